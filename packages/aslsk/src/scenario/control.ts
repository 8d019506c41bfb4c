import type { Aslsk } from '../context.ts'
import { type AslskState, enemyOf, type Hex, type Side, type Unit } from '../state.ts'
import { hasUnits, isGoodOrder, isMmc, isVehicle, type Vehicle } from '../units/units.ts'

/** 2.0 Control: every Good Order MMC takes the hex that it occupies without an enemy, and with it perhaps a building. */
export function updateControl(g: Aslsk): void {
  const { units, control, setting } = g.state
  for (const unit of units) {
    const { at } = unit
    // most stand on what is theirs, and in no building: asked before every question, that is told at a glance
    if (at >= 0 && (control[at] !== unit.side || setting.buildings[at]! >= 0 || unit.vehicle)) takeControl(g, unit)
  }
}

/** 2.0 Control: what a unit gains where it is now. To be called when it comes somewhere, before anything else can happen to it. */
export function takeControl(g: Aslsk, unit: Unit): void {
  if (isVehicle(unit)) {
    holdHex(g, unit)
    return
  }
  const s = g.state
  const { at, side } = unit
  const building = s.setting.buildings[at]!
  for (const kept of s.setting.hooks.keepsControl) if (kept(s, unit)) return
  const hex = hexGainedWith(s, at)
  if (s.control[at] === side && s.control[hex] === side && (building < 0 || controlsBuilding(s, side, building))) return
  if (!isGoodOrder(unit) || !isMmc(s, unit) || hasUnits(s, enemyOf(side), at)) return
  const isAlone = building < 0 || isEnemyIn(s, side, building)
  if (isAlone && s.control[at] === side && s.control[hex] === side) return
  gain(g, side, isAlone ? (hex === at ? [at] : [at, hex]) : s.setting.buildingHexes[building]!)
}

/** B6: the hex of a bridge goes with it. */
function hexGainedWith(s: AslskState, at: Hex): Hex {
  const place = s.setting.places?.of(at)
  return place?.withHex ? place.hex : at
}

/** 2.0 Control: a vehicle controls the hex that it is in while no Good Order enemy is there; afterwards it is as it was before. */
function holdHex(g: Aslsk, unit: Vehicle): void {
  const s = g.state
  const { at, side } = unit
  if (at < 0 || (s.control[at] === side && unit.vehicle.heldBefore === undefined)) return
  if (hasGoodOrder(s, enemyOf(side), at)) {
    releaseControl(g, unit)
    return
  }
  if (s.control[at] !== side) {
    unit.vehicle.heldBefore = s.control[at]!
    gain(g, side, [at])
  } else if (unit.vehicle.heldBefore !== undefined && hasTakers(s, side, at)) {
    unit.vehicle.heldBefore = undefined // it is no longer the vehicle's doing
  }
}

function hasGoodOrder(s: AslskState, side: Side, at: Hex): boolean {
  for (const unit of s.units) if (unit.at === at && unit.side === side && isGoodOrder(unit)) return true
  return false
}

/** Whether there is somebody of a side in a hex who takes it for good. */
function hasTakers(s: AslskState, side: Side, at: Hex): boolean {
  for (const unit of s.units) if (unit.at === at && unit.side === side && isGoodOrder(unit) && isMmc(s, unit)) return true
  return false
}

/** 2.0 Control: the hex of a vehicle that leaves it, or is lost there, is whose it was. To be called while it is still there. */
export function releaseControl(g: Aslsk, unit: Vehicle): void {
  const s = g.state
  const { heldBefore } = unit.vehicle
  if (heldBefore === undefined) return
  unit.vehicle.heldBefore = undefined
  if (unit.at < 0 || s.control[unit.at] !== unit.side) return
  if (heldBefore !== '') gain(g, heldBefore, [unit.at])
  else s.control[unit.at] = ''
}

/** A side gains what of these it does not have yet. */
export function gain(g: Aslsk, side: Side, places: readonly Hex[]): void {
  const { control, setting } = g.state
  const isOpen = (place: Hex) => !setting.hooks.forfeited.some((says) => says(g.state, side, place))
  const changed = places.filter((place) => control[place] !== side && isOpen(place))
  if (changed.length === 0) return
  for (const place of changed) control[place] = side
  g.emit({ type: 'control', rule: '2.0', side, places: changed })
}

/** 2.0 Control: a side controls a building when it controls every hex of it. */
export function controlsBuilding(s: AslskState, side: Side, building: number): boolean {
  for (const place of s.setting.buildingHexes[building]!) if (s.control[place] !== side) return false
  return true
}

/** 2.0 Control: a whole building is gained if no enemy unit is anywhere in it; otherwise the hex alone. */
function isEnemyIn(s: AslskState, side: Side, building: number): boolean {
  for (const unit of s.units) if (unit.side !== side && unit.at >= 0 && s.setting.buildings[unit.at] === building) return true
  return false
}
