import {
  briefingSchema,
  conditionsSchema,
  idSchema as id,
  nameSchema as name,
  turnsSchema as turns,
  wordsSchema as words,
} from '@firegroup/hexgame'
import { areaSchema, boardsSchema, hexSchema } from '@firegroup/hexmap'
import { type Described, dictionary, flag, integer, listOf, oneOf, optional, record, type Schema, text, variants } from '@firegroup/kernel'
import { FORTIFICATION_KINDS } from '../data/fortifications.ts'
import { packSchema } from '../data/pack.ts'
import { SIDES } from '../state.ts'
import { optionsSchema } from './options.ts'

const side = oneOf(...SIDES)
const locationSchema = text({
  max: 24,
  pattern: /^[a-z0-9]*[A-Z]+[0-9]+( [a-z]+)?$/,
  what: "a hex such as K5, or a place in one such as 'K5 upstairs'",
})
const counter = text({ max: 60 })

const conditionSchema = conditionsSchema({
  control: { hexes: listOf(locationSchema, { min: 1 }), atLeast: optional(integer(1)) },
  controlBuildings: { area: areaSchema, atLeast: integer(1) },
  /** Squad-equivalents in halves and Leaders that left over these hexes. */
  exit: { area: areaSchema, halves: integer(0), leaders: optional(integer(0)) },
  eliminate: { halves: integer(1) },
  moreLosses: { margin: integer(0) },
  noEnemyIn: { area: areaSchema, goodOrderOnly: optional(flag()) },
  points: { atLeast: integer(1) },
  morePoints: { margin: integer(0) },
  /** 1.8: the task that an Event has set is done. */
  task: { id, name },
})

/** What a side is after, as far as a scenario can say it. */
export type Condition = Described<typeof conditionSchema>

/** `smc`: for each single man, Leaders too. */
const worthSchema = record({ squad: integer(0, 100), leader: optional(integer(0, 100)), smc: optional(integer(0, 100)) })

/** 22.0: what Victory Points are given for, besides those that Events and Objectives bring. */
const pointsSchema = record({
  /** By hex, for its controller at the end. */
  hexes: optional(dictionary(integer(0, 100))),
  /** For each enemy eliminated; Half-Squads and Crews are worth half a Squad. */
  eliminated: optional(worthSchema),
  /** The same where it is another number for each side; in place of it. */
  eliminatedBy: optional(record({ blue: optional(worthSchema), red: optional(worthSchema) })),
  /** For each of one's own that left the map where it may. */
  exited: optional(worthSchema),
})

/** The side that has its condition at the end wins; both or neither: a draw, unless `otherwise` names the winner. */
export const victorySchema = record({
  text: words,
  conditions: listOf(record({ side, condition: conditionSchema, text: words, immediately: optional(flag()) }), { min: 1, max: 20 }),
  otherwise: optional(side),
  points: optional(pointsSchema),
  /** What the places that it is about are called, by their hex: 'Inn'. */
  names: optional(dictionary(name)),
})

/** Along an area, or along one of several: then the first to enter chooses for all. */
const entry = { along: optional(areaSchema), alongOneOf: optional(listOf(areaSchema, { min: 2, max: 6 })) }
const entrySchema = record(entry)
const ARRIVALS = {
  setup: record({ kind: oneOf('setup'), area: areaSchema }),
  /** SSR: it sets up in this area in secret, and hides until it shows itself or is found. */
  hidden: record({ kind: oneOf('hidden'), area: areaSchema }),
  enter: record({ kind: oneOf('enter'), turn: turns, ...entry }),
  /** 1.8: an Event brings it, and it may wait for another group. */
  event: record({ kind: oneOf('event'), after: optional(id), beside: optional(id), ...entry }),
  /** 11.4: off the map until it is placed, anywhere or only in this area. */
  sniper: record({ kind: oneOf('sniper'), area: optional(areaSchema) }),
} as const

const arrivalSchema: Schema<Described<(typeof ARRIVALS)[keyof typeof ARRIVALS]>> = {
  check(value, path) {
    const kind = typeof value === 'object' && value !== null ? (value as { kind?: unknown }).kind : undefined
    const form = typeof kind === 'string' && Object.hasOwn(ARRIVALS, kind) ? ARRIVALS[kind as keyof typeof ARRIVALS] : undefined
    return form ? form.check(value, path) : `${path}.kind must be ${Object.keys(ARRIVALS).join(', ')}.`
  },
  json: () => ({ oneOf: Object.values(ARRIVALS).map((schema) => schema.json()) }),
}

/** `aboard`: 16.1: rides from the start on the first vehicle of the group before it that has room. */
const unitSchema = record({
  type: counter,
  count: integer(1, 40),
  skills: optional(listOf(text({ max: 40 }), { max: 4 })),
  aboard: optional(flag()),
})

/** 22.0: Support Weapons of a group, for anybody in it or for units of this type. */
const weaponSchema = record({ type: counter, count: integer(1, 40), with: optional(counter) })

/** Units that set up or enter together. */
const groupSchema = record({
  id,
  name,
  units: listOf(unitSchema, { min: 1, max: 60 }),
  weapons: optional(listOf(weaponSchema, { max: 60 })),
  arrival: arrivalSchema,
})

/** 18.2: guns off the map: how many Fire Missions, with which FP, of which formation (18.3); or one strike that was plotted before the battle. */
const batterySchema = record({
  name,
  fp: integer(1, 20),
  missions: integer(1, 20),
  formation: optional(id),
  plotted: optional(record({ turn: turns, hex: hexSchema })),
})

export const artillerySchema = optional(listOf(batterySchema, { min: 1, max: 10 }))

/** 21.0, 10.5: what was dug, built or wrecked before the battle: where, whose, how strong, and the hexside that it faces, from north (0) clockwise. */
const fortificationSchema = record({
  kind: oneOf(...FORTIFICATION_KINDS),
  hex: hexSchema,
  side,
  value: optional(integer(0, 9)),
  facing: optional(integer(0, 5)),
})

/** 19.1: planes that may come to help: how many, from which turn on, and from where if not the die says it. */
const airSchema = record({
  type: counter,
  count: optional(integer(1, 6)),
  turn: optional(turns),
  edge: optional(oneOf('N', 'E', 'S', 'W')),
})

export const airListSchema = optional(listOf(airSchema, { min: 1, max: 6 }))

/** 21.4, SSR: Mines that its side lays in secret when it sets up. */
const minefieldSchema = record({ count: integer(1, 20), fp: optional(integer(1, 2)), area: areaSchema })

const sideSchema = record({
  nation: text({ max: 40 }),
  name,
  groups: listOf(groupSchema, { min: 1, max: 40 }),
  hiddenMines: optional(listOf(minefieldSchema, { min: 1, max: 10 })),
  artillery: artillerySchema,
  air: airListSchema,
})

const SIMPLE_EFFECTS = {
  /** The group may enter from its owner's next impulse on, or so many turns later. */
  reinforce: { group: id, turns: optional(integer(1, 20)) },
  /** 22.0: the group appears in this hex, or in those of `hexes` that its owner chooses, perhaps as if it had moved; where the enemy is there, around it. */
  appear: {
    group: id,
    hex: optional(hexSchema),
    hexes: optional(listOf(hexSchema, { min: 1, max: 40 })),
    mark: optional(oneOf('moved', 'assaultMove')),
  },
  /** 11.4: the Snipers of the group can be placed from now on. */
  sniper: { group: id },
  points: { side, points: integer(-100, 100) },
  removeEvents: { ids: listOf(id, { min: 1, max: 20 }) },
  /** Those who triggered it go no farther: their impulse is over. */
  halt: {},
  /** 18.2: guns off the map; `squads`: only a Leader calls them, and when none is left a Squad, which can't shift the round. */
  artillery: { side, name, fp: integer(1, 20), missions: integer(1, 20), squads: optional(flag()) },
  /** Something to be done in this hex by an MMC and a Leader, of this counter if it is named, who are there for a whole turn and do nothing else. */
  task: { id, name, side, hex: hexSchema, leader: optional(counter) },
  note: {},
} as const
const simpleEffectSchema = variants(SIMPLE_EFFECTS)
const outcomeSchema = record({ paragraph: words, effects: listOf(simpleEffectSchema, { max: 10 }) })

const effectSchema = variants({
  ...SIMPLE_EFFECTS,
  /** One of those who see its hex, no Medic, takes a Morale Check without modifiers that can't Shake him. */
  check: { passed: outcomeSchema, failed: outcomeSchema },
})

/** 1.8: an Event: when it is triggered, its paragraph is read and its effects happen. */
const eventSchema = record({
  id,
  trigger: oneOf('occupation', 'los'),
  hexes: listOf(hexSchema, { min: 1, max: 40 }),
  /** Whose doing triggers it; absent: either side's. */
  side: optional(side),
  paragraph: words,
  effects: listOf(effectSchema, { max: 10 }),
})
export const eventsSchema = listOf(eventSchema, { max: 20 })

/** 1.8.1: markers that lie face down: which of the values lies where is drawn when it becomes known. */
export const objectivesSchema = record({
  hexes: listOf(hexSchema, { min: 1, max: 20 }),
  values: listOf(integer(0, 100), { min: 1, max: 20 }),
  /** When one becomes known: when a side controls it, or at the end. Its value counts for whoever controls it at the end. */
  known: oneOf('controlled', 'atTheEnd'),
})

/** Scenario special rules that the engine knows, as data. */
const ruleSchema = variants({
  noHeroes: { side: optional(side), text: words },
  singleStory: { text: words },
  noSkillDraws: { text: words },
  smokeCapability: { side: optional(side), value: integer(0, 6), text: words },
  ambush: { side, text: words },
  stealthLeaders: { side, text: words },
  /** 16.1: its vehicles may tow guns. */
  towing: { side, text: words },
  controlsAtStart: { side, area: areaSchema, text: words },
  exit: { side, area: areaSchema, text: words },
  /** The way of the group that enters along one of several is not its choice but the die's. */
  entryByLot: { group: id, text: words },
  /** 10.6: one can be on the roofs of buildings. */
  rooftops: { text: words },
  /** 10.5.6: attacks may set fire to what burns. */
  fires: { text: words },
  /** 10.5.6: whether terrain burns that otherwise would not, or does not that would. */
  flammable: { terrain: text({ max: 40 }), burns: flag(), text: words },
  /** 15.3: terrain in which units can be overrun though it would protect them, as modules say of their own. */
  overrun: { terrain: text({ max: 40 }), text: words },
  /** 10.5.1: of which type every Stream is. */
  streams: { value: integer(1, 5), text: words },
  /** 10.7.1: which side may use the Tunnels between Caves, and whether Weapon Teams go through them. */
  tunnels: { side: optional(side), teams: optional(flag()), text: words },
  /** 20.1: the whole scenario is fought in the dark. */
  night: { text: words },
  note: { text: words },
})
export const rulesSchema = listOf(ruleSchema, { max: 40 })

/** The form of a scenario file, docs/scenario-format.md; what it says is judged by `begin`. Boards are inlined, so that a saved game needs nothing but itself. */
export const scenarioSchema = record({
  format: oneOf('firegroup-scenario'),
  version: oneOf(1),
  system: oneOf('lnlt'),
  id,
  name,
  /** Where, what happened, and what each side is after: our own words. */
  briefing: briefingSchema({ blue: words, red: words }),
  /** 0: which sections are in force. */
  era: oneOf('ww2', 'modern'),
  boards: boardsSchema,
  turns,
  /** 3.0: who has the initiative in turn 1. */
  initiative: side,
  setsUpFirst: side,
  sides: record({ blue: sideSchema, red: sideSchema }),
  victory: victorySchema,
  /** 1.8: what waits on the map until somebody comes or looks there. */
  events: optional(eventsSchema),
  objectives: optional(objectivesSchema),
  fortifications: optional(listOf(fortificationSchema, { max: 200 })),
  rules: optional(rulesSchema),
  modules: optional(listOf(id, { max: 40 })),
  options: optional(optionsSchema),
  /** Counters in place of ours: docs/lnlt-pack.md. */
  pack: optional(packSchema),
})

export interface Scenario extends Described<typeof scenarioSchema> {}
export interface SideSpec extends Described<typeof sideSchema> {}
export interface Group extends Described<typeof groupSchema> {}
export interface EntrySpec extends Described<typeof entrySchema> {}
export interface WeaponSpec extends Described<typeof weaponSchema> {}
export interface UnitSpec extends Described<typeof unitSchema> {}
export interface FortificationSpec extends Described<typeof fortificationSchema> {}
export interface ObjectivesSpec extends Described<typeof objectivesSchema> {}
export interface ScenarioEventSpec extends Described<typeof eventSchema> {}
export type EventEffect = Described<typeof effectSchema>
export interface Victory extends Described<typeof victorySchema> {}
export interface PointsSpec extends Described<typeof pointsSchema> {}
export type SpecialRule = Described<typeof ruleSchema>
