import { describe, expect, test } from 'vitest'
import { table, type UpfrontTable } from '../../test/table.ts'
import type { Nation } from '../data/nations.ts'

const TWO = `
  axis A: #1, #2
  axis B: #3, #4
  allied A: #1, #2
  allied B: #3, #4`

const HAND = 'Move, Fire, Fire, Fire'

/** A table where this nation is to act, idle or after one move. */
function acting(nation: Nation, moved: boolean, hand = HAND): UpfrontTable {
  const t = table(TWO, { nations: { axis: nation }, hands: { axis: hand } })
  if (moved) t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'advance' })
  return t.decide('axis', 'act', { type: 'done' })
}

const plain = (t: UpfrontTable, ...places: number[]) => ({
  type: 'discard',
  cards: places.map((n) => ({ card: t.card('axis', n), as: 'plain' })),
})

/** How many cards this nation may discard in an idle turn, and in one with an action that played a Terrain card. */
function limits(nation: Nation): { idle: number; acted: number } {
  const idle = acting(nation, false)
  const acted = table('axis A Move+: #1, #2\naxis B: #3, #4\nallied A: #1, #2\nallied B: #3, #4', {
    nations: { axis: nation },
    hands: { axis: 'Brush, Fire, Fire, Fire' },
  })
  acted.act({ type: 'terrain', group: 0, card: acted.card('axis', 1), faceDown: false }).decide('axis', 'act', { type: 'done' })
  const most = (t: UpfrontTable, cards: number[]) => {
    if (t.asked.kind !== 'discard') return 0
    let count = 0
    while (count < cards.length && t.game.problems('axis', plain(t, ...cards.slice(0, count + 1))).length === 0) count++
    return count
  }
  return { idle: most(idle, [1, 2, 3, 4]), acted: most(acted, [2, 3, 4]) }
}

describe('discard capability', () => {
  test('UF-4.3-02 a German may always discard one card', () => expect(limits('German')).toEqual({ idle: 1, acted: 1 }))
  test('UF-4.3-03 an American two, only when idle', () => expect(limits('American')).toEqual({ idle: 2, acted: 0 }))
  test('UF-4.3-04 a Russian any number, only when idle', () => expect(limits('Russian')).toEqual({ idle: 4, acted: 0 }))
  test('UF-4.3-05 UF-44.1-01 a British player two, only when idle', () => expect(limits('British')).toEqual({ idle: 2, acted: 0 }))
  test('UF-4.3-06 UF-45.1-01 a Japanese player two, only when idle', () => expect(limits('Japanese')).toEqual({ idle: 2, acted: 0 }))
  test('UF-4.3-07 UF-51.1-01 a French player one, only when idle', () => expect(limits('French')).toEqual({ idle: 1, acted: 0 }))
  test('UF-4.3-08 UF-50.1-01 an Italian two, only when idle', () => expect(limits('Italian')).toEqual({ idle: 2, acted: 0 }))

  test('UF-4.3-06 UF-45.11-01 a Movement card is an action, but does not cost the Japanese their discards', () => {
    const t = acting('Japanese', true)
    t.cannot(plain(t, 2, 3, 4), '4.3').decide('axis', 'discard', plain(t, 2, 3))
    acting('American', true).asks('axis', 'refill')
  })

  test('UF-3.6-06 UF-45.12-01 the Japanese discard Cower cards at any time, on top of the others', () => {
    const t = table('axis A Move+: #1, #2\naxis B: #3, #4\nallied A: #1, #2\nallied B: #3, #4', {
      nations: { axis: 'Japanese' },
      hands: { axis: 'Brush, Sniper, Hill, Fire' },
      snipers: 'allied',
      deck: { cower: { both: ['Hill'] } },
    })
    t.act({ type: 'terrain', group: 0, card: t.card('axis', 1), faceDown: false }).decide('axis', 'act', { type: 'done' })
    t.cannot(plain(t, 4), '4.3')
      .decide('axis', 'discard', plain(t, 2, 3))
      .asks('axis', 'refill')
  })

  test('cards that are not held, or held once and named twice, are refused', () => {
    const t = acting('Russian', false)
    t.cannot(
      {
        type: 'discard',
        cards: [
          { card: t.card('axis', 1), as: 'plain' },
          { card: t.card('axis', 1), as: 'plain' },
        ],
      },
      '4.3',
    )
    t.cannot({ type: 'discard', cards: [{ card: 162, as: 'plain' }] }, '4.3')
    t.cannot({ type: 'discard', cards: [{ card: t.card('axis', 1), as: 'plain', on: t.id('allied A') }] }, '4.3')
  })

  test('UF-4.4-02 a plain discard is not shown, not even to an observer; one laid on an enemy group is', () => {
    const t = table('axis A: #1, #2\naxis B: #3, #4\nallied A Move+: #1, #2\nallied B: #3, #4', {
      nations: { axis: 'Russian' },
      hands: { axis: 'Brush, Fire' },
    })
    const [brush, fire] = [t.card('axis', 1), t.card('axis', 2)]
    t.decide('axis', 'act', { type: 'done' }).decide('axis', 'discard', {
      type: 'discard',
      cards: [
        { card: brush, as: 'terrain', on: t.id('allied A') },
        { card: fire, as: 'plain' },
      ],
    })
    for (const viewer of ['allied', 'observer']) {
      const seen = t.game.eventsFor(viewer)
      expect(seen.find(({ type }) => type === 'discards')).toEqual({ type: 'discards', rule: '4.3', side: 'axis', count: 1 })
      expect(seen.find(({ type }) => type === 'terrainOffered')).toMatchObject({ card: brush })
    }
    expect(t.state.sides.axis.secret).toEqual([fire])
  })

  test('UF-4.3-09 all discards are declared together, before any is resolved: it is one decision', () => {
    const t = table('axis A: #1, #2\naxis B: #3, #4\nallied A Move+: #1, #2\nallied B Move+: #3, #4', {
      nations: { axis: 'Russian' },
      hands: { axis: 'Brush, Woods' },
    })
    const [brush, woods] = [t.card('axis', 1), t.card('axis', 2)]
    t.decide('axis', 'act', { type: 'done' }).decide('axis', 'discard', {
      type: 'discard',
      cards: [
        { card: brush, as: 'terrain', on: t.id('allied A') },
        { card: woods, as: 'terrain', on: t.id('allied B') },
      ],
    })
    t.saw({ type: 'terrainOffered', card: brush }).saw({ type: 'terrainOffered', card: woods }).asks('axis', 'refill')
  })
})
