import type { Evaluation } from './evaluation.ts'
import { type Advisor, greedy } from './greedy.ts'
import { LEVELS } from './planner/levels.ts'
import { planner } from './planner/planner.ts'
import type { Player } from './player.ts'
import { random } from './random.ts'

/** What a system tells its computer players: how good decisions look, and how good positions are. */
export interface Counsel<S> {
  readonly advisor: Advisor<S>
  readonly evaluation: Evaluation<S>
}

/** The computer players that every system has, by name, from the weakest on. */
export function contestants<S>({ advisor, evaluation }: Counsel<S>): { readonly [name: string]: () => Player<S> } {
  const level = (name: keyof typeof LEVELS) => () => planner({ advisor, evaluation, level: LEVELS[name] })
  return {
    random: () => random(),
    greedy: () => greedy(advisor),
    recruit: level('recruit'),
    regular: level('regular'),
    veteran: level('veteran'),
  }
}
