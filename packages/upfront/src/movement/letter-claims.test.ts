import { describe, expect, test } from 'vitest'
import { table, type UpfrontTable } from '../../test/table.ts'

describe('letters and the ground', () => {
  test('UF-8.532-01 one sideways card may ford and announce another letter', () => {
    const t = table('axis A: #1, #2\naxis B Stream: #3, #4\nallied A: #1, #2\nallied B: #3, #4', { hands: { axis: 'Ford, Brush' } })
    t.act({ type: 'move', group: 1, card: t.card('axis', 1), mode: 'sideways', letter: 'C' }).saw({ type: 'fords', succeeded: true })
    t.passTo('refill').pass().passTo('refill').pass().passTo('act')
    t.act({ type: 'terrain', group: 1, card: t.card('axis', 2), faceDown: false })
    expect(t.state.groups[1]!.letter).toBe('C')
  })
})

describe('terrain discarded on one of two groups that exchange letters', () => {
  /** axis A and B exchange letters, and allied discards Woods on A. */
  function exchanging(): UpfrontTable {
    const t = table('axis A Brush: #1, #2\naxis B Hill: #3, #4\nallied A: #1, #2\nallied B: #3, #4', {
      hands: { axis: 'Move, Move, Fire', allied: 'Woods' },
      nations: { axis: 'American', allied: 'German' },
    })
    t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'sideways', letter: 'B' })
    t.act({ type: 'move', group: 1, card: t.card('axis', 2), mode: 'sideways', letter: 'A' })
    t.passTo('refill').pass().passTo('discard')
    return t.decide('allied', 'discard', { type: 'discard', cards: [{ card: t.card('allied', 1), as: 'terrain', on: 0 }] }).pass()
  }

  test('UF-4.3-12 rejecting it cancels the exchange for both', () => {
    const t = exchanging().decide('axis', 'terrainOffer', { type: 'reject' })
    expect([t.state.letterMoves, t.state.groups[0]!.letter, t.state.groups[1]!.letter]).toEqual([[], 'A', 'B'])
  })

  test('UF-4.3-16 accepting it obliges the owner to put the other into terrain in his turn, Open Ground if need be', () => {
    const t = exchanging().decide('axis', 'terrainOffer', { type: 'accept' })
    expect(t.game.problems('axis', { type: 'done' }).length).toBeGreaterThan(0)
    t.act({ type: 'terrain', group: 1, card: t.card('axis', 3), faceDown: true })
    expect([t.state.groups[0]!.letter, t.state.groups[1]!.letter]).toEqual(['B', 'A'])
  })
})
