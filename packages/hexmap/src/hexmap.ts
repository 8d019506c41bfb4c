import { type EdgeTable, edgeTable } from './edges.ts'
import type { DepictionSpec, Side, WaySpec } from './format.ts'
import type { Grid, InnerPlace } from './grid.ts'
import type { Ring } from './polygon.ts'

/** A depiction on the map, in the map's coordinates. */
export interface Depiction extends DepictionSpec {
  readonly holes: readonly Ring[]
  /** The board it is drawn on, an index into HexMap.boards. */
  readonly board: number
}

export interface Way extends WaySpec {
  readonly board: number
}

/** A board as it lies on the map. */
export interface PlacedBoard {
  readonly id: string
  readonly name: string
  /** What its hex ids begin with; empty when the map is this one board. */
  readonly label: string
  /** The board's rectangle in the map's coordinates. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly rotated: boolean
  readonly cropped: boolean
}

export interface HexMapParts {
  readonly grid: Grid
  readonly boards: readonly PlacedBoard[]
  /** Per hex. */
  readonly terrain: readonly string[]
  readonly levels: readonly number[]
  /** Per hex, bit n for a road over side n. */
  readonly roads: readonly number[]
  /** Per hex, bit n for a path over side n. */
  readonly paths: readonly number[]
  readonly features: ReadonlyMap<number, readonly string[]>
  /** Per hexside with something on it: the hex from which the map names it. */
  readonly namedFrom: ReadonlyMap<number, number>
  readonly depictions: readonly Depiction[]
  readonly ways: readonly Way[]
  /** Per hex: a bit for each board that it belongs to. */
  readonly boardsOfHex: readonly number[]
}

/** A place inside a hex with what is there; it has no roads or paths of its own. */
export interface InnerGround extends InnerPlace {
  /** The terrain of its hex, unless it says another. */
  readonly terrain?: string
  readonly level: number
}

const NOT_SUNK: ReadonlyMap<number, number> = new Map()

/** A map ready to be played on: terrain in arrays by hex index, drawn edges sorted by hex. Build one with hexMapOf or joinBoards. */
export class HexMap {
  readonly grid: Grid
  readonly boards: readonly PlacedBoard[]
  readonly depictions: readonly Depiction[]
  readonly ways: readonly Way[]
  readonly terrainNames: readonly string[]
  /** Per hex: an index into terrainNames. */
  readonly terrain: Uint16Array
  readonly levels: Int8Array
  readonly roads: Uint8Array
  readonly paths: Uint8Array
  readonly edges: EdgeTable
  /** Per cell: a bit for each board that has a hex there; a drawing counts only in the hexes of its own board. */
  readonly boardsOfCell: Int32Array
  readonly #features: ReadonlyMap<number, readonly string[]>
  readonly #namedFrom: ReadonlyMap<number, number>

  constructor(parts: HexMapParts) {
    this.grid = parts.grid
    this.boards = parts.boards
    this.depictions = parts.depictions
    this.ways = parts.ways
    this.terrainNames = [...new Set(parts.terrain)].sort()
    this.terrain = Uint16Array.from(parts.terrain, (name) => this.terrainNames.indexOf(name))
    this.levels = Int8Array.from(parts.levels)
    this.roads = Uint8Array.from(parts.roads)
    this.paths = Uint8Array.from(parts.paths)
    this.edges = edgeTable(parts.grid, parts.depictions)
    this.boardsOfCell = new Int32Array(parts.grid.cells.count)
    for (const [hex, boards] of parts.boardsOfHex.entries()) this.boardsOfCell[parts.grid.cellOfHex[hex]!] = boards
    this.#features = parts.features
    this.#namedFrom = parts.namedFrom
  }

  /** All indices: hexes and the places inside them. */
  get size(): number {
    return this.grid.size
  }

  /** The hexes alone. */
  get hexes(): number {
    return this.grid.hexes
  }

  /** The same map with places inside some of its hexes. */
  with(inner: readonly InnerGround[], sunk: ReadonlyMap<number, number> = NOT_SUNK): HexMap {
    const grid = this.grid.with(inner)
    const hexes = Array.from({ length: this.hexes }, (_, hex) => hex)
    return new HexMap({
      grid,
      boards: this.boards,
      depictions: this.depictions,
      ways: this.ways,
      features: this.#features,
      namedFrom: this.#namedFrom,
      terrain: [...hexes.map((hex) => this.terrainOf(hex)), ...inner.map(({ hex, terrain }) => terrain ?? this.terrainOf(hex))],
      levels: [...hexes.map((hex) => this.levels[hex]! - (sunk.get(hex) ?? 0)), ...inner.map(({ level }) => level)],
      roads: [...hexes.map((hex) => this.roads[hex]!), ...inner.map(() => 0)],
      paths: [...hexes.map((hex) => this.paths[hex]!), ...inner.map(() => 0)],
      boardsOfHex: [...hexes, ...inner.map(({ hex }) => hex)].map((hex) => this.boardsOfCell[this.grid.cellOfHex[hex]!]!),
    })
  }

  terrainOf(hex: number): string {
    const name = this.terrainNames[this.terrain[hex] ?? -1]
    if (name === undefined) throw new RangeError(`There is no hex with the index ${hex}.`)
    return name
  }

  levelOf(hex: number): number {
    return this.levels[hex]!
  }

  hasRoad(hex: number, side: Side): boolean {
    return ((this.roads[hex]! >> side) & 1) === 1
  }

  hasPath(hex: number, side: Side): boolean {
    return ((this.paths[hex]! >> side) & 1) === 1
  }

  /** What stands on a hexside: walls, hedges, cliffs … by name. */
  hexsideFeatures(hexsideId: number): readonly string[] {
    return this.#features.get(hexsideId) ?? []
  }

  /** The hex from which the map names what stands on a hexside, where that matters: of a slope the hex at its foot; -1 where nothing stands. */
  footOf(hexsideId: number): number {
    return this.#namedFrom.get(hexsideId) ?? -1
  }

  features(hex: number, side: Side): readonly string[] {
    return this.hexsideFeatures(this.grid.hexsideId(hex, side))
  }

  /** The depictions whose inside or boundary holds the hex's centre. */
  depictionsAtCentre(hex: number): Depiction[] {
    const cell = this.grid.cellOfHex[hex]!
    return [this.edges.inside, this.edges.rim].flatMap(({ starts, items }) =>
      Array.from(items.subarray(starts[cell], starts[cell + 1]), (index) => this.depictions[index]!),
    )
  }

  /** The depictions that show in the hex or on its rim. */
  depictionsIn(hex: number): Depiction[] {
    const cell = this.grid.cellOfHex[hex]!
    const { starts, items } = this.edges.cells
    const byEdge = Array.from(items.subarray(starts[cell], starts[cell + 1]), (edge) => this.depictions[this.edges.depiction[edge]!]!)
    return [...new Set([...byEdge, ...this.depictionsAtCentre(hex)])]
  }
}
