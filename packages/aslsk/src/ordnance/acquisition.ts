import { isCrewExposed } from '../armour/crew.ts'
import { isUnseen } from '../concealment/unseen.ts'
import type { Aslsk } from '../context.ts'
import { ACQUISITION } from '../data/to-hit.ts'
import type { UnitId } from '../ids.ts'
import { canSee } from '../map/los.ts'
import type { Acquisition, AslskState, Location, Unit, Weapon } from '../state.ts'
import { isGoodOrder, isVehicle, unitsAt, type Vehicle } from '../units/units.ts'
import type { Shot } from './shot.ts'

/**
 * 6.10, 6.11: the DRM that a Weapon has at one of those whom it fires at, or at the best of them where none is named: at units wherever they have gone and
 * at nobody beside them, or at a hex. Either kind serves for the other.
 */
export function acquiredDrm(s: AslskState, shot: Shot, unit?: Unit): number {
  const { acquired } = shot.by.weapon.ordnance
  if (!acquired || !isAcquired(s, shot, acquired, unit)) return 0
  return s.setting.hooks.noAcquisition.some((forbids) => forbids(s, shot, 'use')) ? 0 : acquired.drm
}

function isAcquired(s: AslskState, shot: Shot, { at, units }: Acquisition, unit: Unit | undefined): boolean {
  if (units.length === 0) return at === shot.at
  if (unit && shot.target !== 'att') return units.includes(unit.id) && !isUnseen(unit) // 6.11: a concealed target only as an area
  return units.some((id) => isFiredAt(shot, s.units[id]!))
}

/** Whether somebody who was acquired is among those whom a shot can hit. */
function isFiredAt({ at, target, vehicle, occasion: { expenditure } }: Shot, unit: Unit): boolean {
  if (unit.at !== at || isUnseen(unit) || (expenditure && !expenditure.units.includes(unit.id))) return false
  if (target === 'vtt') return unit === vehicle
  return target === 'att' || !isVehicle(unit) || isCrewExposed(unit)
}

/** 6.10, 6.11: the DRM that a Weapon has after a shot which does not break it. */
export function drmAfter(s: AslskState, shot: Shot): number {
  const before = acquiredDrm(s, shot)
  return before === 0 ? ACQUISITION.first : Math.max(ACQUISITION.most, before - 1)
}

/** 6.10, 6.11: after a TH DR the target is acquired, or better than before; what was acquired elsewhere is lost. */
export function acquire(g: Aslsk, shot: Shot, targets: readonly Unit[]): void {
  const { weapon, crew } = shot.by
  if (isAtUnseen(shot, targets)) return
  if (g.state.setting.hooks.noAcquisition.some((forbids) => forbids(g.state, shot, targets))) return
  if (shot.occasion.when === 'boundingFire' || crew.vehicle?.motion) return // 6.10: none on the move
  const before = acquiredDrm(g.state, shot)
  const drm = drmAfter(g.state, shot)
  weapon.ordnance.acquired = { drm, at: shot.at, units: shot.target === 'att' ? [] : seenThere(shot, targets) }
  if (drm !== before) g.emit({ type: 'acquires', rule: shot.target !== 'att' ? '6.10' : '6.11', weapon: weapon.id, at: shot.at, drm })
}

/** 8.3.2: among those who are acquired already, whom the shot has brought to light. */
export function acquireShown(shot: Shot, targets: readonly Unit[]): void {
  const { ordnance } = shot.by.weapon
  if (ordnance.acquired && ordnance.acquired.units.length > 0) ordnance.acquired = { ...ordnance.acquired, units: seenThere(shot, targets) }
}

/** 8.3.2: nobody who is concealed is acquired. */
function seenThere({ at }: Shot, targets: readonly Unit[]): Acquisition['units'] {
  return targets.filter((unit) => unit.at === at && !isUnseen(unit)).map(({ id }) => id)
}

/** 6.11: a shot at units of whom none is seen acquires nothing, unless it brings them to light. */
export function isAtUnseen({ target }: Shot, targets: readonly Unit[]): boolean {
  return target === 'itt' && targets.length > 0 && targets.every(isUnseen)
}

/** 6.10: a Weapon that is turned without firing, malfunctions, is carried away or is left by its crew has acquired nothing any more. */
export function loseAcquisition(weapon: Weapon): void {
  if (weapon.ordnance?.acquired) weapon.ordnance.acquired = null
}

/** 6.10: whoever mans them fires his own FP, or fights a vehicle in his hex (3.3.4). */
export function loseAcquisitions(s: AslskState, unit: Unit): void {
  for (const weapon of s.weapons) if (weapon.owner === unit.id) loseAcquisition(weapon)
}

/** 6.10: a vehicle that drives on has acquired nothing any more, nor one in Motion. */
function isInPlace(s: AslskState, { side, at, startedAt, vehicle }: Vehicle): boolean {
  return (
    !vehicle.motion &&
    vehicle.shock === 'none' &&
    vehicle.stun !== 'stunned' &&
    !(s.phase === 'movement' && side === s.attacker && at !== startedAt)
  )
}

/**
 * 6.10: what ends an Acquisition besides its own Weapon's doing: its crew is not in Good Order, or all that it was on are lost. It
 * follows those who are seen; when none is any more, it stays on the last hex where one was, and whoever comes there next is acquired.
 */
export function settleAcquisitions(s: AslskState): void {
  for (const weapon of s.weapons) {
    const acquired = weapon.ordnance?.acquired
    if (!acquired) continue
    const crew = s.units[weapon.owner]
    const isManned = crew && isGoodOrder(crew) && (!isVehicle(crew) || isInPlace(s, crew))
    if (!isManned) weapon.ordnance!.acquired = null
    else if (acquired.units.length > 0) weapon.ordnance!.acquired = followed(s, crew, acquired)
    else if (acquired.left) weapon.ordnance!.acquired = taken(s, crew, acquired, acquired.left)
  }
}

/** 6.10: the counter of a target that has gone out of sight is for the next who comes there, and follows him. */
function taken(s: AslskState, crew: Unit, acquired: Acquisition, left: readonly UnitId[]): Acquisition {
  const units = seenAt(s, crew, acquired.at).filter((id) => !left.includes(id))
  return units.length > 0 ? { drm: acquired.drm, at: acquired.at, units } : acquired
}

/** The enemies in a hex who may be acquired. */
function seenAt(s: AslskState, { side }: Unit, at: Location): UnitId[] {
  return unitsAt(s, at).flatMap((unit) => (unit.side !== side && !isUnseen(unit) ? [unit.id] : []))
}

/**
 * The same where nothing is different; null when all that it was on are lost. Those who scatter are all followed: on which of them he keeps it the firer
 * says when he fires at him.
 */
function followed(s: AslskState, crew: Unit, acquired: Acquisition): Acquisition | null {
  const living = acquired.units.filter((id) => s.units[id]!.at >= 0)
  if (living.length === 0) return null
  const units = living.filter((id) => canSee(s, crew.at, s.units[id]!.at))
  if (units.length === 0) return { drm: acquired.drm, at: acquired.at, units, left: seenAt(s, crew, acquired.at) }
  const at = (units.map((id) => s.units[id]!).find((unit) => unit.at === acquired.at) ?? s.units[units[0]!]!).at
  return at === acquired.at && units.length === acquired.units.length ? acquired : { drm: acquired.drm, at, units }
}
