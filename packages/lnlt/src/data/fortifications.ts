import { checkTable, unknown } from './table.ts'

/** 21.0, 10.5: what is placed on the map at set-up. Rulebook lines 1968-2163, 3979-4204, 7477-7482; confidence high. Costs in half MP. */
export interface Fortification {
  readonly kind: string
  readonly name: string
  readonly rule: string
  /** The strengths with which it comes: TM, or the FP of Mines; the first unless told. */
  readonly values: readonly number[]
  /** What the value is. */
  readonly gives: 'tm' | 'fp' | 'nothing'
  /** Terrain in which it can't be, by id; `water` and `building` for all of that kind. */
  readonly notIn: readonly string[]
  /** It can't be in one hex with others of these. */
  readonly excludes: readonly string[]
  /** It is on Road hexes alone. */
  readonly onRoad: boolean
  /** It faces a hexside. */
  readonly faces: boolean
  /** 21.2, 21.9, 21.10: Weapon Teams without a machine gun and vehicles have it only if they were set up in it. */
  readonly onlyIfSetUp: boolean
  /** So many in a hex. */
  readonly most: number
  /** 10.7: what modules bring is placed by the scenario like all others. */
  readonly slice: number
}

/** 21.1, 21.6, 21.8 …: one of these in a hex; Wire and Mines go with all of them. */
const WORKS = ['bunker', 'foxholes', 'trench', 'emplacement', 'sangar', 'fortified', 'cave'] as const
const others = (kind: string, ...more: string[]) => [...WORKS.filter((work) => work !== kind), ...more]

const usual = { gives: 'tm', notIn: [], excludes: [], onRoad: false, faces: false, onlyIfSetUp: false, most: 1, slice: 13 } as const

const FORTIFICATIONS: readonly Fortification[] = [
  {
    ...usual,
    kind: 'bunker',
    name: 'Bunker',
    rule: '21.1',
    values: [2, 3],
    notIn: ['building', 'water'],
    excludes: others('bunker'),
    faces: true,
  },
  {
    ...usual,
    kind: 'foxholes',
    name: 'Foxholes',
    rule: '21.2',
    values: [1],
    notIn: ['water', 'ford'],
    excludes: others('foxholes', 'craters'),
    onlyIfSetUp: true,
  },
  { ...usual, kind: 'wire', name: 'Wire', rule: '21.3', values: [0], gives: 'nothing' },
  { ...usual, kind: 'mines', name: 'Mines', rule: '21.4', values: [1, 2], gives: 'fp', notIn: ['building'], most: 2 },
  { ...usual, kind: 'barricade', name: 'Barricade', rule: '21.5', values: [2], onRoad: true, faces: true, most: 6 },
  {
    ...usual,
    kind: 'trench',
    name: 'Trench',
    rule: '21.6',
    values: [2],
    notIn: ['building', 'rough', 'marsh', 'water'],
    excludes: others('trench'),
  },
  {
    ...usual,
    kind: 'emplacement',
    name: 'Emplacement',
    rule: '21.8',
    values: [2, 3],
    notIn: ['building', 'water'],
    excludes: others('emplacement'),
  },
  {
    ...usual,
    kind: 'vehicleEmplacement',
    name: 'Vehicle Emplacement',
    rule: '21.7',
    values: [0],
    gives: 'nothing',
    notIn: ['building', 'water'],
    most: 2,
  },
  {
    ...usual,
    kind: 'sangar',
    name: 'Sangar',
    rule: '21.9',
    values: [1],
    notIn: ['building', 'wadi', 'water'],
    excludes: others('sangar', 'craters'),
    onlyIfSetUp: true,
  },
  {
    ...usual,
    kind: 'fortified',
    name: 'Fortified hex',
    rule: '21.10',
    values: [2],
    notIn: ['building', 'rough', 'water'],
    excludes: others('fortified'),
    onlyIfSetUp: true,
  },
  { ...usual, kind: 'roadblock', name: 'Roadblock', rule: '10.5.4', values: [2, 1], onRoad: true, excludes: WORKS },
  { ...usual, kind: 'craters', name: 'Craters', rule: '10.5.5', values: [1, 2], excludes: ['foxholes', 'sangar'] },
  { ...usual, kind: 'railroad', name: 'Railroad', rule: '10.5.7', values: [1] },
  { ...usual, kind: 'rubble', name: 'Rubble', rule: '15.1.2', values: [3] },
  {
    ...usual,
    kind: 'cave',
    name: 'Cave',
    rule: '10.7',
    values: [2, 1, 3],
    notIn: ['building', 'water'],
    excludes: others('cave'),
    faces: true,
    slice: 14,
  },
]

const rows = new Map(FORTIFICATIONS.map((row) => [row.kind, row]))
checkTable(rows.size === FORTIFICATIONS.length, 'fortifications', 'all', 'kind', 'stands twice.')

export function isFortification(kind: string): boolean {
  return rows.has(kind)
}

export function fortification(kind: string): Fortification {
  return rows.get(kind) ?? unknown('fortification', kind)
}

/** 21.6: against Mortars and artillery a Trench is worth less. */
export const TRENCH_UNDER_SHELLS = 1

/** 21.3, 10.5.4, TEC: what a hex costs Leg units with these in it, all told; half MP. */
export const TOTAL_COST: { readonly [kind: string]: number } = { wire: 8, roadblock: 8, rubble: 6 }

/** 10.5.4: one of TM 1, as a module may have it. */
export const LIGHT_ROADBLOCK = 6

/** 10.5.5, 21.4, 21.6: Craters and one's own Mines add; from Trench to Trench one pays this much and no more. 6.6: a mount pays as class O does. */
export const CRATERS_COST = 2
export const CRATERS_ON_A_MOUNT = 4
export const OWN_MINES_COST = 2
export const TRENCH_TO_TRENCH = 2

/** The kinds that a scenario can name. */
export const FORTIFICATION_KINDS: readonly string[] = FORTIFICATIONS.map(({ kind }) => kind)
