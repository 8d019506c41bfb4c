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
  const thinker = new Thinker(thinking, saveGame(game))
  for (let i = 0; i < 12; i++) {
    const { seat } = game.open[0]!
    const decision = thinker.choose(seat, ['random', 'greedy', 'recruit'][i % 3]!)
    expect(game.decide(seat, decision)).toEqual({ ok: true })
    thinker.catchUp(i, game.log.slice(i))
  }
})

test('a game it has not followed is refused rather than guessed at', () => {
  const thinker = new Thinker(thinking, saveGame(begin()))
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
  const thinker = new Thinker(thinking, saveGame(game))
  for (const level of ['marshal', 'constructor']) expect(thinker.choose(seat, level)).toEqual(thinker.choose(seat, 'regular'))
})

test('the same position gives the same choice, and its thoughts are those that it tells', () => {
  const game = underWay()
  const save = saveGame(game)
  const { seat } = game.open[0]!
  const once = new Thinker(thinking, save).choose(seat, 'veteran')
  const again = new Thinker(thinking, save)
  expect(again.choose(seat, 'veteran')).toEqual(once)
  expect(thoughts(again.think(seat, 'veteran')).options[0]!.decision).toEqual(once)
})

test('advice tells how far it is, and the same question has the same answer to the last digit', () => {
  const game = underWay()
  const { seat } = game.open[0]!
  const rounds = new Thinker(thinking, saveGame(game)).think(seat, null)
  const shares: number[] = []
  let step = rounds.next()
  for (; !step.done; step = rounds.next()) shares.push(step.value)
  expect(shares.length).toBeGreaterThan(20)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(thoughts(new Thinker(thinking, saveGame(game)).think(seat, null))).toEqual(step.value)
})

function thoughts(rounds: Generator<number, Thoughts>): Thoughts {
  let step = rounds.next()
  while (!step.done) step = rounds.next()
  return step.value
}

test('whoever settles a whole turn when it begins is one player for the whole game', () => {
  let made = 0
  const counted = () => {
    made++
    return {
      name: 'counted',
      choose: ({ open }: { open: { question: { candidates(): Iterable<unknown> } } }) => [...open.question.candidates()][0],
    }
  }
  const game = begin()
  const thinker = new Thinker({ ...thinking, players: { counted } }, saveGame(game))
  const seats = Array.from({ length: 12 }, (_, i) => {
    const { seat } = game.open[0]!
    expect(game.decide(seat, thinker.choose(seat, 'counted'))).toEqual({ ok: true })
    thinker.catchUp(i, game.log.slice(i))
    return seat
  })
  expect(made).toBe(new Set(seats).size)
})

test('UF-49.11-01 Up Front by the book is played by the solitaire procedure', async () => {
  const { players } = await thinkingOf('upfront')
  expect(players?.['solitaire']?.().name).toBe('solitaire')
})
