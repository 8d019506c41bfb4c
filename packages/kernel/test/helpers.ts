import { convoy, patrol } from '../samples/index.ts'
import {
  type Game,
  type GameEvent,
  KeyedChance,
  keyFromSeed,
  type Origin,
  type Reading,
  type ScriptEntry,
  ScriptedChance,
  type System,
  startGame,
} from '../src/index.ts'

export function value<T>(reading: Reading<T>): T {
  if (!reading.ok) throw new Error(reading.problems.map((problem) => problem.message).join(' '))
  return reading.value
}

/** What is wrong, as the one sentence that a person is told. */
export function complaint(result: { ok: true } | { ok: false; problems: readonly { message: string }[] }): string {
  if (result.ok) throw new Error('Nothing was wrong.')
  return result.problems.map((problem) => problem.message).join(' | ')
}

export function keyed<S, E extends GameEvent>(system: System<S, E>, origin: Origin, seed: string): Game<S, E> {
  return value(startGame(system, origin, { key: keyFromSeed(seed) }))
}

export function scripted<S, E extends GameEvent>(system: System<S, E>, origin: Origin, script: readonly ScriptEntry[] = []): Game<S, E> {
  return value(startGame(system, origin, { chance: new ScriptedChance(script) }))
}

export const newPatrol = (seed: string, length = 8) => keyed(patrol, { scenario: { length } }, seed)
export const newConvoy = (seed: string) => keyed(convoy, { scenario: {} }, seed)

/** A patrol in the middle of red's move, with magazines and smoke on both sides. */
export const redMoves = (over: object = {}): Origin => ({
  situation: {
    length: 8,
    round: 1,
    mover: 'red',
    paces: { red: 'rush', blue: 'creep' },
    red: { men: 3, at: 0, smoke: 1, magazines: 2 },
    blue: { men: 3, at: 0, smoke: 1, magazines: 2 },
    ...over,
  },
})

/** Makes each decision in turn; one that is refused is an error. */
export function decideAll<S, E extends GameEvent>(
  game: Game<S, E>,
  ...decisions: readonly (readonly [seat: string, decision: unknown])[]
): void {
  for (const [seat, decision] of decisions) {
    const verdict = game.decide(seat, decision)
    if (!verdict.ok) throw new Error(`${seat} ${JSON.stringify(decision)}: ${complaint(verdict)}`)
  }
}

/** So many decisions at random, or to the end. */
export function playOn<S, E extends GameEvent>(game: Game<S, E>, seed: string, most = Number.POSITIVE_INFINITY): Game<S, E> {
  const chance = new KeyedChance(keyFromSeed(seed))
  for (let made = 0; made < most && !game.outcome; made++) {
    const { seat, question } = game.open[chance.pick(game.open)]!
    const candidates = [...question.candidates()]
    game.take(seat, candidates[chance.pick(candidates)])
  }
  return game
}

export const asked = <S, E extends GameEvent>(game: Game<S, E>) => game.open.map(({ seat, question }) => `${seat} ${question.kind}`)
