import type { Modifier, Problem } from '@firegroup/kernel'
import { isFlying, isHelicopter, isHovering, toHitInTheAir } from '../air/helicopter.ts'
import { isRiver } from '../boats/water.ts'
import { FAST, toHitModifier } from '../data/ordnance.ts'
import { isMmc, type Occasion } from '../fire/attack.ts'
import { isInSmoke, isMovingTarget, modeOf } from '../fire/modifiers.ts'
import { terrainModifier } from '../fire/tm.ts'
import { isHouse } from '../fortifications/places.ts'
import { hexOf } from '../map/location.ts'
import { adjacent, distance, isAloft, isRoadStep, levelOf } from '../map/terrain.ts'
import { isModernTank } from '../modern/assault.ts'
import { asSeenBy, isDayTo, seesHeat, sightOfUnit } from '../modern/thermal.ts'
import { isBeyondNight, isFar, isNight } from '../night/dark.ts'
import type { LnltState, Location, Side, Unit } from '../state.ts'
import { has } from '../units/marks.ts'
import { leadershipOf } from '../units/morale.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import { isHampered, type Lay } from '../vehicles/laying.ts'
import { hasAssaulted } from '../vehicles/small-arms.ts'
import { isOpened, isVehicle, vehicleLeadership, vehicleType } from '../vehicles/vehicle.ts'
import { acquired } from './acquisition.ts'
import { barricadeModifiers } from './at-barricade.ts'
import { columnFor, type Gun, weaponOfGun } from './guns.ts'

/** 14.1: a shot before its dice. */
export interface Shot {
  readonly side: Side
  readonly occasion: Occasion
  readonly unit: Unit
  readonly gun: Gun
  readonly from: Location
  readonly at: Location
  /** 14.1: the vehicle, or -1: all the others there together. */
  readonly target: number
  /** 21.5: the hexside of a Barricade at which it is fired, and at nobody; absent where it is not. */
  readonly barricade?: number
  readonly targets: readonly number[]
  /** 5.3: those of them that are moving right now. */
  readonly moving: readonly number[]
  /** 5.0.1: a Leader of the hex who helps, or -1. */
  readonly leader: number
  /** How many serve a Support Weapon. */
  readonly crew: number
  /** How a mounted gun is brought to bear; null for a Support Weapon. */
  readonly lay: Lay | null
}

/** 14.1: what the dice must not exceed, and what is added to them. */
export interface ToHit {
  readonly range: number
  readonly needed: number
  readonly penetration: number
  readonly modifiers: readonly Modifier[]
}

export function toHitOf(s: LnltState, shot: Shot): ToHit {
  const range = distance(s.setting, shot.from, shot.at)
  const column = columnFor(shot.gun.type, range)!
  return {
    range,
    needed: column.toHit,
    penetration: column.penetration,
    modifiers: [...firerModifiers(s, shot), ...targetModifiers(s, shot)],
  }
}

/** 14.1: what hampers or helps whoever fires. */
function firerModifiers(s: LnltState, shot: Shot): Modifier[] {
  const { unit, gun, at, lay, occasion } = shot
  const modifiers: Modifier[] = []
  const leadership = isVehicle(unit) ? vehicleLeadership(s, unit) : shot.leader < 0 ? 0 : leadershipOf(s, s.units[shot.leader]!)
  if (leadership > 0) modifiers.push(toHitModifier('lm', -leadership))
  if (isFlying(s, unit)) modifiers.push(toHitModifier('flyingFirer'))
  if (isVehicle(unit) && !isHelicopter(s, unit) && isOpened(s, unit)) modifiers.push(toHitModifier('open'))
  if (lay?.swings || unit.laid?.swung) modifiers.push(toHitModifier('turretRotated'))
  const { degrading, limited } = sightOfUnit(s, unit, at)
  for (const { reason } of degrading) modifiers.push({ ...toHitModifier('degrading'), label: reason })
  if (limited) modifiers.push(toHitModifier('limitedLos'))
  if (weaponOfGun(s, gun.number) && !isMmc(s, unit) && shot.crew < 2) modifiers.push(toHitModifier('loneSmc'))
  if (!seesHeat(s, unit, at) && isInSmoke(s, shot)) modifiers.push(toHitModifier('fromSmoke'))
  const modern = gun.number >= 0 && gun.type.ammunition === 'AP' && isModernTank(s, unit)
  if (isAssault(s, shot)) modifiers.push(toHitModifier(isVehicle(unit) ? (modern ? 'modernAssault' : 'vehicleAssault') : 'legAssault'))
  else if (lay?.pivots || unit.laid?.pivoted) modifiers.push(toHitModifier('pivotToFire'))
  if (isHampered(unit, occasion)) modifiers.push(toHitModifier(modern ? 'modernOpsComplete' : 'opsComplete'))
  return modifiers
}

/** 6.1, 15.2: in or after an Assault Move; Scouts fire as usual. */
function isAssault(s: LnltState, { unit, occasion }: Shot): boolean {
  if (typeOf(s, unit).kind === 'scout') return false
  if (unit.vehicle && modeOf(s, unit.id) === 'assaultMove') return true
  return occasion === 'assaultFire' || hasAssaulted(unit) || has(unit, 'assaultMove') || has(unit, 'stealthAssault')
}

/** 14.1: what hides or shows the target. Of several who stand together the one who is hardest to hit decides. */
function targetModifiers(s: LnltState, shot: Shot): Modifier[] {
  const { from, at, target, targets, unit, gun } = shot
  if (shot.barricade !== undefined) return barricadeModifiers(s, shot)
  const modifiers: Modifier[] = []
  const flier = target < 0 ? null : vehicleType(s, s.units[target]!).air
  if (flier) return airModifiers(s, shot)
  const units = targets.map((id) => s.units[id]!)
  const first = units[0] ?? null
  const moves = units.some((each) => isMovingTarget(s, shot, each))
  if (moves) modifiers.push(movingModifier(s, shot, first))
  else if (first && typeOf(s, first).mount !== null) modifiers.push(toHitModifier('mountedHalted'))
  if (adjacent(s.setting, from, at)) modifiers.push(toHitModifier('adjacent'))
  modifiers.push(...terrainModifier(asSeenBy(s, unit, at), at, from, first))
  if (target >= 0 && s.setting.options.vehicleSize === 'yes') {
    const { size } = vehicleType(s, s.units[target]!)
    if (size !== 'average') modifiers.push(toHitModifier(size))
  }
  if (isRiver(s, at)) modifiers.push(toHitModifier('boat'))
  addNight(s, shot, modifiers)
  const acquisition = acquired(s, unit.id, gun.number, shot)
  if (acquisition > 0) modifiers.push(toHitModifier('acquired', -acquisition))
  if (units.some((each) => each.backblast && has(each, 'fired')) && isHouse(s, hexOf(at))) modifiers.push(toHitModifier('backblast'))
  return modifiers
}

/** 20.1.1: +3 at what is too far to be seen in the dark; 20.1.5: +1 with thermal sights. */
function addNight(s: LnltState, { unit, from, at }: Shot, modifiers: Modifier[]): void {
  if (isNight(s) && isBeyondNight(s, from, at) && !isDayTo(s, unit, at))
    modifiers.push(toHitModifier('night', typeOf(s, unit).tis ? 1 : undefined))
}

/** 19.1.1: what flies has no cover and no neighbours; 20.1.1: at night it is as hard to hit as anything. */
function airModifiers(s: LnltState, shot: Shot): Modifier[] {
  const target = s.units[shot.target]!
  const modifiers = [toHitInTheAir(s, target)]
  if (isHelicopter(s, target) && adjacent(s.setting, shot.from, shot.at)) modifiers.push(toHitModifier('adjacent'))
  addNight(s, shot, modifiers)
  const acquisition = acquired(s, shot.unit.id, shot.gun.number, shot)
  if (acquisition > 0) modifiers.push(toHitModifier('acquired', -acquisition))
  return modifiers
}

/** LG-01: +1 against all that moves; by the text of 6.6 -1 against Leg units. 15.6: +2 against what is fast, where that is played. */
function movingModifier(s: LnltState, { target, at }: Shot, first: Unit | null): Modifier {
  if (target < 0) return s.setting.options.oftMovingLeg === 'text' ? toHitModifier('moving', -1) : toHitModifier('moving')
  return s.setting.options.vehicleSize === 'yes' && first && isFast(s, first, at) ? toHitModifier('fast') : toHitModifier('moving')
}

/** 15.6: fast by its class; on wheels only on a road, after 2 MP by road. */
function isFast(s: LnltState, unit: Unit, at: Location): boolean {
  const { class: kind } = vehicleType(s, unit)
  if (typeOf(s, unit).movement < FAST[kind]) return false
  return kind !== 'R' || ((unit.vehicle?.byRoad ?? 0) >= FAST_BY_ROAD && isRoad(s, at))
}

/** 2 MP, in halves. */
const FAST_BY_ROAD = 4

function isRoad({ setting }: LnltState, at: Location): boolean {
  return setting.map.grid.neighbours(hexOf(at)).some((hex) => isRoadStep(setting, hexOf(at), hex))
}

/** 14.1, LG-64: an asterisk has nothing for targets that are no vehicles; 23.1.1: a PIAT nothing for what lies lower. */
export function ammunitionProblem(
  s: LnltState,
  { gun, target, from, at, barricade }: Pick<Shot, 'gun' | 'target' | 'from' | 'at'> & { readonly barricade: number | undefined },
): Problem | null {
  const flier = target < 0 ? null : vehicleType(s, s.units[target]!).air
  if (flier) {
    if (
      gun.type.ammunition === 'AA' ||
      (flier === 'helicopter' && (isHovering(s.units[target]!) || (isAloft(from) && gun.type.ammunition !== 'ATGM')))
    )
      return null
    return {
      rule: flier === 'plane' ? '19.1.1' : '19.2.7',
      message: `The ${gun.name} is no anti-aircraft weapon: it reaches nothing that flies.`,
    }
  }
  if (target < 0 && barricade === undefined && gun.he === null) return { rule: '14.1', message: `The ${gun.name} fires only at vehicles.` }
  const weapon = weaponOfGun(s, gun.number)
  if (weapon && typeOfWeapon(s, weapon).kind === 'antiAircraft')
    return { rule: '1.6.6', message: `The ${gun.name} fires only at aircraft.` }
  if (weapon && isPiat(typeOfWeapon(s, weapon).id) && levelOf(s.setting, at) < levelOf(s.setting, from))
    return { rule: '23.1.1', message: 'A PIAT can’t fire at a target on a lower level.' }
  return null
}

/** 14.3, 20.1.1: whether a shot that destroys nothing helps the next: not what is fired once, nor at what is seen by its flash or by a Starshell alone. */
export function mayAcquire(s: LnltState, { unit, gun, from, at }: Shot): boolean {
  const weapon = weaponOfGun(s, gun.number)
  if (weapon && typeOfWeapon(s, weapon).uses === 1) return false
  return !isNight(s) || !isFar(s, from, at) || isDayTo(s, unit, at)
}

export function isPiat(type: string): boolean {
  return type === 'uk-piat'
}
