import { describe, expect, test } from 'vitest'
import { testScenario } from '../../test/scenario.ts'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import { forceOf } from '../scenario/victory.ts'
import { upfront } from '../system.ts'

const RULES = { rulesThrough: 35, deckNumber: 2 } as const
/** Three Americans wait until a Deck has passed. */
const waiting = (
  hand: string,
  options: TableOptions = {},
  axis = 'axis A: P1, P2\naxis D: P3, P4',
  allied = 'allied A[2]: Q1, Q2\nallied D[1]: Q3, Q4',
) =>
  table(`${axis}\n${allied}`, {
    ...RULES,
    active: 'allied',
    hands: { allied: hand },
    allied: { lost: [2, 3, 4].map((number) => ({ number, awaits: 1 })) },
    ...options,
  } as TableOptions)
const enter = (t: UpfrontTable, more: object = {}) => ({ type: 'enter', group: t.id('allied A'), card: t.card('allied', 1), ...more })

describe('reinforcements', () => {
  test('UF-35.1-01 come only by the scenario, after so many Decks; UF-16.5-05 EX-026b and count only when they are there', () => {
    const early = waiting('Move', { deckNumber: 1 })
    early.cannot(enter(early), '35.1')
    const t = waiting('Move')
    expect(forceOf(t.state, 'allied')).toBe(4)
    t.act(enter(t))
    expect(forceOf(t.state, 'allied')).toBe(7)
    const scenario = testScenario('German', 'American', { rulesThrough: 35 })
    const later = { ...scenario.sides.allied, men: [1, 2, 3, 4, 5, 6], reinforcements: { afterDeck: 1, men: [7, 8, 10] } }
    const reading = upfront.begin({ ...scenario, sides: { ...scenario.sides, allied: later } })
    if (!reading.ok) throw new Error(reading.problems[0]!.message)
    expect(reading.value.men.filter(({ awaits }) => awaits === 1)).toHaveLength(3)
    const wrong = upfront.begin({
      ...scenario,
      sides: { ...scenario.sides, allied: { ...later, reinforcements: { afterDeck: 1, men: [1] } } },
    })
    expect(wrong.ok ? '' : wrong.problems[0]!.message).toContain('reinforcements.men[0] is 1')
  })

  test('UF-35.1-02 UF-35.2-01 UF-35.2-02 UF-35.3-01 UF-35.4-01 QA-135 as one group E at range 0 in Open Ground, for a Movement card into the Discard pile', () => {
    const t = waiting('Move')
    t.act(enter(t)).saw({ type: 'reinforced', letter: 'E', range: 0, terrain: 'OpenGround' })
    const group = t.group('allied E')
    expect([group.men.length, group.range, group.stack, group.acted, t.state.actions]).toEqual([3, 0, [], true, 1])
    expect(t.state.discard.includes(t.card('allied', 1))).toBe(true)
    waiting('Fire').cannot(enter(waiting('Fire')), '35.2')
  })

  test('UF-35.3-02 with a Flank card as far forward as the foremost group, and on a flank', () => {
    const t = waiting('Flank, Move')
    t.cannot(enter(t, { range: 3 }), '35.3').cannot(enter(t, { card: t.card('allied', 2), range: 1 }), '35.3')
    t.act(enter(t, { range: 2, flank: t.id('axis D') }))
    expect([t.group('allied E').range, t.state.flanks]).toEqual([
      2,
      [{ by: t.group('allied E').id, of: t.id('axis D'), card: t.card('allied', 1) }],
    ])
  })

  test('UF-35.4-01 UF-35.4-02 into terrain with a Concealed and a Terrain card, and nothing else in that turn', () => {
    const t = waiting('Move, Concealed, Woods, Move, Fire', { nations: { allied: 'German', axis: 'American' } })
    const cover = { concealed: t.card('allied', 2), terrain: t.card('allied', 3) }
    t.cannot(enter(t, { terrain: t.card('allied', 3) }), '35.4')
    t.act(enter(t, cover))
    expect(t.group('allied E').stack.map(({ as }) => as)).toEqual(['terrain'])
    expect(t.asked.kind).toBe('refill')
    const late = waiting('Move, Concealed, Woods, Move')
    late.act({ type: 'move', group: late.id('allied A'), card: late.card('allied', 4), mode: 'advance' })
    late.cannot(enter(late, { concealed: late.card('allied', 2), terrain: late.card('allied', 3) }), '35.4')
  })

  test('UF-17.6-06 QA-057 who enters behind a neighbour flanks him at once', () => {
    const t = waiting('Move', {}, 'axis A: P1, P2\naxis D[6]: P3, P4', 'allied A[2]: Q1, Q2\nallied D: Q3, Q4')
    t.act(enter(t))
    expect(t.state.flanks).toEqual([{ by: t.group('allied E').id, of: t.id('axis D'), card: 0 }])
  })
})

test('UF-28.52-01 UF-35.4-01 a vehicle that is brought into Woods may get stuck there', () => {
  const t = waiting('Move, Concealed 1, Woods', { allied: { lost: [{ number: 34, awaits: 1 }] } })
  t.act(enter(t, { concealed: t.card('allied', 2), terrain: t.card('allied', 3) })).draws('b1 c7r')
  t.saw({ type: 'bogCheck', bogged: true })
})
