import { opposite, SIDES } from './cells.ts'
import { type GridSpec, type HexSpec, LATTICE, type MapSpec, type Point, type Side } from './format.ts'
import { boardHexes, Grid, type GridHex } from './grid.ts'
import { type Depiction, HexMap, type HexMapParts, type PlacedBoard, type Way } from './hexmap.ts'
import { columnIndex, parseHexId } from './ids.ts'
import { MAX_EXTENT } from './limits.ts'

export interface Placement {
  readonly map: MapSpec
  /** Begins the hex ids where there is more than one board: "m" gives "mK2". By default a, b, c … in the order of the list. */
  readonly label?: string
  /** The columns and rows by which the board's north-west corner lies east and south of the map's; halves of a row are possible. */
  readonly at: { readonly column: number; readonly row: number }
  /** Turned by 180°; hexes keep their printed ids. */
  readonly rotated?: boolean
  /** The columns and rows that stay in play, by their printed names, ends included; a board is cropped before it is turned. */
  readonly crop?: { readonly columns: readonly [string, string]; readonly rows: readonly [number, number] }
}

/** A board's hex on its place on the map. */
interface PlacedHex extends GridHex {
  readonly board: number
  readonly spec: HexSpec
  /** Quarters of the hex that lie on its board: 4 for a whole one, 2 for a half, 1 in a corner. */
  readonly quarters: number
}

const MOST_BOARDS = 30

/** The map of one board. */
export function hexMapOf(map: MapSpec): HexMap {
  return joinBoards([{ map, at: { column: 0, row: 0 } }])
}

/**
 * Lays boards side by side. Half hexes that meet become one hex, whose terrain is that of the board named first and which answers to
 * the ids of all; its roads and hexside features come from all.
 */
export function joinBoards(placements: readonly Placement[]): HexMap {
  if (placements.length === 0) throw new RangeError('A map needs at least one board.')
  if (placements.length > MOST_BOARDS) throw new RangeError(`A map has ${MOST_BOARDS} boards at most.`)
  const labels = labelsOf(placements)
  const origin = originOf(placements)
  const boards = placements.map((placement, index) => new BoardOnMap(placement, labels[index]!, index, origin))
  const merged = mergeHexes(boards.flatMap((board) => board.hexes()))
  const grid = new Grid(merged.map(toGridHex))
  const ofHex = merged.toSorted((a, b) => a[0]!.column - b[0]!.column || a[0]!.half - b[0]!.half)
  checkExtent(boards)
  return new HexMap({
    grid,
    boards: boards.map((board) => board.placed),
    terrain: ofHex.map((parts) => parts[0]!.spec.terrain),
    levels: ofHex.map((parts) => parts[0]!.spec.level ?? 0),
    roads: sidesOf(grid, ofHex, boards, ({ road }) => road),
    paths: sidesOf(grid, ofHex, boards, ({ path }) => path),
    ...featuresOf(grid, boards),
    depictions: boards.flatMap((board) => board.depictions()),
    ways: boards.flatMap((board) => board.ways()),
    boardsOfHex: ofHex.map((parts) => parts.reduce((bits, { board }) => bits | (1 << board), 0)),
  })
}

/** The transform of one board to its place: everything on it goes through `point`, `cell` and `side`. */
class BoardOnMap {
  readonly placed: PlacedBoard
  readonly #index: number
  readonly #placement: Placement
  readonly #spec: GridSpec
  readonly #column: number
  readonly #half: number

  constructor(placement: Placement, label: string, index: number, origin: { column: number; half: number }) {
    this.#index = index
    this.#placement = placement
    this.#spec = placement.map.grid
    this.#column = placement.at.column - origin.column
    this.#half = 2 * placement.at.row - origin.half
    this.placed = {
      id: placement.map.id,
      name: placement.map.name,
      label,
      x: 3 * LATTICE * this.#column,
      y: LATTICE * this.#half,
      width: 3 * LATTICE * (this.#spec.columns - 1),
      height: 2 * LATTICE * this.#spec.rows,
      rotated: placement.rotated ?? false,
      cropped: placement.crop !== undefined,
    }
  }

  hexes(): PlacedHex[] {
    return boardHexes(this.#spec)
      .filter((hex) => this.#isInPlay(hex.id))
      .map((hex) => ({
        ...this.#cell(hex.column, hex.half),
        id: this.named(hex.id),
        isHalf: hex.isHalf,
        board: this.#index,
        spec: this.#hexSpec(hex.id),
        quarters: this.#quarters(hex),
      }))
  }

  named(id: string): string {
    return `${this.placed.label}${id}`
  }

  point([x, y]: Point): Point {
    const { width, height, rotated } = this.placed
    return rotated ? [this.placed.x + width - x, this.placed.y + height - y] : [this.placed.x + x, this.placed.y + y]
  }

  side(side: Side): Side {
    return this.placed.rotated ? opposite(side) : side
  }

  /** The hexside features of the hexes in play, as hex id, side and feature on the map. */
  features(): { hex: string; side: Side; feature: string }[] {
    return this.#placement.map.hexsides
      .filter(({ hex }) => this.#isInPlay(hex))
      .map(({ hex, side, feature }) => ({ hex: this.named(hex), side: this.side(side), feature }))
  }

  depictions(): Depiction[] {
    return this.#placement.map.depictions.map((spec) => ({
      ...spec,
      id: this.#drawnId(spec.id),
      polygon: spec.polygon.map((point) => this.point(point)),
      holes: (spec.holes ?? []).map((hole) => hole.map((point) => this.point(point))),
      board: this.#index,
    }))
  }

  ways(): Way[] {
    return this.#placement.map.ways.map((spec) => ({
      ...spec,
      id: this.#drawnId(spec.id),
      line: spec.line.map((point) => this.point(point)),
      board: this.#index,
    }))
  }

  #drawnId(id: string): string {
    return this.placed.label === '' ? id : `${this.placed.label}:${id}`
  }

  #hexSpec(id: string): HexSpec {
    const spec = this.#placement.map.hexes[id]
    if (!spec) throw new RangeError(`Board "${this.#placement.map.id}" lacks the hex ${id}.`)
    return spec
  }

  #cell(column: number, half: number): { column: number; half: number } {
    const { columns, rows } = this.#spec
    const [c, h] = this.placed.rotated ? [columns - 1 - column, 2 * rows - half] : [column, half]
    return { column: this.#column + c, half: this.#half + h }
  }

  #quarters({ column, half }: GridHex): number {
    const across = column === 0 || column === this.#spec.columns - 1 ? 1 : 2
    const down = half === 0 || half === 2 * this.#spec.rows ? 1 : 2
    return across * down
  }

  #isInPlay(id: string): boolean {
    const crop = this.#placement.crop
    if (!crop) return true
    const { column, row } = parseHexId(id)
    const [west, east] = [columnIndex(crop.columns[0]), columnIndex(crop.columns[1])]
    return column >= west && column <= east && row >= crop.rows[0] && row <= crop.rows[1]
  }
}

function labelsOf(placements: readonly Placement[]): string[] {
  if (placements.length === 1) return ['']
  const labels = placements.map(({ label }, index) => label ?? 'abcdefghijklmnopqrstuvwxyz0123456789'.charAt(index))
  for (const [index, label] of labels.entries()) {
    if (!/^[a-z0-9]+$/.test(label)) throw new RangeError(`The board label "${label}" must be small letters and digits.`)
    if (labels.indexOf(label) < index) throw new RangeError(`Two boards have the label "${label}".`)
  }
  return labels
}

/** The map's north-west corner; and a check that all boards lie on one hex lattice. */
function originOf(placements: readonly Placement[]): { column: number; half: number } {
  for (const [index, { at, map }] of placements.entries()) {
    if (!Number.isInteger(at.column) || !Number.isInteger(2 * at.row)) {
      throw new RangeError(`Board ${index} ("${map.id}") must lie at whole columns and whole or half rows, not (${at.column}, ${at.row}).`)
    }
    if (latticeParity(placements[index]!) !== latticeParity(placements[0]!)) {
      throw new RangeError(`Board ${index} ("${map.id}") does not fit: its hexes are half a hex off those of board 0.`)
    }
  }
  const column = Math.min(...placements.map(({ at }) => at.column))
  const half = Math.min(...placements.map(({ at }) => 2 * at.row))
  return { column, half }
}

/** (column + half row) mod 2 of a board's hexes on the map. */
function latticeParity({ at, map, rotated }: Placement): number {
  const first = map.grid.firstColumn === 'high' ? 1 : 0
  const turned = rotated && map.grid.columns % 2 === 0 ? 1 : 0
  return Math.abs(first + turned + at.column + 2 * at.row) % 2
}

/** The hexes that lie on one place, by place; only parts of hexes, cut by their boards' edges, may share one. */
function mergeHexes(hexes: readonly PlacedHex[]): PlacedHex[][] {
  const places = new Map<string, PlacedHex[]>()
  for (const hex of hexes) {
    const key = `${hex.column},${hex.half}`
    const there = places.get(key) ?? []
    const quarters = there.reduce((sum, other) => sum + other.quarters, hex.quarters)
    if (quarters > 4) throw new RangeError(`Boards overlap: ${there[0]!.id} and ${hex.id} lie on the same place.`)
    places.set(key, [...there, hex])
  }
  return [...places.values()]
}

function toGridHex(parts: readonly PlacedHex[]): GridHex {
  const [first, ...others] = parts
  const quarters = parts.reduce((sum, part) => sum + part.quarters, 0)
  return { column: first!.column, half: first!.half, id: first!.id, aliases: others.map(({ id }) => id), isHalf: quarters < 4 }
}

/** Road or path sides of all parts; over a seam a way goes on only if both sides have it. */
function sidesOf(
  grid: Grid,
  ofHex: readonly (readonly PlacedHex[])[],
  boards: readonly BoardOnMap[],
  way: (spec: HexSpec) => readonly Side[] | undefined,
): number[] {
  const claimed = ofHex.map((parts) =>
    parts.reduce(
      (bits, { spec, board }) => (way(spec) ?? []).reduce((sum: number, side) => sum | (1 << boards[board]!.side(side)), bits),
      0,
    ),
  )
  return claimed.map((bits, hex) =>
    SIDES.reduce((kept: number, side) => {
      const other = grid.neighbour(hex, side)
      const refused = other >= 0 && ((claimed[other]! >> opposite(side)) & 1) === 0
      return refused ? kept & ~(1 << side) : kept
    }, bits),
  )
}

function featuresOf(grid: Grid, boards: readonly BoardOnMap[]): Pick<HexMapParts, 'features' | 'namedFrom'> {
  const features = new Map<number, string[]>()
  const namedFrom = new Map<number, number>()
  for (const { hex, side, feature } of boards.flatMap((board) => board.features())) {
    const id = grid.hexsideId(grid.indexOf(hex), side)
    const there = features.get(id) ?? []
    if (!namedFrom.has(id)) namedFrom.set(id, grid.indexOf(hex))
    if (!there.includes(feature)) features.set(id, [...there, feature].sort())
  }
  return { features, namedFrom }
}

function checkExtent(boards: readonly BoardOnMap[]): void {
  const east = Math.max(...boards.map(({ placed }) => placed.x + placed.width))
  const south = Math.max(...boards.map(({ placed }) => placed.y + placed.height))
  const extent = Math.max(east, south)
  if (extent > MAX_EXTENT) throw new RangeError(`The joined boards reach over ${extent} lattice units; ${MAX_EXTENT} is the most.`)
}
