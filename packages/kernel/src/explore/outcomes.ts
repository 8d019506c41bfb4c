import type { Runtime } from '../runtime.ts'
import type { GameEvent } from '../system.ts'
import { explore } from './explore.ts'
import type { Odds } from './odds.ts'

/** The odds of what a rule returns that rolls or draws, but leaves the state as it is. */
export function outcomesOf<S, E extends GameEvent>(s: S, rule: (g: Runtime<S, E>) => string | boolean): Odds {
  let outcome = ''
  return explore<S, E>({
    begin: () => s,
    rule(g) {
      outcome = String(rule(g))
      return undefined
    },
    outcomes: () => [outcome],
  })
}
