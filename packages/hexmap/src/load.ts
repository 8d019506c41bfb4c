import { opposite, SPINE_X, SPINE_Y } from './cells.ts'
import {
  type DepictionSpec,
  type GridSpec,
  type HexSpec,
  type HexsideSpec,
  LATTICE,
  type MapSpec,
  type Point,
  type Side,
  type WaySpec,
} from './format.ts'
import { type Grid, gridOf } from './grid.ts'
import { MAX_EDGE, MAX_EXTENT, MAX_OVERHANG, MAX_RING_POINTS } from './limits.ts'
import { doubleArea, locate, type Ring, ringProblem, ringsMeet } from './polygon.ts'
import { type MapProblem, Reader } from './reader.ts'

export type ParsedMap = { readonly ok: true; readonly map: MapSpec } | { readonly ok: false; readonly problems: readonly MapProblem[] }

const ID = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/
const NAME = /^[a-z][a-z0-9-]{0,39}$/
const MOST_LEVELS = 20
const MOST_ITEMS = 5000
const WAYS = ['dirt-road', 'paved-road', 'stream', 'path'] as const

/** Checks a map file completely and gives a clean copy of it, or everything that is wrong with it. */
export function parseMap(json: unknown): ParsedMap {
  const reader = new Reader()
  const map = readMap(reader, json)
  return map && reader.problems.length === 0 ? { ok: true, map } : { ok: false, problems: reader.problems }
}

function readMap(reader: Reader, json: unknown): MapSpec | undefined {
  const required = ['format', 'version', 'id', 'name', 'grid', 'hexes', 'hexsides', 'depictions', 'ways']
  const fields = reader.object(json, '', required, ['description'])
  if (!fields) return undefined
  const format = reader.choice(fields.get('format'), 'format', ['firegroup-map'])
  const version = readVersion(reader, fields.get('version'))
  const id = reader.name(fields.get('id'), 'id', ID, 'an id (letters, digits and . _ : -)')
  const name = reader.text(fields.get('name'), 'name', 120)
  const description = fields.has('description') ? reader.text(fields.get('description'), 'description', 4000) : undefined
  const grid = readGrid(reader, fields.get('grid'))
  if (!format || !version || !id || !name || !grid) return undefined
  const board = new Board(reader, grid)
  const hexes = board.hexes(fields.get('hexes'))
  const hexsides = board.list(fields.get('hexsides'), 'hexsides', (value, path) => board.hexside(value, path))
  const depictions = board.list(fields.get('depictions'), 'depictions', (value, path) => board.depiction(value, path))
  const ways = board.list(fields.get('ways'), 'ways', (value, path) => board.way(value, path))
  board.checkHexsides(hexsides)
  board.checkUnique(depictions, 'depictions')
  board.checkUnique(ways, 'ways')
  return { format, version, id, name, ...(description ? { description } : {}), grid, hexes, hexsides, depictions, ways }
}

function readVersion(reader: Reader, value: unknown): 1 | undefined {
  if (value === 1) return 1
  const newer = typeof value === 'number' && value > 1
  return reader.report('version', newer ? `${value} is newer than this program understands (1)` : 'must be 1')
}

function readGrid(reader: Reader, value: unknown): GridSpec | undefined {
  const fields = reader.object(value, 'grid', ['columns', 'rows', 'firstColumn'])
  if (!fields) return undefined
  const columns = reader.integer(fields.get('columns'), 'grid.columns', 2, MAX_EXTENT / (3 * LATTICE) + 1)
  const rows = reader.integer(fields.get('rows'), 'grid.rows', 1, MAX_EXTENT / (2 * LATTICE))
  const firstColumn = reader.choice(fields.get('firstColumn'), 'grid.firstColumn', ['high', 'low'])
  return columns && rows && firstColumn ? { columns, rows, firstColumn } : undefined
}

/** Reads what lies on a board of known size. */
class Board {
  readonly #reader: Reader
  readonly #grid: Grid
  readonly #width: number
  readonly #height: number

  constructor(reader: Reader, spec: GridSpec) {
    this.#reader = reader
    this.#grid = gridOf(spec)
    this.#width = 3 * LATTICE * (spec.columns - 1)
    this.#height = 2 * LATTICE * spec.rows
  }

  hexes(value: unknown): Record<string, HexSpec> {
    const fields = this.#reader.record(value, 'hexes')
    const hexes: Record<string, HexSpec> = {}
    if (!fields) return hexes
    for (const [id, hex] of fields) {
      if (!this.#grid.has(id)) this.#reader.report('hexes', `has ${JSON.stringify(id)}, which is not a hex of this grid`)
      else hexes[id] = this.#hex(hex, `hexes.${id}`) ?? { terrain: 'open' }
    }
    for (let hex = 0; hex < this.#grid.size; hex++) {
      const id = this.#grid.idOf(hex)
      if (!fields.has(id)) this.#reader.report('hexes', `lacks the hex ${id}`)
    }
    this.#checkRoads(hexes)
    return hexes
  }

  list<T>(value: unknown, path: string, read: (value: unknown, path: string) => T | undefined): T[] {
    const items = this.#reader.array(value, path, 0, MOST_ITEMS) ?? []
    return items.flatMap((item, index) => read(item, `${path}[${index}]`) ?? [])
  }

  hexside(value: unknown, path: string): HexsideSpec | undefined {
    const fields = this.#reader.object(value, path, ['hex', 'side', 'feature'])
    if (!fields) return undefined
    const hex = fields.get('hex')
    const side = this.#side(fields.get('side'), `${path}.side`)
    const feature = this.#reader.name(fields.get('feature'), `${path}.feature`, NAME, 'a feature name (small letters, digits and -)')
    if (typeof hex !== 'string' || !this.#grid.has(hex))
      return this.#reader.report(`${path}.hex`, `${JSON.stringify(hex)} is not a hex of this grid`)
    if (side === undefined || !feature) return undefined
    if (!this.#isOnBoard(hex, side)) return this.#reader.report(path, `side ${side} of ${hex} lies off the board`)
    return { hex, side, feature }
  }

  depiction(value: unknown, path: string): DepictionSpec | undefined {
    const fields = this.#reader.object(value, path, ['id', 'terrain', 'polygon'], ['level', 'holes', 'style'])
    if (!fields) return undefined
    const id = this.#reader.name(fields.get('id'), `${path}.id`, ID, 'an id (letters, digits and . _ : -)')
    const named = `${path} '${id ?? '?'}'`
    const terrain = this.#reader.name(fields.get('terrain'), `${path}.terrain`, NAME, 'a terrain name (small letters, digits and -)')
    const level = fields.has('level') ? this.#reader.integer(fields.get('level'), `${path}.level`, -MOST_LEVELS, MOST_LEVELS) : undefined
    const style = fields.has('style') ? this.#reader.text(fields.get('style'), `${path}.style`, 64) : undefined
    const polygon = this.#ring(fields.get('polygon'), named, '')
    const holes = fields.has('holes') ? this.#holes(fields.get('holes'), path, named) : undefined
    if (!id || !terrain || !polygon) return undefined
    if (doubleArea(polygon) < 0) this.#reader.report(named, 'the polygon runs counter-clockwise')
    if (holes) this.#checkHoles(polygon, holes, named)
    const extras = { ...(level === undefined ? {} : { level }), ...(holes ? { holes } : {}), ...(style ? { style } : {}) }
    return { id, terrain, polygon, ...extras }
  }

  way(value: unknown, path: string): WaySpec | undefined {
    const fields = this.#reader.object(value, path, ['id', 'kind', 'line', 'width'])
    if (!fields) return undefined
    const id = this.#reader.name(fields.get('id'), `${path}.id`, ID, 'an id (letters, digits and . _ : -)')
    const kind = this.#reader.choice(fields.get('kind'), `${path}.kind`, WAYS)
    const width = this.#reader.integer(fields.get('width'), `${path}.width`, 1, 4 * LATTICE)
    const line = this.#points(fields.get('line'), `${path} '${id ?? '?'}'`, '', 2)
    if (!id || !kind || !width || !line) return undefined
    const before = this.#reader.problems.length
    for (let index = 1; index < line.length; index++)
      this.#checkEdge(line[index - 1]!, line[index]!, `${path} '${id}'`, `stretch ${index - 1}`)
    return this.#reader.problems.length === before ? { id, kind, line, width } : undefined
  }

  checkHexsides(hexsides: readonly HexsideSpec[]): void {
    const seen = new Map<string, number>()
    for (const [index, { hex, side, feature }] of hexsides.entries()) {
      const key = `${this.#grid.hexsideId(this.#grid.indexOf(hex), side)} ${feature}`
      const earlier = seen.get(key)
      if (earlier !== undefined) this.#reader.report(`hexsides[${index}]`, `puts ${feature} on the same hexside as hexsides[${earlier}]`)
      seen.set(key, index)
    }
  }

  checkUnique(items: readonly { readonly id: string }[], path: string): void {
    const seen = new Set<string>()
    for (const { id } of items) {
      if (seen.has(id)) this.#reader.report(path, `two of them have the id '${id}'`)
      seen.add(id)
    }
  }

  #hex(value: unknown, path: string): HexSpec | undefined {
    const fields = this.#reader.object(value, path, ['terrain'], ['level', 'road', 'path'])
    if (!fields) return undefined
    const terrain = this.#reader.name(fields.get('terrain'), `${path}.terrain`, NAME, 'a terrain name (small letters, digits and -)')
    const level = fields.has('level') ? this.#reader.integer(fields.get('level'), `${path}.level`, -MOST_LEVELS, MOST_LEVELS) : undefined
    const road = fields.has('road') ? this.#sides(fields.get('road'), `${path}.road`) : undefined
    const footpath = fields.has('path') ? this.#sides(fields.get('path'), `${path}.path`) : undefined
    const ways = { ...(road ? { road } : {}), ...(footpath ? { path: footpath } : {}) }
    return terrain ? { terrain, ...(level === undefined ? {} : { level }), ...ways } : undefined
  }

  #sides(value: unknown, path: string): Side[] {
    const items = this.#reader.array(value, path, 0, 6) ?? []
    const sides = items.flatMap((item, index) => this.#side(item, `${path}[${index}]`) ?? [])
    if (new Set(sides).size < sides.length) this.#reader.report(path, 'names a side twice')
    return sides
  }

  #side(value: unknown, path: string): Side | undefined {
    const side = this.#reader.integer(value, path, 0, 5)
    return side === undefined ? undefined : (side as Side)
  }

  #checkRoads(hexes: Readonly<Record<string, HexSpec>>): void {
    for (const id of Object.keys(hexes)) {
      this.#checkWay(hexes, id, 'road')
      this.#checkWay(hexes, id, 'path')
    }
  }

  #checkWay(hexes: Readonly<Record<string, HexSpec>>, id: string, way: 'road' | 'path'): void {
    for (const side of hexes[id]![way] ?? []) {
      const neighbour = this.#grid.neighbour(this.#grid.indexOf(id), side)
      const other = neighbour < 0 ? undefined : hexes[this.#grid.idOf(neighbour)]
      if (other && !other[way]?.includes(opposite(side))) {
        this.#reader.report(
          `hexes.${id}.${way}`,
          `leaves over side ${side}, but ${this.#grid.idOf(neighbour)} has no ${way} over side ${opposite(side)}`,
        )
      }
    }
  }

  /** A hexside exists where its middle lies on the board or its rim: the outer sides of half hexes do not. */
  #isOnBoard(hex: string, side: Side): boolean {
    const [x, y] = this.#grid.centre(this.#grid.indexOf(hex))
    const before = (side + 5) % 6
    const doubleX = 2 * x + SPINE_X[side]! + SPINE_X[before]!
    const doubleY = 2 * y + SPINE_Y[side]! + SPINE_Y[before]!
    return doubleX >= 0 && doubleX <= 2 * this.#width && doubleY >= 0 && doubleY <= 2 * this.#height
  }

  #holes(value: unknown, path: string, named: string): Ring[] | undefined {
    const items = this.#reader.array(value, `${path}.holes`, 0, 100)
    return items?.flatMap((item, index) => {
      const hole = this.#ring(item, named, `hole ${index}: `)
      return hole ? [hole] : []
    })
  }

  #ring(value: unknown, named: string, prefix: string): Ring | undefined {
    const ring = this.#points(value, named, prefix, 3)
    if (!ring) return undefined
    const problem = ringProblem(ring)
    if (problem) return this.#reader.report(named, `${prefix}${problem}`)
    if (doubleArea(ring) === 0) return this.#reader.report(named, `${prefix}the polygon has no area`)
    const before = this.#reader.problems.length
    for (const [index, point] of ring.entries()) this.#checkEdge(point, ring[(index + 1) % ring.length]!, named, `${prefix}edge ${index}`)
    return this.#reader.problems.length === before ? ring : undefined
  }

  #points(value: unknown, named: string, prefix: string, least: number): Point[] | undefined {
    const items = this.#reader.array(value, named, least, MAX_RING_POINTS)
    if (!items) return undefined
    const points = items.flatMap((item, index): Point[] => {
      const point = this.#point(item, named, `${prefix}point ${index}`)
      return point ? [point] : []
    })
    return points.length === items.length ? points : undefined
  }

  #point(value: unknown, named: string, what: string): Point | undefined {
    const parts: readonly unknown[] = Array.isArray(value) ? value : []
    const [x, y] = parts
    if (parts.length !== 2 || !Number.isInteger(x) || !Number.isInteger(y) || typeof x !== 'number' || typeof y !== 'number') {
      return this.#reader.report(named, `${what} must be two integers`)
    }
    const beyond = x < -MAX_OVERHANG || y < -MAX_OVERHANG || x > this.#width + MAX_OVERHANG || y > this.#height + MAX_OVERHANG
    if (beyond) return this.#reader.report(named, `${what} (${x}, ${y}) lies more than ${MAX_OVERHANG} beyond the board's edge`)
    return [x, y]
  }

  #checkEdge(a: Point, b: Point, named: string, what: string): void {
    const reach = Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))
    if (reach === 0) this.#reader.report(named, `${what} has no length`)
    if (reach > MAX_EDGE) this.#reader.report(named, `${what} is ${reach} long and may be ${MAX_EDGE} at most in x and in y; split it`)
  }

  #checkHoles(polygon: Ring, holes: readonly Ring[], named: string): void {
    for (const [index, hole] of holes.entries()) {
      if (ringsMeet(polygon, hole) || locate(hole[0]!, polygon) !== 'inside')
        this.#reader.report(named, `hole ${index} does not lie inside the polygon`)
      for (const [earlier, other] of holes.slice(0, index).entries()) {
        const apart = !ringsMeet(other, hole) && locate(hole[0]!, other) === 'outside' && locate(other[0]!, hole) === 'outside'
        if (!apart) this.#reader.report(named, `hole ${index} overlaps hole ${earlier}`)
      }
    }
  }
}
