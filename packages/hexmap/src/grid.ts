import { CellBox, SIDE_COLUMNS, SIDE_HALVES, SIDES, SPINE_X, SPINE_Y, type Spine } from './cells.ts'
import { type GridSpec, LATTICE, type Point, type Side } from './format.ts'
import { formatHexId } from './ids.ts'
import { inWedge, lineCells } from './steps.ts'

/** A hex and where it lies: its centre is at (3K·column, K·half), K being LATTICE. */
export interface GridHex {
  readonly column: number
  /** Half rows from the map's north edge. */
  readonly half: number
  readonly id: string
  /** Other ids of the same hex, where boards meet on it. */
  readonly aliases?: readonly string[]
  /** Cut by the map's edge. */
  readonly isHalf: boolean
}

/** A place inside a hex that has an index of its own: a storey, a bunker, a sewer. */
export interface InnerPlace {
  /** The hex in which it lies. */
  readonly hex: number
  readonly id: string
}

/**
 * The hexes of a map as dense indices 0 … hexes - 1, column by column from the north-west. Off the map is -1. Places inside hexes have the indices
 * hexes … size - 1; they lie where their hex lies, and whatever finds a hex by where it lies finds the hex itself.
 * Everything here is integer geometry on the lattice of format.ts; terrain is HexMap's business.
 */
export class Grid {
  /** All indices: hexes and the places inside them. */
  readonly size: number
  /** The hexes alone. */
  readonly hexes: number
  readonly cells: CellBox
  /** The hex at a cell, -1 where the map has none. */
  readonly hexOfCell: Int32Array
  readonly cellOfHex: Int32Array
  readonly columns: Int32Array
  readonly halves: Int32Array
  readonly #neighbours: Int32Array
  /** The lists of `neighbours`, each made when first asked for. */
  readonly #around: (readonly number[] | undefined)[]
  readonly #hexes: readonly GridHex[]
  readonly #indices = new Map<string, number>()

  constructor(hexes: readonly GridHex[], inner: readonly InnerPlace[] = []) {
    if (hexes.length === 0) throw new RangeError('A grid needs at least one hex.')
    const sorted = [...hexes].sort((a, b) => a.column - b.column || a.half - b.half)
    this.#hexes = [...sorted, ...inner.map(({ hex, id }) => ({ ...sorted[hex]!, id, aliases: [] }))]
    this.hexes = hexes.length
    this.size = this.#hexes.length
    this.columns = Int32Array.from(this.#hexes, (hex) => hex.column)
    this.halves = Int32Array.from(this.#hexes, (hex) => hex.half)
    const lastHalf = this.halves.reduce((most, half) => Math.max(most, half), 0)
    this.cells = new CellBox(this.columns[this.hexes - 1]!, lastHalf, (this.columns[0]! + this.halves[0]!) & 1)
    this.hexOfCell = new Int32Array(this.cells.count).fill(-1)
    this.cellOfHex = new Int32Array(this.size)
    for (const [index, hex] of this.#hexes.entries()) this.#place(index, hex)
    this.#around = new Array<readonly number[] | undefined>(this.size).fill(undefined)
    this.#neighbours = Int32Array.from({ length: this.size * 6 }, (_, at) => {
      const cell = this.cells.neighbours[this.cellOfHex[Math.floor(at / 6)]! * 6 + (at % 6)]!
      return cell < 0 ? -1 : this.hexOfCell[cell]!
    })
  }

  /** The same hexes with places inside some of them. */
  with(inner: readonly InnerPlace[]): Grid {
    return new Grid(this.#hexes.slice(0, this.hexes), inner)
  }

  /** The hex in which a place lies; of a hex, itself. */
  hexOf(place: number): number {
    return this.hexOfCell[this.cellOfHex[place]!]!
  }

  /** The index of a hex by its id or an alias; throws where the map has no such hex. */
  indexOf(id: string): number {
    const index = this.#indices.get(id)
    if (index === undefined) throw new RangeError(`The map has no hex "${id}".`)
    return index
  }

  has(id: string): boolean {
    return this.#indices.has(id)
  }

  idOf(hex: number): string {
    return this.#hex(hex).id
  }

  aliasesOf(hex: number): readonly string[] {
    return this.#hex(hex).aliases ?? []
  }

  isHalf(hex: number): boolean {
    return this.#hex(hex).isHalf
  }

  centre(hex: number): Point {
    return [3 * LATTICE * this.#hex(hex).column, LATTICE * this.#hex(hex).half]
  }

  neighbour(hex: number, side: Side): number {
    return this.#neighbours[hex * 6 + side]!
  }

  /** The neighbours that are on the map, clockwise from north. */
  neighbours(hex: number): readonly number[] {
    this.#around[hex] ??= SIDES.map((side) => this.neighbour(hex, side)).filter((other) => other >= 0)
    return this.#around[hex]
  }

  distance(a: number, b: number): number {
    const across = Math.abs(this.columns[a]! - this.columns[b]!)
    const down = Math.abs(this.halves[a]! - this.halves[b]!)
    return down > across ? (across + down) >> 1 : across
  }

  /** The side of `a` that it shares with `b`, or -1 if they are not adjacent. */
  sideBetween(a: number, b: number): Side | -1 {
    for (const side of SIDES) if (this.neighbour(a, side) === b) return side
    return -1
  }

  vertex(hex: number, spine: Spine): Point {
    const [x, y] = this.centre(hex)
    return [x + SPINE_X[spine]!, y + SPINE_Y[spine]!]
  }

  /** The hex's outline, clockwise from the NE vertex. */
  outline(hex: number): Point[] {
    return SIDES.map((spine) => this.vertex(hex, spine))
  }

  vertexId(hex: number, spine: Spine): number {
    return this.cells.vertexId(this.cellOfHex[hex]!, spine)
  }

  /** The hexes on the map that meet at a vertex. */
  vertexHexes(vertexId: number): number[] {
    return this.cells.vertexCells(vertexId).flatMap((cell) => (cell >= 0 && this.hexOfCell[cell]! >= 0 ? [this.hexOfCell[cell]!] : []))
  }

  hexsideId(hex: number, side: Side): number {
    return this.cells.sideId(this.cellOfHex[hex]!, side)
  }

  /** The two hexes of a hexside, -1 for one that is off the map. */
  hexsideHexes(hexsideId: number): readonly [number, number] {
    const { cell, side } = this.cells.sideOwner(hexsideId)
    const other = this.cells.neighbours[cell * 6 + side]!
    return [this.hexOfCell[cell]!, other < 0 ? -1 : this.hexOfCell[other]!]
  }

  /** The two ends of a hexside, clockwise as seen from its first hex. */
  hexsideEnds(hexsideId: number): readonly [Point, Point] {
    const { cell, side } = this.cells.sideOwner(hexsideId)
    const [x, y] = [this.cells.x(cell), this.cells.y(cell)]
    const before = (side + 5) % 6
    return [
      [x + SPINE_X[before]!, y + SPINE_Y[before]!],
      [x + SPINE_X[side]!, y + SPINE_Y[side]!],
    ]
  }

  /** The hexes on the map at exactly this distance, clockwise from the north. */
  ring(centre: number, radius: number): number[] {
    if (radius === 0) return [centre]
    const found: number[] = []
    let column = this.columns[centre]!
    let half = this.halves[centre]! - 2 * radius
    for (const side of SIDES) {
      for (let step = 0; step < radius; step++) {
        const hex = this.#hexAtCell(column, half)
        if (hex >= 0) found.push(hex)
        const along = (side + 2) % 6
        column += SIDE_COLUMNS[along]!
        half += SIDE_HALVES[along]!
      }
    }
    return found
  }

  /** The hexes on the map at most this far away, ring by ring. */
  within(centre: number, radius: number): number[] {
    return Array.from({ length: radius + 1 }, (_, distance) => this.ring(centre, distance)).flat()
  }

  /**
   * A straight row of adjacent hexes from a to b, both included; the same row backwards from b to a. Where it runs along a hexside,
   * it keeps to the hexes of one side of it that are on the map.
   */
  line(a: number, b: number): number[] {
    if (a > b) return this.line(b, a).reverse()
    const rows = [0, 1].map((tie) => lineCells(this.columns[a]!, this.halves[a]!, this.columns[b]!, this.halves[b]!, tie))
    const hexes = rows.map((row) => row.map(([column, half]) => this.#hexAtCell(column, half)))
    const whole = hexes.find((row) => !row.includes(-1))
    return whole ?? hexes[0]!.filter((hex) => hex >= 0)
  }

  /**
   * Whether a hex lies in the covered arc that opens from a hex through one of its spines: the closed 60° wedge between the hex grains over
   * the two hexsides beside that spine, border hexes and the hex itself included.
   */
  inArc(from: number, spine: Spine, hex: number): boolean {
    return inWedge(spine, this.columns[hex]! - this.columns[from]!, this.halves[hex]! - this.halves[from]!)
  }

  /** The hexes of a covered arc up to a range, nearest first, without the hex itself. */
  arc(from: number, spine: Spine, range: number): number[] {
    return this.within(from, range).filter((hex) => hex !== from && this.inArc(from, spine, hex))
  }

  /** The hex that a lattice point lies in (fractions allowed), or -1; a point between hexes belongs to the one with the lowest index. */
  hexAt(x: number, y: number): number {
    const west = Math.floor(x / (3 * LATTICE))
    for (const column of [west, west + 1]) {
      const across = Math.abs(x - 3 * LATTICE * column)
      const half = Math.floor(y / LATTICE)
      for (let candidate = half - 1; candidate <= half + 2; candidate++) {
        const down = Math.abs(y - LATTICE * candidate)
        const hex = down <= LATTICE && across + down <= 2 * LATTICE ? this.#hexAtCell(column, candidate) : -1
        if (hex >= 0) return hex
      }
    }
    return -1
  }

  #place(index: number, hex: GridHex): void {
    const cell = this.cells.at(hex.column, hex.half)
    if (cell < 0 || hex.column < 0 || hex.half < 0) throw new RangeError(`Hex "${hex.id}" does not lie on the grid's lattice.`)
    if (index < this.hexes) {
      if (this.hexOfCell[cell] !== -1)
        throw new RangeError(`Hexes "${this.idOf(this.hexOfCell[cell]!)}" and "${hex.id}" lie on the same place.`)
      this.hexOfCell[cell] = index
    }
    this.cellOfHex[index] = cell
    for (const id of [hex.id, ...(hex.aliases ?? [])]) {
      if (this.#indices.has(id)) throw new RangeError(`Two hexes have the id "${id}".`)
      this.#indices.set(id, index)
    }
  }

  #hex(hex: number): GridHex {
    const found = this.#hexes[hex]
    if (!found) throw new RangeError(`There is no hex with the index ${hex}.`)
    return found
  }

  #hexAtCell(column: number, half: number): number {
    const cell = this.cells.at(column, half)
    return cell < 0 ? -1 : this.hexOfCell[cell]!
  }
}

/** The grid of one board: its long edges halve the low columns' end hexes, its short edges the first and last column. */
export function gridOf(spec: GridSpec): Grid {
  return new Grid(boardHexes(spec))
}

export function isHighColumn(spec: GridSpec, column: number): boolean {
  return (column % 2 === 0) === (spec.firstColumn === 'high')
}

/** The centre's half row of a printed row number. */
export function halfRowOf(spec: GridSpec, column: number, row: number): number {
  return isHighColumn(spec, column) ? 2 * row - 1 : 2 * row
}

export function boardHexes(spec: GridSpec): GridHex[] {
  const hexes: GridHex[] = []
  for (let column = 0; column < spec.columns; column++) {
    for (let row = isHighColumn(spec, column) ? 1 : 0; row <= spec.rows; row++) {
      const half = halfRowOf(spec, column, row)
      const isHalf = column === 0 || column === spec.columns - 1 || half === 0 || half === 2 * spec.rows
      hexes.push({ column, half, id: formatHexId({ column, row }), isHalf })
    }
  }
  return hexes
}
