import { aslsk } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import { keyFromSeed, saveGame, startGame } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { thinking } from '../games/aslsk/thinking.ts'
import { thinkingOf } from '../games/thinking.ts'
import { WorkerComputer } from './computer.ts'
import type { ToWorker } from './messages.ts'
import { Thinker } from './thinker.ts'

const begin = () => {
  const started = startGame(aslsk, { scenario: scenario('first-light') }, { key: keyFromSeed('thinker') })
  if (!started.ok) throw new Error('The scenario does not begin.')
  return started.value
}

test('the computer keeps up with a game by its decisions, and what it chooses is legal', () => {
  const game = begin()
  const thinker = new Thinker(thinking, saveGame(game))
  for (let i = 0; i < 12; i++) {
    const { seat } = game.open[0]!
    const decision = thinker.choose(seat, i % 2 ? 'greedy' : 'random')
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
  computer.attach(game)
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
  await expect(thinkingOf('chess')).rejects.toThrow("does not know the game 'chess'")
})
