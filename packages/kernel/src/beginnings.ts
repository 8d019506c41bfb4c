import { isFrozenPlain } from './plain.ts'
import type { Reading } from './rules.ts'

/** A system's `begin`, which remembers what scenarios begin with that can't change any more: the same every time, so it is worked out once. */
export function rememberBeginnings<S>(begin: (scenario: unknown) => Reading<S>, clone: (state: S) => S): (scenario: unknown) => Reading<S> {
  const begun = new WeakMap<object, S>()
  return (scenario) => {
    if (!isFrozenPlain(scenario)) return begin(scenario)
    const known = begun.get(scenario)
    if (known) return { ok: true, value: clone(known) }
    const reading = begin(scenario)
    if (reading.ok) begun.set(scenario, clone(reading.value))
    return reading
  }
}
