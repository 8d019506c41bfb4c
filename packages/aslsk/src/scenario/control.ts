import { OBSERVER } from '@firegroup/kernel'
import { isUnseenBy } from '../concealment/unseen.ts'
import type { Aslsk } from '../context.ts'
import { type AslskState, enemyOf, type Hex, SIDES, type Side, type Unit } from '../state.ts'
import { hasUnits, isGoodOrder, isMmc, isVehicle, type Vehicle } from '../units/units.ts'

/** 2.0 Control: every Good Order MMC takes the hex that it occupies without an enemy, and with it perhaps a building. */
export function updateControl(g: Aslsk): void {
  const { units, control, setting } = g.state
  for (const unit of units) {
    const { at } = unit
    // most stand on what is theirs, and in no building: asked before every question, that is told at a glance
    if (at >= 0 && (control[at] !== unit.side || g.state.controlSeen || setting.buildings[at]! >= 0 || unit.vehicle)) takeControl(g, unit)
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
  if (at < 0 || (s.control[at] === side && unit.vehicle.heldBefore === undefined)) return
  if (hasGoodOrder(s, enemyOf(side), at)) {
    releaseControl(g, unit)
    return
  }
  if (s.control[at] !== side) {
    unit.vehicle.heldBefore = s.control[at]!
    gain(g, side, [at], unit)
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
  if (heldBefore !== '') gain(g, heldBefore, [unit.at], unit)
  else {
    s.control[unit.at] = ''
    if (s.controlSeen) for (const viewer of VIEWERS) if (isSeenBy(unit, viewer)) s.controlSeen[viewer][unit.at] = ''
  }
}

/**
 * A side gains what of these it does not have yet, by a unit or by the rules alone. What a concealed unit gains is known to its own side alone until it
 * shows itself: nobody is to tell by it whether a squad or only a leader is there. Likewise a hidden enemy keeps part of a building from whoever enters
 * it, who does not learn that before he finds him.
 */
export function gain(g: Aslsk, side: Side, places: readonly Hex[], by?: Unit): void {
  const s = g.state
  const { control, setting } = s
  const open = places.filter((place) => !setting.hooks.forfeited.some((says) => says(s, side, place)))
  const changed = open.filter((place) => control[place] !== side)
  if (!s.controlSeen) {
    if (!by || !setting.fog || VIEWERS.every((viewer) => isAsSeen(s, side, open, seenGains(s, open, by, viewer)))) {
      if (changed.length === 0) return
      for (const place of changed) control[place] = side
      g.emit({ type: 'control', rule: '2.0', side, places: changed })
      return
    }
    s.controlSeen = { allied: control.slice(), axis: control.slice(), [OBSERVER]: control.slice() }
  }
  for (const place of changed) control[place] = side
  tellGains(g, side, open, by)
}

/**
 * Tells of what is new to the side itself, and again of what comes to light only now. Whoever takes back what he did not know to be lost is told nothing.
 */
function tellGains(g: Aslsk, side: Side, open: readonly Hex[], by: Unit | undefined): void {
  const seen = g.state.controlSeen!
  const news = new Set<Hex>()
  const known = open.filter((place) => seen[side][place] === side && g.state.control[place] === side)
  for (const viewer of VIEWERS)
    for (const place of by ? seenGains(g.state, open, by, viewer) : open) {
      if (seen[viewer][place] === side) continue
      seen[viewer][place] = side
      if (viewer === side || (viewer === enemyOf(side) && known.includes(place))) news.add(place)
    }
  if (news.size > 0) g.emit({ type: 'control', rule: '2.0', side, places: [...news] })
}

const VIEWERS = [...SIDES, OBSERVER] as const

function isSeenBy(unit: Unit, viewer: (typeof VIEWERS)[number]): boolean {
  return !isUnseenBy(unit, viewer)
}

/** Whether what is gained and what seems to be gained come to the same. */
function isAsSeen({ control }: AslskState, side: Side, gained: readonly Hex[], seen: readonly Hex[]): boolean {
  return (
    gained === seen ||
    (gained.every((place) => control[place] === side || seen.includes(place)) &&
      seen.every((place) => control[place] === side || gained.includes(place)))
  )
}

/** What of the gains of a unit a viewer sees: nothing of one that he does not see; the whole building where he sees no enemy in it. */
function seenGains(s: AslskState, open: readonly Hex[], by: Unit, viewer: (typeof VIEWERS)[number]): readonly Hex[] {
  if (!isSeenBy(by, viewer)) return []
  const building = by.at < 0 || isVehicle(by) ? -1 : s.setting.buildings[by.at]!
  if (building < 0 || viewer === enemyOf(by.side)) return open
  const isWhole = s.units.every(
    (unit) =>
      unit.side === by.side || unit.at < 0 || s.setting.buildings[unit.at] !== building || (unit.hidden && isUnseenBy(unit, viewer)),
  )
  return isWhole && open.length < s.setting.buildingHexes[building]!.length ? s.setting.buildingHexes[building]! : open
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
