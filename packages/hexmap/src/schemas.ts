import { flag, integer, listOf, oneOf, optional, plain, record, type Schema, text } from '@firegroup/kernel'
import { type Area, MAP_EDGES } from './areas.ts'
import type { MapSpec, Point } from './format.ts'

/** The form of what a scenario file says about its map, whatever the system. */
export const hexSchema = text({ max: 12, pattern: /^[a-z0-9]*[A-Z]+[0-9]+$/, what: 'a hex such as K5 or bK5' })

const column = text({ max: 8, pattern: /^([A-Z])\1*$/, what: 'a column such as K or AA' })
const pair = <T>(item: Schema<T>): Schema<readonly [T, T]> => listOf(item, { min: 2, max: 2 }) as Schema<readonly [T, T]>

const AREA_KINDS: { readonly [key: string]: Schema<unknown> } = {
  hexes: record({ hexes: listOf(hexSchema, { min: 1, max: 2000 }) }),
  columns: record({ columns: pair(column), rows: optional(pair(integer(0, 200))), board: optional(text({ max: 8 })) }),
  board: record({ board: text({ max: 8 }) }),
  edge: record({ edge: oneOf(...MAP_EDGES) }),
  within: record({ within: integer(0, 100), of: listOf(hexSchema, { min: 1, max: 200 }) }),
  all: record({ all: lazyList(() => areaSchema) }),
  any: record({ any: lazyList(() => areaSchema) }),
  not: record({ not: lazy(() => areaSchema) }),
}

/** A set of hexes: told apart by the field that says how it is given. */
export const areaSchema: Schema<Area> = {
  check(value, path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${path} must be an area: an object.`
    const kind = Object.keys(AREA_KINDS).find((key) => Object.hasOwn(value, key))
    if (kind === undefined) return `${path} must be an area: hexes, columns, board, edge, within, all, any or not.`
    return AREA_KINDS[kind]!.check(value, path)
  },
  json: () => ({ oneOf: Object.values(AREA_KINDS).map((schema) => schema.json()) }),
}

/** A map as a file holds it: whether it is one is judged by `readBoards`. */
export const mapSchema: Schema<MapSpec> = { check: (value, path) => plain().check(value, path), json: () => plain().json() }

/** A point of a drawing. */
export const pointSchema: Schema<Point> = pair(integer(-100_000, 100_000))

/** Boards as a file lays them out; each map is judged by `readBoards`. */
export const boardsSchema = listOf(
  record({
    map: mapSchema,
    label: optional(text({ max: 8 })),
    at: record({ column: integer(-400, 400), row: integer(-400, 400) }),
    rotated: optional(flag()),
    crop: optional(record({ columns: pair(column), rows: optional(pair(integer(0, 400))) })),
  }),
  { min: 1, max: 30 },
)

/** For what may hold others of its kind. */
export function lazy<T>(schema: () => Schema<T>): Schema<T> {
  return { check: (value, path) => schema().check(value, path), json: () => ({}) }
}

export function lazyList<T>(schema: () => Schema<T>): Schema<readonly T[]> {
  return listOf(lazy(schema), { max: 60 })
}
