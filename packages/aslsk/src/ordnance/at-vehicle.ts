import type { Modifier } from '@firegroup/kernel'
import type { Penetrator } from '../armour/to-kill.ts'
import { barrelLabel } from '../data/guns.ts'
import { PANZERFAUST } from '../data/panzerfaust.ts'
import { MOVING_VEHICLE, SIZE_NAMES } from '../data/to-hit.ts'
import { basicToKill, MOLOTOV_TO_KILL, rangeChange } from '../data/to-kill.ts'
import { canSee } from '../map/los.ts'
import type { AslskState, Location } from '../state.ts'
import { type Vehicle, vehicleTypeOf, weaponTypeOf } from '../units/units.ts'
import { isMovingTarget } from '../vehicles/status.ts'
import { eyesOf, type Shot } from './shot.ts'

/** 7.3, 3.2.4: what a vehicle counts for on the VTT and the ATT: its size, and that it moves. */
export function vehicleModifiers(s: AslskState, shot: Shot, vehicle: Vehicle): Modifier[] {
  const found: Modifier[] = []
  const { targetSize } = vehicleTypeOf(s, vehicle)
  if (targetSize !== 0) found.push({ rule: '7.3', label: `Case 22: ${SIZE_NAMES[targetSize]}`, value: targetSize, tags: ['inHex'] })
  const moving = movingDrm(s, shot, vehicle)
  if (moving !== 0) found.push({ rule: '3.2.4', label: 'Case 24: moving vehicle', value: moving, tags: ['inHex'] })
  return found
}

/** 3.3.2, 3.2.4: more where it has been in the firer's LOS for no more than a moment, and is fired at in just that moment. */
function movingDrm(s: AslskState, shot: Shot, vehicle: Vehicle): number {
  if (!isMovingTarget(vehicle)) return 0
  if (shot.occasion.when !== 'firstFire') return MOVING_VEHICLE.usual
  const mp = mpInSight(s, vehicle, eyesOf(shot))
  return mp <= MOVING_VEHICLE.one.most
    ? MOVING_VEHICLE.one.drm
    : mp <= MOVING_VEHICLE.few.most
      ? MOVING_VEHICLE.few.drm
      : MOVING_VEHICLE.usual
}

/** 3.3.2.2: the MP that a vehicle has spent in this MPh in LOS of a hex, in halves. */
export function mpInSight(s: AslskState, vehicle: Vehicle, from: Location): number {
  let mp = 0
  for (const { units, at, mf } of s.move?.trail ?? []) if (units.includes(vehicle.id) && canSee(s, from, at)) mp += mf
  return mp
}

/** 7.9: a shell as the To Kill tables see it; null where it can't kill at this range. */
export function penetratorOf(s: AslskState, shot: Shot): Penetrator | null {
  const { by, range } = shot
  const shell = shot.ammo
  if (shell === 'smoke' || shell === 'wp') return null
  if (shell === 'mol') return by.barrel.shaped ? molotov(s, shot, by.barrel.shaped.toKill) : null
  const { id, nation, name } = weaponTypeOf(s, by.weapon)
  const { smallArms, caliber, length } = by.barrel
  const basic = by.barrel.shaped?.toKill ?? smallArms?.toKill ?? basicToKill(shell, { caliber, length, nation, id })
  const change = rangeChange(shell, caliber, range)
  if (basic === null || change === null) return null
  const modifiers: Modifier[] = change === 0 ? [] : [{ rule: '7.9', label: `range ${range}`, value: change }]
  const { shaped } = by.barrel
  const what = shaped || smallArms ? name : `${shell.toUpperCase()} ${barrelLabel(by.barrel)}`
  const kind = shell === 'he' ? 'blast' : smallArms && !smallArms.isRifle ? 'mg' : 'shot'
  return { kind, what, basic, modifiers, ...(shaped?.oneShot ? { dudOn: PANZERFAUST.dudOn } : {}) }
}

/** C13.5, A22.612: it burns what it hits, and minds no armour. */
function molotov(s: AslskState, { by, vehicle }: Shot, basic: number): Penetrator {
  const isOpen = vehicle !== null && vehicleTypeOf(s, vehicle).openTopped
  return {
    kind: 'flame',
    what: weaponTypeOf(s, by.weapon).name,
    basic,
    modifiers: isOpen ? [{ rule: 'C13.5', label: 'open-topped', value: MOLOTOV_TO_KILL.openTopped }] : [],
    ignoresArmour: true,
    rear: MOLOTOV_TO_KILL.rear,
  }
}
