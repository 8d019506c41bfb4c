/** What has changed between two states of a game, as plain data: a state that follows another costs only the difference. */

/** The same; another value; or changes of some of its fields or members. */
export type Patch =
  | { readonly to: unknown }
  | { readonly in: { readonly [field: string]: Patch }; readonly without?: readonly string[] }
  | null

export function patchOf(before: unknown, after: unknown): Patch {
  if (Object.is(before, after)) return null
  if (!isMap(before) || !isMap(after) || Array.isArray(before) !== Array.isArray(after)) return { to: after }
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return { to: after }
  const changes: { [field: string]: Patch } = {}
  for (const [field, value] of Object.entries(after)) {
    const patch = Object.hasOwn(before, field) ? patchOf(before[field], value) : { to: value }
    if (patch) changes[field] = patch
  }
  const without = Object.keys(before).filter((field) => !Object.hasOwn(after, field))
  if (without.length === 0 && Object.keys(changes).length === 0) return null
  return { in: changes, ...(without.length > 0 ? { without } : {}) }
}

export function patched(before: unknown, patch: Patch): unknown {
  if (patch === null) return before
  if ('to' in patch) return patch.to
  const copy: { [field: string]: unknown } = Array.isArray(before) ? ([...before] as never) : { ...(before as object) }
  for (const [field, change] of Object.entries(patch.in)) copy[field] = patched(copy[field], change)
  for (const field of patch.without ?? []) delete copy[field]
  return copy
}

const isMap = (value: unknown): value is { readonly [field: string]: unknown } => typeof value === 'object' && value !== null
