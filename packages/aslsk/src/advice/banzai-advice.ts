import { adjacent, distance, placeOf } from '../map/terrain.ts'
import { type BanzaiDecision, chargedHex } from '../pacific/banzai/declare.ts'
import type { AslskQuestions } from '../questions.ts'
import { type AslskState, enemyOf, type Hex, type Side } from '../state.ts'
import { inherentFp, isGoodOrder, isLeader, unitsOf } from '../units/units.ts'
import { WEIGHTS } from './weights.ts'
import { worthOf } from './worth.ts'

/** Firepower of the enemy that may fall on a Charge, for which one squad's worth of chargers is likely to be lost: they lose steps, and run for nothing. */
const FP_PER_SQUAD = 55
/** How much of what stands in the target hex a Charge that arrives in strength is likely to take. */
const TAKES = 0.75
/** What a hex gained under way counts beside one gained by moving. */
const GAINS = 0.5
/** Hexes that a Charge makes through jungle. */
const ARRIVES = 4

/** 8.1.8.6: whether it pays: what is won where it strikes, by how many arrive, and the ground gained, against what the enemy's fire takes; for each who charges. */
export function banzaiWorth(s: AslskState, side: Side, decision: BanzaiDecision): number {
  const { units: ids } = decision
  const at = chargedHex(s, decision)
  const squads = ids.map((unit) => s.units[unit]!).filter((unit) => !isLeader(s, unit))
  const enemies = unitsOf(s, enemyOf(side), at)
  const own = sum(squads, (unit) => (distance(s, unit.at, at) <= ARRIVES ? inherentFp(s, unit) : 0))
  const theirs = sum(enemies, (unit) => (unit.broken ? 0 : inherentFp(s, unit)))
  if (own === 0) return -1
  const won = sum(enemies, (unit) => worthOf(s, unit)) * TAKES * Math.min(1, own / Math.max(1, theirs))
  const lost = (fireOn(s, side, at) / FP_PER_SQUAD) * WEIGHTS.squad
  const gained = sum(squads, (unit) => Math.min(ARRIVES, distance(s, unit.at, at))) * WEIGHTS.closer * GAINS
  return (won - lost + gained) / squads.length
}

/** The firepower of unbroken enemies within reach of the target hex, those in it tripled as the rules have it. */
function fireOn(s: AslskState, side: Side, at: Hex): number {
  let fp = 0
  for (const unit of s.units) {
    if (unit.side === side || unit.at < 0 || !isGoodOrder(unit)) continue
    const away = distance(s, unit.at, at)
    if (away > 4) continue
    const own = inherentFp(s, unit) + sum(s.weapons, (weapon) => (weapon.owner === unit.id && !weapon.ordnance ? 4 : 0))
    fp += away === 0 ? 2 * own : away === 1 ? 1.5 * own : own
  }
  return fp
}

/** 8.1.8.6: into the target hex, else closer to it and where nobody stands yet; who is beside it and need not go on may stop. */
export function chargeAdvice(s: AslskState): (decision: AslskQuestions['banzai']['decision']) => number {
  const { at } = s.banzai!
  return (decision) => {
    if (decision.type === 'halt') return decision.units.every((id) => adjacent(s, s.units[id]!.at, at)) ? 0.2 : 0.1
    const to = placeOf(s, decision.to)
    const units = decision.units.map((id) => s.units[id]!)
    const side = units[0]!.side
    const enemies = unitsOf(s, enemyOf(side), to).length > 0 ? 3 : 0
    const crowd = unitsOf(s, side, to).filter((unit) => !isLeader(s, unit)).length
    return 5 - distance(s, to, at) + enemies - 0.5 * crowd + 0.1 * units.length
  }
}

/** The hex with the most to hit comes first. */
export function aimAdvice(s: AslskState, side: Side): (decision: AslskQuestions['aim']['decision']) => number {
  return (decision) => (decision.type === 'aim' ? sum(unitsOf(s, enemyOf(side), placeOf(s, decision.hex)), (unit) => worthOf(s, unit)) : 0)
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  let total = 0
  for (const item of items) total += value(item)
  return total
}
