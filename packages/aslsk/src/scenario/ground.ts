import {
  type Depiction,
  describeProblem,
  type HexMap,
  joinBoards,
  LATTICE,
  LosTable,
  locateInPolygon,
  type MapSpec,
  type Placement,
  type Point,
  parseMap,
} from '@firegroup/hexmap'
import type { Problem, Reading } from '@firegroup/kernel'
import type { Place } from '../state.ts'
import type { BoardPlacement } from './types.ts'

/** The map that a game is played on, with everything about it that no scenario changes. */
export interface Ground {
  readonly map: HexMap
  readonly los: LosTable
  readonly buildings: readonly number[]
  readonly buildingHexes: readonly (readonly Place[])[]
}

const MOST_KEPT = 12
const MOST_TOLD = 5

/** Grounds by their boards as text: what has been traced on a map stays known from one game to the next, and to every restored save. */
const kept = new Map<string, Ground>()

/** 1.1: the boards, checked and joined. */
export function groundOf(boards: readonly BoardPlacement[], whereIs = (index: number) => `boards[${index}].map`): Reading<Ground> {
  const key = JSON.stringify(boards)
  const known = kept.get(key)
  if (known) return { ok: true, value: known }
  const ground = readGround(boards, whereIs)
  if (ground.ok) keep(key, ground.value)
  return ground
}

function keep(key: string, ground: Ground): void {
  const oldest = kept.keys().next()
  if (kept.size >= MOST_KEPT && !oldest.done) kept.delete(oldest.value)
  kept.set(key, ground)
}

function readGround(boards: readonly BoardPlacement[], whereIs: (index: number) => string): Reading<Ground> {
  const problems: Problem[] = []
  const placements = boards.flatMap((board, index) => {
    const parsed = parseMap(board.map)
    if (parsed.ok) return [placementOf(board, parsed.map)]
    for (const problem of parsed.problems.slice(0, MOST_TOLD))
      problems.push({ rule: '1.1', message: `${whereIs(index)}: ${describeProblem(problem)}` })
    return []
  })
  if (problems.length > 0) return { ok: false, problems }
  try {
    const map = joinBoards(placements)
    return { ok: true, value: { map, los: new LosTable(map), ...buildingsOf(map) } }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { ok: false, problems: [{ rule: '1.1', message: error.message }] }
  }
}

/** A crop without rows leaves all of them. */
function placementOf({ crop, ...board }: BoardPlacement, map: MapSpec): Placement {
  if (!crop) return { ...board, map }
  return { ...board, map, crop: { columns: crop.columns, rows: crop.rows ?? [0, map.grid.rows] } }
}

/** 2.0 Control: building hexes that one drawn building joins are one building. */
function buildingsOf(map: HexMap): Pick<Ground, 'buildings' | 'buildingHexes'> {
  const group = Array.from({ length: map.size }, (_, place) => (map.terrainOf(place).endsWith('building') ? place : -1))
  for (const drawn of map.depictions) {
    if (!drawn.terrain.endsWith('building')) continue
    const hexes = hexesUnder(map, drawn).filter((place) => group[place]! >= 0)
    for (const place of hexes.slice(1)) join(group, group[hexes[0]!]!, group[place]!)
  }
  const numbers = [...new Set(group.filter((member) => member >= 0))]
  const buildings = group.map((member) => (member < 0 ? -1 : numbers.indexOf(member)))
  const buildingHexes = numbers.map((_, number) => buildings.flatMap((building, place) => (building === number ? [place] : [])))
  return { buildings, buildingHexes }
}

function join(group: number[], one: number, other: number): void {
  const [low, high] = one < other ? [one, other] : [other, one]
  for (let place = 0; place < group.length; place++) if (group[place] === high) group[place] = low
}

/** The hexes whose dot the drawing covers, or inside which one of its corners lies: a mere touch of the rim joins nothing. */
function hexesUnder(map: HexMap, drawn: Depiction): Place[] {
  const places: Place[] = []
  for (let place = 0; place < map.size; place++) {
    const [x, y] = map.grid.centre(place)
    const covered = locateInPolygon([x, y], drawn.polygon, drawn.holes) !== 'outside'
    if (covered || drawn.polygon.some((point) => isInsideHex(point, x, y))) places.push(place)
  }
  return places
}

function isInsideHex([px, py]: Point, x: number, y: number): boolean {
  const across = Math.abs(px - x)
  const down = Math.abs(py - y)
  return down < LATTICE && across + down < 2 * LATTICE
}
