import { testScenario } from '@firegroup/aslsk/testing'
import { describe, expect, test } from 'vitest'
import { settle } from '../../test/approach.ts'
import { type BookTable, bookTable, type PbsTableOptions } from '../../test/table.ts'
import { memoryOf } from '../kept.ts'
import type { PbsChoice } from '../options.ts'
import { pbs } from '../system.ts'
import { awakened, inOrder, isCheckDue, isLate } from './hip.ts'
import { isLastPlayerTurn } from './steps.ts'

type Hip = NonNullable<PbsChoice['hip']>[number]
const take = (...hexes: string[]) => ({ side: 'allied', text: 'Take it.', condition: { type: 'control', hexes } }) as const

interface Words extends PbsTableOptions {
  readonly stack?: string
  readonly hip?: Partial<Hip>
  readonly more?: string
  readonly mover?: string
}

/** A German stack that is hidden (its units stand first in the script), and an American in E8 who may move; nobody else is near. */
function hidden({ stack = 'x=4-6-7', hip = {}, more = '', mover = 'a=6-6-6', ...options }: Words = {}): BookTable {
  const count = stack.split(',').filter((each) => !/LMG|MMG|HMG|gun=/.test(each)).length
  const t = bookTable(`R1 German: ${stack}\n E8 US: ${mover}\n P12 US: spare=6-6-6\n ${more}`, {
    columns: 18,
    rows: 12,
    turn: 1,
    ...options,
    pbs: {
      mode: 'bothSides',
      parts: { hipAreas: true },
      hip: [{ side: 'axis', units: Array.from({ length: count }, (_, i) => i), behaviour: 'ambush', counters: ['E6', 'E4'], ...hip }],
      ...options.pbs,
    },
  })
  return t.asked.kind === 'hipReveal' ? t.pass() : t
}

const stacks = (t: BookTable) => memoryOf(t.state).hip!.stacks
const where = (t: BookTable) => t.where('x')

describe('when a hidden stack is looked for', () => {
  test('PBS-HIP-08 on the odd MF of whoever walks', () => {
    expect([1, 2, 3, 4, 5].map((mf) => isCheckDue(mf - 1, mf, true))).toEqual([true, false, true, false, true])
    expect([isCheckDue(0, 2, true), isCheckDue(1, 3, true), isCheckDue(1, 2, true)]).toEqual([true, true, false])
    const t = hidden({ mover: 'a=6-6-6, 9-1' }).go('a', 'E9', { mode: 'double' }).rolls(6, 6)
    t.go('a', 'E10').go('a', 'E11').rolls(6, 6).go('a', 'E12').go('a', 'F12').rolls(6, 6)
    t.end()
  })

  test('PBS-HIP-09 of all others with every block of four MP that is begun', () => {
    expect([1, 2, 3, 4, 5, 8, 9].map((mp) => isCheckDue(mp - 1, mp, false))).toEqual([true, false, false, false, true, false, true])
  })

  test('PBS-HIP-10 one DR for each Location that is entered', () => {
    const t = hidden({ more: 'E9 woods' }).go('a', 'E9').rolls(6, 6)
    t.answer('move', { type: 'smoke', unit: t.unit('a'), to: 'E9' }).rolls(5)
    t.end()
  })

  test('PBS-HIP-15 none against whom residual fire has stopped', () => {
    const t = hidden({ more: 'E9 residual 12' }).go('a', 'E9').rolls(1, 2)
    settle(t)
    expect(t.u('a').broken || t.u('a').at < 0 || t.u('a').pinned).toBe(true)
    expect(memoryOf(t.state).mph?.entry?.hipChecked).toBeUndefined()
  })

  test('PBS-HIP-12 PBS-HIP-13 PBS-HIP-14 a 2 is an Ambush, a 3 a Surprise, a 5 Control', () => {
    expect([2, 3, 4, 5, 6].map((dr) => awakened(dr, false)[0] ?? 'nobody')).toEqual([
      'ambush',
      'surpriseShort',
      'nobody',
      'control',
      'nobody',
    ])
  })

  test('PBS-HIP-16 PBS-HIP-17 PBS-SOP-03 in the second half of the scenario a 3 and a 4', () => {
    expect([awakened(3, true), awakened(4, true)[0], awakened(2, true), awakened(5, true)]).toEqual([
      ['ambush'],
      'surpriseShort',
      [],
      ['control'],
    ])
    expect([isLate(4, 8), isLate(5, 8), isLate(5, 9), isLate(6, 9)]).toEqual([false, true, false, true])
  })

  test('PBS-HIP-18 PBS-HIP-19 against men infantry first, against armour what pierces it', () => {
    const t = bookTable(`R1 German: x=4-6-7\n R2 German: y=2-2-8 crew, gun=ge-AT75L ca2\n E8 US: a=6-6-6`, {
      columns: 18,
      rows: 12,
      pbs: {
        mode: 'bothSides',
        parts: { hipAreas: true },
        hip: [
          { side: 'axis', units: [1], behaviour: 'ambush', counters: ['E6', 'E4'] },
          { side: 'axis', units: [0], behaviour: 'ambush', counters: ['E6', 'E4'] },
        ],
      },
    })
    const none = { shuffled: <T>(list: readonly T[]) => [...list] } as never
    const order = (armoured: boolean) => inOrder(t.state, stacks(t), armoured, none).map(({ units }) => units[0])
    expect([order(false), order(true)]).toEqual([
      [0, 1],
      [1, 0],
    ])
  })
})

describe('where it appears', () => {
  test('PBS-HIP-23 PBS-HIP-38 PBS-SOP-14 PBS-FF-03 an Ambush on 4 or less next to the mover, on 5 with him; it fires before anybody else', () => {
    const near = hidden({ more: 'E8 woods\n F9 woods' }).go('a', 'E9').rolls(1, 1, 4)
    settle(near)
    expect(['E8', 'F9']).toContain(near.where('x'))
    near.saw({ type: 'pbsReferee', what: 'revealed' }).saw({ type: 'attack', by: 'axis' })
    expect(near.u('x').fire).not.toBe('none')
    const same = hidden().go('a', 'E9').rolls(1, 1, 5)
    settle(same)
    expect(where(same)).toBe('E9')
  })

  test('PBS-HIP-23 a Gun at one hex, or two', () => {
    for (const [die, range] of [
      [4, 1],
      [5, 2],
    ] as const) {
      const t = hidden({ stack: 'x=2-2-8 crew, gun=ge-MTR81s ca2', more: '' }).go('a', 'E9')
      t.rolls(1, 1, die)
      settle(t)
      const at = t.u('x').at
      if (at >= 0) expect(t.state.setting.map.grid.distance(at, t.place('E9'))).toBe(range)
      else expect(stacks(t)).toHaveLength(1)
    }
  })

  test('PBS-HIP-07 PBS-HIP-34 only within six hexes of a counter; else it stays hidden', () => {
    const t = hidden({ hip: { counters: ['R1', 'R2'] } })
      .go('a', 'E9')
      .rolls(1, 1, 4)
    settle(t)
    expect([where(t), stacks(t).length]).toEqual(['reserve', 1])
  })

  test('PBS-HIP-25 where the cover is best', () => {
    const t = hidden({ more: 'E10 stone building\n E8 woods' }).go('a', 'E9').rolls(1, 1, 4)
    settle(t)
    expect(where(t)).toBe('E10')
  })

  test('PBS-HIP-31 PBS-HIP-32 PBS-HIP-33 a Surprise at five hexes or less, or six or more, within Normal Range, two hexes before next to him', () => {
    const short = hidden({ hip: { behaviour: 'surpriseShort', counters: ['E6', 'E7'] }, more: 'E8 woods\n E7 woods' })
      .go('a', 'E9')
      .rolls(1, 2)
    settle(short)
    expect(short.state.setting.map.grid.distance(short.u('x').at, short.place('E9'))).toBe(2)
    const long = hidden({ hip: { behaviour: 'surpriseLong', counters: ['E6', 'E7'] }, more: 'E3 woods\n E2 stone building' })
      .go('a', 'E9')
      .rolls(1, 2)
    settle(long)
    expect(where(long)).toBe('E3') // the building is out of its Normal Range
  })

  test('PBS-HIP-35 a Gun never in the midst of woods', () => {
    const woods = ['E10', 'D9', 'D10', 'F9', 'F10', 'E11', 'E9', 'D11', 'F11', 'E12'].map((hex) => `${hex} woods`).join('\n')
    const t = hidden({ stack: 'x=2-2-8 crew, gun=ge-MTR81s ca2', hip: { counters: ['E10', 'E10'] }, more: woods }).go('a', 'E9')
    t.rolls(1, 1, 4)
    settle(t)
    expect(where(t)).not.toBe('E10')
  })

  test('PBS-HIP-26 PBS-HIP-27 PBS-HIP-28 Control appears only in Victory Locations, wherever they are; with the mover where none is next to him', () => {
    const control = (hexes: string[]) =>
      settle(
        hidden({ hip: { behaviour: 'control', counters: [] }, victory: take(...hexes), control: { axis: hexes } })
          .go('a', 'E9')
          .rolls(1, 4),
      )
    expect(where(control(['E10', 'A1']))).toBe('E10')
    expect(where(control(['E9', 'A1', 'A2']))).toBe('E9')
    expect(where(control(['A1', 'A2']))).toBe('reserve')
  })

  test('PBS-HIP-29 PBS-SOP-01 Control with one place left is there at once, concealed', () => {
    const t = hidden({
      hip: { behaviour: 'control', counters: [] },
      victory: take('E9', 'A1'),
      control: { axis: ['E9', 'A1'] },
      rules: [{ type: 'concealment', text: 'Concealment is in effect.' }],
    })
    t.go('a', 'E9').rolls(6, 6)
    t.saw({ type: 'pbsReferee', what: 'revealed', at: 0 })
    expect(where(settle(t))).toBe('A1')
  })

  test('PBS-HIP-29 also before anybody has moved', () => {
    const t = hidden({
      hip: { behaviour: 'control', counters: [] },
      victory: take('A1'),
      control: { axis: ['A1'] },
      rules: [{ type: 'concealment', text: 'Concealment is in effect.' }],
    })
    t.asks('allied', 'move')
    expect(where(t)).toBe('A1')
  })

  test('PBS-HIP-34 none comes forth where its own side has no room for it', () => {
    const comes = (others: string) =>
      where(
        settle(
          hidden({
            hip: { behaviour: 'control', counters: [] },
            victory: take('E10', 'A1'),
            control: { axis: ['E10', 'A1'] },
            more: others,
          })
            .go('a', 'E9')
            .rolls(1, 4),
        ),
      )
    expect(comes('E10 German: 4-6-7, 4-6-7')).toBe('E10')
    expect(comes('E10 German: 4-6-7, 4-6-7, 4-6-7')).toBe('A1')
  })

  test('PBS-HIP-30 at the end of the game Control shows itself in one of the places that are left', () => {
    const setting = { scenario: { turns: 3, halfLastTurn: false, movesFirst: 'allied' } } as never
    expect([isLastPlayerTurn({ turn: 3, attacker: 'axis', setting }), isLastPlayerTurn({ turn: 3, attacker: 'allied', setting })]).toEqual([
      true,
      false,
    ])
    const t = hidden({
      ...{ hip: { behaviour: 'control', counters: [] }, victory: take('A1', 'A2'), control: { axis: ['A1', 'A2'] } },
      ...{ turn: 3, turns: 3, movesFirst: 'allied', attacker: 'axis', phase: 'defensiveFire', more: 'P11 German: y=4-6-7' },
    })
    while (t.state.phase !== 'advance') t.pass()
    settle(t.answer('advance', { type: 'done' }))
    expect([t.game.outcome === null, ['A1', 'A2'].includes(where(t))]).toEqual([false, true])
  })

  test('PBS-HIP-54 who has moved through has secured it: nothing comes forth there any more', () => {
    const t = hidden({ hip: { counters: ['E9', 'E9'] } })
      .go('a', 'E9')
      .rolls(6, 6)
    expect(memoryOf(t.state).hip!.secured).toEqual([t.place('E9')])
    t.go('a', 'E10').go('a', 'E11').rolls(1, 1, 4)
    settle(t)
    expect(where(t)).not.toBe('E9')
  })

  test('PBS-HIP-57 fire into the hex of a counter reveals nobody', () => {
    const t = hidden({ hip: { counters: ['E6', 'E6'] }, more: 'E6 German: decoy=4-6-7', phase: 'prepFire', attacker: 'allied' })
    t.fire({ units: ['a'], at: 'E6' }).rolls(1, 1)
    settle(t)
    t.saw({ type: 'attack', by: 'allied' })
    expect([stacks(t).length, where(t)]).toEqual([1, 'reserve'])
  })

  test('PBS-HIP-11 PBS-HIP-24 PBS-SOP-37 in the advance an Ambush appears in the hex itself, concealed and without fire', () => {
    const t = hidden({ phase: 'advance', rules: [{ type: 'concealment', text: 'Concealment is in effect.' }] })
    t.passUntil('advance')
    t.answer('advance', { type: 'advance', units: [t.unit('a')], to: 'E9' }).rolls(1, 1)
    expect([where(t), t.u('x').concealed]).toEqual(['E9', true])
    t.end()
    const surprise = hidden({ phase: 'advance', hip: { behaviour: 'surpriseShort' } })
    surprise.passUntil('advance')
    surprise.answer('advance', { type: 'advance', units: [surprise.unit('a')], to: 'E9' })
    expect(where(surprise)).toBe('reserve')
    surprise.end()
  })
})

describe('the automatic attack', () => {
  test('PBS-HIP-22 PBS-HIP-42 who can’t reach Minimum FP stays hidden', () => {
    const t = hidden({ stack: 'x=2-4-7', more: 'E9 stone building', hip: { behaviour: 'surpriseShort', counters: ['E5', 'E6'] } })
    t.go('a', 'E9', { mode: 'assault' }).rolls(1, 2)
    settle(t)
    expect([where(t), stacks(t).length]).toEqual(['reserve', 1])
  })

  test('PBS-HIP-43 a Scout calls for a CFFTC, which must fail; that they were hidden calls for none', () => {
    const scout = (a: number, b: number) =>
      settle(hidden({ mover: 'a=3-4-6', more: 'E10 stone building' }).go('a', 'E9').rolls(1, 1, 4, a, b))
    expect([where(scout(1, 1)), where(scout(6, 6))]).toEqual(['reserve', 'E10'])
    const squad = hidden({ more: 'E10 stone building' }).go('a', 'E9').rolls(1, 1, 4, 6, 5)
    settle(squad)
    expect(where(squad)).toBe('E10')
  })

  test('PBS-HIP-41 PBS-HIP-49 a Gun at men needs an open gate and its OFTC', () => {
    // place, OFTC, arc
    const gun = (die: number) => hidden({ stack: 'x=2-2-8 crew, gun=ge-AT75L ca2' }).go('a', 'E9').rolls(1, 1, 4, 1, die)
    const fires = settle(gun(1))
    expect([stacks(fires).length, fires.u('x').at >= 0]).toEqual([0, true])
    fires.saw({ type: 'toHit' })
    // at an Assault Mover in a building a 10 is too much
    const holds = hidden({ stack: 'x=2-2-8 crew, gun=ge-AT75L ca2', more: 'E9 stone building' })
    holds.go('a', 'E9', { mode: 'assault' }).rolls(1, 1, 4, 1, 10, 1)
    settle(holds)
    expect([stacks(holds).length, where(holds)]).toEqual([1, 'reserve'])
  })

  test('PBS-HIP-21 its closest counter first', () => {
    const t = hidden({ hip: { counters: ['A1', 'E10'] }, more: 'E10 stone building' })
      .go('a', 'E9')
      .rolls(1, 1, 4)
    settle(t)
    expect(where(t)).toBe('E10')
  })
})

describe('how it points', () => {
  const gun = (die: number) => settle(hidden({ stack: 'x=2-2-8 crew, gun=ge-AT75L ca2' }).go('a', 'E9').rolls(1, 1, 4, 1, 1, die))
  const events = (t: BookTable) => t.game.events.map(({ event }) => event as unknown as { type: string; value: number })
  const drifted = (t: BookTable) => events(t).find(({ type }) => type === 'pbsReferee')!.value
  const toHit = (t: BookTable) => JSON.stringify(events(t).find(({ type }) => type === 'toHit'))

  test('PBS-HIP-39 PBS-HIP-48 PBS-HIP-58 at the mover; then a 5 turns it one hexspine clockwise, a 6 the other way', () => {
    const { grid } = gun(4).state.setting.map
    const t = gun(4)
    expect(grid.arc(t.u('x').at, t.w('gun').ordnance!.ca as 0, 3)).toContain(t.place('E9'))
    expect([gun(4), gun(5), gun(6)].map(drifted)).toEqual([0, 1, -1])
  })

  test('PBS-HIP-49 PBS-HIP-58 a turn that takes the mover out of its arc costs the shot its DRM, not the OFTC', () => {
    const out = [5, 6].map((die) => gun(die)).filter((t) => toHit(t).includes('Case 8'))
    expect(out).toHaveLength(1)
    expect(toHit(gun(4))).not.toContain('Case 8')
  })

  test('PBS-HIP-40 a Gun shows itself to a vehicle only of Class B or better, with an OFTC', () => {
    const tank = (weapon: string) => {
      const t = hidden({ stack: `x=2-2-8 crew, gun=${weapon} ca2`, mover: 'a=am-M4A1 vca0' })
      t.answer('move', { type: 'start', unit: t.unit('a') })
      return settle(t.rolls(1, 1, 4, 1, 1))
    }
    expect(stacks(tank('ge-AT75L'))).toHaveLength(0)
    expect(stacks(tank('ge-MTR81s'))).toHaveLength(1)
  })
})

describe('what the owner may do', () => {
  const asked = (words: Words = {}) => {
    const { hip, ...options } = words
    return bookTable(`R1 German: x=4-6-7\n E8 US: a=6-6-6\n E10 woods\n P12 US: 6-6-6`, {
      columns: 18,
      rows: 12,
      ...options,
      pbs: {
        mode: 'bothSides',
        parts: { hipAreas: true },
        hip: [{ side: 'axis', units: [0], behaviour: 'ambush', counters: ['E6', 'E4'], ...hip }],
      },
    })
  }
  const reveal = { type: 'comeForth', stack: 0, counter: 0 }

  test('PBS-HIP-44 PBS-HIP-45 PBS-SOP-05 PBS-INT-09 the DEFENDER may try at the start of the enemy’s MPh: 4 or less, with the Labor of failed tries', () => {
    const t = asked()
    expect(t.asked).toEqual({ seat: 'axis', kind: 'hipReveal' })
    t.decide('axis', 'hipReveal', reveal).rolls(2, 3)
    expect([where(t), stacks(t)[0]!.labor]).toEqual(['reserve', -1])
    expect(t.asked.kind).toBe('move') // once a phase
    // the next turn a 5 is enough
    for (let i = 0; i < 60 && t.asked.kind !== 'hipReveal'; i++) settle(t.pass())
    while (t.state.attacker === 'axis' || t.asked.kind !== 'hipReveal') settle(t.pass())
    t.decide('axis', 'hipReveal', { type: 'comeForth', stack: 0, counter: 0 }).rolls(2, 3)
    settle(t)
    expect(where(t)).not.toBe('reserve')
  })

  test('PBS-HIP-46 PBS-HIP-48 it appears by its own rules before the closest enemy', () => {
    const t = asked()
    t.decide('axis', 'hipReveal', reveal).rolls(1, 2, 4)
    settle(t)
    expect(t.state.setting.map.grid.distance(t.u('x').at, t.place('E8'))).toBe(1)
  })

  test('PBS-HIP-47 PBS-SOP-04 PBS-INT-08 in one’s own PFPh only an exact 3 does it; a failure keeps the counters where they are', () => {
    for (const [a, b, comes] of [
      [1, 1, false],
      [1, 2, true],
      [2, 2, false],
    ] as const) {
      const t = asked({ phase: 'prepFire', attacker: 'axis' })
      t.decide('axis', 'hipReveal', reveal).rolls(a, b)
      if (comes) t.rolls(4)
      settle(t)
      expect(where(t) !== 'reserve').toBe(comes)
      if (!comes) expect(stacks(t)[0]).toMatchObject({ frozen: '1 axis', labor: 0 })
    }
  })

  test('PBS-HIP-50 PBS-SOP-33 PBS-INT-14 at the end of one’s own MPh counters move up to two hexes, over any terrain', () => {
    const t = asked({ phase: 'movement', attacker: 'axis' })
    t.passUntil('hipOrders')
    t.refuses('axis', { type: 'moveCounters', stack: 0, to: ['E9', 'E4'] }, { rule: 'PBS-HIP-50' })
    t.decide('axis', 'hipOrders', { type: 'moveCounters', stack: 0, to: ['E7', 'D4'] })
    expect(stacks(t)[0]!.counters).toEqual([t.place('E7'), t.place('D4')])
    t.end()
  })

  test('PBS-HIP-51 PBS-HIP-52 or it changes what it is about, on 4 or less; not every change is one; Control is final', () => {
    const t = asked({ phase: 'movement', attacker: 'axis' })
    t.passUntil('hipOrders')
    t.refuses('axis', { type: 'change', stack: 0, behaviour: 'surpriseLong' }, { rule: 'PBS-HIP-50' })
    t.decide('axis', 'hipOrders', { type: 'change', stack: 0, behaviour: 'control' }).rolls(1, 3)
    expect(stacks(t)[0]).toMatchObject({ behaviour: 'control', counters: [], labor: 0 })
    t.end()
    const fails = asked({ phase: 'movement', attacker: 'axis' })
    fails.passUntil('hipOrders')
    fails.decide('axis', 'hipOrders', { type: 'change', stack: 0, behaviour: 'surpriseShort' }).rolls(2, 3)
    expect(stacks(fails)[0]).toMatchObject({ behaviour: 'ambush', labor: -1 })
    fails.end()
    // GAPS B18: with the Labor of the first try the same roll is enough in the next turn, and that is used up
    const laboured = asked({ phase: 'movement', attacker: 'axis' })
    laboured.passUntil('hipOrders').decide('axis', 'hipOrders', { type: 'change', stack: 0, behaviour: 'surpriseShort' }).rolls(2, 3)
    laboured.passUntil('hipOrders').decide('axis', 'hipOrders', { type: 'change', stack: 0, behaviour: 'surpriseShort' }).rolls(2, 3)
    expect(stacks(laboured)[0]).toMatchObject({ behaviour: 'surpriseShort', labor: 0 })
    laboured.end()
    const control = asked({ phase: 'movement', attacker: 'axis', hip: { behaviour: 'control', counters: [] } })
    for (let i = 0; i < 60 && control.state.attacker === 'axis' && control.state.phase === 'movement'; i++) {
      expect(control.asked.kind).not.toBe('hipOrders')
      control.pass()
    }
  })
})

describe('how it is set up', () => {
  const begin = (hip: object[], parts: object = { hipAreas: true }) =>
    pbs.begin({ ...testScenario(), pbs: { mode: 'bothSides', parts, hip } })
  const problem = (hip: object[]) => {
    const reading = begin(hip)
    return reading.ok ? 'none' : reading.problems[0]!.message
  }

  test('PBS-HIP-01 PBS-HIP-03 PBS-HIP-05 PBS-INT-13 a group that is hidden is a stack off the map, which nobody sets up', () => {
    const reading = begin([{ side: 'axis', group: 'ge', behaviour: 'ambush', counters: ['E5', 'F5'] }])
    if (!reading.ok) throw new Error(reading.problems[0]!.message)
    const s = reading.value
    const [stack] = memoryOf(s).hip!.stacks
    expect(stack!.units.map((id) => s.units[id]!.at)).toEqual(stack!.units.map(() => -2))
    expect(s.setting.groups.map(({ id }) => id)).toEqual(['us'])
  })

  test('PBS-HIP-02 PBS-HIP-06 what can’t be is said: two counters, none for Control; a Gun by itself', () => {
    expect(problem([{ side: 'axis', group: 'ge', behaviour: 'ambush', counters: ['E5'] }])).toContain('two counters')
    expect(problem([{ side: 'axis', group: 'ge', behaviour: 'control', counters: ['E5', 'E6'] }])).toContain('two counters')
    expect(problem([{ side: 'axis', group: 'nobody', behaviour: 'control' }])).toContain("no group 'nobody'")
    expect(problem([{ side: 'axis', units: [99], behaviour: 'control' }])).toContain('units of that side')
    const big = () =>
      bookTable(`R1 German: x=2-2-8 crew, gun=ge-AT75L ca2, y=4-6-7\n E8 US: a=6-6-6`, {
        pbs: { mode: 'bothSides', parts: { hipAreas: true }, hip: [{ side: 'axis', units: [0, 1], behaviour: 'control' }] },
      }).game
    expect(big).toThrow('a Gun or a vehicle is a stack by itself')
  })

  test('PBS-INT-06 each part can be used alone', () => {
    const alone = pbs.begin({ ...testScenario(), pbs: { mode: 'bothSides', parts: { firstFire: false, hipAreas: true }, hip: [] } })
    expect(alone.ok && memoryOf(alone.value).hip).toEqual({ stacks: [], secured: [] })
  })
})
