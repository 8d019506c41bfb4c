import { briefingSchema, idSchema as id, nameSchema as name, turnsSchema as turns, wordsSchema as words } from '@firegroup/hexgame'
import { areaSchema, boardsSchema, hexSchema, lazy, lazyList } from '@firegroup/hexmap'
import { dictionary, flag, integer, listOf, oneOf, optional, record, type Schema, text, variants } from '@firegroup/kernel'
import { packSchema } from '../data/pack.ts'
import { SIDES } from '../state.ts'
import { optionsSchema } from './options.ts'
import type { Condition, Group, Scenario } from './types.ts'

const side = oneOf(...SIDES)
const locationSchema = text({
  max: 24,
  pattern: /^[a-z0-9]*[A-Z]+[0-9]+( [a-z]+)?$/,
  what: "a hex such as K5, or a place in one such as 'K5 upstairs'",
})
const counter = text({ max: 60 })

const conditionSchema: Schema<Condition> = variants({
  control: { hexes: listOf(locationSchema, { min: 1 }), atLeast: optional(integer(1)) },
  controlBuildings: { area: areaSchema, atLeast: integer(1) },
  exit: { area: areaSchema, halves: integer(0), leaders: optional(integer(0)) },
  eliminate: { halves: integer(1) },
  moreLosses: { margin: integer(0) },
  noEnemyIn: { area: areaSchema, goodOrderOnly: optional(flag()) },
  points: { atLeast: integer(1) },
  morePoints: { margin: integer(0) },
  all: { of: lazyList(() => conditionSchema) },
  any: { of: lazyList(() => conditionSchema) },
  not: { of: lazy(() => conditionSchema) },
})

const worthSchema = record({ squad: integer(0, 100), leader: optional(integer(0, 100)) })

export const victorySchema = record({
  text: words,
  conditions: listOf(record({ side, condition: conditionSchema, text: words, immediately: optional(flag()) }), { min: 1, max: 20 }),
  otherwise: optional(side),
  points: optional(
    record({
      hexes: optional(dictionary(integer(0, 100))),
      eliminated: optional(worthSchema),
      exited: optional(worthSchema),
    }),
  ),
})

const entry = { along: optional(areaSchema), alongOneOf: optional(listOf(areaSchema, { min: 2, max: 6 })) }
const ARRIVALS = {
  setup: record({ kind: oneOf('setup'), area: areaSchema }),
  enter: record({ kind: oneOf('enter'), turn: turns, ...entry }),
  event: record({ kind: oneOf('event'), after: optional(id), beside: optional(id), ...entry }),
  sniper: record({ kind: oneOf('sniper'), area: optional(areaSchema) }),
} as const

const arrivalSchema: Schema<Group['arrival']> = {
  check(value, path) {
    const kind = typeof value === 'object' && value !== null ? (value as { kind?: unknown }).kind : undefined
    const form = typeof kind === 'string' && Object.hasOwn(ARRIVALS, kind) ? ARRIVALS[kind as keyof typeof ARRIVALS] : undefined
    return form ? form.check(value, path) : `${path}.kind must be ${Object.keys(ARRIVALS).join(', ')}.`
  },
  json: () => ({ oneOf: Object.values(ARRIVALS).map((schema) => schema.json()) }),
}

const groupSchema = record({
  id,
  name,
  units: listOf(record({ type: counter, count: integer(1, 40), skills: optional(listOf(text({ max: 40 }), { max: 4 })) }), {
    min: 1,
    max: 60,
  }),
  weapons: optional(listOf(record({ type: counter, count: integer(1, 40), with: optional(counter) }), { max: 60 })),
  arrival: arrivalSchema,
})

const sideSchema = record({ nation: text({ max: 40 }), name, groups: listOf(groupSchema, { min: 1, max: 40 }) })

export const eventsSchema = listOf(
  record({
    id,
    trigger: oneOf('occupation', 'los'),
    hexes: listOf(hexSchema, { min: 1, max: 40 }),
    side: optional(side),
    paragraph: words,
    effects: listOf(
      variants({
        reinforce: { group: id },
        appear: { group: id, hex: hexSchema },
        points: { side, points: integer(-100, 100) },
        removeEvents: { ids: listOf(id, { min: 1, max: 20 }) },
        note: {},
      }),
      { max: 10 },
    ),
  }),
  { max: 20 },
)

export const objectivesSchema = record({
  hexes: listOf(hexSchema, { min: 1, max: 20 }),
  values: listOf(integer(0, 100), { min: 1, max: 20 }),
  known: oneOf('controlled', 'atTheEnd'),
})

export const rulesSchema = listOf(
  variants({
    noHeroes: { side: optional(side), text: words },
    singleStory: { text: words },
    noSkillDraws: { text: words },
    smokeCapability: { side: optional(side), value: integer(0, 6), text: words },
    ambush: { side, text: words },
    stealthLeaders: { side, text: words },
    controlsAtStart: { side, area: areaSchema, text: words },
    exit: { side, area: areaSchema, text: words },
    entryByLot: { group: id, text: words },
    note: { text: words },
  }),
  { max: 40 },
)

/** The form of a scenario file; what it says is judged by `begin`. */
export const scenarioSchema = record({
  format: oneOf('firegroup-scenario'),
  version: oneOf(1),
  system: oneOf('lnlt'),
  id,
  name,
  briefing: briefingSchema({ blue: words, red: words }),
  era: oneOf('ww2', 'modern'),
  boards: boardsSchema,
  turns,
  initiative: side,
  setsUpFirst: side,
  sides: record({ blue: sideSchema, red: sideSchema }),
  victory: victorySchema,
  events: optional(eventsSchema),
  objectives: optional(objectivesSchema),
  rules: optional(rulesSchema),
  modules: optional(listOf(id, { max: 40 })),
  options: optional(optionsSchema),
  pack: optional(packSchema),
}) as Schema<unknown> as Schema<Scenario>
