import type { GameEvent, Origin, Seat, System } from '@firegroup/kernel'
import type { Counsel } from './counsel.ts'
import { logistic } from './course.ts'
import { chanceOf, oddsOf } from './evaluation.ts'
import { isMomentous } from './planner/foresight.ts'
import { playGame } from './play-game.ts'
import type { Player, Position } from './player.ts'
import { dot, solve } from './regression.ts'

/** A position of a played game: its features for a seat, and what became of that seat. */
export interface Sample {
  readonly features: readonly number[]
  /** The chance that the evaluation gives it, and the log odds that its features alone do. */
  readonly said: number
  readonly told: number
  /** What part of the game is over. */
  readonly progress: number
  /** 1 won, 0 lost, ½ drawn. */
  readonly result: number
  /** What it is like from the start: the scenario and the turn. What is common to all positions of a cell tells nothing about decisions. */
  readonly cell: string
  /** How lucky the seat was from then on, in points of advice, where the system tells luck. */
  readonly luck?: number
}

/** So many decisions after one another there is one of which it is seen what comes of it. */
const FOLLOWED = 5

/** Games between perfectly steady players show too few of the positions that come up: until so much of it is over, a game may be played by others. */
export interface Unsteady<S> {
  readonly players: { readonly [seat: Seat]: Player<S> }
  /** A part of the game. */
  readonly until: number
}

/**
 * Positions of a game in which what was decided before has had its effect, as planners of both sides judge them, seen from its first seat. Those of its unsteady
 * part are left out: what becomes of them would tell what mistakes are still to come, which one side may be hurt by far more than the other.
 */
export function gather<S, E extends GameEvent>(
  system: System<S, E>,
  origin: Origin,
  { evaluation, foresight }: Counsel<S>,
  players: { readonly [seat: Seat]: Player<S> },
  { seed, scenario, unsteady }: { readonly seed: string; readonly scenario: string; readonly unsteady?: Unsteady<S> },
): Sample[] {
  const seat = system.seats[0]!
  const found: Omit<Sample, 'result'>[] = []
  let [latest, followed]: [S | null, S[]] = [null, []]
  let decisions = 0
  const isUnsteady = (): boolean =>
    unsteady !== undefined && (latest === null ? 0 : (evaluation.time?.progress(latest) ?? 1)) < unsteady.until
  const look = ({ open, imagined }: Position<S>): void => {
    // A set-up has its effect later than anything else: it is left out, so that the first turns are not.
    if (latest === null || isMomentous(foresight, open.question.kind)) return
    const now = latest
    const left = followed.filter((since) => !foresight.isSettled(now, open, since))
    if (left.length < followed.length && !isUnsteady()) {
      const seen = imagined()
      found.push(sampleOf({ evaluation }, seen, seat, `${scenario} ${system.measure?.(seen).turn ?? ''}`))
    }
    followed = left
    if (decisions++ % FOLLOWED === 0) followed.push(system.clone(now))
  }
  const watched = (seat: Seat): Player<S> => ({
    ...players[seat]!,
    choose: (position) => {
      look(position)
      return (isUnsteady() ? unsteady!.players : players)[seat]!.choose(position)
    },
  })
  const seated = Object.fromEntries(system.seats.map((each) => [each, watched(each)]))
  const { outcome } = playGame(system, origin, seated, seed, undefined, (state) => {
    latest = state
  })
  const result = outcome.winner === null ? 0.5 : outcome.winner === seat ? 1 : 0
  return found.map((position) => ({ ...position, result }))
}

/** What is seen of a position; what became of it comes later. */
export function sampleOf<S>(
  { evaluation }: Pick<Counsel<S>, 'evaluation'>,
  seen: S,
  seat: Seat,
  cell: string,
): Omit<Sample, 'result' | 'luck'> {
  const features = evaluation.measure(seen, seat)
  return {
    features,
    said: chanceOf(evaluation, features, seen, seat),
    told: oddsOf(evaluation, features),
    progress: evaluation.time?.progress(seen) ?? 0,
    cell,
  }
}

/** Mostly one player, now and then another. */
export function wavering<S>(steady: Player<S>, other: Player<S>, oneIn: number): Player<S> {
  return {
    name: steady.name,
    choose: (position) => (position.chance.die(oneIn, 'wavering') === 1 ? other : steady).choose(position),
  }
}

/** Of Newton's method. */
const ROUNDS = 12

/**
 * The weights under which the samples' results were likeliest: logistic regression with a constant for each cell; `restraint` holds large weights back,
 * just enough that a feature that never varies has none. The constants take up how fair a scenario is and how it usually goes, so that the weights tell
 * only what makes a difference within it; they are not needed afterwards. Newton's method, so a few rounds are enough; the same samples give the same
 * weights everywhere.
 */
export function fitted(samples: readonly Sample[], restraint = 1e-5): number[] {
  const count = samples[0]?.features.length ?? 0
  const weights = new Array<number>(count).fill(0)
  const cells = new Map(samples.map(({ cell }) => [cell, 0]))
  const held = restraint * samples.length
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight) => -held * weight)
    const curvature = weights.map((_, i) => weights.map((_, j) => (i === j ? held : 0)))
    const ofCell = new Map([...cells].map(([cell, constant]) => [cell, { gradient: -constant, curvature: 1, mixed: weights.map(() => 0) }]))
    for (const { features, result, cell } of samples) {
      const here = ofCell.get(cell)!
      const chance = logistic(dot(weights, features) + cells.get(cell)!)
      const slope = chance * (1 - chance)
      here.gradient += result - chance
      here.curvature += slope
      for (let i = 0; i < count; i++) {
        gradient[i]! += (result - chance) * features[i]!
        here.mixed[i]! += slope * features[i]!
        for (let j = 0; j < count; j++) curvature[i]![j]! += slope * features[i]! * features[j]!
      }
    }
    // A cell's constant follows from the weights, so the equations are solved for the weights alone.
    for (const { gradient: pull, curvature: bend, mixed } of ofCell.values())
      for (let i = 0; i < count; i++) {
        gradient[i]! -= (mixed[i]! * pull) / bend
        for (let j = 0; j < count; j++) curvature[i]![j]! -= (mixed[i]! * mixed[j]!) / bend
      }
    const step = solve(curvature, gradient)
    for (let i = 0; i < count; i++) weights[i]! += step[i]!
    for (const [cell, { gradient: pull, curvature: bend, mixed }] of ofCell)
      cells.set(cell, cells.get(cell)! + (pull - dot(mixed, step)) / bend)
  }
  return weights
}

/**
 * How well weights foretell results: the mean of -log2 of the chance given to what came, in bits; a coin has 1. Each cell has its best constant, so that
 * what is common to it neither helps nor harms.
 */
export function surprise(samples: readonly Sample[], weights: readonly number[]): number {
  const cells = Map.groupBy(samples, ({ cell }) => cell)
  let bits = 0
  for (const cell of cells.values()) {
    const sums = cell.map(({ features }) => dot(weights, features))
    const constant = bestConstant(cell, sums)
    for (const [i, { result }] of cell.entries()) {
      const chance = Math.min(1 - 1e-9, Math.max(1e-9, logistic(sums[i]! + constant)))
      bits -= result * Math.log2(chance) + (1 - result) * Math.log2(1 - chance)
    }
  }
  return samples.length === 0 ? 0 : bits / samples.length
}

function bestConstant(samples: readonly Sample[], sums: readonly number[]): number {
  let constant = 0
  for (let round = 0; round < ROUNDS; round++) {
    let pull = -constant
    let bend = 1
    for (const [i, { result }] of samples.entries()) {
      const chance = logistic(sums[i]! + constant)
      pull += result - chance
      bend += chance * (1 - chance)
    }
    constant += pull / bend
  }
  return constant
}
