import { describe, expect, test } from 'vitest'
import { Opening } from '../../test/opening.ts'
import { testScenario } from '../../test/scenario.ts'
import { table } from '../../test/table.ts'
import { isDueForRemoval } from './removal.ts'
import { functionOf, isCower } from './usable.ts'

const GROUPS = `
  axis A Move+: #1, #2
  axis B Stream: #3, #4
  allied A Move+: #1, #2
  allied B: #3, #4`
const deck = { removeFirst: { Buildings: 2 } }

describe('cards that leave the game', () => {
  test('UF-16.1-01 UF-16.1-04 UF-16.1-05 EX-024 the first ones leave when they are discarded, shown to all; then the rest are usable at once', () => {
    const t = table(GROUPS, { nations: { axis: 'Russian' }, hands: { axis: 'Buildings, Buildings, Buildings' }, deck })
    const [first, second, third] = t.state.sides.axis.hand as [number, number, number]
    t.decide('axis', 'act', { type: 'done' })
    t.decide('axis', 'discard', { type: 'discard', cards: [first, second].map((card) => ({ card, as: 'plain' })) })
    t.saw({ type: 'removed', card: first, left: 1 }).saw({ type: 'removed', card: second, left: 0 })
    expect([t.state.removed, t.state.discard, t.state.sides.axis.secret]).toEqual([[first, second], [], []])
    expect(t.game.eventsFor('allied').filter(({ type }) => type === 'removed')).toHaveLength(2)
    expect(functionOf(t.state, 'axis', third, 'Terrain')?.terrain).toBe('Buildings')
  })

  test('UF-16.1-02 one drawn as RNC counts for that draw and leaves the game', () => {
    const t = table(GROUPS, { hands: { axis: 'Move' }, deck })
    t.act({ type: 'move', group: t.id('axis B'), card: t.card('axis', 1), mode: 'sideways' }).draws('Buildings black')
    t.saw({ type: 'removed', left: 1 }).saw({ type: 'fords', succeeded: true })
    expect([t.state.removed.length, t.state.discard.length]).toEqual([1, 0])
  })

  test('UF-16.1-03 until then every one of that type is a Cower card for both', () => {
    const t = table(GROUPS, { hands: { axis: 'Buildings', allied: 'Buildings' }, deck, removed: 'Buildings' })
    const card = t.card('axis', 1)
    expect([isDueForRemoval(t.state, card), isCower(t.state, 'axis', card), isCower(t.state, 'allied', t.card('allied', 1))]).toEqual([
      true,
      true,
      true,
    ])
    t.cannot({ type: 'terrain', group: t.id('axis A'), card, faceDown: false }, '5.1')
    const later = table(GROUPS, { hands: { axis: 'Buildings' }, deck, removed: 'Buildings, Buildings' })
    later
      .act({ type: 'terrain', group: 0, card: later.card('axis', 1), faceDown: false })
      .saw({ type: 'entersTerrain', terrain: 'Buildings' })
  })

  test('UF-16.1-06 face down as Open Ground it is not removed, now or when it is laid aside', () => {
    const t = table(GROUPS, { hands: { axis: 'Buildings, Move, Brush' }, deck })
    const card = t.card('axis', 1)
    t.act({ type: 'terrain', group: 0, card, faceDown: true }).pass()
    expect(t.state.removed).toEqual([])
    const again = table('axis A Open, Move+: #1, #2\naxis B: #3, #4\nallied A: #1, #2\nallied B: #3, #4', {
      hands: { axis: 'Brush' },
      deck,
    })
    again.act({ type: 'terrain', group: 0, card: again.card('axis', 1), faceDown: false })
    expect([again.state.removed, again.state.sides.axis.secret.length]).toEqual([[], 1])
  })

  test('UF-3.6-10 UF-3.6-11 QA-002 a card due for removal is a Cower card of the scenario: it can’t be laid before play', () => {
    const t = new Opening(testScenario())
    t.deals('axis', { axis: 'Buildings, Brush, Fire, Fire, Fire', allied: 'Fire, Fire, Fire, Fire, Fire, Fire' })
    t.refuses('axis', { type: 'place', card: t.hand.axis[0], group: 0 }, { rule: '3.6' })
    t.decide('axis', 'initialTerrain', { type: 'place', card: t.hand.axis[1], group: 0 })
  })
})
