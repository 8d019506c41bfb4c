import { type Budget, explore, type Modifier, outcomesOf } from '@firegroup/kernel'
import type { Aslsk } from '../../context.ts'
import type { AslskEvent } from '../../events.ts'
import type { UnitId } from '../../ids.ts'
import { type AslskState, type CombatAttack, type CombatInProgress, cloneState, enemyOf, type Side } from '../../state.ts'
import { hasUnits } from '../../units/units.ts'
import { figureCombat } from './attack.ts'
import { designationCandidates } from './candidates.ts'
import type { DeclaredAttack } from './declared.ts'
import type { CombatFp } from './events.ts'
import { attackFrom, blowCandidates } from './exchange.ts'
import { backfires, resolveTogether, rollCombat } from './resolution.ts'

/** The exact chances of one attack, in 36ths, or in 216ths against a vehicle, before any field promotion (5.3). */
export interface CombatOdds {
  readonly by: readonly number[]
  readonly on: readonly number[]
  readonly attack: readonly CombatFp[]
  readonly defense: readonly CombatFp[]
  readonly odds: string
  readonly kill: number
  readonly modifiers: readonly Modifier[]
  readonly drm: number
  /** 8.1.8.4: on the Hand-to-Hand table; left out where it is the usual one. */
  readonly handToHand?: true
  /** All attacked units are lost. */
  readonly eliminated: number
  /** One of them suffers Casualty Reduction. */
  readonly reduced: number
  /** 3.8: the vehicle is Immobilized; left out against men. */
  readonly immobilized?: number
  /** 3.8: one of the attackers suffers Casualty Reduction; left out against men. */
  readonly backfires?: number
  readonly of: 36 | 216
}

/** How likely each side has the hex to itself when all of this is over, in parts of 1; what is left of it is Melee or an empty hex. */
export interface CombatAftermath {
  readonly own: number
  readonly enemy: number
  readonly both: number
  /** How far any of them may be off; 0 if they are exact. */
  readonly error: number
}

export interface DesignationPreview {
  readonly attacks: readonly CombatOdds[]
  /** What comes the other way: the enemy's attacks as designated; before that those of his that are likely to cost most; none once they are made. */
  readonly replies: readonly CombatOdds[]
  readonly repliesDesignated: boolean
  /** What comes of both. Worked out when it is looked at. */
  readonly after: CombatAftermath
}

export function designationPreview(
  s: AslskState,
  side: Side,
  combat: CombatInProgress,
  attacks: readonly DeclaredAttack[],
): DesignationPreview {
  const enemy = enemyOf(side)
  const repliesDesignated = combat.designated.includes(enemy)
  const replies = !repliesDesignated
    ? bestAnswer(s, enemy, combat)
    : combat.ambusher === enemy
      ? []
      : combat.attacks.filter((attack) => attack.side === enemy).map((attack) => combatOdds(s, attack))
  let after: CombatAftermath | undefined
  return {
    attacks: attacks.map((attack) => combatOdds(s, attack)),
    replies,
    repliesDesignated,
    get after() {
      after ??= aftermath(s, side, attacks, replies)
      return after
    },
  }
}

/** Of the attacks that a side is offered those that are likely to cost the other most, one reduced for a half. */
function bestAnswer(s: AslskState, side: Side, combat: CombatInProgress): readonly CombatOdds[] {
  const known = new Map<string, CombatOdds>()
  let best: readonly CombatOdds[] = []
  let most = 0
  const offers = combat.exchange ? blowCandidates(s, side, combat) : designationCandidates(s, side, combat)
  for (const attacks of offers) {
    const odds = attacks.map((attack) => {
      const key = `${attack.by}>${attack.on} ${attack.weapons ?? ''}`
      const found = known.get(key) ?? combatOdds(s, attack)
      known.set(key, found)
      return found
    })
    let worth = 0
    for (const { eliminated, reduced, immobilized = 0, on, of } of odds)
      worth += (2 * eliminated * on.length + reduced + immobilized) * (216 / of)
    if (worth <= most) continue
    most = worth
    best = odds
  }
  return best
}

/** 3.8: where there is a vehicle: the one attack of a side that is likely to cost most; null where it can make none. */
export function bestBlow(s: AslskState, side: Side, combat: CombatInProgress): CombatOdds | null {
  return bestAnswer(s, side, combat)[0] ?? null
}

/** The hands change while one looks: a few milliseconds are enough, and the error says what they leave open. */
const QUICK: Budget = { steps: 1500, samples: 150 }

/** 3.8: all of it resolved, over all its dice: at the same time, or by the ambusher or whose blow it is first and then by whoever is left. */
function aftermath(s: AslskState, side: Side, attacks: readonly DeclaredAttack[], replies: readonly DeclaredAttack[]): CombatAftermath {
  const { at, ambusher, exchange } = s.combat!
  const made = (by: Side, declared: readonly DeclaredAttack[], state: AslskState): CombatAttack[] =>
    declared.flatMap((attack) => {
      const here = (ids: readonly number[]): UnitId[] => ids.flatMap((id) => (state.units[id]!.at === at ? [state.units[id]!.id] : []))
      const [left, targets] = [here(attack.by), here(attack.on)]
      return left.length > 0 && targets.length > 0 ? [attackFrom(state, by, { ...attack, by: left, on: targets })] : []
    })
  const enemy = enemyOf(side)
  const odds = explore<AslskState, AslskEvent>({
    begin: () => cloneState(s),
    rule(g: Aslsk) {
      if (exchange || ambusher === side) {
        resolveTogether(g, made(side, attacks, g.state))
        resolveTogether(g, made(enemy, replies, g.state))
      } else resolveTogether(g, [...made(side, attacks, g.state), ...made(enemy, replies, g.state)])
      return undefined
    },
    budget: QUICK,
    outcomes: (state) => {
      const [own, other] = [hasUnits(state, side, at), hasUnits(state, enemy, at)]
      return [own && other ? 'both' : own ? 'own' : other ? 'enemy' : 'none']
    },
  })
  const { of, counts, error } = odds.among(['own', 'enemy', 'both', 'none'])
  return { own: counts[0]! / of, enemy: counts[1]! / of, both: counts[2]! / of, error }
}

/** The DR that resolves an attack, gone through for all its rolls. */
export function combatOdds(s: AslskState, declared: DeclaredAttack, use: 'attack' | 'reaction' = 'attack'): CombatOdds {
  const { by, on } = declared
  const figured = figureCombat(s, declared, use)
  const rolled = outcomesOf(s, (g: Aslsk) => {
    const { dice, result } = rollCombat(g, figured)
    return backfires(s, { on: on.map((id) => s.units[id]!.id) }, dice.total) ? 'backfires' : result
  })
  const { attack, defense, odds, kill, modifiers, drm, handToHand, onVehicle } = figured
  const of = onVehicle ? 216 : 36
  const [eliminated, reduced] = [rolled.outOf(of, 'eliminated'), rolled.outOf(of, 'reduced')]
  const vehicle = onVehicle ? { immobilized: rolled.outOf(of, 'immobilized'), backfires: rolled.outOf(of, 'backfires') } : {}
  return { by, on, attack, defense, odds, kill, modifiers, drm, ...(handToHand ? { handToHand } : {}), eliminated, reduced, ...vehicle, of }
}
