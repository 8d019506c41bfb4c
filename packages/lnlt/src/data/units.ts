import type { Problem, Reading } from '@firegroup/kernel'
import { nationOf } from './nations.ts'
import { unknown } from './table.ts'
import { type CounterEntry, readUnitFile, type UnitFile, type WeaponEntry } from './unit-file.ts'
import { KIND_NAMES, MMC_KINDS, type WeaponKind, weaponAttack } from './unit-kinds.ts'
import ourUnits from './units.json' with { type: 'json' }

/**
 * 1.1: the counters and Support Weapons by id. Values that the seed prints are facts, each row with its lines and confidence; what it does not print
 * stands in `assumed`. Rows with `house` are our own, made so that German, American, Soviet, British and Japanese forces are complete.
 */
export interface Provenance {
  /** Seed lines, or 'house'. */
  readonly source: string
  readonly confidence: 'high' | 'medium' | 'low'
  /** Fields whose value the source does not give: ours until somebody knows better. */
  readonly assumed: readonly string[]
}

export type { CounterKind, WeaponKind } from './unit-kinds.ts'

/** 1.1: the printed values of a Multi-Man or Single-Man Counter. Movement is in whole MP. */
export interface CounterType {
  readonly id: string
  readonly nation: string
  /** 1.1: the Identification Badge; null where the module gives it none. */
  readonly badge: string | null
  readonly kind: CounterEntry['kind']
  /** 1.1.1: as printed: '1-6-4' (IFP-Range-MF), '7-1-6' for a Leader (Morale-LM-MF). */
  readonly label: string
  /** For people: 'German Wehrmacht Squad'. */
  readonly name: string
  /** 1.1: has an IFP and may fire it. An asterisk is false; an IFP of 0 is a real one. */
  readonly inherent: boolean
  /** IFP; 0 also where there is none. */
  readonly fp: number
  readonly range: number
  /** Of a Mortar Weapon Team; 0 for all others. */
  readonly minRange: number
  /** 5.4: boxed range. */
  readonly extendedRange: boolean
  readonly movement: number
  readonly morale: number
  readonly shakenMovement: number
  readonly shakenMorale: number
  /** 11.1.1: LM; 0 where there is none. */
  readonly leadership: number
  /** 11.1.2: LR: 1 for every Leader, 0 for others. */
  readonly leadershipRange: number
  /** 5.1: what Casualties make of a Squad; null for others. */
  readonly halfSquad: string | null
  /** 13.0: what an even die makes of it instead; null where no die is rolled. */
  readonly halfSquadEven: string | null
  /** 6.1: red-boxed MF. */
  readonly assaultMove: boolean
  /** 6.4: yellow-boxed MF. */
  readonly stealth: boolean
  /** 5.6: superscript A. */
  readonly assaulter: boolean
  /** 8.5: superscript M. */
  readonly meleeBonus: boolean
  /** 3.0, 3.1: SR or SRP on the Shaken side. */
  readonly selfRally: 'SR' | 'SRP' | null
  /** 7.0: may lay Smoke: an MMC that is no Weapon Team. */
  readonly smoke: boolean
  /** 5.1: the wounded side of a Hero; null for others. */
  readonly wounded: WoundedSide | null
  /** 12.0: Skills printed with it. */
  readonly skills: readonly string[]
  /** 1.7: what a Weapon Team serves; null for others. */
  readonly team: 'mg' | 'mortar' | 'gun' | null
  /** 14.0: the to-hit table of its gun (slice 11), its boxed HE (null: an asterisk) and the N of N x. */
  readonly gun: string | null
  readonly he: number | null
  readonly shots: number
  /** 1.7: only turns on its spot. */
  readonly immobile: boolean
  /** 6.6, 6.7: red MF, which every Mounted Unit has. */
  readonly hitAndRun: boolean
  readonly mount: 'horse' | 'motorcycle' | null
  readonly era: Era
  /** The slice of the rules that brings it into play. */
  readonly slice: number
  readonly house: boolean
  readonly provenance: Provenance
}

export interface WoundedSide {
  readonly fp: number
  readonly range: number
  readonly movement: number
  readonly morale: number
}

export type Era = 'ww2' | 'modern'

/** 1.6: the printed values of a Support Weapon. */
export interface WeaponType {
  readonly id: string
  readonly nation: string
  readonly name: string
  readonly kind: WeaponKind
  /** 1.1: the table on which it attacks, or the one thing it is good for. */
  readonly attack: 'dft' | 'oft' | 'closeAssault' | 'none'
  /** FP and range of the side without a tripod; 0 where that side cannot fire. */
  readonly fp: number
  readonly range: number
  readonly minRange: number
  readonly extendedRange: boolean
  /** 1.6.1: the side on the tripod; null where there is none. */
  readonly tripod: { readonly fp: number; readonly range: number } | null
  /** 1.6.1: its other side is dismantled and cannot fire. */
  readonly dismantles: boolean
  /** 1.6.2: superscript J. */
  readonly jams: boolean
  /** 8.5: superscript M. */
  readonly meleeBonus: boolean
  /** How often it can be used; 0 = without limit. */
  readonly uses: number
  /** 8.0: Melee-eligible. */
  readonly melee: boolean
  /** 17.1: usable in Close Assault. */
  readonly closeAssault: boolean
  /** 14.0: its to-hit table (slice 11), and HE where it has one. */
  readonly gun: string | null
  readonly he: number | null
  readonly era: Era
  readonly slice: number
  readonly house: boolean
  readonly provenance: Provenance
}

/** Checked units: every id that one names is there. */
export interface Units {
  readonly counters: ReadonlyMap<string, CounterType>
  readonly weapons: ReadonlyMap<string, WeaponType>
}

const ours = defaultUnits()
let inUse = ours
let { counters, weapons } = ours

export function counterType(id: string): CounterType {
  return counters.get(id) ?? unknown('counter', id)
}

export function weaponType(id: string): WeaponType {
  return weapons.get(id) ?? unknown('Support Weapon', id)
}

export function isCounterType(id: string): boolean {
  return counters.has(id)
}

export function isWeaponType(id: string): boolean {
  return weapons.has(id)
}

export function allCounters(): readonly CounterType[] {
  return [...counters.values()]
}

export function allWeapons(): readonly WeaponType[] {
  return [...weapons.values()]
}

/** A unit file over our own: its entries replace ours of the same id, or are added. Nothing is taken unless all of it holds. */
export function loadUnits(json: unknown): Reading<Units> {
  return over(ours, json)
}

/** Plays with these units from now on. Do it before the first game: games in flight and saves know counters by id alone. */
export function useUnits(units: Units): void {
  inUse = units
  counters = units.counters
  weapons = units.weapons
}

export function unitsInUse(): Units {
  return inUse
}

/** 1.1: same nationality: the same colour and the same badge; where either has no badge the colour decides. */
export function sameNationality(a: CounterType, b: CounterType): boolean {
  return a.nation === b.nation && (a.badge === b.badge || a.badge === null || b.badge === null)
}

function defaultUnits(): Units {
  const reading = over({ counters: new Map(), weapons: new Map() }, ourUnits)
  if (!reading.ok) throw new Error(`Table units: ${reading.problems.map(({ message }) => message).join(' ')}`)
  return reading.value
}

function over(base: Units, json: unknown): Reading<Units> {
  const read = readUnitFile(json)
  if (!read.ok) return read
  const value = { counters: new Map(base.counters), weapons: new Map(base.weapons) }
  for (const { entry, nation, id } of eachNation(read.value.counters)) value.counters.set(id, counter(entry, nation, id))
  for (const { entry, nation, id } of eachNation(read.value.weapons)) value.weapons.set(id, weapon(entry, nation, id))
  const problems = [
    ...[...value.counters.values()].flatMap((type) => counterProblems(value, type)),
    ...[...value.weapons.values()].flatMap(weaponProblems),
  ]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value }
}

/** An entry of one nation keeps its id; one that several have is a counter for each, its id begun with the nation's prefix. */
function eachNation<Entry extends UnitFile['counters'][number] | UnitFile['weapons'][number]>(entries: readonly Entry[]) {
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
    gun: entry.gun ?? null,
    he: entry.he ?? null,
    shots: entry.shots ?? 1,
    immobile: entry.immobile ?? false,
    hitAndRun: kind === 'mountedSquad' || kind === 'mountedHalfSquad',
    mount: entry.mount ?? null,
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
    gun: entry.gun ?? null,
    he: entry.he ?? null,
    ...common(entry),
  }
}

function common({ era = 'ww2', slice, source, confidence, assumed = [] }: CounterEntry | WeaponEntry) {
  return { era, slice, house: source === 'house', provenance: { source, confidence, assumed } } as const
}

function counterProblems({ counters }: Units, type: CounterType): readonly Problem[] {
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
  if (type.shakenMovement > type.movement) {
    problems.push({ rule: '1.5', message: `${id}.shaken.movement must not be more than its movement.` })
  }
  return problems
}

function weaponProblems({ id, attack, fp, tripod, dismantles, gun, melee, kind }: WeaponType): readonly Problem[] {
  const problems: Problem[] = []
  if (dismantles && (tripod === null || fp !== 0)) {
    problems.push({ rule: '1.6.1', message: `${id}.dismantles: such a weapon has a tripod, and no FP without it.` })
  }
  if (attack === 'dft' && fp === 0 && tripod === null && kind !== 'claymore') {
    problems.push({ rule: '1.6', message: `${id}.fp is missing: the weapon attacks on the DFT.` })
  }
  if ((attack === 'oft') !== (gun !== null)) {
    problems.push({ rule: '1.1', message: `${id}.gun belongs to a weapon of the OFT, and only there.` })
  }
  if (attack === 'oft' && melee) problems.push({ rule: '8.0', message: `${id}.melee: a weapon of the OFT is not Melee-eligible.` })
  return problems
}
