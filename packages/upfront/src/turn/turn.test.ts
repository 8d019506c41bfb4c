import { describe, expect, test } from 'vitest'
import { table } from '../../test/table.ts'
import { cover } from '../groups/cover.ts'

const TWO = `
  axis A: #1, #2
  axis B: #3, #4
  allied A: #1, #2
  allied B: #3, #4`

describe('actions', () => {
  test('UF-4.2-01 a group takes one action in a turn', () => {
    const t = table(TWO, { hands: { axis: 'Move, Move, Brush' } })
    t.act({ type: 'move', group: t.id('axis A'), card: t.card('axis', 1), mode: 'advance' })
    t.cannot({ type: 'move', group: t.id('axis A'), card: t.card('axis', 2), mode: 'advance' }, '4.2')
    t.cannot({ type: 'move', group: t.id('allied A'), card: t.card('axis', 2), mode: 'advance' }, '4.2')
    t.act({ type: 'move', group: t.id('axis B'), card: t.card('axis', 2), mode: 'sideways' })
    expect(t.group('axis A').range).toBe(1)
    t.asks('axis', 'discard').done()
  })

  test('UF-4.2-03 the result of one group is seen before the next is chosen', () => {
    const t = table('axis A Stream: #1, #2\naxis B: #3, #4\nallied A: #1, #2\nallied B: #3, #4', { hands: { axis: 'Move, Move' } })
    t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'sideways' })
      .draws('r2')
      .saw({ type: 'fords', succeeded: false })
    t.asks('axis', 'act')
    expect(t.candidates()).toContainEqual({ type: 'move', group: 1, card: t.card('axis', 2), mode: 'advance' })
  })

  test('UF-3.2-04 groups act for themselves: a card on one group leaves the others as they are', () => {
    const t = table(TWO, { hands: { axis: 'Move' } })
    t.act({ type: 'move', group: t.id('axis A'), card: t.card('axis', 1), mode: 'advance' })
    const strength = (name: string) => cover(t.state, t.group(name), { from: t.group('allied A') }).map(({ value }) => value)
    expect([strength('axis A'), strength('axis B'), t.group('axis B').range]).toEqual([[1], [], 0])
  })

  test('UF-3.3-02 men change places as the sole action of their group, in their own turn', () => {
    const t = table('axis A: #1, #2, #3 pinned, #5\naxis B: #4, #6\nallied A: #1, #2\nallied B: #3, #4', { hands: { axis: 'Move' } })
    const [a, b, c, d] = ['#1', '#2', '#3', '#5'].map((name) => t.man(name)) as [number, number, number, number]
    t.cannot({ type: 'reorder', group: 0, men: [a, b, c, d] }, '3.3')
    t.cannot({ type: 'reorder', group: 0, men: [a, b, d] }, '3.3')
    t.cannot({ type: 'reorder', group: 0, men: [c, b, a, d] }, '10.1')
    t.cannot({ type: 'reorder', group: t.id('allied A'), men: [...t.group('allied A').men].reverse() }, '4.2')
    t.act({ type: 'reorder', group: 0, men: [d, a, c, b] }).saw({ type: 'reordered', men: [d, a, c, b] })
    t.cannot({ type: 'reorder', group: 0, men: [a, b, c, d] }, '4.2')
    expect(t.group('axis A').men).toEqual([d, a, c, b])
  })

  test('UF-3.3-02 an assistant stays next to his gunner', () => {
    const t = table('axis A: Griess(weapon lmgGerman), Posner assists 1, Wolff\naxis B: #4, #6\nallied A: #1, #2\nallied B: #3, #4')
    const [gunner, assistant, other] = t.group('axis A').men as [number, number, number]
    t.cannot({ type: 'reorder', group: 0, men: [gunner, other, assistant] }, '11.11')
    t.act({ type: 'reorder', group: 0, men: [other, assistant, gunner] })
  })
})

describe('passing', () => {
  const passed = (hand: string) => table(TWO, { passed: true, hands: hand ? { axis: hand } : {} })

  test('UF-4.6-01 DV-022 after a passed turn one must act or discard', () => {
    const t = passed('Fire, Brush')
    t.decide('axis', 'act', { type: 'done' })
    t.cannot({ type: 'none' }, '4.6')
    t.decide('axis', 'discard', { type: 'discard', cards: [{ card: t.card('axis', 1), as: 'plain' }] }).asks('axis', 'refill')
  })

  test('UF-4.6-01 G-14 with an empty hand he must act; with neither possible he may pass', () => {
    passed('').cannot({ type: 'done' }, '4.6')
    const stuck = table('axis A: #1 pinned, #2\naxis B: #3 pinned, #4\nallied A: #1, #2\nallied B: #3, #4', { passed: true })
    // a pinned man may still panic of his own will, but that is no action
    stuck.decide('axis', 'act', { type: 'done' }).asks('axis', 'refill').done()
  })

  test('UF-4.6-01 otherwise a turn may be passed, and it is told', () => {
    const t = table(TWO, { hands: { axis: 'Fire, Fire, Fire, Fire, Fire' } })
    t.decide('axis', 'act', { type: 'done' }).decide('axis', 'discard', { type: 'none' }).saw({ type: 'passes', side: 'axis' })
    expect(t.state.passed).toBe(true)
    const acted = table(TWO, { hands: { axis: 'Move' } })
    acted
      .act({ type: 'move', group: 0, card: acted.card('axis', 1), mode: 'advance' })
      .pass()
      .pass()
    expect(acted.state.passed).toBe(false)
  })
})

describe('the refill', () => {
  test('UF-4.5-01 QA-010 one draws nothing or up to the full hand, nothing between', () => {
    const t = table(TWO, { hands: { axis: 'Fire, Fire, Fire' }, step: 'turn.refill' })
    t.asks('axis', 'refill')
    expect(t.candidates()).toEqual([{ type: 'draw' }, { type: 'keep' }])
    t.decide('axis', 'refill', { type: 'draw' }).draws('Brush', 'Brush').saw({ type: 'handDrawn', count: 2 })
    const kept = table(TWO, { hands: { axis: 'Fire, Fire, Fire' }, step: 'turn.refill' }).decide('axis', 'refill', { type: 'keep' })
    expect(kept.state.sides.axis.hand).toHaveLength(3)
  })

  test('UF-4.5-02 a hand above the limit is not cut down', () => {
    const t = table(TWO, { nations: { axis: 'Russian' }, hands: { axis: 'Fire, Fire, Fire, Fire, Fire, Fire' }, step: 'turn.refill' })
    expect([t.asked.seat, t.state.sides.axis.hand.length]).toEqual(['allied', 6])
  })
})
