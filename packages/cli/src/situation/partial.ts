/** Where a value lacks something that a pattern names, as sentences. Fields that the pattern does not name don't matter; lists must be as long. */
export function differences(wanted: unknown, found: unknown, path: string): string[] {
  if (Array.isArray(wanted)) {
    if (!Array.isArray(found)) return [`${path} should be a list, but is ${show(found)}.`]
    if (found.length !== wanted.length) return [`${path} should hold ${wanted.length}, but holds ${found.length}: ${show(found)}.`]
    return wanted.flatMap((item, i) => differences(item, found[i], `${path}[${i}]`))
  }
  if (typeof wanted === 'object' && wanted !== null) {
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return [`${path} should be an object, but is ${show(found)}.`]
    return Object.entries(wanted).flatMap(([field, part]) =>
      differences(part, Object.hasOwn(found, field) ? (found as Record<string, unknown>)[field] : undefined, `${path}.${field}`),
    )
  }
  return wanted === found ? [] : [`${path} should be ${show(wanted)}, but is ${show(found)}.`]
}

export function show(value: unknown): string {
  if (value === undefined) return 'not there'
  const text = JSON.stringify(value)
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}
