import { flag, integer, LEGAL, optional, type Problem, text } from '@firegroup/kernel'
import { hasMelee, isMmc, targetsAt } from '../fire/attack.ts'
import { type FireContext, lineProblem, sameTargetProblem } from '../fire/declaration.ts'
import { type Aim, readyProblem, weaponsFired } from '../fire/firers.ts'
import { leaderProblem } from '../fire/leaders.ts'
import { isHouse } from '../fortifications/places.ts'
import { BUNKER, CAVE, hexOf, layerOf, locationNamed, nameOf } from '../map/location.ts'
import { distance } from '../map/terrain.ts'
import { hasToHit } from '../modern/grenades.ts'
import { missileProblem } from '../modern/missiles.ts'
import { seenByUnit, sightOfUnit } from '../modern/thermal.ts'
import { mountedWeaponProblem } from '../mounted/mounted.ts'
import { isBeyondNight, isNight } from '../night/dark.ts'
import { isSpotted } from '../spotting/spotted.ts'
import type { LnltState, Location, Unit, Weapon } from '../state.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import { assaultFireProblem, occasionOf } from '../vehicles/assault-fire.ts'
import { aimProblem, gunBit, gunnerProblem } from '../vehicles/gunner.ts'
import { isLaid, isLay, type LaidUnit, layOn } from '../vehicles/laying.ts'
import { acquired } from './acquisition.ts'
import { barricadeProblem } from './at-barricade.ts'
import { type Gun, gunNumbered, gunsOf, rangeProblem, weaponOfGun } from './guns.ts'
import { ammunitionProblem, isPiat, type Shot } from './shot.ts'

/** 14.1: one shot of one gun. */
export interface OrdnanceDeclaration {
  readonly unit: number
  /** One of its own by number, or -1 - the id of a Support Weapon. */
  readonly gun: number
  readonly at: string
  /** The vehicle; left out: all the others there. */
  readonly target?: number
  /** 21.5: the Barricade of the hex that bars this hexside, and nobody. */
  readonly barricade?: number
  /** 5.0.1: the Leader who helps. */
  readonly leader?: number
  /** 15.1, 1.7.1: it turns there first. */
  readonly facing?: number
  /** 1.6: a second single man who serves the weapon. */
  readonly helper?: number
  /** 15.2.1: the vehicle moves afterwards, in the same impulse. */
  readonly assault?: boolean
}

export const ordnanceShape = {
  unit: integer(0, 9999),
  gun: integer(-9999, 3),
  at: text({ max: 40 }),
  target: optional(integer(0, 9999)),
  barricade: optional(integer(0, 5)),
  leader: optional(integer(0, 9999)),
  facing: optional(integer(0, 5)),
  helper: optional(integer(0, 9999)),
  assault: optional(flag()),
} as const

export function ordnanceProblems(s: LnltState, declared: OrdnanceDeclaration, context: FireContext): readonly Problem[] {
  const problem = ordnanceProblem(s, declared, context)
  return problem ? [problem] : LEGAL
}

/** 14.1: why the shot can't be fired so; null if it can. */
function ordnanceProblem(s: LnltState, declared: OrdnanceDeclaration, context: FireContext): Problem | null {
  const unit = s.units[declared.unit]
  if (!unit || unit.side !== context.side || unit.at < 0) return { rule: '14.0', message: 'That is no unit of yours on the map.' }
  const at = locationNamed(s.setting, declared.at)
  if (at < 0) return { rule: '14.1', message: `There is no place ${declared.at} on this map.` }
  const gun = gunNumbered(s, unit, declared.gun)
  if (!gun) return { rule: '14.0', message: `The ${typeOf(s, unit).name} has no such gun.` }
  const target = declared.target ?? -1
  return (
    firerProblem(s, context, unit, gun, at, declared) ??
    aimedProblem(s, context, unit, gun, at, declared) ??
    sameHexProblem(s, context, unit, gun, at) ??
    rangeProblem(gun, distance(s.setting, unit.at, at)) ??
    // 21.1.2: what bursts on its face reaches those in a Bunker from any side
    lineProblem(s, unit.at, at, layerOf(at) === BUNKER, sightOfUnit(s, unit, at)) ??
    ammunitionProblem(s, { gun, target, from: unit.at, at, barricade: declared.barricade }) ??
    missileProblem(s, context, unit, gun, at, target >= 0 || declared.barricade !== undefined) ??
    leadProblem(s, context, unit, at, declared)
  )
}

function firerProblem(
  s: LnltState,
  context: FireContext,
  unit: Unit,
  gun: Gun,
  at: Location,
  { facing, helper, assault }: OrdnanceDeclaration,
): Problem | null {
  const weapon = weaponOfGun(s, gun.number)
  const assaulting = assaultFireProblem(s, context, unit, assault)
  if (assaulting) return assaulting
  if (weapon)
    return facing === undefined
      ? carriedProblem(s, context, unit, weapon, at, helper)
      : { rule: '15.1', message: 'A Support Weapon is not turned.' }
  const problem = gunnerProblem(s, context, unit)
  if (problem || !isLaid(unit)) return problem
  if ((unit.laid.fired & gunBit(gun.number)) !== 0) return { rule: '14.1', message: `The ${gun.name} has fired in this turn.` }
  const lay = layOn(s, unit, gun.mount, at, facing)
  return oneKindProblem(s, unit, gun) ?? aimProblem(s, context, unit, at, gun.shots > 1) ?? (isLay(lay) ? null : lay)
}

/** 14.1, LG-63: several guns fire in one activation only if all of them fire AP. */
function oneKindProblem(s: LnltState, unit: LaidUnit, gun: Gun): Problem | null {
  for (const other of gunsOf(s, unit)) {
    const begun = (unit.laid.fired & gunBit(other.number)) !== 0 || (other.shots > 1 && unit.laid.shots !== undefined)
    if (other.number === gun.number || !begun) continue
    if (other.type.ammunition !== 'AP' || gun.type.ammunition !== 'AP')
      return { rule: '14.1', message: `The ${typeOf(s, unit).name} fires one kind of ammunition in a turn.` }
  }
  return null
}

/** 1.6, 1.6.4: an ordnance SW in the hands of a unit, besides what else it fires. */
function carriedProblem(s: LnltState, context: FireContext, unit: Unit, weapon: Weapon, at: Location, helper?: number): Problem | null {
  const { name } = typeOf(s, unit)
  const type = typeOfWeapon(s, weapon)
  const aim: Aim = { side: context.side, occasion: context.occasion, from: unit.at, at, units: context.units }
  if (weapon.owner !== unit.id) return { rule: '1.6', message: `The ${name} does not have the ${type.name}.` }
  const ready = readyProblem(s, aim, unit)
  if (ready) return ready
  const mounted = mountedWeaponProblem(s, unit, weapon)
  if (mounted) return mounted
  if (weapon.used) return { rule: '1.6', message: `The ${type.name} has been used in this turn.` }
  if (weaponsFired(s, unit, false) < 1) return { rule: '1.6', message: `The ${name} has fired all that it can.` }
  const layer = layerOf(unit.at)
  if (type.kind === 'antiAircraft' && (layer === BUNKER || isHouse(s, hexOf(unit.at))))
    return { rule: '1.6.6', message: `The ${type.name} can’t be fired out of a building or Bunker.` }
  if (type.kind === 'antiAircraft' && isNight(s) && isBeyondNight(s, unit.at, at))
    return { rule: '1.6.6', message: `At night the ${type.name} is fired at what is within two hexes, or lit by a Starshell.` }
  if ((layer === BUNKER || layer === CAVE) && type.kind !== 'atr' && !isPiat(type.id))
    return { rule: '1.6.4', message: `The ${type.name} can’t be fired out of a Bunker or Cave.` }
  return helper === undefined ? null : helperProblem(s, aim, unit, helper)
}

/** 1.6: two single men serve a weapon without penalty. */
function helperProblem(s: LnltState, aim: Aim, unit: Unit, id: number): Problem | null {
  const helper = s.units[id]
  if (!helper || helper === unit || helper.at !== unit.at || helper.side !== unit.side || isMmc(s, helper) || isMmc(s, unit))
    return { rule: '1.6', message: 'Only a second single man in the same place can help to serve it.' }
  return readyProblem(s, aim, helper)
}

function aimedProblem(
  s: LnltState,
  context: FireContext,
  unit: Unit,
  gun: Gun,
  at: Location,
  { target = -1, barricade }: OrdnanceDeclaration,
): Problem | null {
  if (barricade === undefined) return targetProblem(s, context, unit, gun, at, target)
  if (target >= 0) return { rule: '21.5', message: 'A shot is aimed at a vehicle or at a Barricade.' }
  return barricadeProblem(s, context, unit, gun, at, barricade)
}

/** 14.1, 5.3: one vehicle, or everybody else; spotted, unless it was acquired (14.3). */
function targetProblem(s: LnltState, { side, window }: FireContext, unit: Unit, gun: Gun, at: Location, id: number): Problem | null {
  if (window?.missile) return { rule: '14.4', message: 'Only small arms answer a missile.' }
  const name = nameOf(s.setting, at)
  if (window && at !== window.at && gun.shots < 2) return { rule: '5.3', message: 'Only those who are moving can be fired at now.' }
  const target = s.units[id]
  if (id >= 0) {
    if (!target?.vehicle || target.side === side || target.at !== at)
      return { rule: '14.1', message: `There is no such enemy vehicle in ${name}.` }
  } else if (gun.number < 0 && hasToHit(s, weaponOfGun(s, gun.number)!))
    return { rule: '23.2.5', message: `The ${gun.name} is fired at men together with rifles.` }
  else if (targetsAt(s, side, at).length === 0) return { rule: '14.1', message: `There is no enemy in ${name} but vehicles.` }
  const aimed = seenByUnit(s, unit, at, id >= 0 ? [id] : targetsAt(s, side, at))
  if (aimed.length === 0) return { rule: '20.1.1', message: `It is too dark to see anybody in ${name} who has not fired.` }
  if (window && !aimed.some((each) => window.movers.includes(each)))
    return { rule: '5.3', message: 'Only those who are moving can be fired at now.' }
  if (hasMelee(s, at)) return { rule: '5.0', message: `There is a Melee in ${name}: nobody fires into it.` }
  if (isSpotted(s, side, at) || acquired(s, unit.id, gun.number, { target: id, at }) > 0) return null
  return { rule: '10.0', message: `${name} is not spotted.` }
}

/** LG-60: at the hex of the others of its place; a gun with several shots also next to it. */
function sameHexProblem(s: LnltState, context: FireContext, unit: Unit, gun: Gun, at: Location): Problem | null {
  const problem = sameTargetProblem(s, context, unit.at, at)
  if (!problem || gun.shots < 2 || !s.impulse) return problem
  return s.impulse.shots.every((shot) => shot.from !== unit.at || distance(s.setting, shot.at, at) <= 1) ? null : problem
}

function leadProblem(s: LnltState, context: FireContext, unit: Unit, at: Location, { leader }: OrdnanceDeclaration): Problem | null {
  if (leader === undefined) return null
  if (unit.vehicle) return { rule: '11.5', message: 'Only its own Armor Leader helps a vehicle.' }
  const aim: Aim = { side: context.side, occasion: context.occasion, from: unit.at, at, units: context.units }
  return leaderProblem(s, aim, leader, [{ unit: unit.id, inherent: false, weapons: [] }])
}

/** A legal declaration as the shot that it makes. */
export function shotFrom(s: LnltState, declared: OrdnanceDeclaration, { side, occasion, window }: FireContext): Shot {
  const unit = s.units[declared.unit]!
  const gun = gunNumbered(s, unit, declared.gun)!
  const at = locationNamed(s.setting, declared.at)
  const target = declared.target ?? -1
  const targets = target >= 0 ? [target] : declared.barricade === undefined ? seenByUnit(s, unit, at, targetsAt(s, side, at)) : []
  const lay = isLaid(unit) && declared.gun >= 0 ? layOn(s, unit, gun.mount, at, declared.facing) : null
  return {
    side,
    occasion: occasionOf(occasion, declared),
    unit,
    gun,
    from: unit.at,
    at,
    target,
    ...(declared.barricade === undefined ? {} : { barricade: declared.barricade }),
    targets,
    moving: window ? window.movers.filter((id) => targets.includes(id)) : [],
    leader: declared.leader ?? -1,
    crew: declared.helper === undefined ? 1 : 2,
    lay: lay && isLay(lay) ? lay : null,
  }
}
