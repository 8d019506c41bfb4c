import type { Aslsk } from '../context.ts'
import { endHandToHand } from '../pacific/hand-to-hand.ts'
import type { AslskState, Location, Unit } from '../state.ts'
import { isRolling } from '../vehicles/status.ts'
import { infantryAt, isVehicle } from './units.ts'

/** 3.8 Melee: Infantry of both sides, any of it unbroken, that is left in a hex after Close Combat is held there; so is Infantry with an enemy vehicle. */
export function lockInMelee(g: Aslsk, at: Location): void {
  endMelee(g, at)
  const held = heldAt(g.state, at).filter((unit) => !unit.melee)
  for (const unit of held) unit.melee = true
  if (held.length > 0) g.emit({ type: 'melee', rule: '3.8', at, on: true, units: held.map((unit) => unit.id) })
}

/**
 * 3.8: the Melee is over as soon as one side is gone or nobody in it is unbroken (GAP-30), or the vehicle that held men there leaves, starts or is lost. To be
 * asked whenever units of a hex are lost or break, and when a vehicle starts.
 */
export function endMelee(g: Aslsk, at: Location): void {
  const held = heldAt(g.state, at)
  if (held.length === 0) endHandToHand(g, at)
  const freed = infantryAt(g.state, at).filter((unit) => unit.melee && !held.includes(unit))
  for (const unit of freed) unit.melee = false
  if (freed.length > 0) g.emit({ type: 'melee', rule: '3.8', at, on: false, units: freed.map((unit) => unit.id) })
}

/** 8.3.2, and by optional rules: whoever is concealed is not held in a Melee, nor does he hold anybody. */
function bound(s: AslskState, at: Location): Unit[] {
  return infantryAt(s, at).filter((unit) => !unit.concealed && !s.setting.hooks.notHeld.some((says) => says(s, unit)))
}

/** 3.8: whom the enemy holds in a hex. A vehicle is never held, and holds nobody while it is in Motion or Non-Stopped. */
function heldAt(s: AslskState, at: Location): Unit[] {
  const men = bound(s, at)
  if (men.some((unit) => unit.side !== men[0]!.side) && men.some((unit) => !unit.broken)) return men
  const holders = s.units.filter((unit) => unit.at === at && isVehicle(unit) && !isRolling(unit))
  return holders.length === 0 ? [] : men.filter((unit) => holders.some(({ side }) => side !== unit.side))
}
