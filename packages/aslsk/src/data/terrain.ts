import { JUNGLE } from './jungle.ts'
import { checkTable } from './table.ts'

/**
 * 1.1.1: what each kind of terrain does. Basis: the rulebook's text (lines 131-199), confidence high; marsh and water are not in the Starter Kit's
 * rules, but on boards: nobody may enter them, and marsh is a Hindrance as in the play aids (line 2906).
 * A hill is a level and not terrain; a road is a matter of hexsides: its hex keeps the terrain that it runs through.
 */
export interface TerrainType {
  /** As maps name it; 'orchard-out-of-season' beside them. */
  readonly id: string
  readonly name: string
  /** Cost of entry for Infantry, in half MF; null where Infantry may not enter. */
  readonly infantryMf: number | null
  readonly fullyTracked: VehicleEntry
  readonly armoredCar: VehicleEntry
  readonly tem: number
  /** Between units at its own level. */
  readonly sameLevel: LosEffect
  /** Between units of which at least one is at another level. */
  readonly otherLevel: LosEffect
  /** In levels above its hex. */
  readonly height: number
  /** The whole hex with its hexsides counts, not the drawn shape. */
  readonly inherent: boolean
  /** FFMO and Interdiction are possible. */
  readonly openGround: boolean
  /** 3.1f: woods or building, for the rally DRM and for keeping DM. */
  readonly rallyBonus: boolean
  /** 3.6: woods or building, to which a unit routs. */
  readonly routGoal: boolean
  /** 3.8: woods or building, where an ambush is possible. */
  readonly ambush: boolean
  readonly building: 'stone' | 'wooden' | null
  readonly woods: boolean
  /** 1.2.2, 8.2.1: how many squads of a side may stand in a hex. */
  readonly squads: number
  /** 6.9, 8.2.1: no Mortar may fire from it. */
  readonly noMortars: boolean
  /** 8.2: jungle, kunai or bamboo, where the ATTACKER's ambush and every recovery are harder; dense growth also splits Fire Groups. */
  readonly undergrowth: 'none' | 'light' | 'dense'
  /** 8.2.1: entering it takes all of a unit's MF. */
  readonly takesAll: boolean
  /** 8.2.1: TEM against Demolition Charges and Ordnance HE where it is another. */
  readonly temHeDc: number | null
  /** 8.2.1: DRM of a Bog Check besides the usual ones. */
  readonly bogDrm: number
  /** 8.2.1: falls on those in it, and is then this terrain; null where it stands for good. */
  readonly collapsesTo: string | null
  /** 8.3: units in it can be or become concealed. */
  readonly concealment: boolean
  /** The rulebook's section, for modifiers that name their reason. */
  readonly rule: string
}

/** Entry by a vehicle: MP in halves, a share of its whole allotment, or not at all; with a Bog Check where it says so. */
export type VehicleEntry =
  | { readonly pays: 'cost'; readonly mp: number; readonly bogCheck?: true }
  | { readonly pays: 'half' | 'halfOrAll' | 'all'; readonly bogCheck: true }
  | { readonly pays: 'na' }

export type LosEffect = 'none' | 'obstacle' | 'hindrance'

/** 1.1.1: the months, inclusive, in which orchards and grain stand as they are named, and what they are at other times. */
export interface Season {
  readonly terrain: string
  readonly from: number
  readonly to: number
  readonly outOfSeason: string
}

export const SEASONS: readonly Season[] = [
  { terrain: 'orchard', from: 4, to: 10, outOfSeason: 'orchard-out-of-season' },
  { terrain: 'grain', from: 6, to: 9, outOfSeason: 'open' },
]

const cover = { rallyBonus: true, routGoal: true, ambush: true, openGround: false } as const
const noCover = { rallyBonus: false, routGoal: false, ambush: false } as const
const plain = {
  tem: 0,
  height: 0,
  inherent: false,
  building: null,
  woods: false,
  squads: 3,
  noMortars: false,
  undergrowth: 'none',
  takesAll: false,
  temHeDc: null,
  bogDrm: 0,
  collapsesTo: null,
  concealment: false,
  rule: '1.1.1',
} as const
const house = { noMortars: true, concealment: true } as const
const clear = { sameLevel: 'none', otherLevel: 'none' } as const
const obstacle = { sameLevel: 'obstacle', otherLevel: 'obstacle', height: 1 } as const
const lowHindrance = { sameLevel: 'hindrance', otherLevel: 'none', openGround: false } as const

/** What no vehicle enters. */
export const noVehicles = { fullyTracked: { pays: 'na' }, armoredCar: { pays: 'na' } } as const
const buildingEntry = { infantryMf: 4, fullyTracked: { pays: 'half', bogCheck: true }, armoredCar: { pays: 'na' } } as const
const woodsEntry = {
  infantryMf: 4,
  fullyTracked: { pays: 'halfOrAll', bogCheck: true },
  armoredCar: { pays: 'all', bogCheck: true },
} as const

const ROWS: readonly TerrainType[] = [
  { ...plain, ...noCover, ...clear, ...entry(2, 2, 6), id: 'open', name: 'open ground', openGround: true },
  { ...plain, ...house, ...cover, ...obstacle, ...buildingEntry, id: 'stone-building', name: 'stone building', tem: 3, building: 'stone' },
  {
    ...plain,
    ...house,
    ...cover,
    ...obstacle,
    ...buildingEntry,
    id: 'wooden-building',
    name: 'wooden building',
    tem: 2,
    building: 'wooden',
  },
  { ...plain, ...cover, ...obstacle, ...woodsEntry, id: 'woods', name: 'woods', tem: 1, woods: true },
  { ...plain, ...noCover, ...orchard('obstacle'), id: 'orchard', name: 'orchard' },
  { ...plain, ...noCover, ...orchard('hindrance'), id: 'orchard-out-of-season', name: 'bare orchard' },
  { ...plain, ...noCover, ...lowHindrance, ...entry(3, 2, 8), id: 'grain', name: 'grain' },
  { ...plain, ...noCover, ...lowHindrance, ...entry(4, 4, 8), id: 'brush', name: 'brush' },
  { ...plain, ...noCover, ...lowHindrance, ...noVehicles, id: 'marsh', name: 'marsh', infantryMf: null },
  { ...plain, ...noCover, ...clear, ...noVehicles, id: 'water', name: 'water', infantryMf: null, openGround: true },
  ...JUNGLE,
]

/** Of one shape, whatever order a row names its fields in: the engine looks at terrain all the time. */
export const TERRAIN: readonly TerrainType[] = ROWS.map((row) => ({ ...ROWS[0]!, ...row }))

/** B24: what is left of a building: cover as before, but no house. How dear it is to cross lies with the rules that bring it down. */
export const RUBBLE = { stone: rubbleOf('stone', 3), wooden: rubbleOf('wooden', 2) } as const

function rubbleOf(building: 'stone' | 'wooden', tem: number): TerrainType {
  const stood = TERRAIN.find((row) => row.building === building)!
  return { ...stood, ...noCover, id: `${building}-rubble`, name: `${building} rubble`, tem, building: null, rule: 'B24' }
}

/** What may stand on hexsides; only optional modules have rules for it. A slope is named from the hex at its foot. */
export const HEXSIDE_FEATURES: readonly string[] = [
  'wall',
  'hedge',
  'bocage',
  'breach',
  'slope',
  'cliff',
  'hillside-wall',
  'hillside-hedge',
  'rowhouse',
]

/** 1.1.1 Crest Line: Infantry going up pays this many times the cost of the hex entered. */
export const CREST_UP_FACTOR = 2

/** 1.1.1 Height Advantage: the TEM against fire from below, where there is no other positive TEM. */
export const HEIGHT_ADVANTAGE_TEM = 1

/** 3.2.1: per hex of a terrain Hindrance. */
export const HINDRANCE_PER_HEX = 1

/** 7.4.1: what a wreck or vehicle hinders fire past it; once a hex, however many there are in it. */
export const HULK_HINDRANCE = 1

/** 3.2.1: Hindrances that add up to this block the LOS. */
export const BLOCKING_HINDRANCE = 6

const byId = new Map(TERRAIN.map((terrain) => [terrain.id, terrain]))
checkTerrain()

export function terrainType(id: string): TerrainType {
  const found = byId.get(id)
  if (!found) throw new RangeError(`There is no terrain "${id}"; there are ${[...byId.keys()].join(', ')}.`)
  return found
}

export function isTerrain(id: string): boolean {
  return byId.has(id)
}

/** 1.1.1: what a map's terrain is in this month (1 to 12). */
export function terrainFor(name: string, month: number): TerrainType {
  for (const { terrain, from, to, outOfSeason } of SEASONS) {
    if (terrain === name && (month < from || month > to)) return terrainType(outOfSeason)
  }
  return terrainType(name)
}

function orchard(otherLevel: LosEffect) {
  return { ...entry(2, 2, 6), sameLevel: 'hindrance', otherLevel, height: 1, inherent: true, openGround: false } as const
}

/** In half MF, and half MP of a fully tracked vehicle and an armored car. */
function entry(infantryMf: number, fullyTracked: number, armoredCar: number) {
  return { infantryMf, fullyTracked: { pays: 'cost', mp: fullyTracked }, armoredCar: { pays: 'cost', mp: armoredCar } } as const
}

function checkTerrain(): void {
  checkTable(byId.size === TERRAIN.length, 'terrain', '', 'id', 'stands twice.')
  for (const { id, infantryMf, tem, openGround, sameLevel, otherLevel, height } of TERRAIN) {
    checkTable(
      infantryMf === null || (Number.isInteger(infantryMf) && infantryMf > 0),
      'terrain',
      id,
      'infantryMf',
      'must be in whole halves.',
    )
    checkTable(!openGround || (tem === 0 && sameLevel === 'none'), 'terrain', id, 'openGround', 'has neither TEM nor effect on LOS.')
    checkTable(otherLevel === 'none' || height > 0, 'terrain', id, 'height', 'must rise to matter between levels.')
  }
  for (const { terrain, from, to, outOfSeason } of SEASONS) {
    checkTable(byId.has(terrain) && byId.has(outOfSeason), 'seasons', terrain, 'terrain', 'is not in the terrain table.')
    checkTable(from >= 1 && from <= to && to <= 12, 'seasons', terrain, 'from', 'must be months in order.')
  }
}
