import { type Described, flag, integer, listOf, oneOf, record } from '@firegroup/kernel'
import given from './referee-tables.json' with { type: 'json' }
import { common, drmRows, ruleId } from './schema.ts'
import { readTables } from './tables.ts'

const dr = integer(2, 12)
const halves = record({ first: dr, late: dr })
export const behaviourName = oneOf('ambush', 'surpriseShort', 'surpriseLong', 'control')

/** The tables of hidden stacks and of Shifts. */
const REFEREE_TABLES = {
  'hip-activation': record({ ...common, ambush: halves, surprise: halves, control: halves, block: integer(1, 9) }),
  'hip-behaviour': record({
    ...common,
    radius: integer(0, 99),
    moves: integer(0, 99),
    changes: listOf(record({ from: behaviourName, to: behaviourName }), { max: 12 }),
  }),
  'hip-placement': record({
    ...common,
    shortMax: integer(0, 99),
    longMin: integer(0, 99),
    clockwise: integer(1, 6),
    counterClockwise: integer(1, 6),
  }),
  'hip-voluntary-reveal': record({ ...common, need: dr, exactly: dr, leastLabor: integer(-9, 0) }),
  shift: record({
    ...common,
    within: integer(0, 99),
    withinVehicular: integer(0, 99),
    rows: listOf(record({ max: integer(-99, 99), rule: ruleId, swaps: flag(), counts: flag(), ends: flag(), lost: flag() }), {
      min: 1,
      max: 9,
    }),
    drm: drmRows,
  }),
} as const

export type RefereeTables = { readonly [T in keyof typeof REFEREE_TABLES]: Described<(typeof REFEREE_TABLES)[T]> }
export const refereeTables: RefereeTables = readTables(REFEREE_TABLES, given)
