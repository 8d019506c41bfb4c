import { greedy, positionOf } from '@firegroup/ai'
import { scenario as aslskScenario } from '@firegroup/content/aslsk'
import { scenario as lnltScenario } from '@firegroup/content/lnlt'
import { scenario as upfrontScenario } from '@firegroup/content/upfront'
import {
  type Game,
  type GameEvent,
  KeyedChance,
  keyFromSeed,
  type Plain,
  type Save,
  saveGame,
  startGame,
  stateHash,
} from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import type { AnyState, AnyThinking, GameThinking } from '../games/game.ts'
import { thinkingOf } from '../games/thinking.ts'
import { thinking as upfront } from '../games/upfront/thinking.ts'
import { Thinker } from './thinker.ts'
import type { Thoughts } from './thoughts.ts'

describe.each([
  ['aslsk', aslskScenario('first-light')],
  ['lnlt', lnltScenario('bread-before-noon')],
  ['upfront', upfrontScenario('the-milk-run')],
])('%s', (id, scenario) => {
  test('thoughts are told in words: the best first, with odds, trials and what may follow', async () => {
    const thinking = await thinkingOf(id)
    const game = played(thinking, scenario, 30, isWorthThought(thinking))
    const { seat, question } = game.open[0]!
    const { options, level } = told(new Thinker(thinking, saveGame(game)).think(seat, null))
    expect(level).toBe('veteran')
    for (const { words, decision, next } of options) {
      expect(words).toBe(thinking.system.words!.decision(game.state, question.kind, decision).replace(/\.$/, ''))
      for (const expected of next) {
        expect(thinking.system.seats).toContain(expected.seat)
        expect(expected.words).not.toMatch(/undefined|NaN|^$/)
      }
    }
    expect(options.length).toBeGreaterThan(1)
    expect(options[0]!.trials).toBeGreaterThanOrEqual(8)
    expect(options.map(({ chance }) => chance)).toEqual(options.map(({ chance }) => chance).sort((a, b) => b - a))
    for (const { chance, low, high } of options) {
      expect(low).toBeLessThan(chance)
      expect(high).toBeGreaterThan(chance)
    }
    for (const reason of options.flatMap(({ reasons }) => reasons)) expect(reason).not.toMatch(/undefined|NaN|^$/)
    expect(options[0]!.next.length).toBeGreaterThan(0)
  })

  test('looking back marks what was played, also what did not look worth trying', async () => {
    const thinking = await thinkingOf(id)
    const game = played(thinking, scenario, 20, (at) => isWorthThought(thinking)(at) && [...at.open[0]!.question.candidates()].length > 12)
    const { seat } = game.open[0]!
    const before = game.decisionCount
    game.take(seat, worst(thinking, game))
    const save = saveGame(game)
    for (const [at, overlooked] of [
      [before, true],
      [0, false],
    ] as const) {
      const { seat: whose, decision } = save.decisions[at]!
      const { options } = told(new Thinker(thinking, save, { decisions: at }).think(whose, null, decision))
      const was = options.filter((option) => option.played)
      expect(was).toMatchObject([{ decision, overlooked }])
      expect(was[0]!.trials).toBeGreaterThan(0)
      expect(new Set(options.map(({ words }) => words)).size).toBe(options.length)
    }
  })
})

test('a computer that thinks ahead is shown its own thoughts when looking back', () => {
  const game = played(upfront, upfrontScenario('the-milk-run'), 20)
  const { seat } = game.open[0]!
  const live = new Thinker(upfront, saveGame(game))
  const decision = live.choose(seat, 'veteran')
  game.take(seat, decision)
  const later = told(new Thinker(upfront, saveGame(game), { decisions: 20 }).think(seat, 'veteran', decision))
  expect(later.level).toBe('veteran')
  expect(later.options[0]).toMatchObject({ played: true, overlooked: false })
})

test('advice comes from the seat’s own view: other hands, another deck and other dice, and not a word of it changes', () => {
  let compared = 0
  for (let decisions = 14; decisions < 50 && compared < 3; decisions += 6) {
    const game = played(upfront, upfrontScenario('the-milk-run'), decisions)
    const { seat } = game.open[0]!
    const save = saveGame(game)
    if (save.checkpoint.decisions !== decisions) continue
    const exchanged = exchangedFor(seat, game, save)
    expect(exchanged.checkpoint.state).not.toEqual(save.checkpoint.state)
    const advice = (of: Save) => told(new Thinker(upfront, of).think(seat, null))
    expect(advice(exchanged)).toEqual(advice(save))
    compared++
  }
  expect(compared).toBeGreaterThan(1)
})

function told(thinking: Generator<number, Thoughts>): Thoughts {
  let step = thinking.next()
  while (!step.done) step = thinking.next()
  return step.value
}

/** The same save for this seat, with everything exchanged that it can't know. */
function exchangedFor<S, E extends GameEvent>(seat: string, game: Game<S, E>, save: Save): Save {
  const other = game.system.clone(game.state)
  game.system.resample(other, seat, new KeyedChance(keyFromSeed('exchanged')))
  expect(game.system.view(other, seat)).toEqual(game.view(seat))
  const state = { ...(other as object) } as Record<string, Plain>
  for (const key of Object.keys(state)) if (!(key in (save.checkpoint.state as object))) delete state[key]
  const hash = stateHash(state, save.checkpoint.position)
  const decisions = save.decisions.map(({ seat: whose, kind, decision }) => ({ seat: whose, kind, decision, hash }))
  return { ...save, decisions, checkpoint: { ...save.checkpoint, state, hash } }
}

/** The computer does not decide this at first sight. */
function isWorthThought<S, E extends GameEvent>({ counsel }: GameThinking<S, E>): (game: Game<S, E>) => boolean {
  const { attention, otherwise } = counsel.foresight
  return ({ open }) => {
    const { thought, width } = attention[open[0]!.question.kind] ?? otherwise
    return thought > 0 && width > 1 && [...open[0]!.question.candidates()].length > 1
  }
}

/** What the advisor thinks least of. */
function worst({ counsel }: AnyThinking, game: Game<AnyState, GameEvent>): unknown {
  const open = game.open[0]!
  const worth = counsel.advisor.judge(game.state, open.seat, open)
  return [...open.question.candidates()].sort((a, b) => worth(a) - worth(b))[0]
}

/** At least so many decisions of a game between greedy players, and on until it is there. */
function played<S, E extends GameEvent>(
  { system, counsel }: GameThinking<S, E>,
  scenario: object,
  decisions: number,
  isThere: (game: Game<S, E>) => boolean = () => true,
): Game<S, E> {
  const started = startGame(system, { scenario }, { key: keyFromSeed('thoughts') })
  if (!started.ok) throw new Error(started.problems[0]!.message)
  const game = started.value
  const player = greedy(counsel.advisor)
  while (!game.outcome && (game.decisionCount < decisions || !isThere(game))) {
    const open = game.open[0]!
    game.take(open.seat, player.choose(positionOf(game, open, new KeyedChance(keyFromSeed(`own ${game.decisionCount}`)))))
  }
  return game
}
