import type { Mark } from '../units/marks.ts'
import { checkTable } from './table.ts'

/**
 * What a unit under an action marker can still do. Rulebook lines 966, 976-1000, 1065, 1160, 1180-1184, 1286, 1305, 1345-1376, 1442, 1462, 1585-1589, 1663,
 * 1689, 1702, 2957, 5450; confidence high, Stealth by LG-26. Markers are a set: a unit may do what all of its markers allow.
 */
export interface MarkerRow {
  readonly marker: Mark | 'continuousMovement'
  readonly name: string
  /** In a later impulse of its own. */
  readonly act: 'no' | 'fireOnce' | 'fireAtSpotted' | 'meleeOrWithdraw' | 'mustMove'
  /** 5.3: `assault` at -2 (Scouts at 0), `opsComplete` as 4.1 says, SMCs never. */
  readonly opportunityFire: 'no' | 'assault' | 'opsComplete'
  /** 5.0.1: a Leader under it may lend his LM to fire. */
  readonly lendsLm: 'no' | 'yes' | 'atSpottedOnly'
  /** 10.1: makes its location spotted. */
  readonly spots: boolean
  /** 5.0: how it is fired at: with the modifier for moving units, without, or not at all. */
  readonly target: 'moving' | 'usual' | 'never'
  /** 9.0: goes off in the Administrative Phase. */
  readonly offInAdministration: boolean
  readonly rule: string
  readonly slice: number
}

const off = { offInAdministration: true } as const
const still = { act: 'no', opportunityFire: 'no', lendsLm: 'no' } as const

export const MARKERS: readonly MarkerRow[] = [
  { ...off, ...still, marker: 'moved', name: 'Moved', spots: true, target: 'moving', rule: '6.0', slice: 1 },
  { ...off, ...still, marker: 'fired', name: 'Fired', spots: true, target: 'usual', rule: '5.0', slice: 3 },
  {
    ...off,
    marker: 'assaultMove',
    name: 'Assault Move',
    act: 'fireOnce',
    opportunityFire: 'assault',
    lendsLm: 'yes',
    spots: true,
    target: 'moving',
    rule: '6.1',
    slice: 5,
  },
  { ...off, ...still, marker: 'lowCrawl', name: 'Low Crawl', spots: false, target: 'usual', rule: '6.3', slice: 5 },
  { ...off, ...still, marker: 'stealth', name: 'Stealth', spots: false, target: 'usual', rule: '6.4', slice: 8 },
  {
    ...off,
    marker: 'stealthAssault',
    name: 'Stealth (assault)',
    act: 'fireOnce',
    opportunityFire: 'assault',
    lendsLm: 'yes',
    spots: false,
    target: 'usual',
    rule: '6.4.1',
    slice: 8,
  },
  { ...off, ...still, marker: 'hitAndRun', name: 'Hit & Run', spots: true, target: 'moving', rule: '6.7', slice: 15 },
  {
    ...off,
    marker: 'opsComplete',
    name: 'Ops Complete',
    act: 'fireAtSpotted',
    opportunityFire: 'opsComplete',
    lendsLm: 'atSpottedOnly',
    spots: false,
    target: 'usual',
    rule: '4.1',
    slice: 1,
  },
  {
    marker: 'melee',
    name: 'Melee',
    act: 'meleeOrWithdraw',
    opportunityFire: 'no',
    lendsLm: 'no',
    spots: true,
    target: 'never',
    offInAdministration: false,
    rule: '8.1',
    slice: 7,
  },
  {
    marker: 'continuousMovement',
    name: 'Continuous Movement',
    act: 'mustMove',
    opportunityFire: 'no',
    lendsLm: 'no',
    spots: true,
    target: 'moving',
    offInAdministration: false,
    rule: '15.5',
    slice: 10,
  },
]

/** 9.0: what the Administrative Phase does to counters that lie on the map (L1663, L1480-1484, L1589, L3330, L7135-7140). */
export interface PlaceMarker {
  readonly marker: string
  readonly name: string
  readonly inAdministration: 'off' | 'next' | 'offIfUncontested' | 'rolls' | 'stays'
  readonly rule: string
  readonly slice: number
}

export const PLACE_MARKERS: readonly PlaceMarker[] = [
  { marker: 'spotted', name: 'Spotted', inAdministration: 'off', rule: '10.1', slice: 2 },
  { marker: 'melee', name: 'Melee', inAdministration: 'offIfUncontested', rule: '8.1', slice: 7 },
  { marker: 'smoke', name: 'Smoke', inAdministration: 'next', rule: '7.0', slice: 6 },
  { marker: 'starshell', name: 'Starshell', inAdministration: 'off', rule: '20.2', slice: 14 },
  { marker: 'ffe', name: 'Fire For Effect', inAdministration: 'off', rule: '18.2', slice: 9 },
  { marker: 'mortarFfe', name: 'Fire For Effect of a mortar', inAdministration: 'off', rule: '18.1', slice: 9 },
  { marker: 'fire', name: 'Fire', inAdministration: 'rolls', rule: '10.5.6', slice: 14 },
  { marker: 'wreck', name: 'Wreck', inAdministration: 'stays', rule: '1.3', slice: 10 },
  { marker: 'bunker', name: 'Bunker', inAdministration: 'stays', rule: '21.1', slice: 13 },
  { marker: 'foxholes', name: 'Foxholes', inAdministration: 'stays', rule: '21.2', slice: 13 },
  { marker: 'wire', name: 'Wire', inAdministration: 'stays', rule: '21.3', slice: 13 },
  { marker: 'mines', name: 'Mines', inAdministration: 'stays', rule: '21.4', slice: 13 },
  { marker: 'barricade', name: 'Barricade', inAdministration: 'stays', rule: '21.5', slice: 13 },
  { marker: 'breach', name: 'Breached Barricade', inAdministration: 'stays', rule: '21.5', slice: 13 },
  { marker: 'trench', name: 'Trench', inAdministration: 'stays', rule: '21.6', slice: 13 },
  { marker: 'emplacement', name: 'Emplacement', inAdministration: 'stays', rule: '21.8', slice: 13 },
  { marker: 'vehicleEmplacement', name: 'Vehicle Emplacement', inAdministration: 'stays', rule: '21.7', slice: 13 },
  { marker: 'sangar', name: 'Sangar', inAdministration: 'stays', rule: '21.9', slice: 13 },
  { marker: 'fortified', name: 'Fortified hex', inAdministration: 'stays', rule: '21.10', slice: 13 },
  { marker: 'roadblock', name: 'Roadblock', inAdministration: 'stays', rule: '10.5.4', slice: 13 },
  { marker: 'craters', name: 'Craters', inAdministration: 'stays', rule: '10.5.5', slice: 13 },
  { marker: 'railroad', name: 'Railroad', inAdministration: 'stays', rule: '10.5.7', slice: 13 },
  { marker: 'cave', name: 'Cave', inAdministration: 'stays', rule: '10.7', slice: 13 },
  { marker: 'collapsed', name: 'Collapsed Entrance', inAdministration: 'stays', rule: '10.7.2', slice: 14 },
  { marker: 'abandoned', name: 'Abandoned', inAdministration: 'stays', rule: '14.1.1', slice: 10 },
  { marker: 'claymore', name: 'Claymore', inAdministration: 'stays', rule: '23.2.1', slice: 16 },
  { marker: 'rubble', name: 'Rubble', inAdministration: 'stays', rule: '15.1.2', slice: 13 },
]

/** 10.1, 7.0: a unit under any of these makes no spotting attempt, directs no fire and lays no Smoke. Melee does not bar Smoke in so many words; being locked does (8.1). */
export const NO_SPOTTING_ATTEMPT: readonly Mark[] = [
  'moved',
  'fired',
  'assaultMove',
  'lowCrawl',
  'stealth',
  'stealthAssault',
  'hitAndRun',
  'opsComplete',
  'melee',
]
export const NO_SMOKE: readonly Mark[] = NO_SPOTTING_ATTEMPT.filter((marker) => marker !== 'melee')

const rows = new Map(MARKERS.map((row) => [row.marker, row]))
const places = new Map(PLACE_MARKERS.map((row) => [row.marker, row]))
checkTable(rows.size === MARKERS.length, 'markers', 'all', 'marker', 'stands twice.')
checkTable(places.size === PLACE_MARKERS.length, 'placeMarkers', 'all', 'marker', 'stands twice.')

export function markerRow(marker: MarkerRow['marker']): MarkerRow {
  return rows.get(marker)!
}

export function placeMarker(marker: string): PlaceMarker | undefined {
  return places.get(marker)
}
