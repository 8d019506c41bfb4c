import { type Modifier, outcomesOf } from '@firegroup/kernel'
import type { Aslsk } from '../../context.ts'
import { type AslskState, type CombatInProgress, enemyOf, type Side } from '../../state.ts'
import { figureCombat } from './attack.ts'
import { everyoneOnEveryone } from './candidates.ts'
import type { DeclaredAttack } from './designation.ts'
import type { CombatFp } from './events.ts'
import { rollCombat } from './resolution.ts'

/** The exact chances of one attack, in 36ths, before any field promotion (5.3). */
export interface CombatOdds {
  readonly by: readonly number[]
  readonly on: readonly number[]
  readonly attack: readonly CombatFp[]
  readonly defense: readonly CombatFp[]
  readonly odds: string
  readonly kill: number
  readonly modifiers: readonly Modifier[]
  readonly drm: number
  /** All attacked units are lost. */
  readonly eliminated: number
  /** One of them suffers Casualty Reduction. */
  readonly reduced: number
  readonly of: 36
}

export interface DesignationPreview {
  readonly attacks: readonly CombatOdds[]
  /** What comes the other way: the enemy's attacks as designated, or before that all of them on all of yours. */
  readonly replies: readonly CombatOdds[]
  readonly repliesDesignated: boolean
}

export function designationPreview(
  s: AslskState,
  side: Side,
  combat: CombatInProgress,
  attacks: readonly DeclaredAttack[],
): DesignationPreview {
  const enemy = enemyOf(side)
  const repliesDesignated = combat.designated.includes(enemy)
  const all = repliesDesignated ? null : everyoneOnEveryone(s, enemy, combat)
  const replies = repliesDesignated ? combat.attacks.filter((attack) => attack.side === enemy) : all ? [all] : []
  return {
    attacks: attacks.map((attack) => combatOdds(s, attack)),
    replies: replies.map((attack) => combatOdds(s, attack)),
    repliesDesignated,
  }
}

/** The DR that resolves an attack, gone through for all its rolls. */
export function combatOdds(s: AslskState, { by, on }: DeclaredAttack): CombatOdds {
  const figured = figureCombat(s, { by, on })
  const rolled = outcomesOf(s, (g: Aslsk) => rollCombat(g, figured).result)
  const { attack, defense, odds, kill, modifiers, drm } = figured
  const [eliminated, reduced] = [rolled.outOf(36, 'eliminated'), rolled.outOf(36, 'reduced')]
  return { by, on, attack, defense, odds, kill, modifiers, drm, eliminated, reduced, of: 36 }
}
