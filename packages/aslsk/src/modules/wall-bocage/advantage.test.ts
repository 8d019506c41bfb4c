import { describe, expect, test } from 'vitest'
import { last, preview, shoot } from '../../../test/fire.ts'
import { hold, step, stepOf } from '../../../test/moves.ts'
import { shell } from '../../../test/ordnance.ts'
import { boardFrom, scripted, testScenario } from '../../../test/scenario.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import type { Status } from '../../data/statuses.ts'
import { withModule } from '../../scenario/begin.ts'
import type { Side } from '../../state.ts'
import { advantageOf, hasAdvantage } from './advantage.ts'
import { coverBetween } from './cover.ts'

const map = { columns: 9, rows: 9, modules: ['wall-bocage'] } as const
const WALL = ['E5/E4 wall'] as const
const FAR = 'A9 US: spare=8-0    H1 German: other=8-0'

function walls(text: string, options: TableOptions = {}): AslskTable {
  return table(`${FAR}    ${text}`, { ...map, hexsides: WALL, ...options })
}
const held = (t: AslskTable, side: Side, hex: string) => hasAdvantage(t.state, side, t.place(hex) as never)
const claim = (hex: string) => ({ type: 'claimWall', hex })
const drop = (hex: string) => ({ type: 'dropWall', hex })
const pass = { type: 'pass' }
const labels = (t: AslskTable, at: string, firers: string) =>
  preview(t, at, firers).modifiers.map(({ label, value }) => `${label} ${value > 0 ? '+' : ''}${value}`)

describe('cover behind walls', () => {
  test('AID-WA-02 who has no Wall Advantage has the wall against all who have none over it either', () => {
    const t = walls('E5 US: a=6-6-6    E2 German: x=4-6-7', { phase: 'prepFire', attacker: 'axis' })
    expect(labels(t, 'E5', 'x')).toEqual(['wall of E5 +2'])
    const hedge = walls('E5 US: a=6-6-6    E2 German: x=4-6-7', { phase: 'prepFire', attacker: 'axis', hexsides: ['E5/E4 hedge'] })
    expect(labels(hedge, 'E5', 'x')).toEqual(['hedge of E5 +1'])
  })

  test('AID-WA-01 of two enemies across a wall only the one with Wall Advantage has its cover against the other', () => {
    const t = walls('E5 US: a=6-6-6    E4 woods; German: x=4-6-7', { phase: 'prepFire', attacker: 'allied' })
    expect([held(t, 'allied', 'E5'), held(t, 'axis', 'E4')]).toEqual([true, false])
    expect(labels(t, 'E4', 'a')).toEqual(['woods in E4 +1'])
    expect(coverBetween(t.state, 'axis', t.place('E4'), t.place('E5'))).toBe('wall')
    expect(coverBetween(t.state, 'allied', t.place('E5'), t.place('E4'))).toBeUndefined()
  })

  test('AID-WA-13 who has it has no cover of his hex against any shot', () => {
    const ground = 'E5 stone building; US: a=6-6-6    E8 German: x=4-6-7    E2 German: y=4-6-7'
    const t = walls(ground, {
      phase: 'prepFire',
      attacker: 'axis',
      markers: [{ kind: 'wallAdvantage', at: 'E5', side: 'allied', value: 1 }],
    })
    t.answer('choice', pass)
    expect(labels(t, 'E5', 'x')).toEqual([])
    expect(labels(t, 'E5', 'y')).toEqual(['wall of E5 +2'])
  })

  test('a shell of a Mortar finds a wall half as good, and a hedge no cover', () => {
    const worth = (feature: string) => {
      const t = walls('E5 US: a=6-6-6    E1 German: m=2-2-8 crew, mtr=ge-MTR81s ca2', {
        hexsides: [`E5/E4 ${feature}`],
        phase: 'prepFire',
        attacker: 'axis',
      })
      shell(t, 'mtr', 'E5', { target: 'att' }).rolls(2, 2, 5, 6)
      return last(t).labels
    }
    expect([worth('wall'), worth('bocage'), worth('hedge')]).toEqual([['wall of E5 +1'], ['bocage of E5 +1'], []])
  })

  test('men pay one MF more over a wall; a road leads through it', () => {
    const over = (options: TableOptions) => {
      const t = walls('E5 road N; US: a=6-6-6    E4 road S', { phase: 'movement', attacker: 'allied', ...options })
      step(t, 'a', 'E4', { by: 'terrain' })
      return t.u('a').spent / 2
    }
    expect(over({})).toBe(1)
    const t = walls('E5 US: a=6-6-6', { phase: 'movement', attacker: 'allied' })
    step(t, 'a', 'E4')
    expect(t.u('a').spent / 2).toBe(2)
  })

  test('tanks pay one MP more over a wall, and wheels do not get over it', () => {
    const t = walls('E5 German: tank=ge-pzivh vca5 motion    F5 German: car=ge-psw2342 vca5 motion', {
      phase: 'movement',
      attacker: 'axis',
      hexsides: ['E5/E4 wall', 'F5/F4 hedge'],
    })
    t.refuses('axis', { type: 'drive', unit: t.unit('car'), to: 'F4' }, { rule: 'B9.3', message: /does not get over the hedge/ })
    t.answer('move', { type: 'drive', unit: t.unit('tank'), to: 'E4' })
    expect(t.u('tank').spent / 2).toBe(2)
  })
})

describe('who may hold the wall', () => {
  const status = (t: AslskTable, unit: string, is: Status) =>
    withModule(t.state, {
      id: 'trial',
      title: 'Trial',
      sentence: 'A trial.',
      hooks: { statuses: [(_, one, asked) => (one.id === t.unit(unit) && asked === is ? 1 : 0)] },
    })

  test('AID-WA-05 AID-WA-23 not who is entrenched, in a pillbox or above wire, though he has no other cover', () => {
    const t = walls('E5 US: a=6-6-6', { phase: 'movement', attacker: 'allied' })
    expect(held(t, 'allied', 'E5')).toBe(true)
    for (const is of ['entrenched', 'pillbox', 'wire', 'unarmed'] as const)
      expect([is, hasAdvantage(status(t, 'a', is), 'allied', t.place('E5'))]).toEqual([is, false])
  })

  test('AID-WA-06 broken men have it only with a friend who has', () => {
    const broken = walls('E5 US: a=6-6-6 broken', { phase: 'movement', attacker: 'axis' })
    expect(held(broken, 'allied', 'E5')).toBe(false)
    const both = walls('E5 US: a=6-6-6 broken, b=6-6-6    E2 German: x=4-6-7', { phase: 'prepFire', attacker: 'axis' })
    expect(held(both, 'allied', 'E5')).toBe(true)
    expect(labels(both, 'E5', 'x')).toEqual(['wall of E5 +2'])
  })

  test('AID-WA-07 a vehicle only without cover in its hex', () => {
    const tank = (ground: string) => held(walls(`E5 ${ground}US: am-M4 vca0`, { phase: 'movement', attacker: 'allied' }), 'allied', 'E5')
    expect([tank(''), tank('woods; ')]).toEqual([true, false])
    const inWoods = walls('E5 woods; US: am-M4 vca0', { phase: 'movement', attacker: 'allied' })
    inWoods.refuses('allied', claim('E5'), { rule: 'B9.32', message: /Nobody of yours/ })
  })

  test('AID-WA-03 over all walled sides of a hex or over none: one side that the enemy has is enough', () => {
    const sides = ['E5/E4 wall', 'E5/F5 wall'] as const
    const options = { phase: 'movement', attacker: 'allied', hexsides: sides } as const
    const free = walls('E5 woods; US: a=6-6-6', options)
    free.answer('move', claim('E5'))
    expect(advantageOf(free.state, 'allied', free.place('E5'))).toBe(0b000101)
    const t = walls('E5 woods; US: a=6-6-6    F5 German: x=4-6-7', options)
    t.refuses('allied', claim('E5'), { rule: 'B9.32', message: /enemy across the wall/ })
  })

  test('AID-WA-04 on Deluxe maps side by side', () => {
    const t = walls('E5 woods; US: a=6-6-6    F5 German: x=4-6-7', {
      phase: 'movement',
      attacker: 'allied',
      hexsides: ['E5/E4 wall', 'E5/F5 wall'],
      modules: ['deluxe-walls'],
    })
    t.refuses('allied', claim('E5'), { rule: 'B9.32', message: /which hexside/ })
    t.refuses('allied', { ...claim('E5'), over: 2 }, { rule: 'B9.32', message: /enemy across the wall/ })
    t.answer('move', { ...claim('E5'), over: 0 })
    expect(advantageOf(t.state, 'allied', t.place('E5'))).toBe(0b000001)
    expect(advantageOf(t.state, 'axis', t.place('F5'))).toBe(0b100000)
  })
})

describe('when it is claimed', () => {
  test('AID-WA-08 AID-ASOP-035 at set-up', () => {
    const board = boardFrom('C3 stone building', { columns: 9, rows: 6, hexsides: ['C3/C2 wall'] })
    const t = scripted(testScenario({ boards: [{ map: board, at: { column: 0, row: 0 } }], modules: ['wall-bocage'] }))
    const at = (units: readonly number[], hex: string) => units.map((unit) => ({ unit, hex }))
    t.decide('axis', 'setup', { type: 'place', units: at([4, 5, 6], 'F3'), weapons: [{ weapon: 1, unit: 4 }] })
    t.decide('allied', 'setup', { type: 'place', units: at([0, 1, 2, 3], 'C3'), weapons: [{ weapon: 0, unit: 0 }] })
    t.decide('allied', 'choice', claim('C3'))
    const { state } = t.game
    expect(hasAdvantage(state, 'allied', state.setting.map.grid.indexOf('C3'))).toBe(true)
  })

  test('AID-WA-15 AID-WA-17 AID-ASOP-069 at the end of any RPh, the ATTACKER first and the other only if he did not', () => {
    const t = walls('E5 woods; US: a=6-6-6    E4 woods; German: x=4-6-7', { phase: 'rally', step: 'rally.wallAdvantage', attacker: 'axis' })
    t.asks('axis', 'choice').answer('choice', claim('E4'))
    expect([held(t, 'axis', 'E4'), held(t, 'allied', 'E5')]).toEqual([true, false])
    expect(t.asked.kind).not.toBe('choice')
    const left = walls('E5 woods; US: a=6-6-6    E4 woods; German: x=4-6-7', {
      phase: 'rally',
      step: 'rally.wallAdvantage',
      attacker: 'axis',
    })
    left.answer('choice', pass).asks('allied', 'choice').answer('choice', claim('E5'))
    expect([held(left, 'axis', 'E4'), held(left, 'allied', 'E5')]).toEqual([false, true])
  })

  test('AID-WA-18 in one’s own MPh and APh', () => {
    for (const phase of ['movement', 'advance'] as const) {
      const t = walls('E5 woods; US: a=6-6-6', { phase, attacker: 'allied' })
      t.answer(t.asked.kind, claim('E5'))
      t.saw({ type: 'wall-bocage:advantage', of: { side: 'allied', at: t.place('E5'), how: 'claims' } })
      expect(held(t, 'allied', 'E5')).toBe(true)
    }
  })

  test('AID-WA-09 not in the enemy’s MPh', () => {
    const t = walls('E5 woods; US: a=6-6-6    E4 woods    D3 German: x=4-6-7', { phase: 'movement', attacker: 'axis' })
    t.answer('move', stepOf(t, 'x', 'E4')).answer('choice', pass)
    t.asks('allied', 'firstFire').refuses('allied', claim('E5'), { rule: 'B9.322', message: /own Movement or Advance Phase/ })
  })

  test('AID-WA-19 when one is hidden no longer, even then', () => {
    const t = walls('E5 woods; German: c=2-2-8 crew hidden    E4 woods    D3 US: x=6-6-6', { phase: 'movement', attacker: 'allied' })
    t.answer('move', stepOf(t, 'x', 'E4'))
    t.refuses('axis', claim('E5'), { rule: 'B9.32', message: /Nobody of yours/ })
    t.answer('firstFire', { type: 'reveal', hex: 'E5' }).asks('axis', 'choice').answer('choice', claim('E5'))
    expect(held(t, 'axis', 'E5')).toBe(true)
  })

  test('AID-WA-20 AID-WA-22 at once when the enemy loses it, and he does when somebody, were it a passing vehicle, is in his Location', () => {
    const t = walls('E5 US: a=6-6-6    E4 woods; German: x=4-6-7    F5 German: tank=ge-pzivh vca4 motion', {
      phase: 'movement',
      attacker: 'axis',
    })
    expect(held(t, 'allied', 'E5')).toBe(true)
    t.answer('move', { type: 'drive', unit: t.unit('tank'), to: 'E5' })
    t.saw({ type: 'wall-bocage:advantage', of: { side: 'allied', at: t.place('E5'), how: 'loses' } })
    expect(held(t, 'allied', 'E5')).toBe(false)
    t.asks('axis', 'choice').answer('choice', claim('E4'))
    expect(held(t, 'axis', 'E4')).toBe(true)
  })

  test('AID-WA-12 who breaks loses it, and the enemy across the wall may take it in his own fire', () => {
    const t = walls('E5 US: a=6-6-6    E4 woods; German: x=4-6-7', { phase: 'prepFire', attacker: 'axis' })
    expect(held(t, 'allied', 'E5')).toBe(true)
    t.refuses('axis', claim('E4'), { rule: 'B9.32' })
    shoot(t, 'E5', 'x').rolls(1, 2, 6, 6)
    expect(t.u('a').broken).toBe(true)
    expect(held(t, 'allied', 'E5')).toBe(false)
    t.answer('prepFire', claim('E4'))
    expect(held(t, 'axis', 'E4')).toBe(true)
  })
})

describe('Mandatory Wall Advantage', () => {
  test('AID-WA-10 men without cover have it unasked; a counter is laid when an enemy comes to the wall', () => {
    const t = walls('E5 US: a=6-6-6    D3 German: x=4-6-7', { phase: 'movement', attacker: 'axis' })
    expect(held(t, 'allied', 'E5')).toBe(true)
    expect(t.state.markers).toEqual([])
    t.answer('move', stepOf(t, 'x', 'E4', { mode: 'assault' }))
    expect(t.state.markers).toMatchObject([{ kind: 'wallAdvantage', at: t.place('E5'), side: 'allied' }])
    t.saw({ type: 'wall-bocage:advantage', of: { how: 'holds' } })
    expect(held(t, 'axis', 'E4')).toBe(false)
    shoot(t, 'E4', 'a').rolls(6, 6)
    expect(last(t).labels).toEqual(['FFMO: moving in Open Ground -1'])
    hold(t)
  })

  test('AID-WA-11 they can’t give it up', () => {
    const t = walls('E5 US: a=6-6-6', { phase: 'movement', attacker: 'allied' })
    t.refuses('allied', drop('E5'), { rule: 'B9.323', message: /no cover in E5/ })
  })
})

describe('to give it up', () => {
  const CHURCH = 'E5 stone building; US: a=6-6-6    E8 German: x=4-6-7'
  const counter = [{ kind: 'wallAdvantage', at: 'E5', side: 'allied', value: 1 }] as const

  test('AID-WA-14 AID-WA-21 is possible at any time, before the enemy declares an attack: then one has the cover of the hex', () => {
    const t = walls(CHURCH, { phase: 'prepFire', attacker: 'axis', markers: [...counter] })
    t.asks('allied', 'choice').answer('choice', drop('E5'))
    expect(held(t, 'allied', 'E5')).toBe(false)
    expect(labels(t, 'E5', 'x')).toEqual(['stone building in E5 +3'])
    const own = walls(CHURCH, { phase: 'movement', attacker: 'allied', markers: [...counter] })
    own.answer('move', drop('E5'))
    expect(held(own, 'allied', 'E5')).toBe(false)
  })

  test('nobody changes his mind twice in a phase', () => {
    const t = walls(CHURCH, { phase: 'movement', attacker: 'allied', markers: [...counter] })
    t.answer('move', drop('E5'))
    t.refuses('allied', claim('E5'), { rule: 'B9.322', message: /made up their mind/ })
  })
})
