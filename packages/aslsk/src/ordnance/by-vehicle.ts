import { LEGAL, type Modifier, type Problem, refuse } from '@firegroup/kernel'
import { isCrewExposed, stunnedBefore } from '../armour/crew.ts'
import { sharedTurn } from '../armour/mounts.ts'
import type { DiceRoll } from '../context.ts'
import { BOUNDING_FIRE, BUTTONED_UP } from '../data/to-hit.ts'
import type { VehicleType } from '../data/vehicles.ts'
import type { AslskState, Weapon } from '../state.ts'
import { typeOf, type Vehicle, vehicleTypeOf, weaponTypeOf } from '../units/units.ts'
import { bowProblem } from '../vehicles/bog.ts'
import { mustGoHome, waysHome } from '../vehicles/recall.ts'
import { isMobile, isRolling } from '../vehicles/status.ts'
import { mpInSight } from './at-vehicle.ts'
import type { Shooter, ShooterOnTracks, Shot } from './shot.ts'

/** 7.7, 3.3.2.2, 7.10: what a vehicle that fires counts for. */
export function vehicleFirerModifiers(s: AslskState, shot: Shot, by: ShooterOnTracks): Modifier[] {
  const found: Modifier[] = []
  const vehicle = by.crew
  if (!isCrewExposed(vehicle)) found.push({ rule: '7.7', label: 'Case 13: buttoned up', value: BUTTONED_UP, tags: ['outside'] })
  const bounding = boundingDrm(s, shot, by)
  if (bounding > 0) found.push({ rule: '3.3.2.2', label: 'Case 14: Bounding Fire', value: bounding, tags: ['outside'] })
  const shared = shot.spines > 0 ? 0 : sharedTurn(vehicle, by.weapon, by.mount === 'turret' ? 'turret' : 'hull')
  if (shared > 0) found.push({ rule: '7.8', label: 'Case 8: turned for another weapon', value: shared, tags: ['outside'] })
  const marked = stunnedBefore(vehicle)
  if (marked) found.push(marked)
  return found
}

/** 3.3.2.2, 3.5 Case 14: by the MP that it has spent in LOS of its target; in the AFPh it has had all the time that there was. */
function boundingDrm(s: AslskState, { occasion, at }: Shot, by: ShooterOnTracks): number {
  const { crew, barrel } = by
  const row = barrel.mount === 'NT' ? BOUNDING_FIRE.hull : BOUNDING_FIRE.turret
  if (occasion.when === 'advancingFire') return hasMoved(by) ? row.over3 : 0
  if (occasion.when !== 'boundingFire') return 0
  const mp = mpInSight(s, crew, at)
  return mp > 6 ? row.over3 : mp > 4 ? row.over2 : row.fewer
}

/** 2.0, 3.5: it has entered a hex in this MPh, or is still in Motion, and fires afterwards as Bounding Fire; MP spent where it stands are no such movement. */
export function hasMoved({ crew, weapon }: ShooterOnTracks): boolean {
  return weapon.moved || crew.vehicle.motion
}

/** 3.2.4 Case 16: the TH DR of a vehicle in Motion, or that has not stopped: its lower die counts twice. */
export function toHitTotal({ by }: Pick<Shot, 'by'>, { coloured, white, total }: DiceRoll): number {
  return doublesLowerDie(by) ? total + Math.min(coloured, white) : total
}

function doublesLowerDie(by: Shooter): boolean {
  return by.kind === 'vehicle' && isRolling(by.crew)
}

/** 7.2, 7.10, 7.13, 3.2.5: why the main armament of a vehicle can't be fired; empty if it can. */
export function mainArmamentProblems(s: AslskState, shot: Shot, { crew, weapon }: ShooterOnTracks): readonly Problem[] {
  const unserved = crewProblems(s, crew, weapon)
  if (unserved.length > 0) return unserved
  if (shot.target === 'att' && (crew.vehicle.motion || shot.occasion.when === 'boundingFire'))
    return refuse('3.2.4', `The ${typeOf(s, crew).label} is on the move: it can't fire at an area.`)
  const bow = vehicleTypeOf(s, crew).turret === 'NT' ? bowProblem(s, crew, shot.at, shot.occasion.expenditure) : null
  return bow ? [bow] : vehicleFireProblems(s, crew, shot.occasion.when, true)
}

/** 7.2, 7.13: whether its crew, exposed or buttoned up, can't serve the main armament. */
export function crewProblems(s: AslskState, crew: Vehicle, weapon: Weapon): readonly Problem[] {
  const { label, turret, openTopped } = vehicleTypeOf(s, crew)
  if (firesShut(turret, openTopped) && crew.vehicle.exposed)
    return refuse('7.2', `The ${weaponTypeOf(s, weapon).name} of the ${label} can't be fired while its crew is exposed.`)
  if (openTopped && !crew.vehicle.exposed) return refuse('7.13', `Buttoned up, the ${label} fires nothing but what is in its bow.`)
  return LEGAL
}

/** 7.2: what its turret bears is fired with shut hatches alone; not where it is open-topped, for then it could never be fired (7.13). */
export function firesShut(turret: VehicleType['turret'], openTopped: boolean): boolean {
  return (turret === 'RST' || turret === '1MT') && !openTopped
}

/** 3.2.5, 3.3.2.2, 3.5, 7.8: whether a vehicle may fire at all in this phase; `main`: with its main armament. */
export function vehicleFireProblems(s: AslskState, vehicle: Vehicle, when: Shot['occasion']['when'], main: boolean): readonly Problem[] {
  const { label } = typeOf(s, vehicle)
  if (vehicle.vehicle.turnedIdle) return refuse('3.3.2', `The ${label} has been turned instead of firing.`)
  if (when === 'prepFire' && vehicle.vehicle.motion) return refuse('3.2.5', `The ${label} is in Motion and fires only after its move.`)
  if (when === 'prepFire' && stillGoesHome(s, vehicle))
    return refuse('7.10', `The ${label} is Recalled: it goes home as fast as it can, and does not stay to fire.`)
  if (when !== 'advancingFire' && when !== 'boundingFire') return LEGAL
  if (vehicle.fire === 'prep') return refuse('7.8', `The ${label} has fired in the Prep Fire Phase.`)
  const { bounding } = vehicle.vehicle
  if (!bounding) return LEGAL
  if (when === 'advancingFire') {
    if (bounding.others) return refuse('3.5', `The ${label} has fired more than its main armament on the move.`)
    if (!main || !bounding.kept) return refuse('3.5', `The ${label} has fired on the move, and has no rate left.`)
    return LEGAL
  }
  if (main && vehicle.spent <= bounding.spent) return refuse('3.3.2.2', `The ${label} must spend another MP before it fires again.`)
  if (bounding.at !== vehicle.at && !(main && bounding.kept))
    return refuse('3.3.2.2', `The ${label} has fired from another hex: there all that it fires on the move was to be fired.`)
  return LEGAL
}

/** 7.10: Recalled and able to go home in the coming MPh, which Prep Fire would keep it from (3.3). */
function stillGoesHome(s: AslskState, vehicle: Vehicle): boolean {
  return vehicle.vehicle.recalled && vehicle.fire === 'none' && isMobile(vehicle) && mustGoHome(vehicle, waysHome(s, vehicle))
}

const MARKS = { prepFire: 'prep', firstFire: 'first', defensiveFire: 'final', advancingFire: 'final', boundingFire: 'first' } as const

/** 3.2.5, 3.3.3: the fire counter of a vehicle's main armament. */
export function markMainArmament({ occasion }: Shot, { weapon, crew }: ShooterOnTracks, kept: boolean): void {
  weapon.keptRate = kept
  if (!kept) weapon.fire = MARKS[occasion.when]
  noteVehicleFire(crew, occasion.when, true, kept)
}

/** 3.2.5, 3.3.2.2: what a vehicle has fired in its own Player Turn, which decides what it may fire later. */
export function noteVehicleFire(vehicle: Vehicle, when: Shot['occasion']['when'], main: boolean, kept: boolean): void {
  if (when === 'prepFire') vehicle.fire = 'prep'
  if (when !== 'boundingFire') return
  const before = vehicle.vehicle.bounding
  vehicle.vehicle.bounding = {
    at: before?.at ?? vehicle.at,
    spent: main ? vehicle.spent : (before?.spent ?? -1),
    others: before?.others === true || !main,
    kept: main ? kept : (before?.kept ?? false),
  }
}
