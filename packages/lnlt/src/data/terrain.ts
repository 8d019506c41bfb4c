import { checkTable, indexed, unknown } from './table.ts'
import { COUNTER_TERRAIN, HEXSIDES } from './terrain-features.ts'
import { TERRAIN } from './terrain-hexes.ts'
import type { Chart, CounterTerrain, HexsideType, TerrainType } from './terrain-types.ts'

export { COUNTER_TERRAIN, HEXSIDES } from './terrain-features.ts'
export { TERRAIN } from './terrain-hexes.ts'
export type * from './terrain-types.ts'

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
