import {
  type Advisor,
  bestAtFirstSight,
  type Counsel,
  greedy,
  type Level,
  type Option,
  ownAdvisor,
  PairedDice,
  type Player,
  type Position,
  planner,
  playGame,
} from '@firegroup/ai'
import type { GameEvent, Origin, Seat, System } from '@firegroup/kernel'

/** A decision at which a planner did not do what looked best at first sight. Chances to win, from 0 to 1. */
export interface Departure {
  /** Of the question. */
  readonly kind: string
  /** By how much better it said that its way is. */
  readonly said: number
  /** By how much better that way did in games that were ended from both by what looks best at first sight, and the variance of this mean. */
  readonly came: number
  readonly variance: number
}

export interface DeparturePlan {
  readonly level: Level
  readonly seed: string
  /** Games to the end from each of the two ways, with the same dice and the same imagined worlds. */
  readonly playouts: number
}

/** The departures of a planner in one game against greedy, and among how many choices. */
export function departuresOf<S, E extends GameEvent>(
  system: System<S, E>,
  origin: Origin,
  counsel: Counsel<S>,
  seat: Seat,
  { level, seed, playouts }: DeparturePlan,
): { readonly departures: readonly Departure[]; readonly choices: number } {
  const thinker = planner({ ...counsel, level })
  const departures: Departure[] = []
  let choices = 0
  const watched: Player<S> = {
    ...thinker,
    choose(position) {
      const { options } = thinker.think(position)
      choices++
      const [best, ...others] = options as [Option, ...Option[]]
      if (best.merit > 0) {
        const first = others.reduce((a, b) => (b.firstSight > a.firstSight ? b : a))
        const advisors = { own: ownAdvisor(counsel, position.imagined(), seat), other: counsel.advisor }
        const gains = Array.from(
          { length: playouts },
          (_, n) => ended(advisors, position, best.decision, n) - ended(advisors, position, first.decision, n),
        )
        departures.push({ kind: position.open.question.kind, said: best.merit, ...meanOf(gains) })
      }
      return best.decision
    },
  }
  const other = greedy(counsel.advisor)
  playGame(system, origin, Object.fromEntries(system.seats.map((each) => [each, each === seat ? watched : other])), seed)
  return { departures, choices }
}

/** 1 for a game that is won from here when the seat goes on as it goes about such games and the other as greedy does, 0 for one that is lost. */
function ended<S>(
  { own, other }: { readonly own: Advisor<S>; readonly other: Advisor<S> },
  { seat, imaginedGame }: Position<S>,
  decision: unknown,
  n: number,
): number {
  const game = imaginedGame(new PairedDice(Math.imul(n + 1, 0x9e3779b1)))
  game.take(seat, decision)
  for (let open = game.open[0]; !game.outcome && open; open = game.open[0])
    game.take(open.seat, bestAtFirstSight(open.seat === seat ? own : other, game.state, open))
  const winner = game.outcome?.winner ?? null
  return winner === null ? 0.5 : winner === seat ? 1 : 0
}

function meanOf(gains: readonly number[]): Pick<Departure, 'came' | 'variance'> {
  const came = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
  const squares = gains.reduce((sum, gain) => sum + (gain - came) ** 2, 0)
  return { came, variance: squares / gains.length / gains.length }
}
