import type { AimedFire } from '@firegroup/aslsk'
import type { Ordnance } from '../engine/ordnance.ts'
import { d10AtMost } from '../rolls.ts'
import type { Walk } from '../tree/walk.ts'
import { oftcFacts } from './facts.ts'
import { tablesOf } from './look.ts'
import { oftcModifiers, oftcNeed } from './oftc.ts'
import { shotIndex } from './order.ts'
import { rememberCheck } from './triggers.ts'

/** PBS-OFT-30 to 36: a d10 against the table, by the highest TH DR that hits; PBS-OFT-31: there is no CFFTC. */
export function passesOftc(walk: Walk, weapon: Ordnance, shot: AimedFire): boolean {
  const { options, ask } = walk
  const tables = tablesOf(walk)
  rememberCheck(walk, weapon, shot)
  const facts = oftcFacts(walk, weapon, shot)
  const index = shotIndex(walk, shot, sparesTurning(walk, weapon), facts.motion ? tables['oftc-table'].motionIndex : 0)
  const need = oftcNeed(index, tables)
  const { th, modifiers } = ask.toHit(shot)
  walk.note('PBS-OFT-32', 'TH number', th)
  for (const { label, value } of modifiers) walk.note('PBS-OFT-32', label, value)
  walk.note('PBS-OFT-32', 'hits on', index)
  walk.note('PBS-OFT-36', 'needed (our numbers)', need ?? 'never')
  if (need === null) return false
  return d10AtMost(walk, 'OFTC', need, oftcModifiers(facts, tables, options.switches))
}

/** PBS-OFT-33, 34: a vehicle's gun does not mind turning at one that has stopped near by, nor at an armed one close to its side or rear. */
function sparesTurning(walk: Walk, weapon: Ordnance): boolean {
  const { ask } = walk
  const { stoppedWithin, besideWithin } = tablesOf(walk)['oftc-table']
  const mover = ask.movingVehicle()
  if (!mover || weapon.kind !== 'main') return false
  const range = ask.range(weapon.at, mover.at)
  if (!ask.isRolling(mover) && range <= stoppedWithin) return true
  return range <= besideWithin && ask.isArmed(mover) && ask.isBeside(ask.s.units[weapon.unit]!, mover.at)
}
