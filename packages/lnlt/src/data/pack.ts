import { type Problem, plain, type Reading, record, type Schema, text } from '@firegroup/kernel'
import ourGuns from './guns.json' with { type: 'json' }
import ourModern from './modern.json' with { type: 'json' }
import ourMounts from './mounts-and-planes.json' with { type: 'json' }
import { nationOf } from './nations.ts'
import { unknown } from './table.ts'
import { type CounterEntry, readUnitFile, type UnitFile, type VehicleEntry, type WeaponEntry } from './unit-file.ts'
import { KIND_NAMES, MMC_KINDS, weaponAttack } from './unit-kinds.ts'
import type { CounterType, WeaponType } from './unit-types.ts'
import ourUnits from './units.json' with { type: 'json' }
import { gunType, vehicle, vehicleProblems } from './vehicle-pack.ts'
import type { GunType } from './vehicle-types.ts'
import ourVehicles from './vehicles.json' with { type: 'json' }

export type { CounterKind, WeaponKind } from './unit-kinds.ts'
export type { CounterType, WeaponType } from './unit-types.ts'

/**
 * 1.1: the counters and Support Weapons of a game, by id. Values that the rulebook prints are facts, each row with its lines and confidence; what it does
 * not print stands in `assumed`. Rows with `house` are our own, made so that German, American, Soviet, British and Japanese forces are complete.
 */
export interface Pack {
  readonly name: string
  readonly counters: ReadonlyMap<string, CounterType>
  readonly weapons: ReadonlyMap<string, WeaponType>
  /** 14.1: to-hit tables. */
  readonly guns: ReadonlyMap<string, GunType>
}

/** Counters that a scenario brings along: a unit file, whose entries replace ours of the same id or are added. */
export interface PackFiles {
  readonly name: string
  readonly units: unknown
}

export const packSchema: Schema<PackFiles> = record({ name: text({ max: 80 }), units: plain() })

/** The counters that come with the game. */
export const ourPack: Pack = readOurs()

/** The pack that a scenario or a situation names, with ours for what it does not bring. Nothing is taken unless all of it holds. */
export function readPack(files: PackFiles | undefined): Reading<Pack> {
  return files === undefined ? { ok: true, value: ourPack } : over({ ...ourPack, name: files.name }, files.units)
}

export function counterType({ counters }: Pack, id: string): CounterType {
  return counters.get(id) ?? unknown('counter', id)
}

export function gunOf({ guns }: Pack, id: string): GunType {
  return guns.get(id) ?? unknown('to-hit table', id)
}

export function weaponType({ weapons }: Pack, id: string): WeaponType {
  return weapons.get(id) ?? unknown('Support Weapon', id)
}

/** 1.1: same nationality: the same colour and the same badge; where either has no badge the colour decides. */
export function sameNationality(a: CounterType, b: CounterType): boolean {
  return a.nation === b.nation && (a.badge === b.badge || a.badge === null || b.badge === null)
}

function readOurs(): Pack {
  let pack: Pack = { name: 'Firegroup', counters: new Map(), weapons: new Map(), guns: new Map() }
  for (const [table, file] of Object.entries({
    guns: ourGuns,
    units: ourUnits,
    mounts: ourMounts,
    vehicles: ourVehicles,
    modern: ourModern,
  })) {
    const reading = over(pack, file)
    if (!reading.ok) throw new Error(`Table ${table}: ${reading.problems.map(({ message }) => message).join(' ')}`)
    pack = reading.value
  }
  return pack
}

function over(base: Pack, json: unknown): Reading<Pack> {
  const read = readUnitFile(json)
  if (!read.ok) return read
  const value = { name: base.name, counters: new Map(base.counters), weapons: new Map(base.weapons), guns: new Map(base.guns) }
  for (const entry of read.value.guns) value.guns.set(entry.id, gunType(entry))
  for (const { entry, nation, id } of eachNation(read.value.counters)) value.counters.set(id, counter(entry, nation, id))
  for (const { entry, nation, id } of eachNation(read.value.weapons)) value.weapons.set(id, weapon(entry, nation, id))
  for (const { entry, nation, id } of eachNation(read.value.vehicles))
    value.counters.set(id, { ...vehicle(entry, nation, id), ...common(entry) })
  const problems = [
    ...[...value.counters.values()].flatMap((type) => (type.vehicle ? vehicleProblems(value.guns, type) : counterProblems(value, type))),
    ...[...value.weapons.values()].flatMap((type) => weaponProblems(value, type)),
  ]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value }
}

/** An entry of one nation keeps its id; one that several have is a counter for each, its id begun with the nation's prefix. */
function eachNation<Entry extends UnitFile['counters'][number] | UnitFile['weapons'][number] | UnitFile['vehicles'][number]>(
  entries: readonly Entry[],
) {
  return entries.flatMap((entry) =>
    entry.nations.map((nation) => ({
      entry,
      nation,
      id: entry.nations.length === 1 ? entry.id : `${nationOf(nation).prefix}-${entry.id}`,
    })),
  )
}

function counter(entry: CounterEntry, nation: string, id: string): CounterType {
  const { kind, morale, leadership = 0, movement, shaken = {}, superscripts = [] } = entry
  const label = entry.fp === undefined ? `${morale}-${leadership}-${movement}` : `${entry.fp}-${entry.range ?? 0}-${movement}`
  const isLeader = kind === 'leader' || kind === 'commissar' || kind === 'politicalOfficer' || kind === 'armorLeader'
  return {
    id,
    nation,
    badge: entry.badge ?? null,
    kind,
    label,
    name: `${nationOf(nation).adjective} ${entry.name ?? `${KIND_NAMES[kind]} ${label}`}`,
    inherent: entry.fp !== undefined,
    fp: entry.fp ?? 0,
    range: entry.range ?? 0,
    minRange: entry.minRange ?? 0,
    extendedRange: entry.extendedRange ?? false,
    movement,
    morale,
    shakenMovement: shaken.movement ?? movement >> 1,
    shakenMorale: shaken.morale ?? morale,
    leadership,
    leadershipRange: isLeader ? 1 : 0,
    halfSquad: entry.halfSquad ?? null,
    halfSquadEven: entry.halfSquadEven ?? null,
    assaultMove: entry.assaultMove ?? false,
    stealth: entry.stealth ?? false,
    assaulter: superscripts.includes('A'),
    meleeBonus: superscripts.includes('M'),
    selfRally: entry.selfRally ?? null,
    smoke: MMC_KINDS.has(kind) && kind !== 'weaponTeam',
    wounded: entry.wounded ?? null,
    skills: entry.skills ?? [],
    team: entry.team ?? null,
    tis: entry.tis ?? false,
    depletion: entry.depletion ?? 0,
    gun: entry.gun ?? null,
    he: entry.he ?? null,
    shots: entry.shots ?? 1,
    immobile: entry.immobile ?? false,
    hitAndRun: kind === 'mountedSquad' || kind === 'mountedHalfSquad',
    mount: entry.mount ?? null,
    dismounted: entry.dismounted ?? null,
    vehicle: null,
    ...common(entry),
  }
}

function weapon(entry: WeaponEntry, nation: string, id: string): WeaponType {
  return {
    id,
    nation,
    name: entry.name,
    kind: entry.kind,
    attack: weaponAttack(entry.kind),
    fp: entry.fp ?? 0,
    range: entry.range ?? 0,
    minRange: entry.minRange ?? 0,
    extendedRange: entry.extendedRange ?? false,
    tripod: entry.tripod ?? null,
    dismantles: entry.dismantles ?? false,
    jams: entry.jams ?? false,
    meleeBonus: entry.superscripts?.includes('M') ?? false,
    uses: entry.uses ?? 0,
    melee: entry.melee,
    closeAssault: entry.closeAssault,
    depletion: entry.depletion ?? 0,
    fullHe: entry.fullHe ?? false,
    heavy: entry.heavy ?? false,
    gun: entry.gun ?? null,
    he: entry.he ?? null,
    ...common(entry),
  }
}

function common({ era = 'ww2', slice, source, confidence, assumed = [] }: CounterEntry | WeaponEntry | VehicleEntry) {
  return { era, slice, house: source === 'house', provenance: { source, confidence, assumed } } as const
}

function counterProblems({ counters, guns }: Pack, type: CounterType): readonly Problem[] {
  const problems: Problem[] = []
  const { id, kind } = type
  const halfKind = kind === 'squad' ? 'halfSquad' : kind === 'mountedSquad' ? 'mountedHalfSquad' : null
  const isHalf = (name: string | null) => {
    const half = name === null ? undefined : counters.get(name)
    return half !== undefined && half.kind === halfKind && half.nation === type.nation
  }
  if (halfKind === null ? type.halfSquad !== null : !isHalf(type.halfSquad)) {
    problems.push({ rule: '5.1', message: `${id}.halfSquad must be a Half-Squad of its nation for a Squad, and nothing for others.` })
  }
  if (type.halfSquadEven !== null && !isHalf(type.halfSquadEven)) {
    problems.push({ rule: '13.0', message: `${id}.halfSquadEven must be a Half-Squad of its nation, and only a Squad has one.` })
  }
  if (type.leadershipRange > 0 && type.inherent) problems.push({ rule: '1.1', message: `${id}.fp: a Leader has no IFP.` })
  if ((kind === 'hero') !== (type.wounded !== null)) {
    problems.push({ rule: '5.1', message: `${id}.wounded: a Hero has a wounded side, and nobody else.` })
  }
  if ((kind === 'weaponTeam') !== (type.team !== null)) {
    problems.push({ rule: '1.7', message: `${id}.team belongs to a Weapon Team, and only there.` })
  }
  if ((type.team === 'gun') !== (type.gun !== null)) {
    problems.push({ rule: '1.7.1', message: `${id}.gun belongs to a Weapon Team with a gun, and only there.` })
  }
  if (type.gun !== null && !guns.has(type.gun)) problems.push({ rule: '14.1', message: `${id}.gun names no to-hit table: ${type.gun}.` })
  const legKind = kind === 'mountedSquad' ? 'squad' : kind === 'mountedHalfSquad' ? 'halfSquad' : null
  const onFoot = type.dismounted === null ? undefined : counters.get(type.dismounted)
  if (legKind === null ? type.dismounted !== null : onFoot?.kind !== legKind || onFoot.nation !== type.nation) {
    problems.push({
      rule: '6.6',
      message: `${id}.dismounted must be the Leg unit of its nation for a Mounted Unit, and nothing for others.`,
    })
  }
  if (type.shakenMovement > type.movement) {
    problems.push({ rule: '1.5', message: `${id}.shaken.movement must not be more than its movement.` })
  }
  return problems
}

function weaponProblems({ guns }: Pack, { id, attack, fp, tripod, dismantles, gun, melee, kind }: WeaponType): readonly Problem[] {
  const problems: Problem[] = []
  if (dismantles && (tripod === null || fp !== 0)) {
    problems.push({ rule: '1.6.1', message: `${id}.dismantles: such a weapon has a tripod, and no FP without it.` })
  }
  if (attack === 'dft' && fp === 0 && tripod === null && kind !== 'claymore') {
    problems.push({ rule: '1.6', message: `${id}.fp is missing: the weapon attacks on the DFT.` })
  }
  if ((attack === 'oft') !== (gun !== null) && kind !== 'grenadeLauncher') {
    problems.push({ rule: '1.1', message: `${id}.gun belongs to a weapon of the OFT, and only there.` })
  }
  if (gun !== null && !guns.has(gun)) problems.push({ rule: '14.1', message: `${id}.gun names no to-hit table: ${gun}.` })
  if (attack === 'oft' && melee) problems.push({ rule: '8.0', message: `${id}.melee: a weapon of the OFT is not Melee-eligible.` })
  return problems
}
