import { expect, test } from 'vitest'
import { end, fireOf, hold, step, stop, walk } from '../../test/moves.ts'
import { type LnltTable, table } from '../../test/table.ts'
import { field } from '../../test/vehicles.ts'

function assaultFireOf(t: LnltTable, firers: string, from: string, at: string, movers: string, to: string, more: object = {}): object {
  return { ...fireOf(t, firers, from, at, more), type: 'assaultFire', movers: t.units(movers), to }
}

test('LNL-6.1.1-01 LNL-6.1.1-02 LNL-6.1.1-05 LNL-6.1.1-12 LNL-6.1.1-13 example X-MV-3: fire at FP 1, then 2 MP, Moved, and the old hex is Spotted', () => {
  const t = table('C3 light-jungle; NVA: a=2-5-4, b=2-5-4    F4 American: x=medic, y=medic    H7 American: z=medic', {
    next: 'red',
  }).activate('C3')
  t.answer('act', assaultFireOf(t, 'a b', 'C3', 'F4', 'a b', 'C4')).rolls(1, 6)
  t.saw({ type: 'attack', kind: 'assaultFire', firepower: 3, modifiers: [{ value: -2 }] })
  step(t, 'C5')
  t.saw({ type: 'moveEnds', at: t.place('C5') })
  t.expect('C5').has('2-5-4 moved', '2-5-4 moved')
  expect(t.markers('C3')).toEqual(['spotted 1'])
})

test('LNL-6.1.1-13 that marker stays though the hex is empty, and though somebody comes and goes, until the Administrative Phase', () => {
  const t = table('C3 light-jungle; NVA: a=2-5-4    C2 NVA: b=2-5-4    F4 American: x=medic, y=medic    H7 American: z=medic', {
    next: 'red',
    turns: 9,
  }).activate('C3')
  t.answer('act', assaultFireOf(t, 'a', 'C3', 'F4', 'a', 'C4')).rolls(1, 6)
  stop(t)
  t.pass('impulse').activate('C2')
  stop(walk(t, 'b', ['C3', 'B3']))
  t.expect('C3').isEmpty()
  expect(t.markers('C3')).toEqual(['spotted 1'])
  t.rolls(6, 1)
  while (t.state.turn === 1) t.pass('impulse')
  expect(t.markers('C3')).toEqual([])
})

test('LNL-6.1.1-12 Smoke makes open ground a place that the fire gives away', () => {
  const t = table('C3 smoke 1; NVA: a=2-5-4    F4 American: x=medic, y=medic    H7 American: z=medic', { next: 'red' }).activate('C3')
  t.answer('act', assaultFireOf(t, 'a', 'C3', 'F4', 'a', 'C4')).rolls(1, 6)
  stop(t)
  expect(t.markers('C3')).toEqual(['smoke 1', 'spotted 1'])
})

test('LNL-6.1.1-12 no Spotted marker on open ground, or where somebody is marked Fired anyhow', () => {
  const open = table('C3 US: a=2-5-4    F4 German: x=medic, y=medic').activate('C3')
  stop(hold(open.answer('act', assaultFireOf(open, 'a', 'C3', 'F4', 'a', 'C4')).rolls(1, 6)))
  expect(open.markers('C3')).toEqual([])
  const marked = table('C3 light-woods; US: a=2-5-4, b=2-6-4    F4 German: x=medic, y=medic').activate('C3')
  stop(hold(marked.answer('act', assaultFireOf(marked, 'a b', 'C3', 'F4', 'a', 'C4')).rolls(1, 6)))
  expect(marked.markers('C3')).toEqual([])
  const idle = table('C3 light-woods; US: a=2-5-4, b=2-6-4    F4 German: x=medic, y=medic').activate('C3')
  stop(hold(idle.answer('act', assaultFireOf(idle, 'a', 'C3', 'F4', 'a', 'C4')).rolls(1, 6)))
  expect(idle.markers('C3')).toEqual(['spotted 1'])
})

test('LNL-6.1.1-08 half the MF, with Double-Time added before: example EX2-IN-16 goes 3 MP', () => {
  const t = table(
    'G6 US: a=us-101st-airborne-squad, l=us-101st-airborne-leader-6-0    H6 open    I6 lc-building    F4 German: x=medic, y=medic',
  ).activate('G6')
  t.answer('act', assaultFireOf(t, 'a', 'G6', 'F4', 'a l', 'H6', { leader: t.unit('l') })).rolls(1, 6)
  step(t, 'I7')
  expect(t.state.move?.spent).toEqual([4, 4])
  stop(t)
  t.expect('I7').has('2-5-4 moved', '6-0-6 moved')
})

test('LNL-6.1.1-03 who uses Assault Fire must fire and must move', () => {
  const t = table('C3 US: a=2-5-4, b=2-5-4    F4 German: x=medic').activate('C3')
  t.refuses('blue', assaultFireOf(t, 'a', 'C3', 'F4', 'a b', 'C4'), { rule: '6.1.1', message: /must fire and move/ })
  t.refuses('blue', assaultFireOf(t, 'a', 'C3', 'F4', 'a', 'A1'), { rule: '6.0' })
  t.refuses('blue', { ...assaultFireOf(t, 'a', 'C3', 'F4', 'a', 'C4'), movers: [] }, {})
})

test('LNL-6.1.1-01 only units that can Assault Move use it', () => {
  const t = table('C3 US: a=2-6-4    F4 German: x=medic').activate('C3')
  t.refuses('blue', assaultFireOf(t, 'a', 'C3', 'F4', 'a', 'C4'), { rule: '6.1' })
})

test('LNL-6.1.1-06 LNL-6.1.1-14 others of the hex add their fire at the same target and are marked Fired', () => {
  const t = table('C3 US: a=2-5-4, b=2-6-4    F4 German: x=medic, y=medic').activate('C3')
  stop(t.answer('act', assaultFireOf(t, 'a b', 'C3', 'F4', 'a', 'C4')).rolls(1, 6))
  t.saw({ type: 'attack', firepower: 3 })
  end(t)
  t.expect('C3').has('2-6-4 fired').expect('C4').has('2-5-4 moved')
})

test('LNL-6.1.1-04 LNL-5.3-04 LNL-6.4.2-02 Assault Fire is no answer to movement', () => {
  const t = table('C3 US: a=2-5-4    F5 German: g=1-6-4, z=medic', { next: 'red' }).activate('F5')
  t.answer('act', { type: 'move', units: t.units('g'), to: 'E5' })
  t.asks('blue', 'opportunityFire')
  t.refuses('blue', assaultFireOf(t, 'a', 'C3', 'E5', 'a', 'C4'), {})
})

test('LNL-6.4.2-01 Stealth Assault Fire: marked Stealth after moving', () => {
  const t = table('C3 light-woods; British: a=uk-commando-squad    F4 German: x=medic, y=medic').activate('C3')
  stop(t.answer('act', assaultFireOf(t, 'a', 'C3', 'F4', 'a', 'C4')).rolls(1, 6))
  t.expect('C4').has('2-5-4 stealth')
  expect(t.markers('C3')).toEqual(['spotted 1'])
})

test('LNL-6.1.1-02 the attack is told as Assault Fire, and one after an Assault Move as that', () => {
  const t = table('C3 US: a=2-5-4    F4 German: x=medic, y=medic').activate('C3')
  t.answer('act', assaultFireOf(t, 'a', 'C3', 'F4', 'a', 'C4')).rolls(1, 6)
  expect(t.events('attack')[0]!.modifiers).toEqual([{ rule: '6.1.1', label: 'Assault Fire', value: -2 }])
  const after = table('C3 US: a=2-5-4 assaultmove    F4 German: x=medic, y=medic').activate('C3')
  after.answer('act', fireOf(after, 'a', 'C3', 'F4')).rolls(1, 6)
  expect(after.events('attack')[0]!.modifiers).toEqual([{ rule: '6.1', label: 'after Assault Move', value: -2 }])
})

test('LNL-6.1.1-01 it is offered to each alone where there is no room for all of them together', () => {
  const full = (hex: string) => `${hex} US: ${hex.toLowerCase()}1=2-6-4, ${hex.toLowerCase()}2=2-6-4`
  const around = ['C2', 'D2', 'D3', 'C4', 'B3', 'B2'].map(full).join('    ')
  const t = table(`C3 US: a=2-5-4, b=2-5-4    ${around}    F4 German: x=medic, y=medic`).activate('C3')
  const offered = t.candidates() as { type: string; movers?: number[] }[]
  const movers = offered.flatMap(({ type, movers: group }) => (type === 'assaultFire' ? [group!.join()] : []))
  expect(new Set(movers)).toEqual(new Set([t.unit('a'), t.unit('b')].map(String)))
})

test('LNL-6.1.1-09 a rocket is fired so at +1, alone; its bearer goes on at once and is Moved', () => {
  const t = field('C5 US: a=us-101st-airborne-squad, Bazooka    F5 German: x=pz4h f4    A9 US: 2-5-4    N9 German: 1-6-4').activate('C5')
  const shot = { type: 'assaultShot', unit: t.unit('a'), gun: -1 - t.weapon('Bazooka'), at: 'F5', target: t.unit('x') }
  t.refuses('blue', { ...shot, to: 'H9' }, { message: /H9/ })
  t.answer('act', { ...shot, to: 'C4' }).rolls(6, 6)
  t.saw({ type: 'toHit', kind: 'assaultFire', modifiers: [{ rule: '6.1', value: 1 }] })
  expect([t.where('a'), t.w('Bazooka').used]).toEqual(['C4', true])
  stop(hold(t))
  t.expect('C4').has('2-5-4 moved')
  const plain = field('C5 US: a=us-infantry-squad, Bazooka    F5 German: x=pz4h f4').activate('C5')
  plain.refuses(
    'blue',
    { ...shot, unit: plain.unit('a'), gun: -1 - plain.weapon('Bazooka'), target: plain.unit('x'), to: 'C4' },
    { rule: '6.1' },
  )
})
