import type { Runtime } from '../runtime.ts'
import type { GameEvent } from '../system.ts'
import { BUDGET, type Exploration, explore, ROOT } from './explore.ts'
import { Explorer } from './explorer.ts'
import { lcm, type Odds, oddsOf } from './odds.ts'

/** The odds of what a rule returns that rolls or draws, but leaves the state as it is. */
export function outcomesOf<S, E extends GameEvent>(s: S, rule: (g: Runtime<S, E>) => string | boolean): Odds {
  let outcome = ''
  const exploration: Exploration<S, E> = {
    begin: () => s,
    rule(g) {
      outcome = String(rule(g))
      return undefined
    },
    outcomes: () => [outcome],
  }
  const g = new Explorer(exploration, () => '')
  const arrivals = g.expand(ROOT, BUDGET.steps)
  // players ask for many such odds: what is done with a roll or two needs no stages
  if (arrivals === null || arrivals.some(({ key }) => key !== null)) return explore(exploration)
  let all = 1n
  for (const { of } of arrivals) all = lcm(all, of)
  const counts = new Map<string, bigint>()
  for (const { counted, share, of } of arrivals) for (const name of counted) counts.set(name, (counts.get(name) ?? 0n) + share * (all / of))
  return oddsOf(counts, all, null, g)
}
