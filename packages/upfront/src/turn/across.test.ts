import { describe, expect, test } from 'vitest'
import { table } from '../../test/table.ts'

describe('what a card played from hand is read for', () => {
  test('UF-2.2-07 its colour: Movement in a retrograde, Fire for a pistol, Hero for a light machine gun without crew', () => {
    const back = table('axis A: #1, #2\naxis B: #3, #4\nallied A[2]: #1, #2\nallied B: #3, #4', { hands: { axis: 'Move black, Move red' } })
    const retreat = (n: number) => ({ type: 'move', group: 0, card: back.card('axis', n), mode: 'retreat' })
    back.cannot(retreat(1), '5.51').act(retreat(2))

    const pistol = (card: string) =>
      table('axis A[3]: Aoki(rank SGT) unarmed, Mori unarmed\naxis B: #3, #4\nallied A[2]: #1, #2\nallied B: #3, #4', {
        nations: { axis: 'Japanese' },
        hands: { axis: card },
      })
    const shot = { type: 'fire', group: 0, target: 2 }
    const red = pistol('Fire 1/1 red')
    red.cannot({ ...shot, cards: [red.card('axis', 1)] }, '6.1')
    const black = pistol('Fire 1/1 black')
    black.act({ ...shot, cards: [black.card('axis', 1)] }).saw({ type: 'fires', factors: 1 })

    const bren = table('axis A[1]: Ash(weapon lmgBritish), #4\naxis B: #3, #5\nallied A[1]: #1, #2\nallied B: #3, #4', {
      nations: { axis: 'British' },
      hands: { axis: 'Fire 1/1, Hero red, Hero black' },
    })
    const burst = (n: number) => ({
      ...shot,
      cards: [bren.card('axis', 1)],
      heroes: [{ card: bren.card('axis', n), man: bren.man('Ash') }],
    })
    bren
      .cannot(burst(2), '10.45')
      .act(burst(3))
      .saw({ type: 'hero', man: bren.man('Ash') })
  })
})

describe('the order of men', () => {
  test('UF-3.3-03 EX-030 who receives a man may put him anywhere, and the others keep their order', () => {
    const t = table('axis A: #1, #8\naxis B: #5, #7, #2, #10\nallied A: #1, #2\nallied B: #3, #4', { hands: { axis: 'Move' } })
    const [five, seven, two, ten, eight] = ['#5', '#7', '#2', '#10', '#8'].map((name) => t.man(name)) as [
      number,
      number,
      number,
      number,
      number,
    ]
    t.act({ type: 'transfer', group: 0, men: [eight], cards: [t.card('axis', 1)], to: 1 })
    t.passTo('refill').pass().passTo('refill').pass().passTo('act')
    t.asks('axis', 'act')
    const orders = t.candidates().flatMap((act) => ((act as { type: string }).type === 'receive' ? [(act as { men: number[] }).men] : []))
    expect(orders).toHaveLength(5)
    expect(t.game.problems('axis', { type: 'receive', group: 1, men: [eight, seven, five, two, ten] }).length).toBeGreaterThan(0)
    t.act({ type: 'receive', group: 1, men: [five, seven, eight, two, ten] })
    expect(t.group('axis B').men).toEqual([five, seven, eight, two, ten])
  })

  test('UF-3.3-04 QA-028 it changes free of charge with crew assigned or released, and with a weapon acquired, not with a failed attempt', () => {
    const crewed = table('axis A: Griess(weapon lmgGerman), #4, Posner\naxis B: #3, #5\nallied A: #1, #2\nallied B: #3, #4')
    const [griess, other, posner] = crewed.group('axis A').men as [number, number, number]
    crewed.act({ type: 'crew', group: 0, gunner: griess, assistant: posner, men: [other, griess, posner] })
    expect(crewed.group('axis A').men).toEqual([other, griess, posner])

    const released = table('axis A: Griess(weapon lmgGerman), Posner assists 1, #4\naxis B: #3, #5\nallied A: #1, #2\nallied B: #3, #4')
    const [gunner, assistant, third] = released.group('axis A').men as [number, number, number]
    released.act({ type: 'uncrew', group: 0, assistant, men: [assistant, third, gunner] })
    expect(released.group('axis A').men).toEqual([assistant, third, gunner])

    for (const [drawn, moved] of [
      ['b1', true],
      ['r1', false],
    ] as const) {
      const t = table('axis A: #4, #5, #6\naxis B: #3, #7\nallied A: #1, #2\nallied B: #3, #4', {
        axis: {
          groups: [
            { letter: 'A', men: [{ number: 4 }, { number: 5 }, { number: 6 }], weapons: [{ weapon: 'lmgGerman' }] },
            { letter: 'B', men: [{ number: 3 }, { number: 7 }] },
          ],
        },
      })
      const [a, b, c] = t.group('axis A').men as [number, number, number]
      t.act({ type: 'acquire', group: 0, man: a, weapon: 0, men: [c, b, a] }).draws(drawn)
      expect(t.group('axis A').men).toEqual(moved ? [c, b, a] : [a, b, c])
    }
  })
})

test('UF-7.32-06 QA-017 weapons dropped in terrain are gone with the Movement card, though a rejection brings the group back', () => {
  const t = table('axis A Brush: #1, #2\naxis B: #3, #4\nallied A: #1, #2\nallied B: #3, #4', {
    hands: { axis: 'Move', allied: 'Woods' },
    nations: { allied: 'German' },
    axis: {
      groups: [
        { letter: 'A', men: [{ number: 1 }, { number: 2 }], cards: [{ card: 15, as: 'terrain' }], weapons: [{ weapon: 'lmgGerman' }] },
        { letter: 'B', men: [{ number: 3 }, { number: 4 }] },
      ],
    },
  })
  t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'sideways' })
    .passTo('refill')
    .pass()
    .passTo('discard')
  t.decide('allied', 'discard', { type: 'discard', cards: [{ card: t.card('allied', 1), as: 'terrain', on: 0 }] }).pass()
  t.decide('axis', 'terrainOffer', { type: 'reject' })
  expect([t.group('axis A').stack.map(({ card }) => card), t.group('axis A').weapons]).toEqual([[15], []])
})

test('UF-8.42-02 a man in a Marsh infiltrates only when two Movement cards cover it', () => {
  const from = (stack: string) => {
    const t = table(`axis A[3] ${stack}: #1, #4\naxis B: #3, #5\nallied A[2]: #1, #2\nallied B: #3, #4`, { hands: { axis: 'Move' } })
    const men = [{ man: t.man('#4'), into: t.id('allied A'), card: t.card('axis', 1) }]
    return { t, attempt: { type: 'infiltrate', group: 0, men } }
  }
  for (const stack of ['Marsh', 'Marsh, Move=']) {
    const { t, attempt } = from(stack)
    t.cannot(attempt, '20.24', /Marsh/)
  }
  const { t, attempt } = from('Marsh, Move=, Move=')
  expect(t.game.problems('axis', attempt)).toEqual([])
})

describe('the last Deck in close combat', () => {
  /** An infiltrator goes in by his Morale, and the Draw pile holds these cards. */
  const entering = (pile: string) => {
    const t = table('axis A[3]: #1, #4 infiltrates A\naxis B: #3, #5\nallied A[2]: #1, #2, #6\nallied B: #3, #4', { pile, decks: 1 })
    const cards = t.state.deck
    t.act({ type: 'closeCombat', group: 0, men: [{ man: t.man('#4') }] })
    return { t, cards }
  }

  test('UF-16.3-02 QA-044 it runs out at the morale check: the game is over; from the pairing on the combat is fought out', () => {
    const check = entering('b0')
    check.t
      .rolls(...check.cards)
      .saw({ type: 'timeUp' })
      .saw({ type: 'victory' })
      .sawNo({ type: 'combat' })
    expect(check.t.game.outcome).not.toBeNull()
    const pairing = entering('b0, b1')
    pairing.t.rolls(...pairing.cards, pairing.cards[0]!, pairing.cards[1]!)
    pairing.t.saw({ type: 'timeUp' }).saw({ type: 'combat' }).saw({ type: 'victory' })
    expect(pairing.t.game.outcome).not.toBeNull()
  })
})
