import { branches, type Counsel, dot, fitted, gather, greedy, type Player, random, type Sample, surprise, wavering } from '@firegroup/ai'
import { freezePlain, type GameEvent, KeyedChance, keyFromSeed, type System } from '@firegroup/kernel'
import type { Told } from './courses.ts'
import { beginningsOf } from './openings.ts'
import { approachesIn, openingsIn, type SideWays } from './repertoire.ts'
import { jackknife, type Mean } from './statistics.ts'
import type { Task } from './work.ts'

/** Plays a game and tells positions of it. */
export type Gathering = (players: readonly string[], seed: string) => readonly Sample[]

/** A system whose evaluation can be fitted to games: what it looks at, and what that is worth to it now, in order. */
export interface Tuner {
  /** Of the system. */
  readonly id: string
  readonly rules: number
  readonly features: readonly string[]
  readonly weights: readonly number[]
  /** What the features tell when games of a scenario begin. */
  beginnings(scenario: object): readonly Told[]
  /** In what ways each side of a scenario may open, and go about the whole of it. */
  openings(scenario: object, name: string): readonly SideWays[]
  approaches(scenario: object, name: string): readonly SideWays[]
  /** A scenario made ready for many games, each of which gives the positions that it went through. */
  prepare(scenario: object, name: string): Gathering
  /** The same, but that each game gives what came of the ways to decide some of its questions. */
  branching(scenario: object, name: string): Gathering
}

export interface TuningPlan {
  readonly tuner: Pick<Tuner, 'id' | 'rules' | 'features' | 'weights'>
  /** By name. */
  readonly scenarios: readonly string[]
  readonly games: number
  readonly seed: string
}

export interface Tuning extends TuningPlan {
  /** In the order of the features, rounded as they are written down; of what no game has shown, as it was. */
  readonly fitted: readonly number[]
  /** The games that the weights were fitted to, and those that they were only tried on. */
  readonly inside: Trial
  readonly outside: Trial
}

/** How well the fitted and the present weights foretell games: bits of surprise a position; a coin has 1. */
export interface Trial {
  readonly games: number
  readonly positions: number
  readonly fitted: number
  readonly present: number
  /** By how much less the fitted weights are surprised; null for fewer than two games. */
  readonly gain: Mean | null
}

/** One game of so many is kept to try the weights on. */
const TRIED = 3
/** Of the unsteady part of a game one decision of so many is a random one. */
const WAVERS = 20
/** How much of a game is unsteady, in parts of it: as often nothing as one part, two, and so on, but never the last. */
const PARTS = 6
const DIGITS = 100

export function tuner<S, E extends GameEvent>(system: System<S, E>, counsel: Counsel<S>): Tuner {
  const { features, weights } = counsel.evaluation
  return {
    id: system.id,
    rules: system.version,
    features,
    weights: features.map((feature) => weights[feature] ?? 0),
    beginnings: (scenario) => beginningsOf(system, counsel, scenario),
    openings: (scenario, name) => openingsIn(system, counsel, scenario, name),
    approaches: (scenario, name) => approachesIn(system, counsel, scenario, name),
    prepare: (scenario, name) => {
      const origin = { scenario: freezePlain(scenario) }
      const seated = (player: Player<S>) => Object.fromEntries(system.seats.map((seat) => [seat, player]))
      const steady = greedy(counsel.advisor)
      const players = seated(steady)
      const waverers = seated(wavering(steady, random<S>(), WAVERS))
      return (_, seed) => {
        const until = (new KeyedChance(keyFromSeed(`${seed} steady`)).die(PARTS) - 1) / PARTS
        return gather(system, origin, counsel, players, { seed, scenario: name, unsteady: { players: waverers, until } })
      }
    },
    branching: (scenario, name) => {
      const origin = { scenario: freezePlain(scenario) }
      return (_, seed) => branches(system, origin, counsel, { seed, scenario: name })
    },
  }
}

/** As many games of each scenario, give or take a few, among those that are fitted to and among those that are tried. */
export function tuningTasks({ scenarios, games, seed }: TuningPlan): Task[] {
  return Array.from({ length: games }, (_, i) => ({
    seed: `${seed} ${i + 1}`,
    scenario: Math.floor(i / TRIED) % scenarios.length,
    players: [],
  }))
}

/** Fits weights to two of three games, and tries them on the third. */
export function tuningOf(plan: TuningPlan, samples: readonly (readonly Sample[])[]): Tuning {
  const isTried = (game: number) => game % TRIED === TRIED - 1
  const tried = samples.filter((_, game) => isTried(game))
  const fittedTo = samples.filter((_, game) => !isTried(game))
  const inside = fittedTo.flat()
  const best = fitted(inside.map(besideLuck)).slice(0, plan.tuner.features.length)
  // As large as they show without knowing what luck is still to come: what is told of a position does not know it either. Adding 0 makes 0 of -0.
  const [size = 0] = fitted(inside.map(({ features, ...rest }) => ({ ...rest, features: [dot(best, features)] })))
  const weights = plan.tuner.weights.map((present, i) =>
    inside.some(({ features }) => features[i] !== 0) ? Math.round(best[i]! * size * DIGITS) / DIGITS + 0 : present,
  )
  const [asFitted, asPresent] = [readerOf(inside, weights), readerOf(inside, plan.tuner.weights)]
  const trial = (games: readonly (readonly Sample[])[]): Trial => {
    const positions = games.flat()
    return {
      games: games.length,
      positions: positions.length,
      fitted: asFitted(positions),
      present: asPresent(positions),
      gain: jackknife(games, (some) => asPresent(some.flat()) - asFitted(some.flat())),
    }
  }
  return { ...plan, fitted: weights, inside: trial(fittedTo), outside: trial(tried) }
}

/** So many points of advice are as much as other features are as a rule. */
const MUCH_LUCK = 30

/** Luck that was still to come is known of afterwards: seen beside the features, it hides less of what they are worth. */
function besideLuck({ luck = 0, features, ...rest }: Sample): Sample {
  return { ...rest, features: [...features, luck / MUCH_LUCK] }
}

/**
 * How surprised weights are by positions. How large they are all together counts for nothing: how far they can be trusted in which scenario is learnt by itself
 * (courses.ts).
 */
function readerOf(fittedTo: readonly Sample[], weights: readonly number[]): (positions: readonly Sample[]) => number {
  const read = (positions: readonly Sample[]) =>
    positions.map(({ features, ...rest }) => besideLuck({ ...rest, features: [dot(weights, features)] }))
  // what speaks the wrong way round is not turned round
  const [size = 0, ofLuck = 0] = fitted(read(fittedTo))
  return (positions) => surprise(read(positions), [Math.abs(size), ofLuck])
}

/** The source of a table of weights with these in place of what it had. Everything around the table stays; null where there is none. */
export function withWeights(source: string, { tuner, fitted: weights }: Tuning): string | null {
  const table = /^(export const TUNED = \{\n)[^}]*(\})/m
  if (!table.test(source)) return null
  const lines = tuner.features.map((feature, i) => `  ${feature}: ${weights[i]},\n`)
  return source.replace(table, (_, opening: string, closing: string) => `${opening}${lines.join('')}${closing}`)
}
