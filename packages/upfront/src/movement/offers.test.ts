import { describe, expect, test } from 'vitest'
import { table, type UpfrontTable } from '../../test/table.ts'
import { terrainOf } from '../groups/stack.ts'

/** axis discards its first card as terrain on allied A, which has these cards; then it is for allied to answer. */
function offered(stack: string, card: string, more: { hand?: string; men?: string; range?: number } = {}): UpfrontTable {
  const { hand = '', men = '#1, #2', range = 0 } = more
  const t = table(`axis A: #1, #2\naxis B: #3, #4\nallied A[${range}] ${stack}: ${men}\nallied B: #5, #6`, {
    hands: { axis: card, ...(hand ? { allied: hand } : {}) },
    step: 'turn.discard',
  })
  return t.decide('axis', 'discard', discard(t)).pass()
}
const discard = (t: UpfrontTable, on = 'allied A', n = 1) => ({
  type: 'discard',
  cards: [{ card: t.card('axis', n), as: 'terrain', on: t.id(on) }],
})

describe('terrain discarded on the enemy', () => {
  test('UF-7.32-01 UF-5.7-01 no rejecting a retreat into whose place the enemy has come', () => {
    const t = table('axis A[2]: #1, #2\naxis B: #3, #4\nallied A[2] Move-: #1, #2\nallied B: #5, #6', {
      hands: { axis: 'Move, Brush, Brush' },
      nations: { axis: 'German' },
    })
    t.act({ type: 'move', group: t.id('axis A'), card: t.card('axis', 1), mode: 'advance' }).passTo('discard')
    t.decide('axis', 'discard', discard(t, 'allied A', 2)).passTo('act')
    t.saw({ type: 'terrainAnswered', accepted: true })
    expect([t.group('allied A').range, terrainOf(t.state, t.group('allied A'))]).toEqual([2, 'Brush'])
  })

  test('UF-7.32-01 UF-17.8-02 nor while a man is on his way: the group keeps its range', () => {
    const t = table('axis A[1] Move+: #1(SL), #2, #3\naxis B[1]: #4, #5\nallied A: #1, #2\nallied B: #3, #4', {
      hands: { axis: 'Move', allied: 'Brush' },
    })
    t.act({ type: 'transfer', group: t.id('axis A'), men: [t.man('#2')], cards: [t.card('axis', 1)], to: t.id('axis B') }).passTo('discard')
    t.decide('allied', 'discard', { type: 'discard', cards: [{ card: t.card('allied', 1), as: 'terrain', on: t.id('axis A') }] })
    t.passTo('act').saw({ type: 'terrainAnswered', accepted: true, range: 1 })
  })

  test('UF-7.3-01 UF-7.3-02 any Terrain card but Open Ground, on a moving enemy group; its owner answers before his turn', () => {
    const t = offered('Move+', 'Brush', { range: 1 })
    t.saw({ type: 'terrainOffered', terrain: 'Brush' }).asks('allied', 'terrainOffer')
    t.decide('allied', 'terrainOffer', { type: 'accept' })
    expect(terrainOf(t.state, t.group('allied A'))).toBe('Brush')
    const other = table('axis A: #1, #2\naxis B: #3, #4\nallied A Move+: #1, #2\nallied B: #3, #4', {
      hands: { axis: 'Fire' },
      step: 'turn.discard',
    })
    other.cannot(discard(other), '7.3')
    other.cannot({ type: 'discard', cards: [{ card: other.card('axis', 1), as: 'terrain', on: other.id('axis B') }] }, '4.3')
  })

  test('UF-7.3-01 it counts against the discard limit: an American who acted can’t', () => {
    const t = table('axis A: #1, #2\naxis B: #3, #4\nallied A: #1, #2\nallied B Brush, Move+: #3, #4', {
      nations: { axis: 'American', allied: 'German' },
      hands: { axis: 'Move, Brush' },
    })
    t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'advance' })
      .decide('axis', 'act', { type: 'done' })
      .asks('axis', 'refill')
  })

  test('UF-7.3-03 DV-037 only on a group that could receive terrain now', () => {
    const on = (stack: string) =>
      table(`axis A: #1, #2\naxis B: #3, #4\nallied A ${stack}: #1, #2\nallied B: #3, #4`, {
        hands: { axis: 'Woods' },
        step: 'turn.discard',
      })
    for (const [stack, rule] of [
      ['', '5.1'],
      ['Brush', '5.1'],
      ['Move+, Brush', '5.1'],
      ['Marsh, Move=', '8.42'],
      ['Brush, Move+, Wire', '13.34'],
    ] as const) {
      const t = on(stack)
      t.cannot(discard(t), rule)
    }
    const marsh = on('Marsh, Move=, Move+')
    marsh.decide('axis', 'discard', discard(marsh)).saw({ type: 'terrainOffered' })
  })

  test('UF-7.3-04 UF-8.5-01 a Stream must be accepted', () => {
    const t = offered('Move+', 'Stream', { hand: 'Move' })
    t.saw({ type: 'terrainAnswered', accepted: true }).asks('allied', 'act')
    expect(terrainOf(t.state, t.group('allied A'))).toBe('Stream')
  })

  test('UF-7.31-01 UF-7.34-01 accepted: what lay beneath is discarded, and the group may act', () => {
    const t = offered('Hill, Move+', 'Woods', { hand: 'Move', range: 1 })
    const beneath = t
      .group('allied A')
      .stack.slice(0, 2)
      .map(({ card }) => card)
    t.decide('allied', 'terrainOffer', { type: 'accept' })
    expect(t.state.discard).toEqual(beneath)
    t.decide('allied', 'act', { type: 'move', group: t.id('allied A'), card: t.card('allied', 1), mode: 'advance' })
  })

  test('UF-7.32-01 UF-7.32-08 rejected on an advance or retreat: the card is turned sideways, the range undone, the Terrain discarded first', () => {
    for (const [card, range, back] of [
      ['Move+', 2, 1],
      ['Move-', 2, 3],
    ] as const) {
      const t = offered(`Brush, ${card}`, 'Woods', { range, hand: 'Move' })
      t.decide('allied', 'terrainOffer', { type: 'reject' }).saw({ type: 'terrainAnswered', accepted: false, range: back })
      const { stack, range: now } = t.group('allied A')
      expect([stack.map(({ as, mode }) => `${as} ${mode}`), now]).toEqual([['terrain ', 'movement sideways'], back])
      expect(t.state.discard).toEqual([t.card('axis', 1)])
      t.asks('allied', 'act')
    }
  })

  test('UF-7.32-02 rejected on a sideways card: the Movement card is discarded', () => {
    const t = offered('Brush, Move=', 'Woods', { range: 2 })
    t.decide('allied', 'terrainOffer', { type: 'reject' })
    expect([t.group('allied A').stack.length, t.group('allied A').range, t.state.discard.length]).toEqual([1, 2, 2])
  })

  test('UF-7.32-03 QA-014 a group with pinned men may reject', () => {
    const t = offered('Move+', 'Brush', { men: '#1 pinned, #2', range: 1 })
    t.decide('allied', 'terrainOffer', { type: 'reject' })
    expect(t.group('allied A').range).toBe(0)
  })

  test('UF-7.32-04 QA-015 one Terrain card on a group in a turn, not two together', () => {
    const t = table('axis A: #1, #2\naxis B: #3, #4\nallied A Move+: #1, #2\nallied B Move+: #3, #4', {
      nations: { axis: 'Russian' },
      hands: { axis: 'Brush, Woods' },
      step: 'turn.discard',
    })
    const both = [1, 2].map((n) => ({ card: t.card('axis', n), as: 'terrain', on: t.id('allied A') }))
    t.cannot({ type: 'discard', cards: both }, '7.32')
    t.decide('axis', 'discard', { type: 'discard', cards: [both[0], { ...both[1]!, on: t.id('allied B') }] })
  })

  test('UF-7.32-05 QA-016 two rejections that remove both Movement cards leave the group in its Terrain', () => {
    const t = table('axis A: #1, #2\naxis B: #3, #4\nallied A Brush, Move=, Move=: #1, #2\nallied B: #3, #4', {
      hands: { axis: 'Woods, Hill' },
      step: 'turn.discard',
    })
    t.decide('axis', 'discard', discard(t)).pass().decide('allied', 'terrainOffer', { type: 'reject' })
    t.passTo('discard')
      .decide('axis', 'discard', discard(t, 'allied A', 2))
      .pass()
      .decide('allied', 'terrainOffer', { type: 'reject' })
    expect(t.group('allied A').stack).toHaveLength(1)
    expect(terrainOf(t.state, t.group('allied A'))).toBe('Brush')
  })

  test('an offer changes nothing before it is answered', () => {
    const t = offered('Brush, Move+', 'Woods', { range: 1 }).asks('allied', 'terrainOffer')
    expect([terrainOf(t.state, t.group('allied A')), t.group('allied A').range]).toEqual(['Brush', 1])
  })
})
