import { MELEE_COLUMNS, meleeColumn } from '../data/melee.ts'
import { inherentFire, weaponFire } from '../fire/attack.ts'
import { isMeleeEligible } from '../melee/eligible.ts'
import type { LnltState, Unit } from '../state.ts'
import { isLeader, leadershipOf } from '../units/morale.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import type { Judge, Preview } from './judge.ts'
import { WEIGHTS } from './weights.ts'
import { worthOf } from './worth.ts'

/** What a round between these would likely bring, before it is known who attacks whom: both strike at once. */
export function meleePromise(s: LnltState, own: readonly Unit[], enemy: readonly Unit[], caution = 1): number {
  return lossIn(s, own, enemy) - lossIn(s, enemy, own) * WEIGHTS.melee * caution
}

/** What the second lose when the first attack them all at once; those who can't fight are lost with the others. */
function lossIn(s: LnltState, attackers: readonly Unit[], defenders: readonly Unit[]): number {
  let worth = 0
  for (const unit of defenders) worth += worthOf(s, unit)
  return worth * chanceToClear(s, attackers, defenders)
}

/** The chance that the first eliminate all of the second in a round. */
export function chanceToClear(s: LnltState, attackers: readonly Unit[], defenders: readonly Unit[]): number {
  const strikers = attackers.filter((unit) => isMeleeEligible(s, unit))
  if (strikers.length === 0) return 0
  const fighters = defenders.filter((unit) => isMeleeEligible(s, unit))
  if (fighters.length === 0) return 1
  const { kill } = MELEE_COLUMNS[meleeColumn(strength(s, strikers), strength(s, fighters))]!
  let leadership = 0
  for (const unit of attackers) if (isLeader(s, unit) && !unit.shaken) leadership = Math.max(leadership, leadershipOf(s, unit))
  return atLeast(kill - leadership)
}

/** The chance of so much with two dice. */
function atLeast(needed: number): number {
  let ways = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= needed) ways++
  return ways / 36
}

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
