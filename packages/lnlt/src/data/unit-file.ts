import type { Described } from '@firegroup/kernel'
import { flag, integer, listOf, oneOf, optional, type Problem, plain, type Reading, record, type Schema, text } from '@firegroup/kernel'
import { isNation } from './nations.ts'
import { isSkill } from './skills.ts'
import { COUNTER_KINDS, WEAPON_KINDS } from './unit-kinds.ts'
import { UNARMORED } from './vehicle-types.ts'

/** Units as they stand in a file: ours is units.json, and a player may supply one with the entries that he has corrected. */
export interface UnitFile {
  readonly counters: readonly CounterEntry[]
  readonly weapons: readonly WeaponEntry[]
  readonly vehicles: readonly VehicleEntry[]
  readonly guns: readonly GunEntry[]
}

const id = text({ max: 60, pattern: /^[A-Za-z0-9-]+$/, what: 'a counter id' })

/** What every row has: who owns it, when it comes into play and where its values are from. */
const common = {
  id,
  nations: listOf(known(isNation, 'a nation that we know'), { min: 1, max: 20 }),
  era: optional(oneOf('ww2', 'modern')),
  slice: integer(1, 16),
  source: text({ max: 100 }),
  confidence: oneOf('high', 'medium', 'low'),
  assumed: optional(listOf(text({ max: 20 }))),
}

const printed = {
  fp: optional(integer(0, 20)),
  range: optional(integer(0, 99)),
  minRange: optional(integer(1, 20)),
  gun: optional(text({ max: 40 })),
  he: optional(integer(0, 20)),
}

const counterEntry = record({
  ...common,
  ...printed,
  kind: oneOf(...COUNTER_KINDS.filter((kind) => kind !== 'vehicle')),
  name: optional(text({ max: 40 })),
  badge: optional(text({ max: 20 })),
  extendedRange: optional(flag()),
  movement: integer(0, 30),
  morale: integer(1, 10),
  shaken: optional(record({ movement: optional(integer(0, 30)), morale: optional(integer(1, 10)) })),
  leadership: optional(integer(0, 3)),
  halfSquad: optional(id),
  halfSquadEven: optional(id),
  assaultMove: optional(flag()),
  stealth: optional(flag()),
  superscripts: optional(listOf(oneOf('A', 'M'), { max: 2 })),
  selfRally: optional(oneOf('SR', 'SRP')),
  wounded: optional(record({ fp: integer(0, 20), range: integer(0, 99), movement: integer(0, 30), morale: integer(1, 10) })),
  skills: optional(listOf(known(isSkill, 'a Skill that we know'), { max: 4 })),
  team: optional(oneOf('mg', 'mortar', 'gun')),
  tis: optional(flag()),
  depletion: optional(integer(1, 6)),
  shots: optional(integer(2, 6)),
  immobile: optional(flag()),
  mount: optional(oneOf('horse', 'motorcycle')),
  dismounted: optional(id),
})

const weaponEntry = record({
  ...common,
  ...printed,
  kind: oneOf(...WEAPON_KINDS),
  name: text({ max: 40 }),
  extendedRange: optional(flag()),
  tripod: optional(record({ fp: integer(0, 20), range: integer(1, 99) })),
  dismantles: optional(flag()),
  jams: optional(flag()),
  superscripts: optional(listOf(oneOf('M'), { max: 1 })),
  uses: optional(integer(1, 20)),
  melee: flag(),
  closeAssault: flag(),
  depletion: optional(integer(1, 6)),
  fullHe: optional(flag()),
  /** 23.1.5: too heavy for a single man. */
  heavy: optional(flag()),
})

const armor = listOf(integer(UNARMORED, 20), { min: 3, max: 3 })

const vehicleEntry = record({
  ...common,
  name: text({ max: 40 }),
  class: oneOf('T', 'O', 'R'),
  movement: integer(0, 40),
  morale: integer(1, 10),
  /** Front, flank and rear; -1 is an asterisk. Left out: unarmored. */
  hull: optional(armor),
  turret: optional(armor),
  guns: optional(
    listOf(
      record({
        gun: text({ max: 40 }),
        mount: oneOf('turret', 'hull'),
        he: optional(integer(0, 20)),
        shots: optional(integer(2, 6)),
        depletion: optional(integer(1, 6)),
      }),
      { max: 3 },
    ),
  ),
  machineGuns: optional(
    listOf(record({ fp: integer(0, 20), range: integer(1, 40), arc: oneOf('turret', 'hull', 'all', 'rear') }), { max: 4 }),
  ),
  passengers: optional(oneOf('P', 'PP', '2PP', 'PO', 'PPO', '2PPO')),
  openTop: optional(flag()),
  size: optional(oneOf('small', 'large')),
  flamethrower: optional(record({ fp: integer(1, 20), range: integer(1, 6) })),
  years: optional(text({ max: 20 })),
  tis: optional(flag()),
  /** 14.2.2: red Armor Factors. */
  redArmor: optional(flag()),
  /** 19.0: flies: a plane comes, attacks and goes, a helicopter stays. */
  air: optional(oneOf('plane', 'helicopter')),
  cannon: optional(record({ hexes: integer(1, 6), fp: integer(0, 20) })),
  bombs: optional(record({ count: integer(1, 8), fp: integer(0, 20) })),
  grid: optional(record({ centre: integer(0, 20), ring: integer(0, 20) })),
})

const cells = listOf(integer(UNARMORED, 99), { min: 1, max: 3 })

/** 14.1: a to-hit table; -1 is an asterisk. */
const gunEntry = record({
  id,
  name: text({ max: 40 }),
  ranges: cells,
  toHit: cells,
  penetration: cells,
  ammunition: oneOf('AP', 'HEAT', 'AA', 'ATGM'),
  era: common.era,
  source: common.source,
  confidence: common.confidence,
  assumed: common.assumed,
})

export type VehicleEntry = Described<typeof vehicleEntry>
export type GunEntry = Described<typeof gunEntry>
export type CounterEntry = Described<typeof counterEntry>
export type WeaponEntry = Described<typeof weaponEntry>

const file = record({
  format: oneOf('firegroup-lnlt-units'),
  version: oneOf(1),
  about: optional(plain()),
  counters: optional(listOf(plain())),
  weapons: optional(listOf(plain())),
  vehicles: optional(listOf(plain())),
  guns: optional(listOf(plain())),
})

/** Reads a unit file as far as it can be judged by itself; every problem begins with the entry and the field. */
export function readUnitFile(json: unknown): Reading<UnitFile> {
  const wrong = file.check(json, 'units')
  if (wrong) return { ok: false, problems: [{ message: wrong }] }
  const given = json as { readonly [part in keyof typeof PARTS]?: readonly unknown[] }
  const parts = Object.keys(PARTS) as (keyof typeof PARTS)[]
  const problems = parts.flatMap((part) => rowProblems(part, given[part], PARTS[part]))
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, value: Object.fromEntries(parts.map((part) => [part, given[part] ?? []])) as unknown as UnitFile }
}

const PARTS = { counters: counterEntry, weapons: weaponEntry, vehicles: vehicleEntry, guns: gunEntry } as const

function rowProblems(part: string, rows: readonly unknown[] = [], schema: Schema<unknown>): readonly Problem[] {
  const seen = new Set<string>()
  return rows.flatMap((row, i) => {
    const place = idOf(row) ?? `${part}[${i}]`
    const message = schema.check(row, place) ?? (seen.has(place) ? `${place}.id stands twice.` : null)
    seen.add(place)
    return message === null ? [] : [{ message }]
  })
}

function idOf(row: unknown): string | null {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : null
}

function known(isKnown: (name: string) => boolean, what: string): Schema<string> {
  return {
    check: (value, path) => (typeof value === 'string' && isKnown(value) ? null : `${path} must be ${what}.`),
    json: () => ({ type: 'string' }),
  }
}
