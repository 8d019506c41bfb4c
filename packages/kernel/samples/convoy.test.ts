import { expect, test } from 'vitest'
import { OBSERVER } from '../src/index.ts'
import { asked, complaint, decideAll, newConvoy, playOn, scripted } from '../test/helpers.ts'
import { convoy } from './index.ts'

const NUMBERS = [1, 2, 3, 4, 5, 6]
const allBut = (...cards: string[]) =>
  NUMBERS.flatMap((n) => ['a', 'b', 'c'].map((suit) => `${n}${suit}`)).filter((card) => !cards.includes(card))

test('the deck runs out in the middle of a resolution, and what was discarded in it is drawn', () => {
  const hands = { north: ['5a', '1a', '1b'], south: ['2a', '2b', '2c'] }
  const deck = ['4a', '3a']
  const discards = allBut(...hands.north, ...hands.south, ...deck)
  const game = scripted(convoy, { situation: { ...hands, discards, attacker: 'north' } }, ['4a', '3a', '6a', '5a', '1c', '4b'])
  decideAll(game, ['north', { card: '5a' }], ['south', { type: 'pass' }])
  const events = game.eventsFor(OBSERVER)
  // five draws: two empty the deck, then the discards come back with the attacking card itself among them
  expect(events).toContainEqual({ type: 'reshuffled', rule: '4', cards: discards.length + 1 })
  expect(events).toContainEqual({ type: 'resolved', rule: '3', side: 'south', drawn: ['4a', '3a', '6a', '5a', '1c'], lost: 3 })
  expect(events.findIndex(({ type }) => type === 'reshuffled')).toBeLessThan(events.findIndex(({ type }) => type === 'resolved'))
  expect(game.state.discards).toEqual(['4a', '3a', '6a', '5a', '1c'])
  expect(game.state.north).toEqual(['1a', '1b', '4b'])
  expect(asked(game)).toEqual(['south attack'])
})

test('no card is ever lost or doubled', () => {
  for (let seed = 0; seed < 10; seed++) {
    const game = newConvoy(`${seed}`)
    while (!game.outcome) {
      playOn(game, `${seed} ${game.decisionCount}`, 1)
      const { deck, discards, north, south } = game.state
      const inPlay = [...deck, ...discards, ...north, ...south]
      expect(new Set(inPlay).size).toBe(inPlay.length)
      if (game.open[0]?.question.kind !== 'cover') expect(inPlay.length).toBe(18)
    }
  }
})

test('a hand is seen by its owner alone', () => {
  const game = newConvoy('hands')
  const { north, south } = game.state
  expect(game.view('north')).toMatchObject({ north, south: 3 })
  expect(game.view(OBSERVER)).toMatchObject({ north: 3, south: 3 })
  expect(game.eventsFor('south')).toEqual([
    { type: 'drew', side: 'north', count: 3 },
    { type: 'drew', side: 'south', cards: south },
  ])
})

test('a card that one does not hold can’t be played, whoever holds it', () => {
  const game = newConvoy('cards')
  const before = game.hash()
  const answers = [game.state.south[0]!, '9z'].map((card) => complaint(game.decide('north', { card })))
  expect(answers).toEqual([`You do not hold ${game.state.south[0]}.`, 'You do not hold 9z.'])
  expect(game.hash()).toBe(before)
})

test('a situation in which a card is in two places is refused', () => {
  const situation = { north: ['5a'], south: ['5a'], attacker: 'north' }
  expect(complaint(convoy.situation(situation))).toBe(`situation: card '5a' is in two places.`)
  expect(complaint(convoy.situation({ ...situation, south: ['9a'] }))).toBe(`situation: there is no card '9a'.`)
})
