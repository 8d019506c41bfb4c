import { describe, expect, test } from 'vitest'
import { atWork } from '../../test/runtime.ts'
import { table } from '../../test/table.ts'
import { positionNumber } from '../data/cards.ts'
import { drawNumber, drawPosition } from './draw.ts'

const GROUPS = `
  axis A Stream: #1, #2
  axis B Brush: #3, #4, #5
  allied A Woods: #1, #2
  allied B: #3, #4`

describe('the draw service', () => {
  test('UF-2.2-03 QA-001 among one man no card is drawn for the position', () => {
    const { g, events } = atWork(table(GROUPS).state)
    expect(drawPosition(g, 1, 'test')).toEqual({ position: 1, card: 0 })
    expect(events).toEqual([])
  })

  test('UF-14.6-01 an RPC gives the number under the column for the size of the group', () => {
    const t = table(GROUPS)
    for (const id of [20, 57, 100]) {
      const { g } = atWork(t.state, id)
      expect(drawPosition(g, 6, 'test').position).toBe(positionNumber(t.state.setting.cards[id]!, 6))
    }
  })

  test('UF-2.2-02 a card played from hand is not read for its numbers: nothing is drawn, and no Random Number counts', () => {
    const t = table(GROUPS, { hands: { axis: 'Ford red' } })
    t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'sideways' }).sawNo({ type: 'draw' })
    t.saw({ type: 'fords', succeeded: true })
  })

  test('UF-4.4-01 UF-4.4-03 a card drawn, and a card spent, are in the Discard pile at once; Movement cards stay face up on the table', () => {
    const t = table(GROUPS, { hands: { axis: 'Move, Move' } })
    t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'sideways' }).draws('r3')
    t.saw({ type: 'draw', as: 'number' }).saw({ type: 'fords', succeeded: false })
    expect(t.state.discard).toHaveLength(2)
    t.act({ type: 'move', group: 1, card: t.card('axis', 2), mode: 'advance' })
    expect(t.state.discard).toHaveLength(2)
    expect((t.game.view('allied') as { groups: { stack: { card: number }[] }[] }).groups[1]!.stack[1]!.card).toBe(t.card('axis', 2))
  })

  test('UF-16.2-01 UF-16.2-02 UF-X-02 when the pile runs out in the middle everything discarded is shuffled in, this draw included', () => {
    const t = table(GROUPS, { hands: { axis: 'Move' }, pile: 'r3' })
    const before = t.state.discard.length
    t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'sideways' }).draws('#1').rolls()
    t.done()
  })
})

describe('the clock', () => {
  const lastCards = (pile: string, decks = 1) => table(GROUPS, { hands: { axis: 'Brush, Brush, Fire, Fire' }, step: 'turn.refill', pile, decks })

  test('UF-2.4-04 UF-16.3-01 G-50 the game ends when the pile has been emptied for the last time, though hands still hold cards', () => {
    const t = lastCards('Fire').decide('axis', 'refill', { type: 'draw' }).rolls(table(GROUPS).state.deck[0] ?? 0)
    expect(t).toBeDefined()
  })
})

test('UF-2.2-02 the numbers of an RNC are those of the card: black adds, red subtracts', () => {
  const t = table(GROUPS)
  const { g, events } = atWork(t.state, 43, 2)
  const cards = t.state.setting.cards
  expect(drawNumber(g, 'test').signed).toBe(cards[43]!.red ? -cards[43]!.rn : cards[43]!.rn)
  expect(drawNumber(g, 'test').signed).toBe(-1)
  expect(events.map(({ type }) => type)).toEqual(['draw', 'draw'])
  expect(t.state.discard.slice(-2)).toEqual([43, 2])
})
