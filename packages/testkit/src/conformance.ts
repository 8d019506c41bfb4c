import type { GameEvent, System } from '@firegroup/kernel'
import { describe, test } from 'vitest'
import { checks } from './checks/index.ts'
import { depth } from './depth.ts'
import type { Trial } from './trial.ts'

export interface ConformanceOptions extends Partial<Pick<Trial<never, never>, 'games' | 'candidatesChecked'>> {
  /** Name and scenario; each is played. */
  readonly scenarios: { readonly [name: string]: unknown }
  /** A game that has not ended by then is endless. */
  readonly maxDecisions: number
}

/** What every rule system owes the kernel, as tests. One call, and a system gets them all. */
export function conformance<S, E extends GameEvent>(system: System<S, E>, options: ConformanceOptions): void {
  const { games = 20, candidatesChecked = 40, maxDecisions, scenarios } = options
  describe.each(Object.entries(scenarios))(`${system.id} conformance: %s`, (_name, scenario) => {
    const trial: Trial<S, E> = { system, scenario, seed: depth.seed(''), games: depth.times(games), maxDecisions, candidatesChecked }
    test.each(Object.values(checks))('$title', (check) => check.run(trial))
  })
}
