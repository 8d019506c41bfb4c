import { pathThrough } from './draw/routes.ts'
import type { Sketch } from './draw/sketch.ts'
import type { GridSpec } from './format.ts'
import { between, type Ground, idsOf, oneOf } from './generate-ground.ts'
import { halfRowOf, isHighColumn } from './grid.ts'
import { formatHexId } from './ids.ts'

/** A road from edge to edge, and lanes from the quarters of the long edges to it. Marks the road hexes. */
export function layRoads(ground: Ground, spec: GridSpec): Sketch['ways'] {
  const { grid, pick } = ground
  const paved = pick(2) === 0
  const main = withoutLoops(pathThrough(grid, mainStops(ground, spec)))
  for (const hex of main) ground.road.add(hex)
  const ways: { kind: 'paved-road' | 'dirt-road'; through: string }[] = [
    { kind: paved ? 'paved-road' : 'dirt-road', through: `west ${idsOf(ground, main)} east` },
  ]
  for (const column of quarterColumns(spec)) {
    for (const edge of ['north', 'south'] as const) {
      const lane = untilRoad(ground, pathThrough(grid, laneStops(ground, spec, column, edge, main)))
      for (const hex of lane) ground.road.add(hex)
      ways.push({ kind: 'dirt-road', through: `${edge} ${idsOf(ground, lane)}` })
    }
  }
  for (const hex of edgeHalves(ground)) ground.road.add(hex)
  return ways
}

/** Where roads cross the long edges of every board of this size, alike from both ends so that a turned board joins too. */
function quarterColumns(spec: GridSpec): readonly number[] {
  const quarter = 2 * Math.round((spec.columns - 1) / 8)
  return [...new Set([quarter, spec.columns - 1 - quarter])]
}

/** The hex in whose middle line a road leaves a short edge: in the edge's own column or, where that is split there, in the next. */
function gateHex(spec: GridSpec, edge: 'west' | 'east'): string {
  const [border, inner] = edge === 'west' ? [0, 1] : [spec.columns - 1, spec.columns - 2]
  return [border, inner]
    .flatMap((column) => {
      const row = isHighColumn(spec, column) ? (spec.rows + 1) / 2 : spec.rows / 2
      return Number.isInteger(row) && halfRowOf(spec, column, row) === spec.rows ? [formatHexId({ column, row })] : []
    })
    .at(0)!
}

function mainStops(ground: Ground, spec: GridSpec): readonly number[] {
  const { grid, pick } = ground
  const from = grid.indexOf(gateHex(spec, 'west'))
  const to = grid.indexOf(gateHex(spec, 'east'))
  const bends = Math.floor(spec.columns / 8)
  const sway = Math.max(1, Math.floor(spec.rows / 4))
  const stops = [from]
  for (let bend = 1; bend <= bends; bend++) {
    const column = Math.round(((spec.columns - 1) * bend) / (bends + 1)) + pick(3) - 1
    const row = Math.floor(spec.rows / 2) + between(-sway, sway, pick)
    stops.push(grid.indexOf(formatHexId({ column, row: Math.min(spec.rows - 1, Math.max(2, row)) })))
  }
  return [...stops, to]
}

function laneStops(ground: Ground, spec: GridSpec, column: number, edge: 'north' | 'south', main: readonly number[]): readonly number[] {
  const { grid, pick } = ground
  const first = edge === 'north' ? (isHighColumn(spec, column) ? 1 : 0) : spec.rows
  const inward = edge === 'north' ? 1 : -1
  const start = grid.indexOf(formatHexId({ column, row: first }))
  const second = grid.indexOf(formatHexId({ column, row: first + inward }))
  const near = main.filter((hex) => Math.abs(grid.columns[hex]! - column) <= 3 && !grid.isHalf(hex))
  return [start, second, oneOf(near, pick) ?? main[Math.floor(main.length / 2)]!]
}

/** A lane ends where it meets a road. */
function untilRoad(ground: Ground, path: readonly number[]): readonly number[] {
  const meeting = path.findIndex((hex) => ground.road.has(hex))
  return meeting === -1 ? path : path.slice(0, meeting + 1)
}

/** Cuts out every detour that comes back to a hex. */
function withoutLoops(path: readonly number[]): readonly number[] {
  const straight: number[] = []
  for (const hex of path) {
    const before = straight.indexOf(hex)
    if (before === -1) straight.push(hex)
    else straight.length = before + 1
  }
  return straight
}

/** The half hexes on short edges that share a road's exit. */
function edgeHalves({ grid, road, sheet }: Ground): readonly number[] {
  const { width, height } = sheet.extent
  return [...road]
    .filter((hex) => grid.centre(hex)[1] * 2 === height)
    .flatMap((hex) => grid.neighbours(hex))
    .filter((hex) => grid.centre(hex)[0] === 0 || grid.centre(hex)[0] === width)
}
