import { describe, expect, test } from 'vitest'
import { type TableOptions, table } from '../../test/table.ts'

/** Three of them fire at range 5; the targets are not easily hurt. */
const GROUPS = `
  axis A[3]: #1, #2, #4
  axis B: #3, #5
  allied A[2]: Ash(morale 9, kia 12), Birch(morale 9, kia 12), Cole(morale 9, kia 12), Dunn(morale 9, kia 12), Elm(morale 9, kia 12)
  allied B: #3, #4`

/** axis A fires, and the Draw pile holds these cards. */
function firing(pile: string, options: TableOptions = {}) {
  const t = table(GROUPS, { hands: { axis: 'Fire 3/4, Move', allied: 'Concealed 1' }, pile, ...options })
  const cards = t.state.deck
  t.act({ type: 'fire', group: 0, target: t.id('allied A'), cards: [t.card('axis', 1)] })
  t.answer('concealment', { type: 'conceal', card: t.card('allied', 1) }).answer('attack', { type: 'resolve' })
  return { t, cards }
}

describe('the pile runs out in the middle of an attack', () => {
  test('UF-4.4-03 QA-009 after the third man of five: Fire card, Concealed and the three RNCs are shuffled in, and the fourth is attacked', () => {
    const { t, cards } = firing('b0, b1, r1')
    t.rolls(...cards, t.card('axis', 1)).rolls(cards[0]!)
    t.saw({ type: 'attacked', man: t.man('Cole') }).saw({ type: 'attacked', man: t.man('Dunn'), card: t.card('axis', 1) })
    t.saw({ type: 'attacked', man: t.man('Elm'), card: cards[0] })
    expect(t.game.events.filter(({ event }) => event.type === 'deckPassed')).toHaveLength(1)
    expect(t.state.deck).toEqual(expect.arrayContaining([t.card('allied', 1), cards[1], cards[2]]))
    expect(t.state.discard).toEqual([t.card('axis', 1), cards[0]])
    t.asks('axis', 'act').done()
  })

  test('UF-16.3-03 in the last Deck the attack is completed with the reshuffled pile, and then the game ends', () => {
    const { t, cards } = firing('b0, b1, r1', { decks: 1 })
    t.rolls(...cards, t.card('axis', 1), cards[0]!)
    t.saw({ type: 'timeUp' })
      .saw({ type: 'attacked', man: t.man('Dunn') })
      .saw({ type: 'attacked', man: t.man('Elm') })
      .saw({ type: 'victory' })
    expect(t.game.outcome).not.toBeNull()
    t.done()
  })

  test('UF-16.3-03 also when somebody is asked something in the middle of it', () => {
    const t = table(
      'axis A[3]: #1, #2, #4\naxis B: #3, #5\nallied A[2]: Ash(morale 9, kia 12), Birch(panic 9, kia 12) pinned\nallied B: #3, #4',
      {
        hands: { axis: 'Fire 3/4', allied: 'Hero' },
        pile: 'b0',
        decks: 1,
      },
    )
    const [last] = t.state.deck
    t.act({ type: 'fire', group: 0, target: t.id('allied A'), cards: [t.card('axis', 1)] })
    t.answer('attack', { type: 'resolve' }).rolls(last!).saw({ type: 'timeUp' })
    t.answer('hero', { type: 'hold' }).rolls(last!)
    t.saw({ type: 'attacked', man: t.man('Birch') })
      .saw({ type: 'victory' })
      .done()
  })
})
