import { checkTable, indexed, unknown } from './table.ts'

/**
 * The Terrain Effects Charts: the WW2 one (seed lines 7454-7482) and the modern one (7681-7706), confidence high; both transcriptions agree in every
 * cell. The footnotes are lost: Bridge is open at road cost and TM 0, hexside costs add to the hex entered (LG-104). Rough, Hammada and Wadi are
 * known by their TM only (929, 933, 3513); what else they say is ours.
 * Costs are in half MP, because wheels pay half a point on roads (TEC-04); null is prohibited.
 */
export interface TerrainType {
  readonly id: string
  readonly name: string
  /** Cost of entry for Leg units. */
  readonly mpLeg: number | null
  /** For Leg units that come along a road which runs through. */
  readonly roadMp: number
  /** For vehicles: tracked, other and wheeled. */
  readonly mpVehicle: VehicleMp
  readonly tm: number
  readonly los: LosType
  /** 10.1: how hard units in it are to spot; smoke, bunkers and trenches change that. */
  readonly spotting: LosType
  /** 10.3: obstacle height in levels above the hex; of a building with one floor. */
  readonly height: number
  readonly building: BuildingType | null
  /** 5.0: no +1 against Leg units that move in it. */
  readonly hidesMovement: boolean
  /** 11.6: those who go with a Scout pay 1 MP. */
  readonly scoutPath: boolean
  readonly flammable: boolean
  readonly water: boolean
  /** TEC-03: cells that differ by nation. */
  readonly byNation: { readonly [nation: string]: { readonly mpLeg?: number; readonly tm?: number } }
  readonly charts: readonly Chart[]
  readonly slice: number
  /** Seed lines. */
  readonly source: string
  readonly assumed: readonly string[]
}

export type LosType = 'open' | 'degrading' | 'blocking'
export type Chart = 'ww2' | 'modern'

export interface VehicleMp {
  readonly T: number | null
  readonly O: number | null
  readonly R: number | null
}

/** 10.2: a Heavy Construction building of three or more hexes has two floors; otherwise the number of floors is a matter of the map (LG-57). */
export interface BuildingType {
  readonly construction: 'light' | 'heavy'
  readonly stories: 1 | 2
  /** Obstacle height with one floor and with two. */
  readonly heights: readonly [number, number]
}

/** Terrain that lies on a hexside; costs are added to that of the hex entered. */
export interface HexsideType {
  readonly id: string
  readonly name: string
  readonly mpLeg: number | null
  readonly mpVehicle: VehicleMp
  /** 10.4: against fire that crosses the hexside (LG-55). */
  readonly tm: number
  readonly los: LosType
  readonly height: number
  readonly charts: readonly Chart[]
  readonly slice: number
  readonly source: string
}

/** Counters that act as terrain in the hex where they lie. */
export interface CounterTerrain {
  readonly id: string
  readonly name: string
  readonly los: LosType | 'hex'
  /** Half MP for Leg units: instead of the hex's cost, added to it, or none of its own. */
  readonly mpLeg: { readonly pays: 'hex' } | { readonly pays: 'instead' | 'added'; readonly halves: number }
  readonly mpVehicle: VehicleMp | null
  /** Null: as printed on the counter. */
  readonly tm: number | null
  readonly height: number
  readonly slice: number
  readonly source: string
}

const none: VehicleMp = { T: null, O: null, R: null }
const both = ['ww2', 'modern'] as const
const base = {
  roadMp: 2,
  building: null,
  hidesMovement: false,
  scoutPath: false,
  flammable: false,
  water: false,
  byNation: {},
  slice: 1,
  assumed: [],
} as const

const ww2 = { ...base, charts: ['ww2'] } as const
const modern = { ...base, charts: ['modern'], slice: 16 } as const
const open = { los: 'open', spotting: 'open' } as const
const degrading = { los: 'degrading', spotting: 'degrading' } as const
const blocking = { los: 'blocking', spotting: 'blocking' } as const

const hc = { construction: 'heavy', stories: 1, heights: [1, 2] } as const
const lc = { construction: 'light', stories: 1, heights: [1, 2] } as const
const hut = { construction: 'light', stories: 1, heights: [1, 1] } as const

export const TERRAIN: readonly TerrainType[] = [
  { ...ww2, ...open, ...cost(2, 2, 2, 4), id: 'clear', name: 'Clear', tm: 0, height: 0, charts: both, source: 'L7463, L7695' },
  { ...ww2, ...open, ...cost(2, 2, 2, 1), id: 'road', name: 'Road', tm: 0, height: 0, charts: both, source: 'L7471, L7699' },
  { ...ww2, ...open, ...cost(2, 2, 2, 1), id: 'bridge', name: 'Bridge', tm: 0, height: 0, source: 'L7460', assumed: ['los', 'tm'] },
  {
    ...ww2,
    ...degrading,
    ...cost(2, 2, 2, 4),
    id: 'brush',
    name: 'Brush/Flowers',
    tm: 0,
    height: 0,
    flammable: true,
    charts: both,
    source: 'L7461, L7694',
  },
  { ...ww2, ...degrading, ...cost(2, null, null, null), id: 'cemetery', name: 'Cemetery', tm: 2, height: 0, source: 'L7462' },
  {
    ...ww2,
    ...blocking,
    ...cost(4, null, null, null),
    id: 'forest',
    name: 'Forest',
    tm: 2,
    height: 2,
    flammable: true,
    scoutPath: true,
    source: 'L7464',
  },
  {
    ...ww2,
    ...degrading,
    ...cost(4, 8, 12, 16),
    id: 'lightWoods',
    name: 'Light Woods',
    tm: 1,
    height: 1,
    flammable: true,
    scoutPath: true,
    source: 'L7467',
  },
  {
    ...ww2,
    ...degrading,
    ...cost(2, 2, 2, 6),
    id: 'lowCrops',
    name: 'Low Crops',
    tm: 0,
    height: 0,
    flammable: true,
    hidesMovement: true,
    source: 'L7468',
  },
  { ...ww2, ...degrading, ...cost(4, null, null, null), id: 'marsh', name: 'Marsh', tm: 1, height: 0, source: 'L7469' },
  { ...ww2, ...open, ...cost(null, null, null, null), id: 'river', name: 'River', tm: 0, height: 0, water: true, source: 'L7470' },
  {
    ...ww2,
    ...blocking,
    ...cost(4, 4, 4, 12),
    id: 'wheatField',
    name: 'Wheat Field',
    tm: 0,
    height: 0,
    flammable: true,
    scoutPath: true,
    source: 'L7474',
  },
  {
    ...ww2,
    ...blocking,
    ...cost(4, null, null, null),
    id: 'hcBuilding',
    name: 'Stone Building (Heavy Construction)',
    tm: 4,
    height: 1,
    flammable: true,
    building: hc,
    charts: both,
    source: 'L7472, L7686',
  },
  {
    ...ww2,
    ...blocking,
    ...cost(4, 12, 24, null),
    id: 'lcBuilding',
    name: 'Wooden Building (Light Construction)',
    tm: 3,
    height: 1,
    flammable: true,
    building: lc,
    charts: both,
    source: 'L7475, L7687',
  },
  {
    ...ww2,
    ...open,
    ...cost(6, null, null, null),
    id: 'rough',
    name: 'Rough',
    tm: 3,
    height: 0,
    slice: 13,
    source: 'L3513, L3887',
    assumed: ['los', 'height', 'mpVehicle'],
  },
  {
    ...ww2,
    ...open,
    ...cost(4, 4, 6, 8),
    id: 'hammada',
    name: 'Hammada',
    tm: 2,
    height: 0,
    slice: 13,
    source: 'L929',
    assumed: ['los', 'height', 'mpLeg', 'mpVehicle'],
  },
  {
    ...ww2,
    ...open,
    ...cost(4, 6, 8, null),
    id: 'wadi',
    name: 'Wadi',
    tm: 1,
    height: 0,
    slice: 13,
    source: 'L933',
    assumed: ['los', 'height', 'mpLeg', 'mpVehicle'],
  },
  { ...ww2, ...open, ...cost(8, 8, 8, 8), id: 'ford', name: 'Ford', tm: 1, height: 0, slice: 13, source: 'L1954' },
  {
    ...ww2,
    ...open,
    ...cost(2, 2, 4, 6),
    id: 'sand',
    name: 'Sand',
    tm: 0,
    height: 0,
    slice: 13,
    source: 'L497',
    assumed: ['los', 'height', 'tm', 'mpLeg', 'mpVehicle'],
  },
  {
    ...ww2,
    ...degrading,
    ...cost(2, 2, 2, 1),
    id: 'treeLinedRoad',
    name: 'Tree-lined Road',
    tm: 1,
    height: 1,
    slice: 13,
    source: 'L1956-1970',
    assumed: ['height'],
  },
  {
    ...modern,
    ...blocking,
    ...cost(4, 8, 18, 24),
    id: 'bambooHut',
    name: 'Bamboo Hut',
    tm: 1,
    height: 1,
    flammable: true,
    building: hut,
    source: 'L7688',
  },
  {
    ...modern,
    ...blocking,
    ...cost(4, 2, 2, 4),
    id: 'kunaiGrass',
    name: 'Kunai Grass',
    tm: 0,
    height: 1,
    flammable: true,
    scoutPath: true,
    source: 'L7690',
  },
  { ...modern, ...open, ...cost(4, null, null, null), id: 'ricePaddy', name: 'Rice Paddy', tm: 1, height: 0, source: 'L7691' },
  {
    ...modern,
    ...blocking,
    ...cost(4, null, null, null),
    id: 'heavyJungle',
    name: 'Heavy Jungle',
    tm: 2,
    height: 2,
    scoutPath: true,
    byNation: { vc: { mpLeg: 2, tm: 3 }, nva: { tm: 3 } },
    source: 'L7692',
  },
  {
    ...modern,
    ...degrading,
    ...cost(4, 8, 12, 16),
    id: 'lightJungle',
    name: 'Light Jungle',
    tm: 1,
    height: 1,
    scoutPath: true,
    byNation: { vc: { mpLeg: 2, tm: 2 } },
    source: 'L7693',
  },
  { ...modern, ...open, ...cost(2, 2, 2, 2), id: 'soccerField', name: 'Soccer Field', tm: 0, height: 0, source: 'L7697' },
  {
    ...modern,
    ...degrading,
    ...cost(4, null, null, null),
    id: 'soccerStands',
    name: 'Soccer Field Stands',
    tm: 2,
    height: 1,
    source: 'L7698',
  },
  { ...modern, ...open, ...cost(null, null, null, null), id: 'pool', name: 'Pool', tm: 0, height: 0, water: true, source: 'L7706' },
]

export const HEXSIDES: readonly HexsideType[] = [
  {
    ...cost(8, 18, null, null),
    id: 'bocage',
    name: 'Bocage',
    los: 'blocking',
    tm: 3,
    height: 1,
    charts: ['ww2'],
    slice: 1,
    source: 'L7459',
  },
  { ...cost(2, 0, 6, 8), id: 'hedge', name: 'Hedge', los: 'blocking', tm: 0, height: 0, charts: ['ww2'], slice: 1, source: 'L7465' },
  {
    ...cost(2, 2, null, null),
    id: 'wall',
    name: 'Wall',
    los: 'blocking',
    tm: 1,
    height: 0,
    charts: both,
    slice: 1,
    source: 'L7473, L7689',
  },
  stream(1, cost(0, 0, 0, 0)),
  stream(2, cost(2, 4, 6, 8)),
  stream(3, cost(4, 8, 12, null)),
  stream(4, cost(8, 16, null, null)),
  stream(5, cost(null, null, null, null)),
]

const asHex = { mpLeg: { pays: 'hex' }, mpVehicle: null } as const

export const COUNTER_TERRAIN: readonly CounterTerrain[] = [
  { ...asHex, id: 'smoke', name: 'Smoke', los: 'blocking', tm: 1, height: 2, slice: 6, source: 'L7480, L7704' },
  { ...asHex, id: 'fire', name: 'Fire', los: 'blocking', tm: 1, height: 2, slice: 14, source: 'L2016-2034' },
  { ...asHex, id: 'foxholes', name: 'Foxholes', los: 'hex', tm: null, height: 0, slice: 13, source: 'L7477, L7703' },
  { ...asHex, id: 'bunker', name: 'Bunker', los: 'hex', tm: null, height: 0, slice: 13, source: 'L7477, L7703' },
  { ...asHex, id: 'mines', name: 'Mines', los: 'hex', tm: 0, height: 0, slice: 13, source: 'L7478' },
  {
    id: 'rubble',
    name: 'Rubble',
    los: 'degrading',
    mpLeg: { pays: 'instead', halves: 6 },
    mpVehicle: { T: 8, O: null, R: null },
    tm: 3,
    height: 1,
    slice: 13,
    source: 'L7479, L7696',
  },
  {
    id: 'wire',
    name: 'Wire',
    los: 'open',
    mpLeg: { pays: 'instead', halves: 8 },
    mpVehicle: { T: 4, O: 8, R: 12 },
    tm: 0,
    height: 0,
    slice: 13,
    source: 'L7481, L7700, L4051',
  },
  {
    ...asHex,
    id: 'vehicleOrWreck',
    name: 'Vehicle or Wreck',
    los: 'degrading',
    tm: 2,
    height: 0,
    slice: 10,
    source: 'L7482, L7705, L1692',
  },
  {
    id: 'roadblock',
    name: 'Roadblock',
    los: 'blocking',
    mpLeg: { pays: 'instead', halves: 8 },
    mpVehicle: none,
    tm: 2,
    height: 0,
    slice: 13,
    source: 'L1976',
  },
  {
    id: 'craters',
    name: 'Craters',
    los: 'degrading',
    mpLeg: { pays: 'added', halves: 2 },
    mpVehicle: { T: 2, O: 4, R: null },
    tm: null,
    height: 0,
    slice: 13,
    source: 'L1982-1992',
  },
  { ...asHex, id: 'railroad', name: 'Railroad', los: 'degrading', tm: 1, height: 0, slice: 13, source: 'L2056-2058' },
]

/** TEC: going up a level costs more, and a slope protects against direct fire from below (L7466, L7701). */
export const HILL = { mpUpLeg: 2, mpUpVehicle: { T: 2, O: 2, R: 4 }, tmFromBelow: 1, levels: [0, 1, 2, 3] } as const

/** 10.2, 10.6, 10.7: places inside a hex. Costs in half MP; levels above the hex. Roof by LG-03, `printed` is its other reading. */
export const PLACES = {
  upperFloor: { mpChange: 4, level: 1 },
  roof: { mpChange: 2, tm: 1, spotting: 'degrading', level: [1, 2], printed: [1, 3] },
  cave: { mpChange: 4, mpTunnel: 2, spotting: 'blocking' },
} as const

/** 10.2: a Heavy Construction building of so many hexes has two floors. */
export const MULTI_STORY_HEXES = 3

/** 5.5: what a location's TM never exceeds, and that of a lone Sniper. */
export const TM_CAP = { usual: 4, loneSniper: 8 } as const

const terrain = indexed('terrain', TERRAIN)
const hexsides = indexed('hexsides', HEXSIDES)
const counterTerrain = indexed('counterTerrain', COUNTER_TERRAIN)

for (const row of [...TERRAIN, ...HEXSIDES]) {
  const table = 'building' in row ? 'terrain' : 'hexsides'
  checkTable(row.tm >= 0 && row.tm <= TM_CAP.usual, table, row.id, 'tm', `must be from 0 to ${TM_CAP.usual}.`)
  checkTable(row.charts.length > 0, table, row.id, 'charts', 'must name a chart.')
  for (const mp of [row.mpLeg, row.mpVehicle.T, row.mpVehicle.O, row.mpVehicle.R]) {
    checkTable(mp === null || (Number.isInteger(mp) && mp >= 0), table, row.id, 'mp', 'must be whole halves, or null.')
  }
}
for (const { id, building, height } of TERRAIN) {
  checkTable(building === null || building.heights[building.stories - 1] === height, 'terrain', id, 'height', 'must be that of its floors.')
}

export function terrainType(id: string): TerrainType {
  return terrain.get(id) ?? unknown('terrain', id)
}

export function isTerrain(id: string): boolean {
  return terrain.has(id)
}

export function hexsideType(id: string): HexsideType {
  return hexsides.get(id) ?? unknown('hexside', id)
}

export function isHexside(id: string): boolean {
  return hexsides.has(id)
}

export function counterTerrainType(id: string): CounterTerrain {
  return counterTerrain.get(id) ?? unknown('counter', id)
}

/** 1.9: whether a row stands on the chart that is in force. */
export function onChart(row: TerrainType | HexsideType, chart: Chart): boolean {
  return row.charts.includes(chart)
}

/** TEC-03: what Leg units of this nation pay to enter, in half MP. */
export function legMp(row: TerrainType, nation: string): number | null {
  return row.byNation[nation]?.mpLeg ?? row.mpLeg
}

/** TEC-03: the hex's own TM for units of this nation. */
export function tmFor(row: TerrainType, nation: string): number {
  return row.byNation[nation]?.tm ?? row.tm
}

function cost(mpLeg: number | null, T: number | null, O: number | null, R: number | null) {
  return { mpLeg, mpVehicle: { T, O, R } }
}

function stream(type: number, mp: ReturnType<typeof cost>): HexsideType {
  return {
    ...mp,
    id: `stream${type}`,
    name: `Stream, type ${type}`,
    los: 'open',
    tm: 0,
    height: 0,
    charts: both,
    slice: 13,
    source: 'L1939-1946',
  }
}
