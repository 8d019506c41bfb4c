import { type DiceKind, diceFor } from '../context.ts'
import { MELEE_COLUMNS, meleeColumn } from '../data/melee.ts'
import { inherentFire, weaponFire } from '../fire/attack.ts'
import { isMeleeEligible } from '../melee/eligible.ts'
import type { LnltState, Unit } from '../state.ts'
import { isLeader, leadershipOf } from '../units/morale.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import type { Judge, Preview } from './judge.ts'
import { WEIGHTS } from './weights.ts'
import { totals, worthOf } from './worth.ts'

/** What a round between these would likely bring, before it is known who attacks whom: both strike at once. */
export function meleePromise(s: LnltState, own: readonly Unit[], enemy: readonly Unit[], caution = 1): number {
  return lossIn(s, own, enemy) - lossIn(s, enemy, own) * WEIGHTS.melee * caution
}

/** 8.6: the same of those who charge: they count twice, and not everybody who sees them come strikes back. */
export function chargePromise(s: LnltState, own: readonly Unit[], enemy: readonly Unit[], caution: number): number {
  return lossIn(s, own, enemy, CHARGING) - lossIn(s, enemy, own, 1 / CHARGING) * STAND_FAST * WEIGHTS.melee * caution
}

export const CHARGING = 2
/** How many of those who are charged keep their nerve, about. */
const STAND_FAST = 0.7

/** What the second lose when the first attack them all at once; those who can't fight are lost with the others. */
function lossIn(s: LnltState, attackers: readonly Unit[], defenders: readonly Unit[], force = 1): number {
  let worth = 0
  for (const unit of defenders) worth += worthOf(s, unit)
  return worth * chanceToClear(s, attackers, defenders, force)
}

/** The chance that the first eliminate all of the second in a round; `force`: so many times their strength. */
export function chanceToClear(s: LnltState, attackers: readonly Unit[], defenders: readonly Unit[], force = 1): number {
  const strikers = attackers.filter((unit) => isMeleeEligible(s, unit))
  if (strikers.length === 0) return 0
  const fighters = defenders.filter((unit) => isMeleeEligible(s, unit))
  if (fighters.length === 0) return 1
  const { kill } = MELEE_COLUMNS[meleeColumn(strength(s, strikers) * force, strength(s, fighters))]!
  let leadership = 0
  for (const unit of attackers) if (isLeader(s, unit) && !unit.shaken) leadership = Math.max(leadership, leadershipOf(s, unit))
  return atLeast(diceFor(s, 'melee', strikers[0]!.side), kill - leadership)
}

/** The chance of so much with these dice. */
function atLeast(dice: DiceKind, needed: number): number {
  const known = falls.get(dice) ?? totals(dice)
  falls.set(dice, known)
  let ways = 0
  for (const total of known) if (total >= needed) ways++
  return ways / known.length
}

const falls = new WeakMap<DiceKind, readonly number[]>()

function strength(s: LnltState, units: readonly Unit[]): number {
  let fp = 0
  for (const unit of units) {
    fp += Math.max(1, typeOf(s, unit).inherent ? inherentFire(s, unit).fp : 0)
    for (const weapon of s.weapons)
      if (weapon.owner === unit.id && !weapon.jammed && typeOfWeapon(s, weapon).melee) {
        fp += weaponFire(s, weapon).fp
        break
      }
  }
  return Math.max(1, fp)
}

/** 8.0: whom to attack: by the odds that the question itself tells. */
export function meleeAdvice(s: LnltState, preview: Preview<'melee'>): Judge<'melee'> {
  return (decision) => {
    let worth = 0
    for (const id of decision.targets) worth += worthOf(s, s.units[id]!)
    return worth * preview(decision).chance
  }
}
