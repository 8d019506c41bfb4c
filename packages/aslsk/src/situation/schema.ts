import { situationGroundSchema } from '@firegroup/hexgame'
import { boardsSchema, mapSchema } from '@firegroup/hexmap'
import { type Described, dictionary, flag, integer, listOf, oneOf, optional, plain, record, text } from '@firegroup/kernel'
import { placesSchema } from '../places/schema.ts'
import { optionsSchema, packSchema, rulesSchema, victorySchema } from '../scenario/schema.ts'
import { PHASES, SIDES } from '../state.ts'

const side = oneOf(...SIDES)
const fire = optional(oneOf('none', 'prep', 'first', 'final'))
const yes = optional(flag())
const place = text({ max: 24 })
const counter = text({ max: 40 })
const sideSchema = record({ nation: text({ max: 40 }), elr: optional(integer(0, 5)) })
const pointsSchema = record({ casualties: integer(0), exited: integer(0) })

/** A vehicle, as far as it is more than a unit. The fields are those of `VehicleState` in state.ts. */
const vehicleSchema = record({
  vca: optional(integer(0, 5)),
  tca: optional(integer(0, 5)),
  motion: yes,
  started: yes,
  movingTarget: yes,
  exposed: yes,
  bog: optional(oneOf('none', 'bogged', 'mired')),
  immobilized: yes,
  shock: optional(oneOf('none', 'shocked', 'unconfirmed')),
  stun: optional(oneOf('none', 'stunned', 'marked')),
  recalled: yes,
})

/** A unit; what is not said of it is as at the start of a Player Turn. The fields are those of `Unit` in state.ts. */
const unitSchema = record({
  side,
  type: counter,
  at: place,
  /** Where a unit that is offboard is to enter. */
  entry: optional(place),
  broken: yes,
  dm: yes,
  pinned: yes,
  wasPinned: yes,
  wounded: yes,
  cx: yes,
  melee: yes,
  fire,
  forfeited: yes,
  firedWeapon: yes,
  mode: optional(oneOf('still', 'normal', 'assault', 'double')),
  spent: optional(integer(0, 40)),
  spentHere: optional(integer(0, 40)),
  moveEnded: yes,
  allRoad: yes,
  onRoad: yes,
  crestSide: optional(integer(-1, 5)),
  triedSmoke: yes,
  actedInRally: yes,
  triedRally: yes,
  advanced: yes,
  routed: yes,
  vehicle: optional(vehicleSchema),
  banzai: optional(oneOf('charging', 'charged')),
  concealed: yes,
  hidden: yes,
  /** A.8: where in its Location it is: 'foxhole', 'wire'. */
  position: optional(text({ max: 20 })),
})

const weaponSchema = record({
  type: counter,
  side,
  owner: optional(integer(0, 400)),
  at: optional(place),
  malfunctioned: yes,
  fire,
  keptRate: yes,
  moved: yes,
  /** Of a Gun: the hexspine at which it points, 0 to 5 clockwise from the northeast. */
  ca: optional(integer(0, 5)),
  acquired: optional(record({ at: place, drm: integer(-2, -1), units: optional(listOf(integer(0, 400))) })),
  intensive: yes,
  /** 6.3: a Gun that stands where it was set up. */
  emplaced: yes,
})

const markerSchema = record({
  kind: text({ max: 40 }),
  at: place,
  side: optional(side),
  value: optional(integer(0, 99)),
  extra: optional(integer(0, 400)),
})

/** The form of a position in the middle of play: docs/situation-aslsk.md. What it says is judged by `situation`. */
export const situationSchema = record({
  map: optional(mapSchema),
  ground: optional(situationGroundSchema),
  boards: optional(boardsSchema),
  month: optional(integer(1, 12)),
  year: optional(integer(1900, 2100)),
  turn: optional(integer(1, 60)),
  turns: optional(integer(1, 60)),
  halfLastTurn: yes,
  attacker: side,
  movesFirst: optional(side),
  phase: optional(oneOf(...PHASES)),
  step: optional(text({ max: 60 })),
  allied: sideSchema,
  axis: sideSchema,
  units: listOf(unitSchema, { max: 400 }),
  weapons: optional(listOf(weaponSchema, { max: 400 })),
  markers: optional(listOf(markerSchema)),
  control: optional(record({ allied: optional(listOf(place)), axis: optional(listOf(place)) })),
  /** 8.2.1: hexes whose hut has fallen. */
  collapsed: optional(listOf(place)),
  points: optional(record({ allied: pointsSchema, axis: pointsSchema })),
  victory: optional(victorySchema),
  rules: optional(rulesSchema),
  modules: optional(listOf(text({ max: 40 }))),
  places: optional(placesSchema),
  kept: optional(dictionary(plain())),
  pack: optional(packSchema),
  options: optional(optionsSchema),
})

export interface Situation extends Described<typeof situationSchema> {}
export interface SituationUnit extends Described<typeof unitSchema> {}
export interface SituationWeapon extends Described<typeof weaponSchema> {}
export interface SituationMarker extends Described<typeof markerSchema> {}
