import { describe, expect, test } from 'vitest'
import { testScenario } from '../../test/scenario.ts'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import { isCower } from '../cards/usable.ts'
import type { Nation } from '../data/nations.ts'
import { ourPack } from '../data/pack.ts'
import { upfront } from '../system.ts'

const GROUPS = 'axis A Move+: P1, P2\naxis B Move+: P3, P4\naxis C: P5, P6\nallied A: Q1, Q2\nallied B: Q3, Q4'
const HAND = 'Brush, Woods, Fire, Fire, Fire'

function troops(nation: Nation, troopType: string, options: TableOptions = {}, text = GROUPS): UpfrontTable {
  return table(text, { hands: { axis: HAND }, ...options, nations: { axis: nation }, axis: { troopType } })
}

/** How many cards they may discard after no action, one and two. */
function limits(nation: Nation, troopType: string): number[] {
  return [0, 1, 2].map((actions) => {
    const t = troops(nation, troopType)
    for (let i = 0; i < actions; i++) t.act({ type: 'terrain', group: i, card: t.card('axis', i + 1), faceDown: false })
    t.decide('axis', 'act', { type: 'done' })
    if (t.asked.kind !== 'discard') return 0
    const cards = [3, 4, 5].map((n) => ({ card: t.card('axis', n), as: 'plain' }))
    let count = 0
    while (count < 3 && t.game.problems('axis', { type: 'discard', cards: cards.slice(0, count + 1) }).length === 0) count++
    return count
  })
}

describe('troop types', () => {
  test('UF-39.1a-01 Conscripts discard two when idle; one attempt to dig costs one of them', () => {
    expect(limits('Russian', 'Conscripts')).toEqual([2, 0, 0])
    const dug = troops('Russian', 'Conscripts', { modules: ['entrenchments'] })
    dug.act({ type: 'entrench', group: 2 }).draws('b1').pass()
    expect(most(dug)).toBe(1)
  })

  test('UF-39.1b-01 G-12 Guards discard two after one action, one if they have tried to dig besides, and what they like when idle', () => {
    expect(limits('Russian', 'Guards')).toEqual([3, 2, 0])
    const dug = troops('Russian', 'Guards', { modules: ['entrenchments'] })
    dug.act({ type: 'entrench', group: 2 }).draws('b1')
    dug.act({ type: 'terrain', group: 0, card: dug.card('axis', 1), faceDown: false }).pass()
    expect(most(dug)).toBe(1)
  })

  test('UF-39.2a-01 Green troops discard one, and only when idle', () => expect(limits('American', 'Green')).toEqual([1, 0, 0]))
  test('UF-39.2b-01 Paratroops discard one after one action, two when idle', () =>
    expect(limits('American', 'Paratroops')).toEqual([2, 1, 0]))
  test('UF-39.3b-01 G-11 SS discard two with one action at most, and one after more', () =>
    expect(limits('German', 'SS')).toEqual([2, 2, 1]))
  test('UF-39.4b-01 Samurai discard two after one action, with Cower cards on top', () => {
    expect(limits('Japanese', 'Samurai')).toEqual([2, 2, 0])
    const t = troops('Japanese', 'Samurai', { hands: { axis: 'Brush, Fire, Fire, #130' } })
    t.act({ type: 'terrain', group: 0, card: t.card('axis', 1), faceDown: false }).pass()
    const cards = [2, 3, 4].map((n) => ({ card: t.card('axis', n), as: 'plain' }))
    t.decide('axis', 'discard', { type: 'discard', cards })
  })
  test('UF-39.5a-01 UF-44.4-01 Airborne discard one after one action, two when idle', () =>
    expect(limits('British', 'Airborne')).toEqual([2, 1, 0]))
  test('UF-39.5b-01 the Home Guard discards one, and only when idle', () => expect(limits('British', 'Home Guard')).toEqual([1, 0, 0]))
  test('UF-39.6b-01 Blackshirts discard one, and only when idle', () => expect(limits('Italian', 'Blackshirts')).toEqual([1, 0, 0]))
  test('UF-39.7a-01 Legionnaires still discard one after one action', () => expect(limits('French', 'Legionnaires')).toEqual([1, 1, 0]))

  test('UF-39.4a-01 for the SNLF a Movement card is an action like any other', () => {
    const moved = (troopType?: string) => {
      const t = table(GROUPS, { hands: { axis: 'Move, Fire, Fire' }, nations: { axis: 'Japanese' }, axis: troopType ? { troopType } : {} })
      t.act({ type: 'move', group: 2, card: t.card('axis', 1), mode: 'advance' }).decide('axis', 'act', { type: 'done' })
      return most(t, [2, 3])
    }
    expect([moved(), moved('SNLF')]).toEqual([2, 0])
  })

  test('UF-39.3a-01 UF-39.3a-02 Volksgrenadiers show what they discard, and keep Cower cards in a turn in which they act', () => {
    expect(limits('German', 'Volksgrenadiers')).toEqual([1, 1, 1])
    const t = troops('German', 'Volksgrenadiers', { hands: { axis: 'Fire, Brush' } })
    t.decide('axis', 'act', { type: 'done' })
    t.decide('axis', 'discard', { type: 'discard', cards: [{ card: t.card('axis', 1), as: 'plain' }] })
    expect([t.state.discard, t.state.sides.axis.secret]).toEqual([[t.card('axis', 1)], []])
    const cower = { hands: { axis: 'Brush, Fire, Minefield' } }
    const acted = troops('German', 'Volksgrenadiers', cower)
    acted.act({ type: 'terrain', group: 0, card: acted.card('axis', 1), faceDown: false }).pass()
    acted.cannot({ type: 'discard', cards: [{ card: acted.card('axis', 3), as: 'plain' }] }, '39.3a')
    expect(acted.candidates()).toHaveLength(2)
    const idle = troops('German', 'Volksgrenadiers', cower).decide('axis', 'act', { type: 'done' })
    idle.decide('axis', 'discard', { type: 'discard', cards: [{ card: idle.card('axis', 3), as: 'plain' }] })
  })

  test('UF-39.2b-02 UF-39.2b-03 QA-141 an unarmed paratrooper has one factor at RR 5, with black Fire cards alone; an armed one has nothing more', () => {
    const close = 'axis A[4]: P1 unarmed, P2 unarmed\naxis B: P3, P4\nallied A[1]: Q1, Q2\nallied B: Q3'
    const t = troops('American', 'Paratroops', { hands: { axis: 'Fire 1/1 black, Fire 1/1 red' } }, close)
    t.cannot(t.fireAction('axis A', 'allied A', [1, 2]), '6.3').cannot(t.fireAction('axis A', 'allied A', [2]), '6.1')
    t.fire('axis A', 'allied A', [1]).saw({ type: 'fires', factors: 2 })
    const armed = troops('American', 'Paratroops', { hands: { axis: 'Fire 1/1 black' } }, close.replace('P2 unarmed', 'P2'))
    armed.fire('axis A', 'allied A', [1]).saw({ type: 'fires', factors: 4 })
    const far = troops('American', 'Paratroops', { hands: { axis: 'Fire 1/1 black' } }, close.replace('A[4]', 'A[3]'))
    far.cannot(far.fireAction('axis A', 'allied A', [1]), '6.1')
  })

  test('UF-39.6a-01 Bersaglieri use split cards as Germans do, and don’t surrender', () => {
    const split = ourPack().cards.filter((card) => card?.split)
    const usable = (nation: Nation, troopType?: string) => {
      const t = table('axis A: P1\nallied A: Q1', { nations: { axis: nation }, rulesThrough: 40, axis: troopType ? { troopType } : {} })
      return split.filter(({ id }) => !isCower(t.state, 'axis', id)).map(({ id }) => id)
    }
    expect(usable('Italian')).toEqual([])
    expect(usable('Italian', 'Bersaglieri').length).toBeGreaterThan(0)
    const pinned = (troopType?: string) =>
      table('axis A: P1 pinned\naxis B: P2, P3\nallied A: Q1, Q2', {
        nations: { axis: 'Italian' },
        axis: troopType ? { troopType } : {},
      }).next('allied')
    expect([pinned().group('axis A').surrendered, pinned('Bersaglieri').group('axis A').surrendered]).toEqual([true, false])
  })

  test('UF-39.7b-01 for Reservists every split card is a Cower card', () => {
    const split = ourPack().cards.filter((card) => card?.split)
    const t = troops('French', 'Reservists', { rulesThrough: 40 })
    expect(split.filter(({ id }) => !isCower(t.state, 'axis', id))).toEqual([])
  })

  test('UF-39.8-03 a side has one type of troops, and of its own nation', () => {
    const begun = (nation: Nation, troopType: string) => {
      const scenario = testScenario(nation, 'British', { rulesThrough: 40 })
      const reading = upfront.begin({ ...scenario, sides: { ...scenario.sides, axis: { ...scenario.sides.axis, troopType } } })
      return reading.ok ? '' : reading.problems[0]!.message
    }
    expect(begun('Russian', 'Guards')).toBe('')
    expect(begun('German', 'Guards')).toBe('scenario.sides.axis.troopType: Guards are not German troops.')
    expect(begun('German', 'Lancers')).toBe('scenario.sides.axis.troopType: there are no Lancers.')
  })
})

function most(t: UpfrontTable, places: readonly number[] = [3, 4, 5]): number {
  if (t.asked.kind !== 'discard') return 0
  const cards = places.map((n) => ({ card: t.card('axis', n), as: 'plain' }))
  let count = 0
  while (count < cards.length && t.game.problems('axis', { type: 'discard', cards: cards.slice(0, count + 1) }).length === 0) count++
  return count
}
