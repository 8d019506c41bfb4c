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

  test('an RNC counts as its colour says: black adds, red subtracts', () => {
    const t = table(GROUPS)
    const { g } = atWork(t.state, 3, 4)
    expect([drawNumber(g, 'test').signed, drawNumber(g, 'test').signed]).toEqual([3, -3])
    expect(t.state.discard.slice(-2)).toEqual([3, 4])
  })

  test('UF-2.2-02 a card played from hand is not read for its numbers: a red Ford card takes a group through the Stream', () => {
    const t = table(GROUPS, { hands: { axis: 'Ford red' } })
    t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'sideways' }).sawNo({ type: 'draw' })
    t.saw({ type: 'fords', succeeded: true })
  })

  test('UF-4.4-01 a card drawn or spent is in the Discard pile at once; Movement and Terrain stay face up on the table', () => {
    const t = table(GROUPS, { hands: { axis: 'Move, Move' } })
    t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'sideways' }).draws('r3')
    t.saw({ type: 'draw', as: 'number' }).saw({ type: 'fords', succeeded: false })
    expect(t.state.discard).toHaveLength(2)
    t.act({ type: 'move', group: 1, card: t.card('axis', 2), mode: 'advance' })
    expect(t.state.discard).toHaveLength(2)
    const { groups } = t.game.view('allied') as { groups: { stack: { card: number }[] }[] }
    expect(groups[1]!.stack[1]!.card).toBe(t.card('axis', 2))
  })

  test('UF-16.2-01 UF-16.2-02 UF-X-02 when the pile runs out everything discarded becomes the new one at once, this very draw included', () => {
    const t = table(GROUPS, { hands: { axis: 'Move, Fire' }, pile: 'b3' })
    const [last] = t.state.deck
    const discards = t.state.discard.length
    t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'sideways' }).rolls(last!)
    t.saw({ type: 'draw', card: last }).saw({ type: 'deckPassed', deck: 2 }).saw({ type: 'fords', succeeded: true })
    expect([t.state.deck.length, t.state.discard, t.state.deckNumber]).toEqual([discards + 1, [], 2])
    expect(t.state.deck).toContain(last)
  })

  test('UF-16.21-01 nobody can count the Draw pile: two states with piles of another size look the same to everyone', () => {
    const many = table(GROUPS, { hands: { axis: 'Move' } })
    const few = table(GROUPS, { hands: { axis: 'Move' }, pile: 'b3, b2, r1' })
    for (const viewer of ['axis', 'allied', 'observer']) expect(few.game.view(viewer)).toEqual(many.game.view(viewer))
  })

  test('UF-16.22-01 a card laid is played: once something was revealed nobody takes it back', () => {
    const t = table(GROUPS, { hands: { axis: 'Move' } })
    t.act({ type: 'move', group: 1, card: t.card('axis', 1), mode: 'advance' })
    expect(t.game.undoProblem('axis')).toMatch(/can't undo/)
  })
})

describe('the clock', () => {
  const refill = (pile: string, decks: number) => table(GROUPS, { hands: { axis: 'Brush, Brush, Fire' }, step: 'turn.refill', pile, decks })

  test('UF-2.4-04 UF-16.3-01 the game ends when the pile has been emptied for the last time, at once, though hands still hold cards', () => {
    const t = refill('Fire', 1)
    const [last] = t.state.deck
    t.decide('axis', 'refill', { type: 'draw' }).rolls(last!)
    t.saw({ type: 'deckPassed', deck: 2 }).saw({ type: 'timeUp' }).saw({ type: 'handDrawn', count: 1 }).saw({ type: 'victory' })
    expect([t.game.outcome !== null, t.state.sides.axis.hand.length]).toEqual([true, 4])
  })

  test('UF-16.2-01 before the last Deck the hand is filled from the new pile, which holds what was discarded unseen as well', () => {
    const t = table(GROUPS, { hands: { axis: 'Brush, Brush, Fire, Woods' }, step: 'turn.discard', pile: 'Fire', decks: 2 })
    const [last] = t.state.deck
    t.decide('axis', 'discard', { type: 'discard', cards: [{ card: t.card('axis', 4), as: 'plain' }] })
    t.decide('axis', 'refill', { type: 'draw' }).rolls(last!, t.card('axis', 4))
    t.saw({ type: 'deckPassed', deck: 2 }).saw({ type: 'handDrawn', count: 2 }).asks('allied', 'act')
    expect([t.game.outcome, t.state.sides.axis.secret]).toEqual([null, []])
  })
})
