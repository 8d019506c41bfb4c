import { type GameEvent, type Keep, KeyedChance, keyFromSeed, type OpenQuestion, type System, startGame } from '@firegroup/kernel'
import { convoy, patrol } from '@firegroup/kernel/samples'
import { expect, test } from 'vitest'
import { greedy } from './greedy.ts'
import { playGame, playOut } from './play-game.ts'
import { positionOf } from './player.ts'
import { random } from './random.ts'

const KEEP: Keep = { history: true, events: false, hashes: false }
const dice = (seed: string) => new KeyedChance(keyFromSeed(seed))

function begin<S, E extends GameEvent>(system: System<S, E>, scenario: unknown, seed: string) {
  const started = startGame(system, { scenario }, { key: keyFromSeed(seed) }, KEEP)
  if (!started.ok) throw new Error(started.problems[0]!.message)
  return started.value
}

test('a match is the same for the same seed, and another for another', () => {
  const play = (seed: string) => playGame(convoy, { scenario: {} }, { north: random(), south: random() }, seed)
  expect(play('one')).toEqual(play('one'))
  expect(new Set(['one', 'two', 'three', 'four', 'five'].map((seed) => JSON.stringify(play(seed)))).size).toBeGreaterThan(1)
})

test('a match answers everybody who is asked at once, and ends', () => {
  const { outcome, decisions } = playGame(patrol, { scenario: { length: 6 } }, { red: random(), blue: random() }, 'patrol')
  expect(outcome.reason).not.toBe('')
  expect(decisions).toBeGreaterThan(4)
})

test('a game that was begun with the seed of a match is that match, and keeps what it is to keep', () => {
  type Trucks = ReturnType<typeof convoy.clone>
  const players = { north: random<Trucks>(), south: random<Trucks>() }
  const { outcome, decisions } = playGame(convoy, { scenario: {} }, players, 'kept')
  const game = begin(convoy, {}, 'kept')
  expect(playOut(game, players, 'kept')).toEqual(outcome)
  expect(game.log).toHaveLength(decisions)
  const other = begin(convoy, {}, 'kept')
  playOut(other, players, 'other players')
  expect(other.log).not.toEqual(game.log)
})

test('a match that does not end is an error', () => {
  expect(() => playGame(convoy, { scenario: {} }, { north: random(), south: random() }, 'short', 3)).toThrow(/No outcome after 3/)
})

test('random takes each candidate about as often', () => {
  const game = begin(convoy, {}, 'fair')
  const open = game.open[0]!
  const chance = dice('fair')
  const counts = new Map<string, number>()
  for (let n = 0; n < 600; n++) {
    const card = JSON.stringify(random().choose(positionOf(game, open, chance)))
    counts.set(card, (counts.get(card) ?? 0) + 1)
  }
  expect(counts.size).toBe([...open.question.candidates()].length)
  for (const count of counts.values()) expect(count).toBeGreaterThan(120)
})

test('greedy takes the candidate that its advisor holds to be best, the first of several', () => {
  const game = begin(convoy, {}, 'best')
  const open = game.open[0]!
  const cards = [...open.question.candidates()] as { card: string }[]
  const highest = [...cards].sort((a, b) => Number(b.card[0]) - Number(a.card[0]))[0]!
  const byNumber = greedy({ judge: () => (decision) => Number((decision as { card: string }).card[0]) })
  expect(Number((byNumber.choose(positionOf(game, open, dice('x'))) as { card: string }).card[0])).toBe(Number(highest.card[0]))
  const indifferent = greedy({ judge: () => () => 0 })
  expect(indifferent.choose(positionOf(game, open, dice('x')))).toEqual(cards[0])
})

test('what a player imagines is a copy that its seat can’t tell from the real thing, and hides what it can’t know', () => {
  const game = begin(convoy, {}, 'secrets')
  const open = game.open[0] as OpenQuestion
  const before = game.hash()
  const enemyHands = new Set<string>()
  for (let n = 0; n < 20; n++) {
    const imagined = positionOf(game, open, dice(`imagine ${n}`)).imagined()
    expect(convoy.view(imagined, open.seat)).toEqual(game.view(open.seat))
    enemyHands.add(imagined.south.join())
    imagined.north.length = 0
  }
  expect(game.hash()).toBe(before)
  expect(enemyHands.size).toBeGreaterThan(5)
})

test('greedy chooses the same in games that differ only in what it can’t know', () => {
  const game = begin(convoy, {}, 'same')
  const advisor = { judge: (state: { north: string[] }) => (decision: unknown) => state.north.indexOf((decision as { card: string }).card) }
  const choice = greedy(advisor).choose(positionOf(game, game.open[0]!, dice('same')))
  for (let n = 0; n < 20; n++) {
    const other = game.fork()
    convoy.resample(other.state, 'north', dice(`hidden ${n}`))
    expect(greedy(advisor).choose(positionOf(other, other.open[0]!, dice('same')))).toEqual(choice)
  }
})
