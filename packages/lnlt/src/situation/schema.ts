import { situationGroundSchema } from '@firegroup/hexgame'
import { boardsSchema, mapSchema } from '@firegroup/hexmap'
import { type Described, dictionary, flag, integer, listOf, oneOf, optional, plain, record, text } from '@firegroup/kernel'
import { packSchema } from '../data/pack.ts'
import { optionsSchema } from '../scenario/options.ts'
import { airListSchema, artillerySchema, eventsSchema, objectivesSchema, rulesSchema, victorySchema } from '../scenario/schema.ts'
import { PHASES, SIDES } from '../state.ts'
import { MARKS } from '../units/marks.ts'

const side = oneOf(...SIDES)
const yes = optional(flag())
const place = text({ max: 24 })
const counter = text({ max: 60 })
const skill = text({ max: 40 })
const sideSchema = record({ nation: text({ max: 40 }), artillery: artillerySchema, air: airListSchema })
const bySide = record({ blue: integer(0), red: integer(0) })

/** A unit; what is not said of it is as at the start of a turn. */
const unitSchema = record({
  side,
  type: counter,
  /** A location, or offboard, reserve, exited or eliminated. */
  at: place,
  /** Where a unit that is offboard may enter. */
  entry: optional(place),
  shaken: yes,
  wounds: optional(integer(0, 3)),
  marks: optional(listOf(oneOf(...MARKS), { max: MARKS.length })),
  /** Besides those that are printed on it. */
  skills: optional(listOf(skill, { max: 6 })),
  triedRally: yes,
  triedSmoke: yes,
  helped: optional(integer(0, 9)),
  backblast: yes,
  dugIn: yes,
  braved: yes,
  /** The Squad that a Half-Squad once was. */
  rootType: optional(counter),
  /** 15.1, 1.7.1: the hexspine that a vehicle or a gun faces, 0 to 5 clockwise from the north-east; that of its turret, if it is another. */
  facing: optional(integer(0, 5)),
  turret: optional(integer(0, 5)),
  buttoned: yes,
  /** 19.2.1: a helicopter that hovers. */
  hovering: yes,
  /** 15.10, 21.7, 21.4.2: of a vehicle. */
  hullDown: yes,
  emplaced: yes,
  immobilized: yes,
  /** 15.5: keeps moving from the turn before. */
  continuous: yes,
  /** 16.0, 11.5: the vehicle in or on which it is, by its number in this list. */
  aboard: optional(integer(0, 400)),
})

const weaponSchema = record({
  type: counter,
  side,
  owner: optional(integer(0, 400)),
  at: optional(place),
  assembled: yes,
  jammed: yes,
  used: yes,
  spent: yes,
})

const markerSchema = record({
  kind: text({ max: 40 }),
  at: place,
  side: optional(side),
  value: optional(integer(0, 99)),
  facing: optional(integer(0, 5)),
})

/** A unit with its own gun 0, or the one that is named, and a vehicle; both by their numbers in the list. */
const acquisitionSchema = record({ unit: integer(0, 400), gun: optional(integer(0, 3)), target: integer(0, 400), value: integer(1, 2) })

/** The form of a position in the middle of play: docs/situation-lnlt.md. What it says is judged by `situation`. */
export const situationSchema = record({
  map: optional(mapSchema),
  ground: optional(situationGroundSchema),
  boards: optional(boardsSchema),
  era: optional(oneOf('ww2', 'modern')),
  turn: optional(integer(1, 60)),
  turns: optional(integer(1, 60)),
  initiative: optional(side),
  /** The side whose impulse is next; that with the initiative unless told. */
  next: optional(side),
  phase: optional(oneOf(...PHASES)),
  step: optional(text({ max: 60 })),
  blue: sideSchema,
  red: sideSchema,
  units: listOf(unitSchema, { max: 400 }),
  weapons: optional(listOf(weaponSchema, { max: 400 })),
  markers: optional(listOf(markerSchema)),
  /** 14.3: what guns have acquired. */
  acquisitions: optional(listOf(acquisitionSchema, { max: 100 })),
  control: optional(record({ blue: optional(listOf(place)), red: optional(listOf(place)) })),
  points: optional(bySide),
  losses: optional(bySide),
  skillPool: optional(listOf(skill, { max: 60 })),
  victory: optional(victorySchema),
  events: optional(eventsSchema),
  objectives: optional(objectivesSchema),
  rules: optional(rulesSchema),
  modules: optional(listOf(text({ max: 40 }))),
  /** What modules that are on keep, by their ids. */
  kept: optional(dictionary(plain(), { max: 40 })),
  options: optional(optionsSchema),
  pack: optional(packSchema),
})

export interface Situation extends Described<typeof situationSchema> {}
export interface SituationUnit extends Described<typeof unitSchema> {}
export interface SituationWeapon extends Described<typeof weaponSchema> {}
export interface SituationMarker extends Described<typeof markerSchema> {}
