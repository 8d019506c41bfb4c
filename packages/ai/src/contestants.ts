import type { Counsel } from './counsel.ts'
import { greedy } from './greedy.ts'
import { LEVELS } from './planner/levels.ts'
import { planner } from './planner/planner.ts'
import type { Player } from './player.ts'
import { random } from './random.ts'

/** The computer players that every system has, by name, from the weakest on. */
export function contestants<S>(counsel: Counsel<S>): { readonly [name: string]: () => Player<S> } {
  const level = (name: keyof typeof LEVELS) => () => planner({ ...counsel, level: LEVELS[name] })
  return {
    random: () => random(),
    greedy: () => greedy(counsel.advisor),
    recruit: level('recruit'),
    regular: level('regular'),
    veteran: level('veteran'),
    elite: level('elite'),
  }
}
