import { describe, expect, test } from 'vitest'
import { table } from '../../test/table.ts'

/** axis A with these cards may flank allied B, before which axis B stands. */
const field = (stack: string, hand: string, more: { allied?: string; range?: number } = {}) =>
  table(`axis A[${more.range ?? 1}] ${stack}: #1, #2\naxis B[1]: #3, #4\nallied A: #1, #2\nallied B: #3, #4`, {
    hands: { axis: hand, ...(more.allied ? { allied: more.allied } : {}) },
  })
type Field = ReturnType<typeof field>
const flank = (t: Field) => ({
  type: 'move',
  group: t.id('axis A'),
  card: t.card('axis', 1),
  mode: 'sideways',
  flank: t.id('allied B'),
})

describe('flanking and the ground', () => {
  test('UF-8.42-03 UF-8.42-05 the first Movement card on a Marsh never flanks, a Flank card as the second one may', () => {
    const first = field('Marsh', 'Flank')
    first.cannot(flank(first), '8.42')
    expect(first.candidates()).not.toContainEqual(flank(first))
    const second = field('Marsh, Move=', 'Flank')
    second.act(flank(second)).saw({ type: 'flanks', by: second.id('axis A'), of: second.id('allied B') })
  })

  test('UF-8.531-01 a Flank card that fords may flank as well, if it succeeds', () => {
    const t = field('Stream', 'Flank')
    t.act(flank(t))
      .draws('b2')
      .saw({ type: 'fords', succeeded: true })
      .saw({ type: 'flanks', of: t.id('allied B') })
    const failed = field('Stream', 'Flank')
    failed.act(flank(failed)).draws('r2').saw({ type: 'fords', succeeded: false })
    expect(failed.state.flanks).toEqual([])
  })

  test('UF-7.32-02 rejecting Terrain on the Flank card discards it and forfeits the flank', () => {
    const t = field('Brush', 'Flank', { allied: 'Woods' })
    t.act(flank(t)).passTo('refill').pass().passTo('discard')
    expect(t.state.flanks).toHaveLength(1)
    t.decide('allied', 'discard', { type: 'discard', cards: [{ card: t.card('allied', 1), as: 'terrain', on: t.id('axis A') }] }).pass()
    t.decide('axis', 'terrainOffer', { type: 'reject' })
    expect([t.state.flanks, t.group('axis A').stack.length]).toEqual([[], 1])
  })

  test('UF-7.32-07 a Flank card that a rejection turned sideways flanks nobody', () => {
    const t = field('Brush', 'Flank', { allied: 'Woods' })
    t.act({ type: 'move', group: t.id('axis A'), card: t.card('axis', 1), mode: 'advance' })
      .passTo('refill')
      .pass()
      .passTo('discard')
    t.decide('allied', 'discard', { type: 'discard', cards: [{ card: t.card('allied', 1), as: 'terrain', on: t.id('axis A') }] }).pass()
    t.decide('axis', 'terrainOffer', { type: 'reject' })
    expect([t.state.flanks, t.group('axis A').stack[1]!.mode]).toEqual([[], 'sideways'])
  })
})
