import type { Problem } from '@firegroup/kernel'
import { isAfloat } from '../boats/boats.ts'
import { placeMarker } from '../data/markers.ts'
import { SMOKE } from '../data/smoke.ts'
import { MMC_KINDS } from '../data/unit-kinds.ts'
import { hexOf, locationOf, nameOf } from '../map/location.ts'
import { isAloft } from '../map/terrain.ts'
import { stackingProblem } from '../movement/stacking.ts'
import { roomProblem } from '../passengers/board.ts'
import { ELIMINATED, type LnltState, type Location, type Marker, MERGED, SIDES, type Unit, type Weapon } from '../state.ts'
import { fatalWound } from '../units/damage.ts'
import { has } from '../units/marks.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import { isVehicle, passengersOf, type VehicleUnit, vehicleType } from '../vehicles/vehicle.ts'
import { carryLimit, countedOf } from '../weapons/possession.ts'

/** What can't be in a position between two decisions, each as a sentence with where it is said; empty where all of it can. */
export function impossibilities(s: LnltState): readonly Problem[] {
  const found: Problem[] = []
  const complain = (where: string, what: string, rule: string) => found.push({ rule, message: `${where}: ${what}.` })
  for (const unit of s.units) unitProblems(s, unit, (what, rule) => complain(`units[${unit.id}]`, what, rule))
  for (const weapon of s.weapons) weaponProblems(s, weapon, (what, rule) => complain(`weapons[${weapon.id}]`, what, rule))
  for (const [index, marker] of s.markers.entries()) markerProblems(s, marker, (what, rule) => complain(`markers[${index}]`, what, rule))
  for (const at of new Set(s.units.map((unit) => unit.at))) if (at >= 0) placeProblems(s, at, complain)
  return found
}

type Say = (what: string, rule: string) => void

function unitProblems(s: LnltState, unit: Unit, say: Say): void {
  const { kind, name } = typeOf(s, unit)
  if (unit.at >= 0 && !isAloft(unit.at) && isFlier(s, unit)) say(`the ${name} is in the air over a hex, ${hexName(s, unit)} air`, '19.2.1')
  if (isAloft(unit.at) && !isFlier(s, unit)) say(`the ${name} does not fly`, '19.2.1')
  if (isVehicle(unit)) aboardProblems(s, unit, say)
  if (unit.at >= 0 && !isAloft(unit.at) && s.setting.terrain[hexOf(unit.at)]!.mpLeg === null && !isAfloat(s, unit))
    say(`nobody can be in ${nameOf(s.setting, unit.at)}`, '10.4')
  if (unit.shaken && kind === 'hero') say(`the ${name} is a Hero, and Heroes are never Shaken`, '11.2')
  if (unit.wounds > 0 && MMC_KINDS.has(kind)) say(`only a single man is wounded, and the ${name} is none`, '5.1')
  else if (unit.wounds >= fatalWound(unit) && unit.at !== ELIMINATED) say(`${unit.wounds} wounds would have killed the ${name}`, '5.1')
  if (has(unit, 'melee') && !hasMarker(s, 'melee', unit.at)) say(`the ${name} is marked Melee, but no Melee marker lies where it is`, '8.1')
}

/** 16.0: those in or on it are of its side, and it has room for them. */
function aboardProblems(s: LnltState, vehicle: VehicleUnit, say: Say): void {
  const riders = passengersOf(s, vehicle)
  const stranger = riders.find(({ side }) => side !== vehicle.side)
  if (stranger) say(`the ${typeOf(s, stranger).name} is aboard a vehicle of the enemy`, '16.0')
  const crowd = riders.length === 0 ? null : roomProblem(s, vehicle, [])
  if (crowd)
    say(
      crowd.message
        .replace(/\.$/, '')
        .replace(/^There/, 'there')
        .replace(/^The/, 'the'),
      '16.1',
    )
}

function isFlier(s: LnltState, unit: Unit): boolean {
  return isVehicle(unit) && vehicleType(s, unit).air !== null
}

function hexName(s: LnltState, { at }: Unit): string {
  return nameOf(s.setting, locationOf(hexOf(at)))
}

/** 1.6: whoever has a weapon is there, can have it, and has no more than he can carry. */
function weaponProblems(s: LnltState, weapon: Weapon, say: Say): void {
  const type = typeOfWeapon(s, weapon)
  if (weapon.assembled && type.tripod === null) say(`the ${type.name} has no other side to set it up on`, '1.6.1')
  const owner = s.units[weapon.owner]
  if (weapon.owner < 0) return
  if (!owner || owner.at === ELIMINATED || owner.at === MERGED) {
    say(`the ${type.name} belongs to a unit that is not there`, '1.6')
    return
  }
  const { name } = typeOf(s, owner)
  const held = countedOf(s, owner)
  const limit = carryLimit(s, owner)
  if (limit === 0) say(`a ${name} can't carry Support Weapons`, '1.6')
  else if (held.length > limit && held[limit] === weapon) say(`the ${name} can carry ${limit}, not ${held.length}`, '1.6')
}

function markerProblems(s: LnltState, { kind, at, side, value }: Marker, say: Say): void {
  const known = placeMarker(kind)
  if (!known) {
    say(`there is no marker '${kind}'`, '9.0')
    return
  }
  if (at < 0) say(`a ${known.name} marker must lie on the map`, known.rule)
  if (kind === 'smoke' && (value < SMOKE.first || value > SMOKE.last))
    say(`Smoke markers have the numbers ${SMOKE.first} to ${SMOKE.last}, not ${value}`, known.rule)
  if (kind === 'spotted' && value === 0 && !s.units.some((unit) => unit.at === at && unit.side !== side))
    say(`a Spotted marker of ${side} lies in ${nameOf(s.setting, at)}, where none of its enemies is`, known.rule)
}

/** 1.3: never overstacked; 8.0: enemies share a location only in Melee. */
function placeProblems(s: LnltState, at: Location, complain: (where: string, what: string, rule: string) => void): void {
  for (const side of SIDES) {
    const crowd = stackingProblem(s, side, [], at)
    if (crowd) complain('units', crowd.message.replace(/\.$/, ''), '1.3')
  }
  const here = s.units.filter((unit) => unit.at === at)
  if (here.some(({ side }) => side !== here[0]!.side) && !hasMarker(s, 'melee', at))
    complain('units', `enemies are together in ${nameOf(s.setting, at)}, where no Melee marker lies`, '8.0')
}

function hasMarker(s: LnltState, kind: string, at: Location): boolean {
  return s.markers.some((marker) => marker.kind === kind && marker.at === at)
}
