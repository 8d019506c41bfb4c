import type { Problem, Reading } from '@firegroup/kernel'
import { type LeaderEntry, type MmcEntry, readCounterFile, type WeaponEntry } from './counter-file.ts'
import ourCounters from './counters.json' with { type: 'json' }
import { DISMANTLED } from './dismantled.ts'
import type { Latw } from './latw.ts'
import type { Barrel } from './mortars.ts'
import type { MountedPlace } from './mounted.ts'
import { nationOf } from './nations.ts'
import { OrdnancePack, ordnanceProblems } from './ordnance-pack.ts'
import { PANZERFAUSTS } from './panzerfaust.ts'
import type { VehicleType } from './vehicles.ts'

/**
 * The counters: Infantry, leaders and support weapons by id. Values are facts taken from the sources named in counters.json, each entry with its own
 * confidence. Where a chart and a rulebook example differ, the example stands (the half squad of the Russian 4-4-7: GAP-47).
 */
export interface Provenance {
  /** Kits in which the counter is known to be; empty where that is not established. */
  readonly kits: readonly string[]
  readonly source: readonly string[]
  readonly confidence: 'high' | 'medium' | 'low'
  readonly note?: string
}

/** 1.2.2, from the best to the worst. */
export const UNIT_CLASSES = ['elite', 'first', 'second', 'green', 'conscript'] as const
export type UnitClass = (typeof UNIT_CLASSES)[number]

/** What every unit has, be it men or a vehicle with its crew. */
export interface CounterValues {
  readonly id: string
  readonly nation: string
  /** 'army', 'SS', 'USMC' … */
  readonly branch: string
  readonly class: UnitClass
  /** As printed: '4-6-7', or '9-1' for a leader. */
  readonly label: string
  /** For people: 'German 2-4-7 half squad'. */
  readonly name: string
  readonly morale: number
  /** That of the unbroken side where there is no broken one (8.1.1, 8.1.7). */
  readonly brokenMorale: number
  /** 3.2.3, 8.1.2, 8.1.7: what a failed MC does to it. */
  readonly fails: 'breaks' | 'steps' | 'wounded'
  /** 1.2.3: boxed broken-side morale. */
  readonly selfRally: boolean
  /** 5.1: what it is replaced by, or null where there is nothing lower. */
  readonly elrStepDown: string | null
  /** Victory points for its loss or exit. */
  readonly points: number
  readonly provenance: Provenance
}

/** 1.2.2: the printed values of a squad, half squad or crew. */
export interface MmcType extends CounterValues {
  readonly kind: 'squad' | 'halfSquad' | 'crew'
  readonly fp: number
  readonly range: number
  /** 0 for none. */
  readonly smokeExponent: number
  /** Underlined FP. */
  readonly assaultFire: boolean
  /** 5.1: a crew, or underlined morale. */
  readonly elrExempt: boolean
  /** 3.2.3: what Casualty Reduction makes of a squad. */
  readonly halfSquad: string | null
  /** 8.1.2: what Step Reduction makes of it. */
  readonly stepsTo: string | null
  /** 8.1.1: the side with the stripe. */
  readonly reducedStrength: boolean
}

/** 1.2.1: the printed values of a leader. */
export interface LeaderType extends CounterValues {
  readonly kind: 'leader'
  readonly leadership: number
}

/** The counters that are Infantry, by kind. */
export type InfantryType = MmcType | LeaderType

/** All that is a unit, by kind. */
export type UnitType = InfantryType | VehicleType

/** 1.2.4, 1.2.6, 1.2.7: Guns are possessed like support weapons, and so is what is mounted on a vehicle. An anti-tank rifle fires like a MG, other LATW
 * must hit first.
 */
export type WeaponKind = 'mg' | 'ft' | 'dc' | 'mortar' | 'gun' | 'atr' | 'latw'

/** 1.2.4: the printed values of a support weapon. */
export interface WeaponType {
  readonly id: string
  readonly nation: string
  readonly name: string
  readonly kind: WeaponKind
  readonly mgClass?: 'LMG' | 'MMG' | 'HMG'
  readonly fp: number
  readonly range: number
  /** How far it reaches at long range, where that is not twice its range. */
  readonly reach?: number
  /** 0 for no multiple ROF. */
  readonly rof: number
  /** The original DR from which it fails: its B# (12 when none is printed), or the X# of a Weapon that can't be repaired. */
  readonly breakdown: number
  readonly xNumber: number | null
  readonly pp: number
  /** 3.1c: the highest dr that repairs it; 0 where nothing does. */
  readonly repair: number
  /** 3.1c: the dr that removes it; 0 where it can't be repaired anyway. */
  readonly removal: number
  /** 3.2.4: of a Gun or light Mortar, which must hit before it has an effect. */
  readonly barrel?: Barrel
  /** 4.4: of a LATW. */
  readonly latw?: Latw
  /** 1.2.7: where on its vehicle it is mounted; absent for what men carry or push. */
  readonly mounted?: MountedPlace
  readonly provenance: Provenance
}

/** The counters of a game, checked: every id that one names is there. Two games in one process may have different ones. */
export interface Pack {
  readonly infantry: ReadonlyMap<string, InfantryType>
  readonly weapons: ReadonlyMap<string, WeaponType>
  readonly ordnance: OrdnancePack
}

/** What a scenario brings along over our own counters: docs/scenario-format.md. */
export interface PackFiles {
  readonly name: string
  readonly counters: unknown
}

/**
 * The rulebook leaves victory points to each scenario. As in the full game: 2 for a squad, 1 for a half squad, 1 for a leader and 1 more for each
 * point of his negative DRM; a crew counts by its size.
 */
const POINTS = { squad: 2, halfSquad: 1, crew: 1, leader: 1 } as const

const KIND_NAMES = { squad: '', halfSquad: ' half squad', crew: ' crew' } as const

/** 4.1: a MG without a printed B#. */
const DEFAULT_BREAKDOWN = 12

export function unitType(pack: Pack, id: string): UnitType {
  return unitTypeIn(pack, id) ?? unknown('unit', id)
}

/** The unit of this id, men or vehicle, if there is one. */
export function unitTypeIn(pack: Pack, id: string): UnitType | undefined {
  return pack.infantry.get(id) ?? pack.ordnance.vehicles.get(id)
}

export function weaponType(pack: Pack, id: string): WeaponType {
  return weaponTypeIn(pack, id) ?? unknown('Weapon', id)
}

/** The support weapon or Gun of this id, or what is mounted on a vehicle, if there is one. */
export function weaponTypeIn(pack: Pack, id: string): WeaponType | undefined {
  return (
    pack.weapons.get(id) ??
    pack.ordnance.weapons.get(id) ??
    pack.ordnance.mounted.get(id) ??
    [...PANZERFAUSTS, ...DISMANTLED].find((type) => type.id === id)
  )
}

/** 5.3: the leader counter of a nation with these values, as the Leader Creation Table names him: '8-0'. */
export function leaderOf(pack: Pack, nation: string, label: string): LeaderType {
  for (const type of pack.infantry.values()) if (type.kind === 'leader' && type.nation === nation && type.label === label) return type
  return unknown(`${nation} leader`, label)
}

/**
 * The pack of a game: our own counters, with those of a scenario's counter file over them. Its entries replace ours of the same id, or are added. Nothing is
 * taken unless all of it holds.
 */
export function readPack(files: PackFiles | undefined, path = 'pack'): Reading<Pack> {
  return files === undefined ? { ok: true, value: ourPack() } : over(ourPack(), files.counters, `${path}.counters`)
}

/** The counters of a scenario that is known to hold; ours where its own can't be read. */
export function packOf({ pack }: { readonly pack?: PackFiles }): Pack {
  const reading = readPack(pack)
  return reading.ok ? reading.value : ourPack()
}

let own: Pack | undefined

/** The counters that come with the game. */
export function ourPack(): Pack {
  if (own) return own
  const reading = over({ infantry: new Map(), weapons: new Map(), ordnance: new OrdnancePack(new Map()) }, ourCounters)
  if (!reading.ok) throw new Error(`Table counters: ${reading.problems.map(({ message }) => message).join(' ')}`)
  own = reading.value
  return own
}

function over(base: Pack, json: unknown, path = 'counters'): Reading<Pack> {
  const read = readCounterFile(json, path)
  if (!read.ok) return read
  const infantry = new Map(base.infantry)
  const value = { infantry, weapons: new Map(base.weapons), ordnance: new OrdnancePack(infantry, read.value) }
  for (const entry of read.value.infantry) value.infantry.set(entry.id, mmc(entry))
  for (const entry of read.value.leaders) value.infantry.set(entry.id, leader(entry))
  for (const entry of read.value.weapons) value.weapons.set(entry.id, weapon(entry))
  const problems = [
    ...[...value.infantry.values()].flatMap((type) => infantryProblems(value, type)),
    ...read.value.weapons.flatMap(weaponProblems),
    ...ordnanceProblems(read.value),
  ]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value }
}

function mmc(entry: MmcEntry): MmcType {
  const { kits, source, confidence, note, ...printed } = entry
  const label = `${entry.fp}-${entry.range}-${entry.morale}`
  return {
    ...printed,
    label,
    name: `${nationOf(entry.nation).adjective} ${label}${KIND_NAMES[entry.kind]}${entry.reducedStrength ? ' (reduced)' : ''}`,
    brokenMorale: entry.brokenMorale ?? entry.morale,
    fails: entry.stepsTo === undefined ? 'breaks' : 'steps',
    stepsTo: entry.stepsTo ?? null,
    reducedStrength: entry.reducedStrength ?? false,
    points: POINTS[entry.kind],
    provenance: provenance(entry),
  }
}

function leader(entry: LeaderEntry): LeaderType {
  const { id, nation, morale, leadership, brokenMorale, selfRally, elrStepDown } = entry
  const label = `${morale}${leadership > 0 ? '+' : '-'}${Math.abs(leadership)}`
  return {
    id,
    nation,
    branch: 'army',
    kind: 'leader',
    class: 'elite',
    label,
    name: `${nationOf(nation).adjective} ${label}`,
    morale,
    brokenMorale: brokenMorale ?? morale,
    fails: brokenMorale === null ? 'wounded' : 'breaks',
    selfRally,
    elrStepDown,
    leadership,
    points: POINTS.leader + Math.max(0, -leadership),
    provenance: provenance(entry),
  }
}

function weapon(entry: WeaponEntry): WeaponType {
  const { id, nation, name, kind, mgClass, fp, range, rof, bNumber, xNumber, pp, repair, removal } = entry
  return {
    id,
    nation,
    name,
    kind,
    ...(mgClass ? { mgClass } : {}),
    fp,
    range,
    rof,
    breakdown: xNumber ?? bNumber ?? DEFAULT_BREAKDOWN,
    xNumber,
    pp,
    repair: repair ?? 0,
    removal: removal ?? 0,
    provenance: provenance(entry),
  }
}

function provenance({ kits, source, confidence, note }: Provenance): Provenance {
  return { kits, source, confidence, ...(note === undefined ? {} : { note }) }
}

function infantryProblems(counters: Pack, type: InfantryType): readonly Problem[] {
  const problems: Problem[] = []
  const { id, kind } = type
  const isExempt = type.kind !== 'leader' && type.elrExempt
  const halfSquad = type.kind === 'leader' ? null : type.halfSquad
  const half = halfSquad === null ? undefined : counters.infantry.get(halfSquad)
  if (kind === 'squad' ? half?.kind !== 'halfSquad' || half.nation !== type.nation : halfSquad !== null) {
    problems.push({ rule: '3.2.3', message: `${id}.halfSquad must be a half squad of its nation for a squad, and nothing for others.` })
  }
  if (type.kind !== 'leader' && type.stepsTo !== null && counters.infantry.get(type.stepsTo)?.nation !== type.nation)
    problems.push({ rule: '8.1.2', message: `${id}.stepsTo must be a unit of its nation.` })
  if (kind === 'crew' && (type.class !== 'elite' || !isExempt)) {
    problems.push({ rule: '1.2.2', message: `${id}.class: a crew is always elite and never replaced for its ELR.` })
  }
  if (type.elrStepDown !== null && (isExempt || !isOneStepOf(type, counters.infantry.get(type.elrStepDown)))) {
    problems.push({
      rule: '5.1',
      message: `${id}.elrStepDown must be a lower unit of its kind and nation, and nothing where it is exempt.`,
    })
  }
  return problems
}

function isOneStepOf(type: InfantryType, lower: InfantryType | undefined): boolean {
  if (!lower || lower.kind !== type.kind || lower.nation !== type.nation) return false
  if (type.kind === 'leader' && lower.kind === 'leader') return lower.morale - lower.leadership < type.morale - type.leadership
  return UNIT_CLASSES.indexOf(lower.class) > UNIT_CLASSES.indexOf(type.class)
}

function weaponProblems({ id, kind, mgClass, xNumber, bNumber, repair }: WeaponEntry): readonly Problem[] {
  const problems: Problem[] = []
  if ((kind === 'mg') !== (mgClass !== undefined)) problems.push({ rule: '4.1', message: `${id}.mgClass belongs to a MG, and only there.` })
  if ((kind === 'mg') === (xNumber !== null))
    problems.push({ rule: '2.0', message: `${id}.xNumber belongs to a FT or DC, and only there.` })
  if (kind !== 'mg' && (bNumber !== null || repair !== null)) {
    problems.push({ rule: '2.0', message: `${id}.bNumber and repair are for Weapons that can be repaired.` })
  }
  return problems
}

function unknown(what: string, id: string): never {
  throw new RangeError(`There is no ${what} "${id}".`)
}
