import type { OpenQuestion, Seat } from '@firegroup/kernel'
import type { Counsel } from './counsel.ts'
import { type Advisor, greedy } from './greedy.ts'
import type { Player, Position } from './player.ts'

/**
 * Ways to open a game, each known by its number, and those of them that have done best in games. What a set-up is worth shows so late that no trial before the
 * game tells it: it is found by whole games, once for all, by `firegroup openings`.
 */
export interface Repertoire<S> {
  /** How many ways there are; for some questions there may be fewer. */
  readonly ways: number
  /** The kinds of question by which games are opened. */
  readonly kinds: readonly string[]
  /** What is decided in this way, if it leads anywhere here. */
  decide(way: number, state: S, seat: Seat, open: OpenQuestion): unknown
  /** The ways that have done best for the seat in this scenario, or for one with the same task elsewhere. */
  known(state: S, seat: Seat): readonly number[]
  /** Other ways to look at decisions, and so to go about the whole game, each known by its number; 0 is the usual one. Absent where there is none. */
  readonly approaches?: Approaches<S>
  /** What the seat has to do: ways that do well for one often do well for others with the same task. */
  taskOf(state: S, seat: Seat): string
}

export interface Approaches<S> {
  readonly advisors: readonly Advisor<S>[]
  /** The one that has done best for the seat in this scenario, or for one with the same task elsewhere. */
  known(state: S, seat: Seat): number
}

/** Which ways have done best: by scenario and seat, and where the scenario has no name ('') by task. Plain data, written by `firegroup openings`. */
export interface OpeningBook {
  readonly [scenario: string]: { readonly [seatOrTask: string]: readonly number[] | undefined } | undefined
}

/** What is known to be a good opening, one of several by the player's own dice; nothing where nothing is known. */
export function knownOpening<S>(repertoire: Repertoire<S> | undefined, { open, seat, imagined, chance }: Position<S>): unknown {
  if (!repertoire?.kinds.includes(open.question.kind)) return undefined
  const state = imagined()
  const ways = repertoire.known(state, seat)
  if (ways.length === 0) return undefined
  return repertoire.decide(ways[chance.die(ways.length, 'opening') - 1]!, state, seat, open)
}

/** All that are known to be good here, for whoever weighs them against others. */
export function knownOpenings<S>(repertoire: Repertoire<S> | undefined, state: S, seat: Seat, open: OpenQuestion): unknown[] {
  if (!repertoire?.kinds.includes(open.question.kind)) return []
  return repertoire.known(state, seat).flatMap((way) => repertoire.decide(way, state, seat, open) ?? [])
}

/** Who says how good decisions look to the seat itself: as it goes about this game. */
export function ownAdvisor<S>({ advisor, repertoire }: Pick<Counsel<S>, 'advisor' | 'repertoire'>, state: S, seat: Seat): Advisor<S> {
  const approaches = repertoire?.approaches
  return approaches?.advisors[approaches.known(state, seat)] ?? advisor
}

/** Players that open in one way and then do what looks best at first sight, by name: to find out which way is best. */
export function openers<S>({ advisor, repertoire }: Counsel<S>): { readonly [name: string]: () => Player<S> } {
  if (!repertoire) return {}
  return Object.fromEntries(Array.from({ length: repertoire.ways }, (_, way) => [openerOf(way), () => opener(way, advisor, repertoire)]))
}

export function openerOf(way: number): string {
  return `opening-${way}`
}

function opener<S>(way: number, advisor: Counsel<S>['advisor'], repertoire: Repertoire<S>): Player<S> {
  const usual = greedy(advisor)
  const choose = (position: Position<S>): unknown => {
    const { open, seat, imagined } = position
    const decided = repertoire.kinds.includes(open.question.kind) ? repertoire.decide(way, imagined(), seat, open) : undefined
    return decided ?? usual.choose(position)
  }
  return { name: openerOf(way), choose }
}

/** Players that open as is known to be good and then do what looks best at first sight in one approach, by name: to find out which is best. */
export function approachers<S>({ repertoire }: Counsel<S>): { readonly [name: string]: () => Player<S> } {
  const advisors = repertoire?.approaches?.advisors ?? []
  return Object.fromEntries(
    advisors.map((advisor, approach) => {
      const name = approacherOf(approach)
      const usual = greedy(advisor)
      return [name, () => ({ name, choose: (position) => knownOpening(repertoire, position) ?? usual.choose(position) })]
    }),
  )
}

export function approacherOf(approach: number): string {
  return `approach-${approach}`
}
