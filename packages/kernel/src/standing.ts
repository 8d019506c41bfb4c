import type { Seat } from './rules.ts'

/** Something that a game is about: a place to hold or to clear, or where to leave. As a viewer may know it. */
export interface Objective {
  readonly id: string
  /** From 1, in the order in which they are listed. */
  readonly number: number
  /** What stands for it in place of the number: the letter of a group. */
  readonly sign?: string
  /** 'Inn'; a place that nobody gave a name goes by its own: 'G4'. */
  readonly name: string
  /** Its name within a sentence: 'the inn'. */
  readonly said: string
  /** Where it is, in words: 'C6 and D6'. '' where the game has no map. */
  readonly where: string
  /** The places of the map that it is made of, by their index. */
  readonly places: readonly number[]
  readonly kind: 'hold' | 'exit' | 'clear'
  /** For whom it counts now. */
  readonly holder: Seat | null
  /** Both are in it, or each holds a part of it. */
  readonly contested: boolean
  /** Who is there, as far as the viewer knows: 'two squads', 'nobody seen there'. */
  readonly note: string
  /** What it is worth, where points decide; null where that is not known yet. */
  readonly worth?: number | null
}

/** One of the parts that are counted: it belongs to an objective, and counts for somebody or for nobody. */
export interface Pip {
  readonly objective: string
  readonly holder: Seat | null
  readonly contested: boolean
}

/** What is counted towards a goal: places, or an amount. */
export type Track =
  | { readonly type: 'pips'; readonly pips: readonly Pip[]; readonly need: number }
  | { readonly type: 'meter'; readonly have: number; readonly need: number }

/** One way to win. */
export interface Goal {
  readonly side: Seat
  /** 'Five of six'. */
  readonly title: string
  /** It wins the moment it is reached; others count at the end. */
  readonly immediately: boolean
  readonly reached: boolean
  readonly tracks: readonly Track[]
  /** What is missing: 'three more', 'two and the chapel'; 'reached'. */
  readonly missing: string
}

/** How far the game is. */
export interface Clock {
  readonly unit: 'turn' | 'Deck'
  readonly now: number
  readonly of: number
  /** Only one side has a part in the last one. */
  readonly halfLast: boolean
  /** What is left, in words. */
  readonly left: string
}

/** What a game is about and how that stands: for players, so nothing in it depends on what the viewer can't know. */
export interface Standing {
  readonly objectives: readonly Objective[]
  readonly goals: readonly Goal[]
  /** What happens if no goal is reached: 'Otherwise the Germans win.' */
  readonly otherwise: string
  /** Who would win if the game ended now; nobody: a draw. */
  readonly ahead: Seat | null
  readonly clock: Clock
}
