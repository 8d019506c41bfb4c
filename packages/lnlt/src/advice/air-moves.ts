import { groundUnder, isHovering } from '../air/helicopter.ts'
import { hexOf, locationNamed } from '../map/location.ts'
import { distance, isOpen } from '../map/terrain.ts'
import { enemyOf, type LnltState, type Location, type Side, type Unit } from '../state.ts'
import { passengersOf } from '../vehicles/vehicle.ts'
import type { GroundValue } from './ground.ts'
import { WEIGHTS } from './weights.ts'

/** 19.2: nearer to where it is wanted: with men aboard to the goal, without to the enemy, but not over his head. */
export function flightValue(s: LnltState, side: Side, unit: Unit, to: string, ground: GroundValue): number {
  const there = locationNamed(s.setting, to)
  return there < 0 ? 0 : placeValue(s, side, unit, there, ground) - placeValue(s, side, unit, unit.at, ground) - WEIGHTS.inertia / 2
}

function placeValue(s: LnltState, side: Side, unit: Unit, at: Location, ground: GroundValue): number {
  const near = nearestEnemy(s, side, at)
  if (passengersOf(s, unit).length === 0) return -Math.abs(near - STAND_OFF) / 3
  const below = groundUnder(at)
  const lands = isOpen(s.setting, hexOf(below)) && near > 0
  return -ground.distance(below) * TOWARDS - (lands ? 0 : NO_GROUND) - (near < DANGER ? (DANGER - near) / 4 : 0)
}

/** What an MP on foot less to go is worth to those aboard, and that they could not get off here. */
const TOWARDS = 0.4
const NO_GROUND = 0.5
/** In hexes: where rifles reach, and from where it fires. */
const DANGER = 3
const STAND_OFF = 4

/** What it could bring to activate it: men who are carried on, or let off. */
export function flightPromise(s: LnltState, side: Side, unit: Unit, ground: GroundValue): number {
  if (passengersOf(s, unit).length > 0) return CARRIES
  const near = nearestEnemy(s, side, unit.at)
  return near > STAND_OFF + 2 ? WEIGHTS.cover + ground.haste : 0.1
}

const CARRIES = 3

function nearestEnemy(s: LnltState, side: Side, at: Location): number {
  let near = 30
  for (const { side: whose, at: there } of s.units)
    if (whose === enemyOf(side) && there >= 0) near = Math.min(near, distance(s.setting, at, there))
  return near
}

/** 19.2.1: hover to let men off where they are wanted; fly on otherwise. */
export function hoverValue(s: LnltState, side: Side, unit: Unit, hover: boolean, ground: GroundValue): number {
  const loaded = passengersOf(s, unit).length > 0
  const below = groundUnder(unit.at)
  if (loaded) return hover === (ground.distance(below) <= CLOSE && isOpen(s.setting, hexOf(below))) ? WEIGHTS.cover * 2 : -1
  if (isHovering(unit)) return nearestEnemy(s, side, unit.at) > STAND_OFF + 2 ? 0.1 : -0.3
  return -0.2
}

/** In MP on foot. */
const CLOSE = 4
