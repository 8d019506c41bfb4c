import type { Modifier } from '@firegroup/kernel'
import { FP_UNIT, IFT_COLUMNS } from '../../data/ift.ts'
import { type Attack, unitOf } from '../../fire/attack.ts'
import type { FirepowerFactor } from '../../fire/events.ts'
import { terrainAt } from '../../map/terrain.ts'
import type { AslskState, Unit } from '../../state.ts'
import { isStatus, statusOf } from '../../units/statuses.ts'
import { isInfantry, isVehicle } from '../../units/units.ts'
import { isMovingTarget } from '../../vehicles/status.ts'
import { FIRER_DRM, FIRER_HALVED, HE_HALVED, HEAVY_PAYLOAD, OVERRUN, TARGET_DRM } from './data.ts'

const RULE = 'A7.3'
const HALF = { num: 1, den: 2 } as const

/** A7.3: what the card halves. */
export function cardFactors(s: AslskState, _attack: Attack, unit: Unit): readonly FirepowerFactor[] {
  const found: FirepowerFactor[] = []
  for (const { status, label } of FIRER_HALVED) if (isStatus(s, unit, status)) found.push({ rule: RULE, label, ...HALF })
  return found
}

/** A7.3: the DRM of the card, each time that it applies. */
export function cardModifiers(s: AslskState, attack: Attack, target: Unit): readonly Modifier[] {
  const found: Modifier[] = []
  const add = (label: string, value: number) => {
    if (value !== 0) found.push({ rule: RULE, label, value })
  }
  for (const { status, label, value } of FIRER_DRM)
    add(label, value * Math.max(0, ...attack.firers.map(({ unit }) => statusOf(s, unitOf(s, unit), status))))
  for (const { status, label, value } of TARGET_DRM) add(label, value * statusOf(s, target, status))
  if (attack.means === OVERRUN.kind) {
    if (isInfantry(target) && terrainAt(s, attack.at).openGround) add('overrun in Open Ground', OVERRUN.openGround)
    if (isVehicle(target) && isMovingTarget(target)) add('overrun of a vehicle in Motion', OVERRUN.motion)
  }
  return found
}

/** A7.3: HE does half as much to who fords or is in marsh. */
export function halvesExplosives(s: AslskState, target: Unit): boolean {
  return HE_HALVED.some((status) => isStatus(s, target, status))
}

/** A7.3: what is over the last column is a DRM. */
export function heavyPayload(fp64: number): Modifier | undefined {
  const last = IFT_COLUMNS.at(-1)! * FP_UNIT
  const times = Math.floor((fp64 - last) / (HEAVY_PAYLOAD.each * FP_UNIT))
  return times > 0 ? { rule: RULE, label: 'heavy payload', value: times * HEAVY_PAYLOAD.drm } : undefined
}
