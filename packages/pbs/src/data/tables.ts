import { type Described, flag, integer, listOf, optional, record, type Schema } from '@firegroup/kernel'
import { common, drmRows, readTable, ruleId } from './schema.ts'
import given from './tables.json' with { type: 'json' }

const d10 = integer(1, 10)
/** Greatest ranges by columns to spare: 0, 1, 2, 3 or more. */
const ranges = listOf(integer(0, 99), { min: 4, max: 4 })

/** The tables of fire on the IFT, each by the name under which the trees speak of it. */
export const IFT_TABLES = {
  'minimum-fp': record({ ...common, baseColumn: integer(1, 36) }),
  'fire-discipline': record({ ...common, interdictionMax: d10, drm: drmRows }),
  'activation-range': record({
    ...common,
    /** The numbers are ours, and are shown as ours: those of the book are lost. */
    ours: optional(flag()),
    rows: listOf(record({ range: integer(1, 99), suppression: ranges, interdiction: ranges }), { min: 1, max: 20 }),
  }),
  'mg-ife-activation': record({
    ...common,
    alwaysMax: integer(-9, 9),
    rollAt: integer(-9, 9),
    suppressionMax: d10,
    interdictionMax: d10,
    joinRange: integer(0, 99),
  }),
  'continuing-attacks': record({ ...common, goOnMax: d10, drm: drmRows }),
  'threatening-victory-location': record({ ...common, within: integer(0, 99) }),
  'us-number': record({
    ...common,
    squad: integer(0, 9),
    halfSquad: integer(0, 9),
    crew: integer(0, 9),
    leader: integer(0, 9),
    vehicle: integer(0, 9),
  }),
  cfftc: record({ ...common, morale: integer(2, 12), drm: drmRows }),
  'hold-fire-doctrine': record({ ...common, within: integer(0, 99), drm: drmRows }),
  sff: record({ ...common, fireMax: d10, beyond: integer(0, 9), bumpedDr: integer(2, 12), drm: drmRows }),
  fpf: record({ ...common, weakMorale: integer(0, 12), weakDrm: integer(0, 9) }),
  'sustained-intensive-fire': record({
    ...common,
    rows: listOf(record({ breakdown: integer(0, 12), need: integer(0, 12), rule: ruleId }), { min: 1, max: 12 }),
    drm: drmRows,
  }),
} as const

export type IftTables = { readonly [T in keyof typeof IFT_TABLES]: Described<(typeof IFT_TABLES)[T]> }

/** Reads a file of tables: each of these, by its schema, and no others. */
export function readTables<T extends { readonly [name: string]: Schema<unknown> }>(
  schemas: T,
  file: { readonly [name: string]: unknown },
): { readonly [N in keyof T]: Described<T[N]> } {
  for (const name of Object.keys(file)) if (!schemas[name]) throw new Error(`Play Both Sides has no table '${name}'.`)
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, readTable(name, schema, file[name])])) as {
    readonly [N in keyof T]: Described<T[N]>
  }
}

export const iftTables: IftTables = readTables(IFT_TABLES, given)
