import { describe, expect, test } from 'vitest'
import { table, type UpfrontTable } from '../../test/table.ts'

/** A Russian, who may discard any number, against allied A with these cards on it. */
const against = (stack: string, hand: string) =>
  table(`axis A: #1, #2\naxis B: #3, #6\nallied A[1] ${stack}: #1, #2, #3\nallied B: #4, #5`, {
    nations: { axis: 'Russian' },
    hands: { axis: hand },
    step: 'turn.discard',
  })

type As = 'terrain' | 'wire' | 'sniper'
const onA = (t: UpfrontTable, ...ways: As[]) => ({
  type: 'discard',
  cards: ways.map((as, i) => ({ card: t.card('axis', i + 1), as, on: t.id('allied A') })),
})
const stack = (t: UpfrontTable) => t.group('allied A').stack.map(({ as }) => as)

describe('several discards on one group', () => {
  test('UF-4.3-10 UF-4.3-13 on one that does not move: any number of Wires and Snipers, no Terrain', () => {
    const t = against('Brush', 'Wire, Wire, Sniper, Sniper')
    t.decide('axis', 'discard', onA(t, 'wire', 'wire', 'sniper', 'sniper')).draws('b0', 'b0', 'b0', 'b0')
    expect(stack(t)).toEqual(['terrain', 'wire', 'wire'])
    expect(t.game.events.filter(({ event }) => event.type === 'sniper')).toHaveLength(2)
    const still = against('Brush', 'Woods, Wire')
    still.cannot(onA(still, 'terrain', 'wire'), '5.1')
  })

  test('UF-4.3-11 on a moving one: one Terrain card and any number of Snipers and Wires', () => {
    const t = against('Brush, Move+', 'Woods, Wire, Wire, Sniper')
    t.decide('axis', 'discard', onA(t, 'terrain', 'wire', 'wire', 'sniper')).draws('b0', 'b0')
    expect(stack(t)).toEqual(['terrain', 'movement', 'terrain', 'wire', 'wire'])
    const two = against('Brush, Move+', 'Woods, Hill, Wire')
    two.cannot(onA(two, 'terrain', 'terrain', 'wire'), '7.32')
  })

  test('UF-4.3-14 QA-007 rejecting the Terrain does not reject the Wire', () => {
    const t = against('Brush, Move+', 'Marsh, Wire')
    t.decide('axis', 'discard', onA(t, 'terrain', 'wire'))
      .pass()
      .decide('allied', 'terrainOffer', { type: 'reject' })
    expect([stack(t), t.group('allied A').range]).toEqual([['terrain', 'movement', 'wire'], 0])
  })

  test('UF-4.3-15 QA-007 accepted Terrain in which Wire can’t be sends the Wire to the Discard pile; in other Terrain it stays', () => {
    const marsh = against('Brush, Move+', 'Marsh, Wire')
    marsh
      .decide('axis', 'discard', onA(marsh, 'terrain', 'wire'))
      .pass()
      .decide('allied', 'terrainOffer', { type: 'accept' })
    expect([stack(marsh), marsh.state.discard.includes(marsh.card('axis', 2))]).toEqual([['terrain'], true])
    const woods = against('Brush, Move+', 'Woods, Wire')
    woods
      .decide('axis', 'discard', onA(woods, 'terrain', 'wire'))
      .pass()
      .decide('allied', 'terrainOffer', { type: 'accept' })
    expect(stack(woods)).toEqual(['terrain', 'wire'])
  })

  test('UF-4.3-09 QA-005 three Snipers: all targets are named before the first card is drawn', () => {
    const t = against('Brush', 'Sniper, Sniper, Sniper')
    const targets = ['allied A', 'allied B', 'allied A'].map((name, i) => ({ card: t.card('axis', i + 1), as: 'sniper', on: t.id(name) }))
    t.decide('axis', 'discard', { type: 'discard', cards: targets }).draws('b0', 'b0', 'b0', 'b0', 'r0', 'r0')
    const hit = t.game.events.flatMap(({ event }) => (event.type === 'sniper' ? [event.group] : []))
    expect(hit).toEqual(targets.map(({ on }) => on))
  })
})
