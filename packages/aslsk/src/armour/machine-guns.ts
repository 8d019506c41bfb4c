import { type Described, integer, LEGAL, listOf, optional, type Problem, refuse, text, variants } from '@firegroup/kernel'
import { LONG_RANGE_TIMES } from '../data/fire.ts'
import { type Attack, targetsOf } from '../fire/attack.ts'
import type { Occasion } from '../fire/declaration.ts'
import { shotCapProblems, unitProblems, weaponForbidden } from '../fire/firers.ts'
import { canSee, sight } from '../map/los.ts'
import { distance, nameOf, placeOf } from '../map/terrain.ts'
import { firesShut, vehicleFireProblems } from '../ordnance/by-vehicle.ts'
import { hullProblems } from '../ordnance/problems.ts'
import { type AslskState, enemyOf, type Location, type Weapon } from '../state.ts'
import { hasUnits, typeOf, type Vehicle, vehicleTypeOf, weaponTypeOf } from '../units/units.ts'
import { bowProblem } from '../vehicles/bog.ts'
import { ownVehicleOnMap } from '../vehicles/own-vehicle.ts'
import { isCrewExposed } from './crew.ts'
import { hasMainIfe, mainIfeProblems, mayResume, sprayRange } from './main-ife.ts'
import { covers, mountOf, type Pointing, pointingAfter, sharedTurn, turningDrm } from './mounts.ts'

const id = integer(0, 9999)
const spine = optional(integer(0, 5))

/** 7.8: a vehicle's MG fire as a player declares it: which of them at which hex, and how it turns for that. */
export const machineGunShape = {
  unit: id,
  weapons: listOf(id, { min: 1, max: 6 }),
  at: text({ max: 24 }),
  vca: spine,
  tca: spine,
} as const

const schema = variants({ vehicleFire: machineGunShape })
export type MachineGunFire = Described<typeof schema>

/** 7.8: why a vehicle can't fire its MGs so; empty if it can. */
export function machineGunProblems(s: AslskState, occasion: Occasion, declared: MachineGunFire): readonly Problem[] {
  const vehicle = ownVehicleOnMap(s, occasion.side, declared.unit)
  if (typeof vehicle === 'string') return refuse('7.8', vehicle)
  const at = placeOf(s, declared.at)
  if (at < 0) return refuse('3.2', `There is no hex ${declared.at} on this map.`)
  const pointing = pointingAfter(vehicle, declared.vca, declared.tca)
  return (
    first(targetProblems(s, occasion, vehicle, at)) ??
    first(unitProblems(s, vehicle)) ??
    first(turningProblems(s, occasion, vehicle, pointing, declared.weapons, at)) ??
    first(weaponsProblems(s, occasion, vehicle, declared, at, pointing)) ??
    first(groupProblems(s, occasion, vehicle, declared.weapons, at)) ??
    sightProblems(s, vehicle, at)
  )
}

/** 3.3.3, 7.12, 3.2.2.1: why a vehicle's MGs, whichever they are, can't fire at a hex; LOS and how far they reach apart. */
export function targetProblems(s: AslskState, { side, expenditure }: Occasion, vehicle: Vehicle, at: Location): readonly Problem[] {
  if (expenditure && at !== expenditure.at)
    return refuse('3.3.3', `Only the units moving in ${nameOf(s, expenditure.at)} can be fired at now.`)
  if (targetsOf(s, side, at, expenditure, vehicle.at).every((unit) => unit.side === side))
    return refuse('7.12', `There is nobody in ${nameOf(s, at)} whom machine guns could hurt.`)
  const gun = s.setting.hooks.weaponForbids.length > 0 ? s.weapons.find(({ owner }) => owner === vehicle.id) : undefined
  const forbidden = gun && weaponForbidden(s, vehicle, gun, at)
  if (forbidden) return [forbidden]
  return vehicle.at !== at && hasUnits(s, enemyOf(side), vehicle.at)
    ? refuse('3.2.2.1', `There is an enemy in ${nameOf(s, vehicle.at)}: units there may not fire out of it.`)
    : LEGAL
}

/** 7.8, 3.2.4: on the move it fires as it points, and it turns no further than it must. */
export function turningProblems(
  s: AslskState,
  { when, expenditure }: Occasion,
  vehicle: Vehicle,
  { vca, tca }: Pointing,
  weapons: readonly number[],
  at: Location,
): readonly Problem[] {
  if (vca === vehicle.vehicle.vca && tca === vehicle.vehicle.tca) return LEGAL
  const { label } = typeOf(s, vehicle)
  if (when === 'boundingFire') return refuse('7.8', `On the move the ${label} fires as it points.`)
  if (vehicleTypeOf(s, vehicle).turret === 'NT' && vca !== tca) return refuse('7.2', `The ${label} has no turret to turn.`)
  if (weapons.every((weapon) => s.weapons[weapon] && covers(s, vehicle, s.weapons[weapon], vehicle.vehicle, at, expenditure)))
    return refuse('3.2.4', `${nameOf(s, at)} is covered as the ${label} points.`)
  if (at === vehicle.at && expenditure && expenditure.kind !== 'enter')
    return refuse('3.2.4', `The ${label} could be turned towards them only as they came in.`)
  return vca === vehicle.vehicle.vca ? LEGAL : hullProblems(s, vehicle)
}

function weaponsProblems(
  s: AslskState,
  occasion: Occasion,
  vehicle: Vehicle,
  { weapons }: MachineGunFire,
  at: Location,
  pointing: Pointing,
): readonly Problem[] {
  if (new Set(weapons).size < weapons.length) return refuse('3.2.2', 'A Weapon is named twice.')
  for (const weaponId of weapons) {
    const weapon = s.weapons[weaponId]
    if (!weapon || weapon.owner !== vehicle.id) return refuse('7.8', `Weapon ${weaponId} is not on the ${typeOf(s, vehicle).label}.`)
    const problems =
      first(readyProblems(s, vehicle, weapon)) ??
      first(aimProblems(s, occasion, vehicle, weapon, at, pointing)) ??
      occasionProblems(s, occasion, vehicle, weapon)
    if (problems.length > 0) return problems
  }
  return LEGAL
}

/** 7.2, 7.8, 7.13: why one MG of a vehicle, or its main armament as IFE, can't be fired, whatever at. */
export function readyProblems(s: AslskState, vehicle: Vehicle, weapon: Weapon): readonly Problem[] {
  if (weapon.fire !== 'none' && !weapon.keptRate && !mayResume(s, weapon))
    return refuse('7.8', `The ${weaponTypeOf(s, weapon).name} has fired in this Player Turn.`)
  return serviceProblems(s, vehicle, weapon)
}

/** 7.2, 7.8, 7.13: why its crew, exposed or buttoned up, can't serve one of its MGs, whether or not it has fired. */
export function serviceProblems(s: AslskState, vehicle: Vehicle, weapon: Weapon): readonly Problem[] {
  const { name, kind, mounted } = weaponTypeOf(s, weapon)
  const { label, turret, openTopped } = vehicleTypeOf(s, vehicle)
  const isExposed = isCrewExposed(vehicle)
  if (kind !== 'mg' && !hasMainIfe(s, weapon)) return refuse('3.2.4', `The ${name} must hit first.`)
  if (weapon.malfunctioned) return refuse('7.8', `The ${name} is malfunctioned.`)
  if (mounted === 'antiAircraft' && !isExposed) return refuse('7.8', `The ${name} can be fired only while the crew is exposed.`)
  if (firesShut(turret, openTopped) && isExposed && mountOf(s, vehicle, weapon).bearer === 'turret' && mounted !== 'rear')
    return refuse('7.2', `The ${name} of the ${label} can't be fired while its crew is exposed.`)
  return openTopped && !isExposed && mounted !== 'bow'
    ? refuse('7.13', `Buttoned up, the ${label} fires nothing but what is in its bow.`)
    : LEGAL
}

/** 7.8, 3.2.4, 7.6: why it can't be fired at a hex while the vehicle points so. */
export function aimProblems(
  s: AslskState,
  occasion: Occasion,
  vehicle: Vehicle,
  weapon: Weapon,
  at: Location,
  pointing: Pointing,
): readonly Problem[] {
  const { expenditure } = occasion
  const { name, mounted, reach = sprayRange(s, weapon) * LONG_RANGE_TIMES } = weaponTypeOf(s, weapon)
  const away = distance(s, vehicle.at, at)
  if (away > reach) return refuse('7.8', `The target is ${away} hexes away; the ${name} reaches ${reach}.`)
  if (!covers(s, vehicle, weapon, pointing, at, expenditure))
    return refuse('3.2.4', `${nameOf(s, at)} is not in the Covered Arc of the ${name}.`)
  const bow = mountOf(s, vehicle, weapon).bearer === 'hull' && mounted !== 'rear' ? bowProblem(s, vehicle, at, expenditure) : null
  return bow ? [bow] : mainIfeProblems(s, occasion, vehicle, weapon, at)
}

/** 3.2.5, 3.3.3: why it can't be fired on this occasion. */
export function occasionProblems(s: AslskState, { when, expenditure }: Occasion, vehicle: Vehicle, weapon: Weapon): readonly Problem[] {
  const phase = vehicleFireProblems(s, vehicle, when, weaponTypeOf(s, weapon).mounted === 'main')
  if (phase.length > 0) return phase
  return expenditure ? shotCapProblems(s, expenditure, `w${weapon.id}`) : LEGAL
}

/** 7.8: MGs of a vehicle that fire at the same target do so together. */
export function groupProblems(
  s: AslskState,
  { expenditure }: Occasion,
  vehicle: Vehicle,
  weapons: readonly number[],
  at: Location,
): readonly Problem[] {
  const now = expenditure ? s.expenditures : 0
  const before = s.volleys.some((volley) => volley.gunsOf === vehicle.id && volley.at === at && volley.expenditure === now)
  if (!before || weapons.every((weapon) => s.weapons[weapon]!.keptRate)) return LEGAL
  return refuse('7.8', `The ${typeOf(s, vehicle).label} has fired at this target: its machine guns attack it together.`)
}

/** 3.2.1: with free checks a blocked line is refused; as printed it is found out by firing. */
export function sightProblems(s: AslskState, vehicle: Vehicle, at: Location): readonly Problem[] {
  if (s.setting.options.losChecks === 'declared' || canSee(s, vehicle.at, at)) return LEGAL
  const { blocked } = sight(s, vehicle.at, at)
  return blocked ? refuse(blocked.rule, `From ${nameOf(s, vehicle.at)} to ${nameOf(s, at)}: ${blocked.reason}`) : LEGAL
}

/** A legal declaration as the attack that it makes. */
export function machineGunAttack(
  s: AslskState,
  { when, side, expenditure }: Occasion,
  { unit, weapons, at: name, vca, tca }: MachineGunFire,
): Attack {
  const vehicle = s.units[unit] as Vehicle
  const at = placeOf(s, name)
  const pointing = pointingAfter(vehicle, vca, tca)
  return {
    when,
    means: 'fire',
    by: side,
    at,
    targets: targetsOf(s, side, at, expenditure, vehicle.at).map(({ id: target }) => target),
    firers: [{ unit, inherent: false, weapons }],
    directors: [],
    expenditure,
    turning: turningOf(s, vehicle, weapons, pointing),
  }
}

/** 7.8: the worst Case 8 DRM of all that fire: for turning now, or for having been turned before another weapon fired. */
function turningOf(s: AslskState, vehicle: Vehicle, weapons: readonly number[], pointing: Pointing): number {
  let worst = 0
  for (const weaponId of weapons) {
    const weapon = s.weapons[weaponId]!
    const { bearer } = mountOf(s, vehicle, weapon)
    const drm = turningDrm(s, vehicle, bearer, pointing)
    worst = Math.max(worst, drm > 0 ? drm : sharedTurn(vehicle, weapon, bearer))
  }
  return worst
}

function first(problems: readonly Problem[]): readonly Problem[] | undefined {
  return problems.length > 0 ? problems : undefined
}
