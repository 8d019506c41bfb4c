import type { Scenario } from '@firegroup/lnlt'

/** A scenario without the lines that are the same in all of them. */
export function card(scenario: Omit<Scenario, 'format' | 'version' | 'system' | 'era'> & Partial<Pick<Scenario, 'era'>>): Scenario {
  return { format: 'firegroup-scenario', version: 1, system: 'lnlt', era: 'ww2', ...scenario }
}
