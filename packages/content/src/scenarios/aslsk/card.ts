import type { Scenario } from '@firegroup/aslsk'

/** A scenario without the lines that are the same in all of them. */
export function card(scenario: Omit<Scenario, 'format' | 'version' | 'system'>): Scenario {
  return { format: 'firegroup-scenario', version: 1, system: 'aslsk', ...scenario }
}
