import { describe, expect, test } from 'vitest'
import { testScenario } from '../../test/scenario.ts'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import type { ScenarioSide } from '../scenario/types.ts'
import { upfront } from '../system.ts'

const THREE = 'axis A: P1, P2\naxis B: P3, P4\naxis C: P5, P6\nallied A: Q1, Q2\nallied B: Q3, Q4'

function band(text = THREE, options: TableOptions = {}): UpfrontTable {
  return table(text, { rulesThrough: 37, ...options, nations: { axis: 'Russian' }, axis: { troopType: 'Partisans', ...options.axis } })
}

function begun(axis: Partial<ScenarioSide>): string {
  const scenario = testScenario('Russian', 'German', { rulesThrough: 37 })
  const men = scenario.sides.axis.men.filter((number) => number !== 2)
  const side: ScenarioSide = { ...scenario.sides.axis, men, troopType: 'Partisans', ...axis }
  const reading = upfront.begin({ ...scenario, sides: { ...scenario.sides, axis: side } })
  return reading.ok ? '' : reading.problems[0]!.message
}

describe('partisans', () => {
  test('UF-37.1-01 UF-37.1-05 they are there when the scenario says so, with one leader at most', () => {
    expect(begun({})).toBe('')
    expect(begun({ men: [1, 2, 3, 6, 7] })).toContain('partisans have one at most')
  })

  test('UF-37.1-03 QA-137 they have neither guns nor vehicles', () => {
    expect(begun({ machines: [31] })).toContain('neither guns nor vehicles')
  })

  test('UF-37.1-06 QA-137 they are never elite: a side has one type of troops', () => {
    expect(begun({ troopType: 'Guards, Partisans' })).toContain('there are no Guards, Partisans')
  })

  test('UF-37.1-02 DV-023 with three groups they take two actions a turn, and with one group one', () => {
    const t = band(THREE, { hands: { axis: 'Move, Move, Move' } })
    const move = (group: number) => ({ type: 'move', group, card: t.card('axis', group + 1), mode: 'advance' }) as const
    t.act(move(0)).act(move(1)).asks('axis', 'refill')
    expect(t.group('axis C').acted).toBe(false)
    const open = band(THREE, { hands: { axis: 'Move, Move, Move' } })
    const ones = ['a', 'b'].map((_, group) => ({ type: 'move', group, card: open.card('axis', group + 1), mode: 'advance' }))
    open.act(ones[0]!)
    expect(open.game.problems('axis', ones[1]!)).toEqual([])
    const one = band('axis A: P1, P2\nallied A: Q1, Q2\nallied B: Q3', { hands: { axis: 'Move' } })
    one.act({ type: 'move', group: 0, card: one.card('axis', 1), mode: 'advance' })
  })

  test('UF-37.1-02 a free play is no action, and one Rally for two groups is two', () => {
    const text = 'axis A: P1(SL), P2 pinned\naxis B: P3, P4 pinned\nallied A: Q1, Q2\nallied B: Q3'
    const t = band(text, { hands: { axis: 'Rally All' } })
    t.cannot({ type: 'rally', group: 0, card: t.card('axis', 1), with: 1 }, '37.1')
    t.act({ type: 'rally', group: 0, card: t.card('axis', 1) })
  })

  test('UF-37.1-04 they panic one earlier, and rout as before', () => {
    const t = band('axis A[1]: P1(panic 5, kia 8) pinned, P2\naxis B: P3, P4\nallied A[2]: Q1, Q2, Q3\nallied B: Q4', {
      active: 'allied',
      hands: { allied: 'Fire 2/3' },
    })
    t.fire('allied A', 'axis A', [1]).resolves('b2 0r>5', 'r0').saw({ type: 'attacked', number: 4, panic: 4 })
    t.saw({ type: 'manLost', fate: 'rout' })
    const printed = band('axis A[1]: P1(panic 5, kia 8) pinned, P2\naxis B: P3, P4\nallied A[2]: Q1, Q2, Q3\nallied B: Q4', {
      active: 'allied',
      hands: { allied: 'Fire 2/3' },
    })
    printed.fire('allied A', 'axis A', [1]).resolves('b2 0r=5', 'r0').saw({ type: 'manLost', fate: 'kia' })
  })

  test('UF-37.2-01 their Concealed cards are one stronger against fire and in close combat', () => {
    const t = band(undefined, { active: 'allied', hands: { allied: 'Fire 1/1', axis: 'Concealed 1' } })
    t.fire('allied A', 'axis A', [1]).answer('concealment', { type: 'conceal', card: t.card('axis', 1) })
    t.saw({ type: 'conceals', value: -2 })
    const fight = band('axis A[4]: P1, P2\naxis B: P3\nallied A[1]: Q1 infiltrates A since 0, Q2\nallied B: Q3', {
      active: 'allied',
      turn: 5,
      hands: { axis: 'Concealed 1', allied: 'Move' },
    })
    fight
      .act({ type: 'closeCombat', group: fight.id('allied A'), men: [{ man: fight.man('Q1'), card: fight.card('allied', 1) }] })
      .draws('b0 2=1')
    fight
      .answer('quarter', { type: 'kill' })
      .answer('concealment', { type: 'conceal', card: fight.card('axis', 1) })
      .saw({ type: 'conceals', value: -2 })
  })

  test('UF-37.2-02 but not for infiltration, where what is printed counts', () => {
    const t = band('axis A[4]: P1, P2\naxis B: P3\nallied A[1]: Q1, Q2, Q3\nallied B: Q4', { hands: { axis: 'Concealed 1, Move' } })
    t.act({ type: 'infiltrate', group: 0, men: [{ man: t.man('P1'), into: t.id('allied A'), card: t.card('axis', 2) }] })
    t.answer('concealment', { type: 'conceal', card: t.card('axis', 1) })
      .draws('b1')
      .saw({ type: 'infiltrates', column: 4 })
  })

  test('UF-37.3-01 every card of theirs fords', () => {
    const t = band('axis A Stream: P1, P2\naxis B: P3\naxis C: P5\nallied A: Q1\nallied B: Q3', { hands: { axis: 'Move' } })
    t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'sideways' }).saw({ type: 'fords', succeeded: true })
    expect(t.group('axis A').stack).toHaveLength(2)
  })

  test('UF-37.3-02 they leave a Marsh after one card played sideways', () => {
    const t = band('axis A Marsh, Move=: P1, P2\naxis B: P3\naxis C: P5\nallied A: Q1\nallied B: Q3', { hands: { axis: 'Brush' } })
    t.act({ type: 'terrain', group: 0, card: t.card('axis', 1), faceDown: false })
    const first = band('axis A Marsh: P1, P2\naxis B: P3\naxis C: P5\nallied A: Q1\nallied B: Q3', { hands: { axis: 'Move' } })
    first.cannot({ type: 'move', group: 0, card: first.card('axis', 1), mode: 'advance' }, '8.42')
  })

  test('UF-37.4-01 their Sniper is lost with the second that is found', () => {
    const scenario = testScenario('Russian', 'German', { rulesThrough: 37 })
    const axis = { ...scenario.sides.axis, men: [1, 6, 7, 8], troopType: 'Partisans' }
    const reading = upfront.begin({ ...scenario, sides: { ...scenario.sides, axis } })
    if (!reading.ok) throw new Error(reading.problems[0]!.message)
    expect([reading.value.sides.axis.snipers, reading.value.sides.allied.snipers]).toEqual([2, 1])
  })
})

describe('an ambush', () => {
  const WOODS = 'axis A[2] Woods: P1, P2, P3\naxis B: P4\naxis C: P5\nallied A[1]: Q1, Q2\nallied B: Q3'
  const hands = { axis: 'Fire 3/4, Concealed 1, Concealed 2' }
  const with1 = (t: UpfrontTable) => ({ ...t.fireAction('axis A', 'allied A', [1]), ambush: t.card('axis', 2) })

  test('UF-37.5-01 EX-041 a group that stands in Woods or Brush adds the printed value of a Concealed card: Fire 3 and Concealed -1 are 4', () => {
    const t = band(WOODS, { hands })
    expect(t.candidates()).toContainEqual(with1(t))
    t.act(with1(t)).saw({ type: 'fires', strength: 4 })
    expect(t.state.sides.axis.hand).toEqual([t.card('axis', 3)])
    for (const text of [WOODS.replace('Woods', 'Buildings'), WOODS.replace('Woods', 'Woods, Move=')]) {
      const other = band(text, { hands })
      other.cannot(with1(other), '37.5')
    }
    const line = table(WOODS, { hands, nations: { axis: 'Russian' } })
    line.cannot(with1(line), '37.5')
  })

  test('UF-37.5-02 not with a pinned man in either group when it is declared', () => {
    for (const text of [WOODS.replace('P1', 'P1 pinned'), WOODS.replace('Q1', 'Q1 pinned')]) {
      const t = band(text, { hands })
      t.cannot(with1(t), '37.5', /pinned/)
      expect(t.candidates().some((act) => 'ambush' in (act as object))).toBe(false)
    }
  })
})

describe('a booby trap', () => {
  const text = 'axis A: P1, P2\naxis B: P3\naxis C: P5\nallied A[1] Move+: Q1, Q2\nallied B: Q3, Q4'
  test('UF-37.6-01 UF-37.6-02 a Minefield on a moving group attacks one man, and leaves the game without being terrain', () => {
    const t = band(text, { hands: { axis: 'Minefield' }, step: 'turn.discard' })
    t.decide('axis', 'discard', { type: 'discard', cards: [{ card: t.card('axis', 1), as: 'terrain', on: t.id('allied A') }] }).draws(
      'b0 2=2',
      'b1',
    )
    t.saw({ type: 'mined', man: t.man('Q2') })
    expect([t.state.removed, t.group('allied A').stack.map(({ as }) => as)]).toEqual([[t.card('axis', 1)], ['movement']])
    expect(t.game.events.filter(({ event }) => event.type === 'mined')).toHaveLength(1)
  })
})
