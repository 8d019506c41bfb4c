import { total } from '@firegroup/kernel'
import { isCrewExposed } from '../armour/crew.ts'
import { aspectHit } from '../armour/facing.ts'
import { type Collateral, collateralAttack, hitVehicle, suffer } from '../armour/hit.ts'
import { armourRange, type HitPlace, placesHit, toKill } from '../armour/to-kill.ts'
import type { Aslsk, DiceRoll } from '../context.ts'
import { AREA_ON_AFV, type Aspect, type Kill } from '../data/afv-results.ts'
import { columnIndex, iftResult } from '../data/ift.ts'
import { terrainCover } from '../fire/modifiers.ts'
import type { Figured } from '../fire/resolution.ts'
import { announce } from '../fire/strike.ts'
import { collapseHut } from '../pacific/huts.ts'
import type { AslskState } from '../state.ts'
import { type Vehicle, vehicleTypeOf } from '../units/units.ts'
import type { WreckedBy } from '../vehicles/wrecks.ts'
import { penetratorOf } from './at-vehicle.ts'
import { airBurst, criticalFp64, hitFp64 } from './effect.ts'
import type { Shot } from './shot.ts'
import { attackAt } from './to-hit.ts'

/** 7.9: a hit on the VTT, where its TH DR has struck. */
export function strikeVehicle(
  g: Aslsk,
  shot: Shot,
  vehicle: Vehicle,
  places: readonly HitPlace[],
  critical: boolean,
  twofold = false,
): void {
  if (g.state.setting.hooks.vehicleHits.some((told) => told(g, shot, vehicle, places))) return
  const by = penetratorOf(g.state, shot)
  if (!by) return
  const figured = toKill(g.state, by, vehicle, places, critical)
  g.aside(
    vehicle,
    () => `struck ${figured.final}`,
    () => hitVehicle(g, vehicle, figured, collateralOf(g.state, shot, vehicle), '7.9', twofold),
  )
}

/** 3.2.4: where the TH DR of a shot strikes a vehicle. */
export function struckPlaces(s: AslskState, shot: Shot, vehicle: Vehicle, dr: DiceRoll): readonly HitPlace[] {
  return placesHit(s, vehicle, shot.by.crew.at, dr)
}

/** 7.12: the FP of weapon and ammunition, halved over an area. */
function collateralOf(s: AslskState, shot: Shot, vehicle: Vehicle): Collateral {
  return { attack: attackAt(shot, [vehicle.id]), fp64: hitFp64(s, shot), from: shot.by.crew.at }
}

/** 3.2.4, C1.55: where a hit on an area strikes a vehicle: by the TH DR, or by that of its effect. */
export function areaAspect({ by }: Shot, th: DiceRoll, effect: DiceRoll): Aspect {
  return aspectHit(by.barrel.plunging ? effect : th)
}

/** 7.11: a hit on the ATT, by the effects DR that counts for everybody there. */
export function strikeArea(g: Aslsk, shot: Shot, vehicle: Vehicle, aspect: Aspect, critical: boolean, dr: DiceRoll): void {
  const { at } = vehicle
  const figured = figureArea(g.state, shot, vehicle, critical)
  g.aside(
    vehicle,
    () => `area ${aspect} ${critical} ${dr.total}`,
    () => {
      announce(g, figured, dr, '7.11')
      if (suffer(g, vehicle, areaKill(figured, dr.total, aspect), '7.11', wreckedBy(shot, figured, dr))) return
      if (isCrewExposed(vehicle)) collateralAttack(g, vehicle, collateralOf(g.state, shot, vehicle), dr)
    },
  )
  if (isKia(figured, dr.total)) collapseHut(g, at) // 8.2.1
}

function isKia({ groups, column }: Figured, original: number): boolean {
  return iftResult(column, original + groups[0]!.drm).kind === 'KIA'
}

/** 7.11, 7.13, 6.1: on the IFT, with TEM and by how thick its armour is. 1.1.1: over an exposed crew a Mortar's shells burst in the trees instead. */
function figureArea(s: AslskState, shot: Shot, vehicle: Vehicle, critical: boolean): Figured {
  const type = vehicleTypeOf(s, vehicle)
  const { least, most } = armourRange(type)
  const burst = isCrewExposed(vehicle) ? airBurst(s, shot) : null
  const cover = burst ?? terrainCover(s, attackAt(shot, [vehicle.id]), vehicle, shot.by.crew.at)
  const counts = cover && (burst || !(critical && shot.by.barrel.plunging))
  const modifiers = counts ? [critical ? { ...cover, value: -Math.abs(cover.value) } : cover] : []
  if (most <= AREA_ON_AFV.thin.most) modifiers.push({ rule: '7.11', label: 'thin armour', value: AREA_ON_AFV.thin.drm })
  if (least >= AREA_ON_AFV.thick.least) modifiers.push({ rule: '7.11', label: 'thick armour', value: AREA_ON_AFV.thick.drm })
  if (type.openTopped) modifiers.push({ rule: '7.13', label: 'open-topped', value: AREA_ON_AFV.openTopped })
  const fp64 = critical ? criticalFp64(shot) : hitFp64(s, shot)
  const column = columnIndex(fp64)
  const groups = [{ units: [vehicle], modifiers, drm: total(modifiers), column }]
  return { attack: attackAt(shot, [vehicle.id]), parts: [], fp64, column, cowers: 0, groups }
}

/** C7.7: how far below what destroys the DR of a shell from above was. */
function wreckedBy({ by }: Shot, { groups, column }: Figured, { total: original }: DiceRoll): WreckedBy | undefined {
  if (!by.barrel.plunging) return undefined
  let most = original
  while (iftResult(column, most + 1 + groups[0]!.drm).kind === 'KIA') most++
  return { original, most }
}

/** 7.11: KIA destroys; K, or a DR one more than that, Shocks or immobilizes. */
function areaKill({ groups, column }: Figured, original: number, aspect: Aspect): Kill {
  const final = original + groups[0]!.drm
  if (iftResult(column, final).kind === 'KIA') return 'destroyed'
  const isCrippled = iftResult(column, final).kind === 'K' || iftResult(column, final - 1).kind === 'K'
  return isCrippled ? (aspect === 'turret' ? 'shock' : 'immobilized') : 'none'
}
