import {
  type Described,
  flag,
  integer,
  listOf,
  oneOf,
  optional,
  type Problem,
  plain,
  type Reading,
  record,
  type Schema,
  text,
} from '@firegroup/kernel'
import { isNation } from './nations.ts'

/** Counter values as they stand in a file: ours is counters.json, and a player may supply one with the entries that he has corrected. */
export interface CounterFile {
  readonly infantry: readonly MmcEntry[]
  readonly leaders: readonly LeaderEntry[]
  readonly weapons: readonly WeaponEntry[]
}

const id = text({ max: 40, pattern: /^[A-Za-z0-9+-]+$/, what: 'a counter id' })

/** Where a value comes from and how sure it is; `kits` names those in which the counter is known to be. */
const provenance = {
  kits: listOf(text({ max: 20 })),
  source: listOf(text({ max: 100 }), { min: 1 }),
  confidence: oneOf('high', 'medium', 'low'),
  note: optional(text({ max: 500 })),
}

const mmcEntry = record({
  id,
  nation: nationId(),
  branch: text({ max: 40 }),
  kind: oneOf('squad', 'halfSquad', 'crew'),
  class: oneOf('elite', 'first', 'second', 'green', 'conscript'),
  fp: integer(0, 20),
  range: integer(0, 20),
  morale: integer(1, 10),
  brokenMorale: integer(1, 10),
  selfRally: flag(),
  smokeExponent: integer(0, 6),
  assaultFire: flag(),
  elrExempt: flag(),
  elrStepDown: orNull(id),
  halfSquad: orNull(id),
  ...provenance,
})

const leaderEntry = record({
  id,
  nation: nationId(),
  morale: integer(1, 10),
  leadership: integer(-3, 1),
  brokenMorale: integer(1, 10),
  selfRally: flag(),
  elrStepDown: orNull(id),
  ...provenance,
})

const weaponEntry = record({
  id,
  nation: nationId(),
  name: text({ max: 40 }),
  kind: oneOf('mg', 'ft', 'dc'),
  mgClass: optional(oneOf('LMG', 'MMG', 'HMG')),
  fp: integer(1, 36),
  range: integer(1, 40),
  rof: integer(0, 3),
  bNumber: orNull(integer(2, 12)),
  xNumber: orNull(integer(2, 12)),
  pp: integer(0, 10),
  repair: orNull(integer(1, 6)),
  removal: orNull(integer(1, 6)),
  ...provenance,
})

export type MmcEntry = Described<typeof mmcEntry>
export type LeaderEntry = Described<typeof leaderEntry>
export type WeaponEntry = Described<typeof weaponEntry>

const file = record({
  format: oneOf('firegroup-aslsk-counters'),
  version: oneOf(1),
  sources: optional(plain()),
  infantry: optional(listOf(plain())),
  leaders: optional(listOf(plain())),
  weapons: optional(listOf(plain())),
})

/** Reads a counter file as far as it can be judged by itself; every problem begins with the entry and the field. */
export function readCounterFile(json: unknown, path = 'counters'): Reading<CounterFile> {
  const wrong = file.check(json, path)
  if (wrong) return { ok: false, problems: [{ message: wrong }] }
  const given = json as { readonly [part in keyof CounterFile]?: readonly unknown[] }
  const problems: Problem[] = []
  const value = {
    infantry: entries(given.infantry, 'infantry', mmcEntry, problems),
    leaders: entries(given.leaders, 'leaders', leaderEntry, problems),
    weapons: entries(given.weapons, 'weapons', weaponEntry, problems),
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value }
}

function entries<T>(given: readonly unknown[] = [], part: string, schema: Schema<T>, problems: Problem[]): readonly T[] {
  const seen = new Set<string>()
  given.forEach((entry, i) => {
    const name = nameOf(entry) ?? `${part}[${i}]`
    const message = schema.check(entry, name) ?? (seen.has(name) ? `${name}.id stands twice.` : null)
    seen.add(name)
    if (message) problems.push({ message })
  })
  return given as readonly T[]
}

function nameOf(entry: unknown): string | null {
  const name: unknown = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : null
  return typeof name === 'string' ? name : null
}

function orNull<T>(schema: Schema<T>): Schema<T | null> {
  return {
    check: (value, path) => (value === null ? null : schema.check(value, path)),
    json: () => ({ anyOf: [schema.json(), { type: 'null' }] }),
  }
}

function nationId(): Schema<string> {
  return {
    check: (value, path) => (typeof value === 'string' && isNation(value) ? null : `${path} must be a nation that we know.`),
    json: () => ({ type: 'string' }),
  }
}
