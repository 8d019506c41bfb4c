import { expect, test } from 'vitest'
import { advance, blowOf } from '../../../test/close-combat.ts'
import { attacks, last, mayNot, preview, shoot } from '../../../test/fire.ts'
import { step, stepOf } from '../../../test/moves.ts'
import { shell } from '../../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import type { Attack } from '../../fire/attack.ts'
import { firepowerParts } from '../../fire/firepower.ts'
import { adjacent, nameOf, neighbours } from '../../map/terrain.ts'
import { fieldOf } from '../../phases/rout/enemy-field.ts'
import { isBesideUnbroken } from '../../phases/rout/path.ts'
import { mustRout, routOptions } from '../../phases/rout/plan.ts'
import type { Location } from '../../state.ts'

/** A pillbox in D5 that looks north: hexspine 5 opens between the hexsides to D4 and to C5. */
const PILLBOX = { type: 'pillbox', at: 'D5', squads: 1, spine: 5, ca: 3, nca: 5 } as const
const SPARE = '    A9 US: 8-0    H8 German: 8-0'
const on = (phase: TableOptions['phase'], more: TableOptions = {}): TableOptions => ({
  ...(phase ? { phase } : {}),
  attacker: 'allied',
  modules: ['pillboxes'],
  places: [PILLBOX],
  columns: 9,
  rows: 9,
  ...more,
})
const position = (text: string, phase: TableOptions['phase'], more: TableOptions = {}) => table(text + SPARE, on(phase, more))
const tem = (t: ReturnType<typeof table>, at: string, firers: string) =>
  preview(t, at, firers).modifiers.find(({ label }) => label.startsWith('pillbox'))?.value

/** Both attack in vain. */
function bothFight(t: AslskTable, [a, x]: readonly [string, string]): void {
  t.decide('allied', 'closeCombat', blowOf(t, [a, x]))
    .decide('axis', 'closeCombat', blowOf(t, [x, a]))
    .rolls(6, 6)
    .rolls(6, 6)
}

test('AID-LOC-01 AID-LOC-46 a pillbox is a Location of its own, with room for its squads alone', () => {
  const t = position('D5 German: x=4-6-7 in-pillbox, y=4-6-7, z=4-6-7', 'movement', { attacker: 'axis' })
  expect(nameOf(t.state, t.u('x').at)).toBe('D5 pillbox')
  expect(t.u('x').at).not.toBe(t.u('y').at)
  t.refuses('axis', stepOf(t, 'y', 'D5 pillbox'), { rule: 'A5.1', message: /room for 1 squad/ })
})

test('AID-LOC-46 those in front of its Covered Arc are ADJACENT, for point blank fire too, and nobody else', () => {
  const t = position('D5 German: x=4-6-7 in-pillbox    D4 US: a=6-6-6    D6 US: b=6-6-6', 'prepFire')
  expect([adjacent(t.state, t.u('a').at, t.u('x').at), adjacent(t.state, t.u('b').at, t.u('x').at)]).toEqual([true, false])
  expect([preview(t, 'D5 pillbox', 'a').fp64, preview(t, 'D5 pillbox', 'b').fp64]).toEqual([12 * 64, 6 * 64])
})

test('AID-LOS-09 nobody in a pillbox fires at what is outside its Covered Arc', () => {
  const t = position('D5 US: a=6-6-6 in-pillbox    D2 German: x=4-6-7    D7 German: y=4-6-7', 'prepFire')
  mayNot(t, 'D7', 'a', { rule: 'B30.2', message: /outside the Covered Arc/ })
  shoot(t, 'D2', 'a').rolls(6, 6)
  expect(attacks(t)).toHaveLength(1)
})

test('AID-LOC-47 AID-LOS-23 into its own hex it fires only at those who have just come in through the arc, at point blank', () => {
  const t = position('D5 German: x=4-6-7 in-pillbox    D4 US: a=6-6-6    D6 US: b=6-6-6', 'movement')
  t.answer('move', stepOf(t, 'b', 'D5'))
  expect(t.asked.seat).toBe('allied')
  t.answer('move', { type: 'stop', units: [t.unit('b')] })
  t.answer('move', stepOf(t, 'a', 'D5'))
  shoot(t, 'D5', 'x').rolls(6, 6)
  expect(last(t).fp).toBe(8)
})

test('AID-LOC-47 with an enemy outside in its hex it still fires out', () => {
  const t = position('D5 US: a=6-6-6 in-pillbox; German: x=4-6-7    D2 German: 4-6-7', 'prepFire')
  mayNot(t, 'D5', 'a', { rule: 'B30.2' })
  shoot(t, 'D2', 'a').rolls(6, 6)
  expect(attacks(t)).toHaveLength(1)
})

test('AID-LOC-48 a step in or out is 1 MF, an action of its own', () => {
  const t = position('D5 US: a=6-6-6, b=6-6-6 in-pillbox    H2 German: 4-6-7', 'movement')
  const mf = (units: string, to: string) => (t.game.open[0]!.question.preview!(stepOf(t, units, to)) as { mf: number }).mf
  expect([mf('a', 'D5 pillbox'), mf('b', 'D5')]).toEqual([2, 2])
  t.refuses('allied', stepOf(t, 'b', 'D4'), { rule: 'B30.4' })
})

test('AID-LOC-48 AID-LOC-73 in the Rout Phase it is one step with the next hex, and a pillbox is a goal of a rout', () => {
  const t = position('D5 US: 8-1 in-pillbox    D6 US: a=6-6-6 broken DM    D8 German: 4-6-7', 'rout')
  const { goals, steps } = routOptions(t.state, t.u('a'))
  expect(goals.map(({ at }) => nameOf(t.state, at))).toContain('D5 pillbox')
  expect(steps.find(({ to }) => nameOf(t.state, to) === 'D5 pillbox')).toMatchObject({ mf: 4, refusal: null })
  t.answer('rout', { type: 'rout', unit: t.unit('a'), to: 'D5 pillbox' })
  t.sawNo({ type: 'interdiction' })
})

test('AID-LOC-49 fire at the hex leaves the pillbox alone, and fire at the pillbox the hex', () => {
  const t = position('D5 German: x=4-6-7 in-pillbox, y=4-6-7    D3 US: a=6-6-6, b=6-6-6', 'prepFire')
  shoot(t, 'D5', 'a').rolls(6, 6)
  shoot(t, 'D5 pillbox', 'b').rolls(6, 6)
  expect(attacks(t).map(({ targets }) => targets)).toEqual([[t.unit('y')], [t.unit('x')]])
})

test('AID-LOC-49 residual fire in the hex attacks whoever goes in', () => {
  const t = position('D5 US: a=6-6-6; residual 4    H2 German: 4-6-7', 'movement')
  t.answer('move', stepOf(t, 'a', 'D5 pillbox')).rolls(6, 6)
  t.saw({ type: 'attack', means: 'residual', targets: [t.unit('a')] })
})

test('AID-LOC-49 fire at an area hits those inside too', () => {
  const t = position('D5 German: x=4-6-7 in-pillbox, y=4-6-7    D1 US: a=2-2-7 crew, m=am-MTR60', 'prepFire')
  shell(t, 'm', 'D5', { target: 'att' }).rolls(1, 2).rolls(6, 6)
  expect([...attacks(t)[0]!.targets].sort()).toEqual([t.unit('x'), t.unit('y')])
})

test('AID-LOC-50 nobody goes through the door while an enemy is in the hex, but out by an advance', () => {
  const t = position('D5 US: a=6-6-6 in-pillbox; German: x=4-6-7 broken', 'movement')
  t.refuses('allied', stepOf(t, 'a', 'D5'), { rule: '3.3' })
  const inside = position('D5 US: a=6-6-6, b=6-6-6 in-pillbox; German: x=4-6-7 broken    D4 US: 8-0', 'movement')
  inside.refuses('allied', stepOf(inside, 'a', 'D5 pillbox'), { rule: 'B30.42' })
  const out = position('D5 US: a=6-6-6 in-pillbox; German: x=4-6-7', 'advance')
  expect(out.game.problems('allied', { type: 'advance', units: [out.unit('a')], to: 'D5' })).toEqual([])
})

test('AID-LOC-51 Close Combat is fought across the door, and nobody is held', () => {
  const t = position('D5 German: x=4-6-7 in-pillbox    D4 US: a=7-4-7', 'advance')
  advance(t, 'D5', 'a').answer('advance', { type: 'done' })
  t.saw({ type: 'pillboxes:door', of: { units: [t.unit('x')] } })
  bothFight(t, ['a', 'x'])
  expect([nameOf(t.state, t.u('x').at), t.u('x').melee, t.u('a').melee]).toEqual(['D5 pillbox', false, false])
})

test('AID-LOC-51 not while friends of those inside are outside in the hex', () => {
  const t = position('D5 German: x=4-6-7 in-pillbox, y=4-6-7    D4 US: a=7-4-7', 'advance')
  advance(t, 'D5', 'a').answer('advance', { type: 'done' })
  t.sawNo({ type: 'pillboxes:door' })
  bothFight(t, ['a', 'y'])
  expect([t.u('x').melee, t.u('a').melee]).toEqual([false, true])
})

test('AID-LOC-63 its hex is controlled by whoever controls it too, with a MMC outside', () => {
  const t = position('D5 German: 8-0 in-pillbox    D4 US: a=6-6-6', 'movement', { control: { axis: ['D5', 'D5 pillbox'] } })
  step(t, 'a', 'D5')
  expect(t.state.control[t.place('D5')]).toBe('axis')
  const taken = position('D4 US: a=6-6-6    D5 US: b=6-6-6 in-pillbox', 'movement', { control: { axis: ['D5'], allied: ['D5 pillbox'] } })
  step(taken, 'a', 'D5')
  expect(taken.state.control[taken.place('D5')]).toBe('allied')
})

test('AID-LOC-72 who is pinned or broken outside does not get in', () => {
  const t = position('D5 US: a=6-6-6 pinned, b=6-6-6 broken, c=6-6-6', 'movement')
  for (const unit of ['a', 'b']) expect(t.game.problems('allied', stepOf(t, unit, 'D5 pillbox')), unit).not.toEqual([])
  expect(t.game.problems('allied', stepOf(t, 'c', 'D5 pillbox'))).toEqual([])
})

test('AID-LOC-73 broken men in a pillbox need not rout', () => {
  const t = position('D5 US: a=6-6-6 in-pillbox broken DM    D6 US: b=6-6-6 broken DM    D4 German: x=4-6-7    D7 German: 4-6-7', 'rout')
  expect(isBesideUnbroken({ s: t.state, field: fieldOf([t.u('x').at], [t.u('x').at]) }, t.u('a').at)).toBe(true)
  expect([mustRout(t.state, t.u('a')), mustRout(t.state, t.u('b'))?.rule]).toEqual([null, '3.6'])
})

test('no Smoke is thrown into a pillbox', () => {
  const t = position('D5 US: a=6-6-6', 'movement')
  t.refuses('allied', { type: 'smoke', unit: t.unit('a'), to: 'D5 pillbox' }, { rule: 'B30.7' })
})

test('AID-LOC-76 nobody goes in to an enemy', () => {
  const t = position('D5 German: x=4-6-7 in-pillbox; US: a=6-6-6', 'advance')
  t.refuses('allied', { type: 'advance', units: [t.unit('a')], to: 'D5 pillbox' }, { rule: 'B30.6' })
})

test('AID-LOC-04 AID-LOC-05 an advance changes the hex or the Location, never both', () => {
  const t = position('D5 US: a=6-6-6 in-pillbox', 'advance')
  expect(neighbours(t.state, t.u('a').at)).toContain(t.place('D5'))
  expect(['D5', 'D6'].map((hex) => adjacent(t.state, t.u('a').at, t.place(hex)))).toEqual([true, false])
  expect(t.game.problems('allied', { type: 'advance', units: [t.unit('a')], to: 'D5' })).toEqual([])
  t.refuses('allied', { type: 'advance', units: [t.unit('a')], to: 'D4' }, { rule: '1.1.1' })
})

test('AID-LOC-07 who spends MF at the door may be fired at', () => {
  const t = position('D5 US: a=6-6-6 in-pillbox    D2 German: x=4-6-7', 'movement')
  t.answer('move', stepOf(t, 'a', 'D5'))
  expect(t.asked).toMatchObject({ seat: 'axis', kind: 'firstFire' })
  shoot(t, 'D5', 'x').rolls(6, 6)
  expect(last(t).labels).toEqual(expect.arrayContaining([expect.stringContaining('FFMO')]))
})

test('AID-LOC-08 a hex whose enemies are all in another Location may be entered in the Movement Phase', () => {
  const t = position('D5 German: x=4-6-7 in-pillbox    D6 US: a=6-6-6', 'movement')
  expect(t.game.problems('allied', stepOf(t, 'a', 'D5'))).toEqual([])
})

test('AID-LOC-09 only at an enemy in its own Location does a unit fire at triple FP; across Locations of a hex it is point blank', () => {
  const t = position('D4 US: a=6-6-6    D3 German: y=4-6-7', 'movement', { attacker: 'axis' })
  expect(firepowerParts(t.state, attackOn(t, 'a', t.u('a').at), 'unbroken')[0]!.fp64).toBe(18 * 64)
  const box = position('D5 German: x=4-6-7 in-pillbox; US: a=6-6-6    D2 German: 4-6-7', 'prepFire')
  expect(preview(box, 'D5 pillbox', 'a').fp64).toBe(12 * 64)
})

test('AID-LOC-11 with a known enemy in its own Location a unit fires at nobody else, with one in another Location of its hex it may', () => {
  const held = position('D5 German: y=4-6-7 broken; US: a=6-6-6    D2 German: 4-6-7', 'prepFire')
  mayNot(held, 'D2', 'a', { rule: '3.2.2.1' })
  shoot(held, 'D5', 'a').rolls(6, 6)
  const free = position('D5 German: x=4-6-7 in-pillbox; US: a=6-6-6    D2 German: 4-6-7', 'prepFire')
  shoot(free, 'D2', 'a').rolls(6, 6)
  expect(attacks(free)).toHaveLength(1)
})

function attackOn(t: AslskTable, by: string, at: Location): Attack {
  const firers = [{ unit: t.unit(by), inherent: true, weapons: [] }]
  return { when: 'prepFire', means: 'fire', by: t.u(by).side, at, targets: [], firers, directors: [], expenditure: null }
}

test('AID-LOC-06 a leader outside does nothing for those inside', () => {
  const t = position('D5 German: 9-2, x=4-6-7 in-pillbox broken, y=4-6-7 broken', 'rally', { attacker: 'axis', step: 'rally.unitRally' })
  const units = t.candidates().flatMap((each) => ('unit' in (each as object) ? [(each as { unit: number }).unit] : []))
  expect(units).toContain(t.unit('y'))
  expect(units).not.toContain(t.unit('x'))
})

test('AID-OAQ-26 no vehicle goes into a pillbox', () => {
  const t = position('D5 German: tank=ge-pzivh vca0', 'movement', { attacker: 'axis' })
  const to = t.candidates().flatMap((each) => ('to' in (each as object) ? [(each as { to: string }).to] : []))
  expect(to).not.toContain('D5 pillbox')
  t.refuses('axis', { type: 'drive', unit: t.unit('tank'), to: 'D5 pillbox' }, {})
})

test('AID-DC-10 a charge counts the TEM of the arc from a hex in front of it, the other from elsewhere', () => {
  const t = position('D5 German: x=4-6-7 in-pillbox    D4 US: a=7-4-7    D6 US: b=7-4-7', 'prepFire')
  expect([tem(t, 'D5 pillbox', 'a'), tem(t, 'D5 pillbox', 'b')]).toEqual([3, 5])
  const values = (game: AslskTable) =>
    attacks(game).flatMap(({ modifiers }) => modifiers.flatMap((each) => (each.rule === 'B30.3' ? [each.value] : [])))
  const placing = (hex: string) => {
    const game = position(`D5 German: x=4-6-7 in-pillbox    ${hex} US: a=7-4-7, d=DC`, 'movement')
    return game.answer('move', { type: 'placeDc', unit: game.unit('a'), weapon: game.weapon('d'), at: 'D5 pillbox' })
  }
  const front = placing('D4').pass().answer('move', { type: 'end' }).pass().rolls(5, 6).rolls(1, 1)
  expect(values(front)).toEqual([3])
  const outside = placing('D5').answer('move', { type: 'end' }).rolls(5, 6)
  expect(values(outside)).toEqual([5])
})

test('AID-WX-36 AID-LOC-48 out of a pillbox leads no hexside: mud and deep snow cost nothing more', () => {
  const out = (module: string) => {
    const t = position('D5 US: a=6-6-6 in-pillbox', 'movement', { modules: ['pillboxes', module] })
    return (t.game.open[0]!.question.preview!(stepOf(t, 'a', 'D5')) as { mf: number }).mf
  }
  expect([out('mud'), out('deep-snow')]).toEqual([2, 2])
})
