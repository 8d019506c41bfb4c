import { APPROACHES, type Approach, USUAL_APPROACH } from '@firegroup/hexgame'

/** How a computer player goes about its game: by how many times as much as usual things count for it, and what else it looks at. */
export interface Manner extends Approach {
  /** To come closer, for each part of the time that it takes. */
  readonly urgency: number
  /** To stand on what it is after. */
  readonly objective: number
  /** Fire that is to be expected, on the way there and at its end. */
  readonly passing: number
  readonly staying: number
  /** What a leader who goes on wins by it. */
  readonly leaders: number
  /** What may be lost in Close Combat. */
  readonly melee: number
  /** A vehicle: to come closer, and to keep away from men. */
  readonly drive: number
  readonly beside: number
  /** Looked at beyond what is usual, where it counts for nothing. Of 1: who has fired in this turn will fire again in the next. */
  readonly later: number
  /** To take what decides the game in its last turn. */
  readonly last: number
  /** What a leader may rally where he goes. */
  readonly rally: number
  /** Who stands with others is hit with them. */
  readonly spread: number
  /** Of 1: a shot at who moves need promise less when few are left who may still move. */
  readonly patience: number
  /** What guns may do to a vehicle where it goes. */
  readonly duels: number
}

/** As greedy does. */
export const PLAIN: Manner = {
  ...USUAL_APPROACH,
  urgency: 1,
  objective: 1,
  passing: 1,
  staying: 1,
  leaders: 1,
  melee: 1,
  drive: 1,
  beside: 1,
  later: 0,
  last: 0,
  rally: 0,
  spread: 0,
  patience: 0,
  duels: 0,
}

/**
 * By number: `firegroup approaches` finds out by whole games which of them does best for each side of a scenario. Numbers are kept with what was found, so new ones
 * go to the end. First those of all games of counters on a map; then what did well in some 7,000 games in which everything was varied at random.
 */
export const MANNERS: readonly Manner[] = [
  ...APPROACHES,
  { reacting: 1.8, last: 15 },
  { reacting: 3, last: 15 },
  { reacting: 2, staying: 0.6, leaders: 0.7 },
  { reacting: 2, objective: 1.8, last: 15 },
  { reacting: 2, passing: 0.6, staying: 0.6 },
  { reacting: 2, firing: 2 },
  { reacting: 2, patience: 1 },
  { reacting: 1.8, rally: 0.8, last: 15 },
  { pull: 1.4, urgency: 1.4 },
  { urgency: 1.8 },
  { pull: 1.6, melee: 0.6 },
  { urgency: 1.5, staying: 1.8 },
  { reacting: 0.6, patience: 0.7 },
  { rally: 0.8, patience: 0.5 },
  { spread: 0.6 },
  { pull: 1.4, later: 1 },
  { duels: 0.3 },
  { duels: 0.3, later: 1, rally: 0.6 },
  { drive: 1.4, beside: 1.8 },
  { danger: 0.6, pull: 0.8 },
].map((given) => ({ ...PLAIN, ...given }))
