import { greedy, positionOf } from '@firegroup/ai'
import { aslsk } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import { KeyedChance, keyFromSeed, saveGame, startGame } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { thinking } from '../games/aslsk/thinking.ts'
import { labGameOf } from '../games/lab.ts'
import { thinkingOf } from '../games/thinking.ts'
import { WorkerComputer } from './computer.ts'
import type { ToWorker } from './messages.ts'
import { Thinker } from './thinker.ts'
import type { Thoughts } from './thoughts.ts'

/** A clock that stands still: nodes bind. */
const clock = () => 0

const begin = () => {
  const started = startGame(aslsk, { scenario: scenario('first-light') }, { key: keyFromSeed('thinker') })
  if (!started.ok) throw new Error('The scenario does not begin.')
  return started.value
}

/** The first question about a move: setting up takes more thought than a test has time for. */
const underWay = () => {
  const game = begin()
  const player = greedy(thinking.counsel.advisor)
  const chance = new KeyedChance(keyFromSeed('under way'))
  for (let open = game.open[0]!; open.question.kind !== 'move'; open = game.open[0]!)
    game.take(open.seat, player.choose(positionOf(game, open, chance)))
  return game
}

test('the computer keeps up with a game by its decisions, and what it chooses is legal', () => {
  const game = begin()
  const thinker = new Thinker(thinking, saveGame(game), { clock })
  for (let i = 0; i < 12; i++) {
    const { seat } = game.open[0]!
    const decision = thinker.choose(seat, ['random', 'greedy', 'recruit'][i % 3]!)
    expect(game.decide(seat, decision)).toEqual({ ok: true })
    thinker.catchUp(i, game.log.slice(i))
  }
})

test('a game it has not followed is refused rather than guessed at', () => {
  const thinker = new Thinker(thinking, saveGame(begin()), { clock })
  expect(() => thinker.catchUp(3, [])).toThrow(/knows 0 decisions/)
})

test('the page sends the worker only what is new, and the whole game again after something was taken back', () => {
  const game = begin()
  const sent: ToWorker[] = []
  const computer = new WorkerComputer({ postMessage: (message) => sent.push(message), onmessage: null, terminate: () => undefined })
  computer.attach(() => game)
  void computer.choose(game.open[0]!, 'random')
  expect(sent.map(({ type }) => type)).toEqual(['open', 'choose'])
  const { seat, question } = game.open[0]!
  game.decide(seat, [...question.candidates()][0])
  sent.length = 0
  void computer.choose(game.open[0]!, 'random')
  expect(sent).toMatchObject([{ type: 'choose', news: { from: 0, decisions: [{ seat }] } }])
  game.undo(seat)
  sent.length = 0
  void computer.choose(game.open[0]!, 'random')
  expect(sent.map(({ type }) => type)).toEqual(['open', 'choose'])
})

test('a game that the worker has not heard of is refused by name', async () => {
  for (const system of ['chess', 'constructor']) {
    await expect(thinkingOf(system)).rejects.toThrow(`does not know the game '${system}'`)
    await expect(labGameOf(system)).rejects.toThrow(`does not know the game '${system}'`)
  }
})

test('a level of another version is played by the usual one', () => {
  const game = underWay()
  const { seat } = game.open[0]!
  const thinker = new Thinker(thinking, saveGame(game), { clock })
  for (const level of ['marshal', 'constructor']) expect(thinker.choose(seat, level)).toEqual(thinker.choose(seat, 'regular'))
})

test('where time does not bind, the same position gives the same choice, and its thoughts are those that it tells', () => {
  const game = underWay()
  const save = saveGame(game)
  const { seat } = game.open[0]!
  const once = new Thinker(thinking, save, { clock }).choose(seat, 'veteran')
  let time = 0
  const timed = new Thinker(thinking, save, { clock: () => time++ / 1e6 })
  expect(timed.choose(seat, 'veteran')).toEqual(once)
  expect(thoughts(timed.think(seat, 'veteran')).options[0]!.decision).toEqual(once)
})

test('when time is up it decides with what it has', () => {
  const game = underWay()
  const { seat } = game.open[0]!
  let time = 0
  const hurried = new Thinker(thinking, saveGame(game), { clock: () => (time += 700) })
  const { options } = thoughts(hurried.think(seat, 'veteran'))
  expect(options.reduce((sum, { trials }) => sum + trials, 0)).toBeLessThanOrEqual(2 * options.length)
  expect(game.problems(seat, hurried.choose(seat, 'veteran'))).toEqual([])
})

test('advice is thought through again and again while there is time, and tells how far it is', () => {
  const game = underWay()
  let time = 0
  const clock = () => (time += 150)
  const rounds = new Thinker(thinking, saveGame(game), { clock }).think(game.open[0]!.seat, null)
  const shares: number[] = []
  let step = rounds.next()
  const first = time
  for (; !step.done; step = rounds.next()) shares.push(step.value)
  expect(shares.length).toBeGreaterThan(1)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(shares.at(-1)).toBe(1)
  expect(time).toBeLessThan(2000 + 2 * first)
})

function thoughts(rounds: Generator<number, Thoughts>): Thoughts {
  let step = rounds.next()
  while (!step.done) step = rounds.next()
  return step.value
}
