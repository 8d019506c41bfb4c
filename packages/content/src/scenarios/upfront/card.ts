import type { Scenario } from '@firegroup/upfront'

/** A scenario without the lines that are the same in all of them. */
export function card(scenario: Omit<Scenario, 'format' | 'version' | 'system'>): Scenario {
  return { format: 'firegroup-scenario', version: 1, system: 'upfront', ...scenario }
}

/** 23, 24: cards of chapters that are not in play. */
export const NO_FORTS = { both: ['Minefield', 'Pillbox'] } as const
