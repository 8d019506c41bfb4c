import { isUnseen } from '../concealment/unseen.ts'
import type { Aslsk } from '../context.ts'
import { type AslskState, enemyOf, type Hex, type Side, type Unit } from '../state.ts'
import { hasUnits, isGoodOrder, isMmc, isVehicle, type Vehicle } from '../units/units.ts'
import { accountGains, accountHold, accountRelease, isPlain, openAccounts } from './control-seen.ts'

/** 2.0 Control: every Good Order MMC takes the hex that it occupies without an enemy, and with it perhaps a building. */
export function updateControl(g: Aslsk): void {
  const { units, control, setting } = g.state
  const { buildings } = setting
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    const { at, vehicle } = unit
    // broken men gain nothing
    if (at < 0 || (unit.broken && !vehicle)) continue
    // most stand on what is theirs, and in no building: asked before every question, that is told at a glance
    const isTheirs = control[at] === unit.side && (vehicle ? vehicle.heldBefore === undefined : buildings[at]! < 0)
    if (!isTheirs || g.state.controlSeen) takeControl(g, unit)
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
  const isHeld = s.control[at] === side && s.control[hex] === side && !s.controlSeen
  if (isHeld && (building < 0 || controlsBuilding(s, side, building))) return
  if (!isGoodOrder(unit) || !isMmc(s, unit) || hasUnits(s, enemyOf(side), at)) return
  const isAlone = building < 0 || isEnemyIn(s, side, building)
  // a hidden enemy alone keeps the rest of a building from him, and he does not know it
  if (isAlone && isHeld && (building < 0 || !s.setting.fog)) return
  gain(g, side, isAlone ? (hex === at ? [at] : [at, hex]) : s.setting.buildingHexes[building]!, unit)
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
  if (at < 0 || (s.control[at] === side && unit.vehicle.heldBefore === undefined && !s.controlSeen)) return
  if (hasGoodOrder(s, enemyOf(side), at)) {
    releaseControl(g, unit)
    return
  }
  if (s.control[at] !== side) {
    if (isUnseen(unit) && !s.controlSeen) openAccounts(s)
    unit.vehicle.heldBefore = s.control[at]!
    if (!s.controlSeen) gain(g, side, [at], unit)
    else if (!isForfeited(s, side, at)) s.control[at] = side
  } else if (unit.vehicle.heldBefore !== undefined) takeForGood(g, unit)
  if (s.controlSeen && !isForfeited(s, side, at)) accountHold(g, unit)
}

/** 2.0 Control: with Infantry in the hex it is no longer the vehicle's doing; to who does not see that it is no leader, it still is. */
function takeForGood(g: Aslsk, unit: Vehicle): void {
  const s = g.state
  const { at, side } = unit
  const takers = s.units.filter((other) => other.at === at && other.side === side && isGoodOrder(other) && isMmc(s, other))
  if (takers.length === 0) return
  if (takers.every(isUnseen) && !s.controlSeen) openAccounts(s)
  unit.vehicle.heldBefore = undefined
  if (s.controlSeen) for (const taker of takers) gain(g, side, [at], taker)
}

/** B25.7: what a side may not gain, whoever is there. */
function isForfeited(s: AslskState, side: Side, at: Hex): boolean {
  return s.setting.hooks.forfeited.some((says) => says(s, side, at))
}

function hasGoodOrder(s: AslskState, side: Side, at: Hex): boolean {
  for (const unit of s.units) if (unit.at === at && unit.side === side && isGoodOrder(unit)) return true
  return false
}

/** 2.0 Control: the hex of a vehicle that leaves it, or is lost there, is whose it was. To be called while it is still there. */
export function releaseControl(g: Aslsk, unit: Vehicle): void {
  const s = g.state
  const { heldBefore } = unit.vehicle
  if (heldBefore !== undefined) {
    unit.vehicle.heldBefore = undefined
    if (unit.at >= 0 && s.control[unit.at] === unit.side) {
      if (heldBefore === '' || s.controlSeen) s.control[unit.at] = heldBefore
      else gain(g, heldBefore, [unit.at], unit)
    }
  }
  if (s.controlSeen) accountRelease(g, unit)
}

/** 2.0 Control: the same of a vehicle that is lost. Odds go through that on a state that shares with the game who controls what: it is replaced, not changed. */
export function loseControl(g: Aslsk, unit: Vehicle): void {
  const s = g.state
  if (unit.vehicle.heldBefore === undefined && !s.controlOnLoan?.some(({ by }) => by === unit.id)) return
  s.control = s.control.slice()
  releaseControl(g, unit)
}

/**
 * A side gains what of these it does not have yet, by a unit or by the rules alone. What a concealed unit gains is known to its own side alone until it
 * shows itself: nobody is to tell by it whether a squad or only a leader is there. Likewise a hidden enemy keeps part of a building from whoever enters
 * it, who does not learn that before he finds him.
 */
export function gain(g: Aslsk, side: Side, places: readonly Hex[], by?: Unit): void {
  const s = g.state
  const { control, setting } = s
  const open = places.filter((place) => !isForfeited(s, side, place))
  const changed = open.filter((place) => control[place] !== side)
  if (!s.controlSeen) {
    if (!by || !setting.fog || isPlain(s, side, open, by)) {
      if (changed.length === 0) return
      for (const place of changed) control[place] = side
      g.emit({ type: 'control', rule: '2.0', side, places: changed })
      return
    }
    openAccounts(s)
  }
  for (const place of changed) control[place] = side
  accountGains(g, side, open, by)
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
