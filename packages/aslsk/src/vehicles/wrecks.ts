import type { Aslsk } from '../context.ts'
import { WRECK } from '../map/hulks.ts'
import { addMarker } from '../map/markers.ts'
import type { AslskState, Hex } from '../state.ts'
import { eliminateUnit } from '../units/casualties.ts'
import type { Vehicle } from '../units/units.ts'
import { bringToRest, isMovingTarget } from './status.ts'

/** 7.4: the wrecks in a hex. */
export function wrecksAt(s: AslskState, place: Hex): number {
  let count = 0
  for (const marker of s.markers) if (marker.kind === WRECK && marker.at === place) count++
  return count
}

/** The DR that destroyed a vehicle, and the highest with which it would have been. */
export interface WreckedBy {
  readonly original: number
  readonly most: number
  /** 4.2: by flames, which do not need to be so good. */
  readonly flame?: true
  /** C7.7: the highest DR with which it burns, where a module knows that. */
  readonly burnsAt?: number
}

/** 2.0 Wreck, 7.4: a vehicle is lost, and lies on where it was. */
export function wreck(g: Aslsk, unit: Vehicle, rule: string, why: string, by?: WreckedBy): void {
  const { at, side } = unit
  const moving = isMovingTarget(unit)
  bringToRest(unit)
  eliminateUnit(g, unit, rule, why)
  if (at < 0) return
  const left = addMarker(g.state, { kind: WRECK, at, side, value: moving ? 1 : 0, extra: unit.id + 1 })
  for (const listen of g.state.setting.hooks.wrecked) listen(g, left, by)
}

/** 2.0 Moving Target: what moved in this Player Turn has come to rest. */
export function settleWrecks(s: AslskState): void {
  for (const marker of s.markers) if (marker.kind === WRECK) marker.value = 0
}
