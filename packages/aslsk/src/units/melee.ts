import type { Aslsk } from '../context.ts'
import { endHandToHand } from '../pacific/hand-to-hand.ts'
import type { AslskState, Location, Unit } from '../state.ts'
import { infantryAt } from './units.ts'

/** 3.8 Melee: Infantry of both sides, any of it unbroken, that is left in a hex after Close Combat is held there. */
export function lockInMelee(g: Aslsk, at: Location): void {
  const units = bound(g.state, at)
  if (!isMelee(units)) {
    endMelee(g, at)
    return
  }
  const held = units.filter((unit) => !unit.melee)
  for (const unit of held) unit.melee = true
  if (held.length > 0) g.emit({ type: 'melee', rule: '3.8', at, on: true, units: held.map((unit) => unit.id) })
}

/** 3.8: the Melee is over as soon as one side is gone or nobody in it is unbroken (GAP-30). To be asked whenever units of a hex are lost or break. */
export function endMelee(g: Aslsk, at: Location): void {
  const units = bound(g.state, at)
  if (isMelee(units)) return
  endHandToHand(g, at)
  const freed = units.filter((unit) => unit.melee)
  for (const unit of freed) unit.melee = false
  if (freed.length > 0) g.emit({ type: 'melee', rule: '3.8', at, on: false, units: freed.map((unit) => unit.id) })
}

/** 8.3.2: whoever is concealed is not held in a Melee, nor does he hold anybody. */
function bound(s: AslskState, at: Location): Unit[] {
  return infantryAt(s, at).filter((unit) => !unit.concealed)
}

function isMelee(units: readonly { readonly side: string; readonly broken: boolean }[]): boolean {
  return units.some((unit) => unit.side !== units[0]!.side) && units.some((unit) => !unit.broken)
}
