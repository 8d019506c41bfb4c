import { isFrozenPlain } from './plain.ts'
import type { Reading } from './rules.ts'

/**
 * A system's `begin`, which remembers what scenarios begin with that can't change any more: the same every time, so it is worked out once.
 * `inUse` is what else a beginning depends on, such as the counters that have been loaded; when that is another, it is worked out again.
 */
export function rememberBeginnings<S>(
  begin: (scenario: unknown) => Reading<S>,
  clone: (state: S) => S,
  inUse: () => unknown = () => undefined,
): (scenario: unknown) => Reading<S> {
  const begun = new WeakMap<object, { readonly using: unknown; readonly state: S }>()
  return (scenario) => {
    if (!isFrozenPlain(scenario)) return begin(scenario)
    const using = inUse()
    const known = begun.get(scenario)
    if (known && known.using === using) return { ok: true, value: clone(known.state) }
    const reading = begin(scenario)
    if (reading.ok) begun.set(scenario, { using, state: clone(reading.value) })
    return reading
  }
}
