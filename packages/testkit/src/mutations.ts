import { type Chance, copyPlain } from '@firegroup/kernel'

/** Things that are no decision at all, and the given decision damaged in its form. Every one must be refused. */
export function malformedDecisions(decision: unknown): unknown[] {
  const bad: unknown[] = [
    undefined,
    null,
    7,
    'fire',
    true,
    [],
    [decision],
    () => 0,
    Number.NaN,
    JSON.parse('{"__proto__":{"type":"pass"}}'),
  ]
  if (typeof decision !== 'object' || decision === null) return bad
  const fields = decision as Record<string, unknown>
  bad.push({ ...fields, surprise: 1 })
  bad.push({ ...fields, constructor: { prototype: {} } })
  bad.push(Object.assign(JSON.parse('{"__proto__":{"polluted":1}}'), fields))
  bad.push(Object.assign(Object.create({ inherited: true }), fields))
  for (const field of Object.keys(fields)) {
    for (const wrong of [null, { wrong: 'type' }, () => 0, 1.5, Number.POSITIVE_INFINITY, 'x'.repeat(5000)])
      bad.push({ ...fields, [field]: wrong })
  }
  return bad
}

/** The decision with one value in it altered, in its form still a decision: sometimes legal, mostly not. */
export function mutatedDecisions(decision: unknown, chance: Chance): unknown[] {
  const places = leaves(decision)
  if (places.length === 0) return []
  return [0, 1, 2].map(() => {
    const copy = copyPlain(decision)
    const path = places[chance.pick(places, 'where')]!
    alter(copy, path, chance)
    return copy
  })
}

type Path = readonly string[]

function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : []
  const own: Path[] = Array.isArray(value) && path.length > 0 ? [path] : []
  return [...own, ...Object.entries(value).flatMap(([key, member]) => leaves(member, [...path, key]))]
}

function alter(root: unknown, path: Path, chance: Chance): void {
  let parent = root as Record<string, unknown>
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string, unknown>
  const key = path.at(-1)!
  const value = parent[key]
  if (typeof value === 'number') parent[key] = value + [-1, 1, 1000, -value][chance.pick([0, 1, 2, 3], 'how')]!
  else if (typeof value === 'string') parent[key] = [`${value}x`, '', value.slice(1), 'A1'][chance.pick([0, 1, 2, 3], 'how')]
  else if (typeof value === 'boolean') parent[key] = !value
  else if (Array.isArray(value)) parent[key] = chance.pick([0, 1], 'how') === 0 ? [] : [...value, ...value]
}
