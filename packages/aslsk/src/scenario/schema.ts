import {
  briefingSchema,
  conditionsSchema,
  idSchema as id,
  nameSchema as name,
  turnsSchema as turns,
  wordsSchema as words,
} from '@firegroup/hexgame'
import { areaSchema, boardsSchema, hexSchema } from '@firegroup/hexmap'
import {
  type Described,
  dictionary,
  flag,
  integer,
  listOf,
  oneOf,
  optional,
  plain,
  record,
  type Schema,
  text,
  variants,
} from '@firegroup/kernel'
import { environmentSchema } from '../environment/environment.ts'
import { placesSchema } from '../places/schema.ts'
import { SIDES } from '../state.ts'

const side = oneOf(...SIDES)
const elr = integer(0, 5)

/** Counters of a type, by its id. */
const countSchema = record({ type: text({ max: 40 }), count: integer(1, 40) })
const counts = listOf(countSchema, { max: 60 })

const conditionSchema = conditionsSchema({
  control: { hexes: listOf(hexSchema, { min: 1 }), atLeast: optional(integer(1)) },
  controlBuildings: { area: areaSchema, stoneOnly: optional(flag()), atLeast: integer(1) },
  exit: { points: integer(1) },
  casualties: { points: integer(1) },
  casualtyRatio: { own: integer(1), enemy: integer(1) },
  noEnemyIn: { area: areaSchema, goodOrderOnly: optional(flag()) },
})

/** What a side is after, as far as a scenario can say it. */
export type Condition = Described<typeof conditionSchema>

const setupSchema = record({ kind: oneOf('setup'), area: areaSchema })
const enterSchema = record({ kind: oneOf('enter'), turn: turns, along: areaSchema })

const arrivalSchema: Schema<Described<typeof setupSchema> | Described<typeof enterSchema>> = {
  check(value, path) {
    const entering = typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'enter'
    return entering ? enterSchema.check(value, path) : setupSchema.check(value, path)
  },
  json: () => ({ oneOf: [setupSchema.json(), enterSchema.json()] }),
}

/** The named side wins if its condition holds (at the end, or at any time where it says so); otherwise the other does. */
export const victorySchema = record({
  side,
  text: words,
  condition: conditionSchema,
  /** Wins for either side the moment they hold. */
  immediately: optional(listOf(record({ side, condition: conditionSchema, text: words }), { max: 20 })),
  /** What the places that it is about are called, by one of their hexes: 'Inn'. */
  names: optional(dictionary(name)),
})

/** Units that set up or enter together. */
const groupSchema = record({ id, name, units: counts, weapons: optional(counts), arrival: arrivalSchema })

/** 5.1: with its Experience Level Rating. */
const sideSchema = record({ nation: text({ max: 40 }), name, elr, groups: listOf(groupSchema, { min: 1, max: 40 }) })

/** Scenario special rules that the engine knows, as data. */
const ruleSchema = variants({
  noSmokeGrenades: { side: optional(side), text: words },
  exitEdge: { side, edge: areaSchema, text: words },
  provisionalReinforcement: { group: id, atMost: integer(1, 6), text: words },
  elr: { side, elr, text: words },
  /** 8.3: with the concealment counters that each side has for its set-up. */
  concealment: { allied: optional(integer(0, 40)), axis: optional(integer(0, 40)), text: words },
  /** 8.2: boards are played on as jungle; dense, unless it says light. */
  ptoTerrain: { lightJungle: optional(flag()), text: words },
  /** C13.3: German Infantry has Panzerfausts from July 1943 on, or the smaller ones from August. */
  panzerfausts: { klein: optional(flag()), text: words },
  note: { text: words },
})
export const rulesSchema = listOf(ruleSchema, { max: 40 })

/** A change in favour of one side, for players of different strength. */
const balanceSchema = record({
  text: words,
  add: optional(record({ group: id, units: optional(counts), weapons: optional(counts) })),
  turns: optional(turns),
  elr: optional(elr),
})

/**
 * Rulings on which players disagree; docs/rulings.md. `losChecks`: whether the interface may tell what is in sight before a shot is declared (3.2.1).
 * `repairThenRally`: whether a leader who has repaired may still rally others in that RPh (3.1, 1.2.1). `sffAfterWeapons`: against whom a unit may use in
 * SFF the FP that it gave up by firing Weapons (4.0). `squadAfterKeptRate`: whether a squad may fire by itself at what its MG, which has kept its
 * rate, has fired at alone (4.1, 3.2.2). `flameToKill`: whether a flamethrower destroys an AFV with a TK DR under the number alone, or with an equal one
 * too (7.10). `closeRangeVehicles`: whether the close range numbers of the ITT count for stationary vehicles too (3.2.4).
 */
export const optionsSchema = record({
  losChecks: optional(oneOf('free', 'declared')),
  repairThenRally: optional(oneOf('yes', 'no')),
  sffAfterWeapons: optional(oneOf('anyone', 'adjacent')),
  squadAfterKeptRate: optional(oneOf('yes', 'no')),
  flameToKill: optional(oneOf('less', 'equal')),
  closeRangeVehicles: optional(oneOf('yes', 'no')),
})

/** Counters over our own. */
export const packSchema = record({ name, counters: plain() })

/** The form of a scenario file, docs/scenario-format.md; what it says is judged by `begin`. Boards are inlined, so that a saved game needs nothing but itself. */
export const scenarioSchema = record({
  format: oneOf('firegroup-scenario'),
  version: oneOf(1),
  system: oneOf('aslsk'),
  id,
  name,
  /** Where, what happened, and what each side is after: our own words. */
  briefing: briefingSchema({ allied: words, axis: words }),
  /** 1 to 12: decides what is in season. */
  month: integer(1, 12),
  year: integer(1900, 2100),
  boards: boardsSchema,
  turns,
  /** 3.9: in the last turn only the side that moves first has a Player Turn. */
  halfLastTurn: optional(flag()),
  movesFirst: side,
  setsUpFirst: side,
  sides: record({ allied: sideSchema, axis: sideSchema }),
  victory: victorySchema,
  rules: optional(rulesSchema),
  /** Optional modules, by name. */
  modules: optional(listOf(id, { max: 40 })),
  /** What lies inside the hexes besides their terrain, for modules that know it. */
  places: optional(placesSchema),
  /** Wind, weather and ground when play begins, for modules that care for them. */
  environment: optional(environmentSchema),
  pack: optional(packSchema),
  options: optional(optionsSchema),
  balance: optional(record({ allied: optional(balanceSchema), axis: optional(balanceSchema) })),
  /** The side for which the balance provision is in force in this game; absent: neither. */
  balanceFor: optional(side),
})

export interface Scenario extends Described<typeof scenarioSchema> {}
export interface SideSpec extends Described<typeof sideSchema> {}
export interface Group extends Described<typeof groupSchema> {}
export interface CountOf extends Described<typeof countSchema> {}
export interface Victory extends Described<typeof victorySchema> {}
export type SpecialRule = Described<typeof ruleSchema>
export interface BalanceProvision extends Described<typeof balanceSchema> {}
export type RulingOptions = Required<Described<typeof optionsSchema>>
