import type { Bearing } from './characters.ts'
import type { Evaluation } from './evaluation.ts'
import type { Advisor } from './greedy.ts'
import type { Foresight } from './planner/foresight.ts'
import type { Repertoire } from './repertoire.ts'

/** All that a system tells its computer players: how good decisions look, how good positions are, and what is worth a second thought. */
export interface Counsel<S> {
  readonly advisor: Advisor<S>
  readonly evaluation: Evaluation<S>
  readonly foresight: Foresight<S>
  /** What a decision about such a question is like to the eye: what players of a character prefer or avoid. */
  readonly bearing?: (kind: string, decision: unknown) => Bearing | undefined
  /** How games are opened well; where it says nothing, players think about it as about anything else. */
  readonly repertoire?: Repertoire<S>
}
