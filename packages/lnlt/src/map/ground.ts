import { Grounds } from '@firegroup/hexgame'
import {
  type BoardPlacement,
  type Buildings,
  buildingsOf,
  type HexMap,
  type Side as HexSide,
  LosTable,
  readBoards,
  SIDES,
} from '@firegroup/hexmap'
import type { Problem, Reading } from '@firegroup/kernel'
import {
  type HexsideType,
  HILL,
  hexsideType,
  isHexside,
  isTerrain,
  MULTI_STORY_HEXES,
  type TerrainType,
  terrainType,
} from '../data/terrain.ts'
import type { Hex, Location } from '../state.ts'
import { BUNKER, CAVE, GROUND, locationOf, ROOFTOP, UPPER } from './location.ts'
import { chartId } from './names.ts'

/** The map that a game is played on, and everything about it that the rules ask for. */
export interface Ground extends Buildings {
  readonly map: HexMap
  readonly los: LosTable
  /** 1.4: by hex, that of its centre dot. */
  readonly terrain: readonly TerrainType[]
  /** 10.3: by drawing: what its silhouette is; null for what is none, as a hill. */
  readonly silhouettes: readonly (Silhouette | null)[]
  /** 10.2: floors by building. */
  readonly stories: readonly (1 | 2)[]
  /** By hex × 6 + side: what stands or runs there, the highest first. */
  readonly hexsides: readonly (readonly HexsideType[])[]
  /** 10.4.1: by hex. */
  readonly locations: readonly (readonly Location[])[]
  readonly rulings: GroundRulings
}

export interface Silhouette {
  readonly terrain: TerrainType
  /** 10.3: obstacle height, in levels above its hex. */
  readonly height: number
}

/** How this game reads the ground. */
export interface GroundRulings {
  /** LG-03 */
  readonly rooftopLevel: 'obstacle' | 'printed'
  /** LG-53 */
  readonly plateauShadow: 'one' | 'length'
  /** A scenario may say that no building has a second floor. */
  readonly singleStory: boolean
  /** 10.6: whether one can be on the roofs. */
  readonly rooftops: boolean
  /** 10.5.1: the type of every Stream; 0: as the map says. */
  readonly streams: number
  /** 21.0: what was built before the battle, as `worksOf` puts it. */
  readonly works: readonly string[]
}

const STANDARD_RULINGS: GroundRulings = {
  rooftopLevel: 'obstacle',
  plateauShadow: 'one',
  singleStory: false,
  rooftops: false,
  streams: 0,
  works: [],
}

const grounds = new Grounds<Ground>()

/** 1.4: the boards, checked and joined, with their terrain by the chart. */
export function groundOf(
  boards: readonly BoardPlacement[],
  rulings: Partial<GroundRulings> = {},
  whereIs?: (index: number) => string,
): Reading<Ground> {
  const inForce = { ...STANDARD_RULINGS, ...rulings }
  return grounds.get([boards, inForce], () => readGround(boards, inForce, whereIs))
}

function readGround(boards: readonly BoardPlacement[], rulings: GroundRulings, whereIs?: (index: number) => string): Reading<Ground> {
  const joined = readBoards(boards, whereIs)
  if (!joined.ok) return { ok: false, problems: joined.messages.map((message) => ({ rule: '1.4', message })) }
  const { map } = joined
  const problems = mapProblems(map)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: newGround(map, rulings) }
}

function newGround(map: HexMap, rulings: GroundRulings): Ground {
  const found = buildingsOf(map, isBuildingName)
  const stories = found.buildingHexes.map((hexes) => storiesOf(map, hexes, rulings))
  const hexes = Array.from({ length: map.size }, (_, hex) => hex)
  const terrain = hexes.map((hex) => hexTerrain(map, hex))
  return {
    ...found,
    map,
    los: new LosTable(map),
    terrain,
    silhouettes: map.depictions.map((_, index) => silhouetteOf(map, found, stories, index)),
    stories,
    hexsides: hexsidesOf(map, rulings, hexes),
    locations: hexes.map((hex) => placesIn(map, rulings, hex, stories[found.buildings[hex]!] ?? 0)),
    rulings,
  }
}

/** 21.5: the same ground with other works on its hexsides, and whatever is remembered of it still to be found out. */
export function withWorks(ground: Ground, works: readonly string[]): Ground {
  const { map } = ground
  const rulings = { ...ground.rulings, works }
  const hexes = Array.from({ length: map.size }, (_, hex) => hex)
  return { ...ground, rulings, los: new LosTable(map), hexsides: hexsidesOf(map, rulings, hexes) }
}

function hexsidesOf(map: HexMap, rulings: GroundRulings, hexes: readonly Hex[]): Ground['hexsides'] {
  return hexes.flatMap((hex) => SIDES.map((side) => hexsideTypes(featuresOf(map, rulings, hex, side))))
}

/** 10.4.1: the ground, the floor above, the roof, and the inside of what was built there. */
function placesIn(map: HexMap, { rooftops, works }: GroundRulings, hex: Hex, stories: number): Location[] {
  const places = [locationOf(hex, GROUND)]
  if (stories === 2) places.push(locationOf(hex, UPPER))
  if (stories > 0 && rooftops) places.push(locationOf(hex, ROOFTOP))
  const id = map.grid.idOf(hex)
  if (works.some((work) => work.startsWith(`bunker ${id} `))) places.push(locationOf(hex, BUNKER))
  if (works.some((work) => work.startsWith(`cave ${id} `))) places.push(locationOf(hex, CAVE))
  return places
}

/** 10.5.1, 21.5: what is on a hexside: a Stream of the type that the scenario says, and a Barricade of either hex. */
function featuresOf(map: HexMap, { streams, works }: GroundRulings, hex: Hex, side: HexSide): readonly string[] {
  const drawn = map.features(hex, side)
  const features = streams === 0 ? drawn : drawn.map((feature) => (feature.startsWith('stream') ? `stream${streams}` : feature))
  if (works.length === 0) return features
  const beyond = map.grid.neighbour(hex, side)
  const isBarred = hasBarricade(map, works, hex, side) || (beyond >= 0 && hasBarricade(map, works, beyond, (side + 3) % 6))
  return isBarred ? [...features, 'barricade'] : features
}

function hasBarricade(map: HexMap, works: readonly string[], hex: Hex, side: number): boolean {
  const id = map.grid.idOf(hex)
  return works.some((work) => work.startsWith(`barricade ${id} `) && work.endsWith(` ${side}`))
}

/** 1.4: what lies at the centre dot; a road that crosses clear ground makes it a Road hex. */
function hexTerrain(map: HexMap, hex: Hex): TerrainType {
  const terrain = terrainType(chartId(map.terrainOf(hex)))
  return terrain.id === 'clear' && map.roads[hex] !== 0 ? terrainType('road') : terrain
}

function isBuildingName(name: string): boolean {
  const id = chartId(name)
  return isTerrain(id) && terrainType(id).building !== null
}

/** 10.2, LG-57: as the map says with a building's height; else two floors in a heavy one of three hexes or more. */
function storiesOf(map: HexMap, hexes: readonly Hex[], { singleStory }: GroundRulings): 1 | 2 {
  if (singleStory) return 1
  const drawn = hexes.flatMap((hex) => map.depictionsAtCentre(hex).filter(({ terrain }) => isBuildingName(terrain)))
  const told = drawn.flatMap(({ level }) => (level === undefined ? [] : [level]))
  if (told.length > 0) return Math.max(...told) >= 2 ? 2 : 1
  const isHeavy = hexes.every((hex) => hexTerrain(map, hex).building?.construction === 'heavy')
  return isHeavy && hexes.length >= MULTI_STORY_HEXES ? 2 : 1
}

function silhouetteOf(map: HexMap, found: Buildings, stories: readonly (1 | 2)[], index: number): Silhouette | null {
  const drawn = map.depictions[index]!
  const id = chartId(drawn.terrain)
  if (drawn.terrain === 'hill' || !isTerrain(id)) return null
  const terrain = terrainType(id)
  if (terrain.building === null) return { terrain, height: drawn.level ?? terrain.height }
  const building = found.buildings.find((number, hex) => number >= 0 && map.depictionsAtCentre(hex).includes(drawn)) ?? -1
  return { terrain, height: building < 0 ? terrain.height : terrain.building.heights[stories[building]! - 1]! }
}

const NOTHING: readonly HexsideType[] = []

function hexsideTypes(features: readonly string[]): readonly HexsideType[] {
  return features.length === 0 ? NOTHING : features.map(hexsideType).sort((a, b) => b.height - a.height || (a.id < b.id ? -1 : 1))
}

const MOST_TOLD = 5
const HILL_LEVELS: readonly number[] = HILL.levels

/** What the chart does not know, and hexes that say otherwise than their centre dot. */
function mapProblems(map: HexMap): Problem[] {
  const problems: Problem[] = []
  const names = new Set([...map.terrainNames, ...map.depictions.map(({ terrain }) => terrain)])
  for (const name of names)
    if (name !== 'hill' && !isTerrain(chartId(name))) problems.push({ rule: '10.4', message: `The chart has no terrain '${name}' (10.4).` })
  for (let hex = 0; hex < map.size; hex++) {
    for (const side of SIDES)
      for (const feature of map.features(hex, side))
        if (!isHexside(feature)) problems.push({ rule: '10.4', message: `The chart has no hexside '${feature}' (10.4).` })
    const problem = problems.length === 0 && dotProblem(map, hex)
    if (problem) problems.push({ rule: '1.4', message: problem })
  }
  return problems.slice(0, MOST_TOLD)
}

/** 1.4: the dot decides what a hex is and how high it lies. Over a seam of boards it lies on the drawings of both: then the first board's word holds. */
function dotProblem(map: HexMap, hex: Hex): string | undefined {
  const id = map.grid.idOf(hex)
  const level = map.levelOf(hex)
  if (!HILL_LEVELS.includes(level)) return `${id} is at level ${level}: hills rise from 0 to ${HILL_LEVELS.at(-1)} (10.2).`
  if (map.grid.aliasesOf(hex).length > 0) return undefined
  const { starts, items } = map.edges.inside
  const cell = map.grid.cellOfHex[hex]!
  const drawn = Array.from(items.subarray(starts[cell], starts[cell + 1]), (index) => map.depictions[index]!)
  const hill = Math.max(0, ...drawn.flatMap(({ terrain, level: top = 1 }) => (terrain === 'hill' ? [top] : [])))
  if (hill > level) return `The centre dot of ${id} lies on a hill of level ${hill}, not on level ${level} (1.4).`
  const terrains = drawn.flatMap(({ terrain }) => (terrain === 'hill' ? [] : [chartId(terrain)]))
  const own = chartId(map.terrainOf(hex))
  if (terrains.length > 0 && !terrains.includes(own)) return `The centre dot of ${id} lies in '${terrains[0]}', not in '${own}' (1.4).`
  return undefined
}
