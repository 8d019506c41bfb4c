import {
  type BoardPlacement,
  type DepictionSpec,
  type Grid,
  gridOf,
  type HexSpec,
  LATTICE,
  type MapSpec,
  type Point,
  SIDES,
  type Side,
  type WaySpec,
} from '@firegroup/hexmap'
import { PTO_TERRAIN } from '../data/jungle.ts'
import type { Scenario, SpecialRule } from '../scenario/types.ts'

type PtoRule = Extract<SpecialRule, { readonly type: 'ptoTerrain' }>

/** 8.2: the special rule that puts PTO Terrain in effect, if there is one. */
export function ptoRule({ rules = [] }: Pick<Scenario, 'rules'>): PtoRule | undefined {
  return rules.find((rule): rule is PtoRule => rule.type === 'ptoTerrain')
}

/** 8.2: the boards of a scenario as they are played on: with PTO Terrain where it is in effect. What is asked of the ground is then asked as on any other. */
export function boardsInPlay(scenario: Pick<Scenario, 'boards' | 'rules'>): readonly BoardPlacement[] {
  const rule = ptoRule(scenario)
  if (!rule) return scenario.boards
  const becomes = rule.lightJungle ? LIGHT_JUNGLE : PTO_TERRAIN
  return scenario.boards.map((placement) => ({ ...placement, map: known(placement.map, becomes) }))
}

const LIGHT_JUNGLE = { ...PTO_TERRAIN, woods: 'light-jungle' }
const made = new WeakMap<MapSpec, Map<object, MapSpec>>()

/** A board is turned into jungle once. */
function known(map: MapSpec, becomes: { readonly [from: string]: string }): MapSpec {
  const there = made.get(map) ?? new Map<object, MapSpec>()
  made.set(map, there)
  const jungle = there.get(becomes) ?? ptoMap(map, becomes)
  there.set(becomes, jungle)
  return jungle
}

function ptoMap(map: MapSpec, becomes: { readonly [from: string]: string }): MapSpec {
  const grid = gridOf(map.grid)
  const huts = hutHexes(map, grid)
  const isPath = (id: string, side: Side) => isWoodsRoad(map, grid, id, side)
  const hexes = Object.entries(map.hexes).map(([id, hex]) => [id, ptoHex(id, hex, huts, becomes, isPath)] as const)
  const isHut = (drawn: DepictionSpec) =>
    drawn.terrain === 'wooden-building' && huts.some((id) => isWithin(drawn, grid.centre(grid.indexOf(id))))
  const depictions = map.depictions.map((drawn) => ({
    ...drawn,
    terrain: isHut(drawn) ? 'hut' : (becomes[drawn.terrain] ?? drawn.terrain),
  }))
  return { ...map, hexes: Object.fromEntries(hexes), depictions, ways: map.ways.flatMap((way) => ptoWays(way, map, grid)) }
}

function ptoHex(
  id: string,
  { terrain, road = [], path = [], ...rest }: HexSpec,
  huts: readonly string[],
  becomes: { readonly [from: string]: string },
  isPath: (id: string, side: Side) => boolean,
): HexSpec {
  const sides = SIDES.filter((side) => path.includes(side) || (road.includes(side) && isPath(id, side)))
  return { ...rest, terrain: huts.includes(id) ? 'hut' : (becomes[terrain] ?? terrain), ...(sides.length > 0 ? { path: sides } : {}) }
}

/** 8.2: a road over a hexside of woods; it stays as a path, the others are gone. */
function isWoodsRoad({ hexes }: MapSpec, grid: Grid, id: string, side: Side): boolean {
  if (isWoods(hexes[id])) return true
  const other = grid.neighbour(grid.indexOf(id), side)
  return other >= 0 && isWoods(hexes[grid.idOf(other)])
}

function isWoods(hex: HexSpec | undefined): boolean {
  return hex !== undefined && (hex.terrain === 'woods' || hex.terrain.endsWith('jungle'))
}

/** 8.2: hexes of wooden buildings that show two whole buildings or more and no part of one. */
function hutHexes({ hexes, depictions }: MapSpec, grid: Grid): string[] {
  const buildings = depictions.filter(({ terrain }) => terrain.endsWith('building'))
  return Object.entries(hexes).flatMap(([id, { terrain }]) => {
    if (terrain !== 'wooden-building') return []
    const centre = grid.centre(grid.indexOf(id))
    const there = buildings.filter(({ polygon }) => polygon.some((point) => isInside(point, centre, 0)))
    return there.length >= 2 && there.every((drawn) => isWithin(drawn, centre)) ? [id] : []
  })
}

function isWithin({ polygon }: DepictionSpec, centre: Point): boolean {
  return polygon.every((point) => isInside(point, centre, 1))
}

/** In the hex around a centre; with `slack` also on its rim. */
function isInside([px, py]: Point, [x, y]: Point, slack: 0 | 1): boolean {
  const across = Math.abs(px - x)
  const down = Math.abs(py - y)
  return down < LATTICE + slack && across + down < 2 * LATTICE + slack
}

const PATH_WIDTH = 18
/** How finely a road is cut where it leaves the woods, in lattice units. */
const CUT = 12

/** 8.2: what is left of a drawn road: the stretches that lead through woods, as paths. */
function ptoWays(way: WaySpec, map: MapSpec, grid: Grid): WaySpec[] {
  if (way.kind !== 'dirt-road' && way.kind !== 'paved-road') return [way]
  const woods = Object.entries(map.hexes).flatMap(([id, hex]) => (isWoods(hex) ? [grid.centre(grid.indexOf(id))] : []))
  const inWoods = (point: Point) => woods.some((centre) => isInside(point, centre, 1))
  const stretches: Point[][] = []
  let open = false
  for (const point of finely(way.line)) {
    const inside = inWoods(point)
    if (inside && !open) stretches.push([])
    if (inside) stretches.at(-1)!.push(point)
    open = inside
  }
  return stretches
    .filter((line) => line.length > 1)
    .map((line, index) => ({ id: index === 0 ? way.id : `${way.id}.${index}`, kind: 'path', line, width: PATH_WIDTH }))
}

function finely(line: readonly Point[]): Point[] {
  const points: Point[] = line.slice(0, 1)
  for (const [index, [bx, by]] of line.slice(1).entries()) {
    const [ax, ay] = line[index]!
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(bx - ax), Math.abs(by - ay)) / CUT))
    for (let i = 1; i <= steps; i++) points.push([Math.round(ax + ((bx - ax) * i) / steps), Math.round(ay + ((by - ay) * i) / steps)])
  }
  return points
}
