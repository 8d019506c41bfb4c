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
import { counterId, nationId, orNull, provenanceFields } from './counter-fields.ts'
import { type LatwEntry, latwEntry } from './latw.ts'
import { ammunition, type GunEntry, gunEntry, type VehicleEntry, vehicleEntry } from './ordnance-file.ts'

/** Counter values as they stand in a file: ours is counters.json, and a player may supply one with the entries that he has corrected. */
export interface CounterFile {
  readonly infantry: readonly MmcEntry[]
  readonly leaders: readonly LeaderEntry[]
  readonly weapons: readonly WeaponEntry[]
  readonly mortars: readonly MortarEntry[]
  readonly latw: readonly LatwEntry[]
  readonly guns: readonly GunEntry[]
  readonly vehicles: readonly VehicleEntry[]
}

const mmcEntry = record({
  id: counterId,
  nation: nationId,
  branch: text({ max: 40 }),
  kind: oneOf('squad', 'halfSquad', 'crew'),
  class: oneOf('elite', 'first', 'second', 'green', 'conscript'),
  fp: integer(0, 20),
  range: integer(0, 20),
  morale: integer(1, 10),
  /** Null where there is no broken side. */
  brokenMorale: orNull(integer(1, 10)),
  selfRally: flag(),
  smokeExponent: integer(0, 6),
  assaultFire: flag(),
  elrExempt: flag(),
  elrStepDown: orNull(counterId),
  halfSquad: orNull(counterId),
  /** 8.1.2: what Step Reduction makes of it; and whether this is the side with the stripe. */
  stepsTo: optional(counterId),
  reducedStrength: optional(flag()),
  ...provenanceFields,
})

const leaderEntry = record({
  id: counterId,
  nation: nationId,
  morale: integer(1, 10),
  leadership: integer(-3, 1),
  brokenMorale: orNull(integer(1, 10)),
  selfRally: flag(),
  elrStepDown: orNull(counterId),
  ...provenanceFields,
})

const weaponEntry = record({
  id: counterId,
  nation: nationId,
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
  ...provenanceFields,
})

/** 4.5: a Mortar that is a support weapon: ours are in mortars.json. */
const mortarEntry = record({
  id: counterId,
  nation: nationId,
  name: text({ max: 60 }),
  /** In mm. */
  caliber: integer(12, 60),
  length: oneOf('*', '', 'L', 'LL'),
  rof: integer(0, 3),
  bNumber: integer(2, 12),
  minRange: integer(0, 100),
  maxRange: integer(1, 400),
  ammunition: optional(listOf(ammunition)),
  /** The Japanese grenade launcher: close by, and with white phosphorus, it is slower and bursts in no trees. */
  launcher: optional(flag()),
  pp: integer(0, 10),
  repair: integer(1, 6),
  removal: integer(1, 6),
  ...provenanceFields,
})

export type MmcEntry = Described<typeof mmcEntry>
export type LeaderEntry = Described<typeof leaderEntry>
export type WeaponEntry = Described<typeof weaponEntry>
export type MortarEntry = Described<typeof mortarEntry>

const file = record({
  format: oneOf('firegroup-aslsk-counters'),
  version: oneOf(1),
  sources: optional(plain()),
  infantry: optional(listOf(plain())),
  leaders: optional(listOf(plain())),
  weapons: optional(listOf(plain())),
  mortars: optional(listOf(plain())),
  latw: optional(listOf(plain())),
  guns: optional(listOf(plain())),
  vehicles: optional(listOf(plain())),
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
    mortars: entries(given.mortars, 'mortars', mortarEntry, problems),
    latw: entries(given.latw, 'latw', latwEntry, problems),
    guns: entries(given.guns, 'guns', gunEntry, problems),
    vehicles: entries(given.vehicles, 'vehicles', vehicleEntry, problems),
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
