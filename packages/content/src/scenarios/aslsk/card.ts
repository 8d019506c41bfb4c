import type { CountOf, Scenario } from '@firegroup/aslsk'

/** A scenario without the lines that are the same in all of them. */
export function card(scenario: Omit<Scenario, 'format' | 'version' | 'system'>): Scenario {
  return { format: 'firegroup-scenario', version: 1, system: 'aslsk', ...scenario }
}

/** Counters as an order of battle lists them: `of('ge', '4-6-7 x3', 'L-8-1', 'LMG x2')`. */
export function of(nation: string, ...counters: readonly string[]): readonly CountOf[] {
  return counters.map((counter) => {
    const [type, times = '1'] = counter.split(' x')
    return { type: `${nation}-${type}`, count: Number(times) }
  })
}
