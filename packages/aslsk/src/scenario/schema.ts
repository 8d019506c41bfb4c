import { briefingSchema, idSchema as id, nameSchema as name, turnsSchema as turns, wordsSchema as words } from '@firegroup/hexgame'
import { areaSchema, boardsSchema, hexSchema, lazy, lazyList } from '@firegroup/hexmap'
import { flag, integer, listOf, oneOf, optional, plain, record, type Schema, text, variants } from '@firegroup/kernel'
import { SIDES } from '../state.ts'
import type { Condition, Scenario } from './types.ts'

const side = oneOf(...SIDES)
const counter = text({ max: 40 })

const counts = listOf(record({ type: counter, count: integer(1, 40) }), { max: 60 })

const conditionSchema: Schema<Condition> = variants({
  control: { hexes: listOf(hexSchema, { min: 1 }), atLeast: optional(integer(1)) },
  controlBuildings: { area: areaSchema, stoneOnly: optional(flag()), atLeast: integer(1) },
  exit: { points: integer(1) },
  casualties: { points: integer(1) },
  casualtyRatio: { own: integer(1), enemy: integer(1) },
  noEnemyIn: { area: areaSchema, goodOrderOnly: optional(flag()) },
  all: { of: lazyList(() => conditionSchema) },
  any: { of: lazyList(() => conditionSchema) },
  not: { of: lazy(() => conditionSchema) },
})

const arrivalSchema: Schema<unknown> = {
  check(value, path) {
    const entering = typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'enter'
    return entering ? enterSchema.check(value, path) : setupSchema.check(value, path)
  },
  json: () => ({ oneOf: [setupSchema.json(), enterSchema.json()] }),
}
const setupSchema = record({ kind: oneOf('setup'), area: areaSchema })
const enterSchema = record({ kind: oneOf('enter'), turn: turns, along: areaSchema })

export const victorySchema = record({
  side,
  text: words,
  condition: conditionSchema,
  immediately: optional(listOf(record({ side, condition: conditionSchema, text: words }), { max: 20 })),
})

const sideSchema = record({
  nation: text({ max: 40 }),
  name,
  elr: integer(0, 5),
  groups: listOf(record({ id, name, units: counts, weapons: optional(counts), arrival: arrivalSchema }), { min: 1, max: 40 }),
})

export const rulesSchema = listOf(
  variants({
    noSmokeGrenades: { side: optional(side), text: words },
    exitEdge: { side, edge: areaSchema, text: words },
    provisionalReinforcement: { group: id, atMost: integer(1, 6), text: words },
    elr: { side, elr: integer(0, 5), text: words },
    note: { text: words },
  }),
  { max: 40 },
)

const balanceSchema = record({
  text: words,
  add: optional(record({ group: id, units: optional(counts), weapons: optional(counts) })),
  turns: optional(turns),
  elr: optional(integer(0, 5)),
})

export const optionsSchema = record({ losChecks: optional(oneOf('free', 'declared')) })

export const packSchema = record({ name, counters: plain() })

/** The form of a scenario file; what it says is judged by `begin`. */
export const scenarioSchema = record({
  format: oneOf('firegroup-scenario'),
  version: oneOf(1),
  system: oneOf('aslsk'),
  id,
  name,
  briefing: briefingSchema({ allied: words, axis: words }),
  month: integer(1, 12),
  year: integer(1900, 2100),
  boards: boardsSchema,
  turns,
  halfLastTurn: optional(flag()),
  movesFirst: side,
  setsUpFirst: side,
  sides: record({ allied: sideSchema, axis: sideSchema }),
  victory: victorySchema,
  rules: optional(rulesSchema),
  modules: optional(listOf(id, { max: 40 })),
  pack: optional(packSchema),
  options: optional(optionsSchema),
  balance: optional(record({ allied: optional(balanceSchema), axis: optional(balanceSchema) })),
  balanceFor: optional(side),
}) as Schema<unknown> as Schema<Scenario>
