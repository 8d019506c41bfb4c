import { type Modifier, total } from '@firegroup/kernel'
import { CLOSE_COMBAT_DRM, closeCombatColumn, HAND_TO_HAND, SMC_CLOSE_COMBAT_FP } from '../../data/close-combat.ts'
import { FIREPOWER_FACTORS } from '../../data/fire.ts'
import { FP_UNIT } from '../../data/ift.ts'
import type { Hooks } from '../../hooks.ts'
import { isHandToHand, japaneseHandToHand } from '../../pacific/hand-to-hand.ts'
import type { AslskState, Unit } from '../../state.ts'
import { inherentFp, isLeader, isMmc, leadershipOf, typeOf } from '../../units/units.ts'
import { bestLeader } from './ambush.ts'
import type { DeclaredAttack } from './designation.ts'
import type { CombatFp, CombatResult } from './events.ts'

/** An attack worked out: both sides of the odds, the column and what changes the DR. */
export interface FiguredCombat {
  readonly attack: readonly CombatFp[]
  readonly defense: readonly CombatFp[]
  readonly odds: string
  readonly kill: number
  readonly modifiers: readonly Modifier[]
  readonly drm: number
  /** 8.1.8.4: on the other table, with higher Kill Numbers. */
  readonly handToHand: boolean
  /** The attackers have less FP than those they attack. */
  readonly belowEven: boolean
}

/** 3.8: the odds of an attack and its DRM. TEM, Weapons and range have no part in it. */
export function figureCombat(s: AslskState, { by, on }: DeclaredAttack): FiguredCombat {
  const attack = by.map((id) => attackFp(s, s.units[id]!))
  const defense = on.map((id) => defenseFp(s, s.units[id]!))
  const attackSum = sum(attack)
  const defenseSum = sum(defense)
  const { odds, kill } = closeCombatColumn(attackSum, defenseSum)
  const handToHand = isHandToHand(s, s.units[by[0]!]!.at)
  const modifiers = combatModifiers(
    s,
    by.map((id) => s.units[id]!),
    on.map((id) => s.units[id]!),
  )
  return {
    attack,
    defense,
    odds,
    kill: handToHand ? kill + HAND_TO_HAND.kill : kill,
    modifiers,
    drm: total(modifiers),
    handToHand,
    belowEven: attackSum < defenseSum,
  }
}

/** 3.8: a final DR under the Kill Number eliminates all attacked units, one equal to it reduces one of them. */
export function combatResult({ kill, drm }: FiguredCombat, original: number): CombatResult {
  const final = original + drm
  return final < kill ? 'eliminated' : final === kill ? 'reduced' : 'none'
}

/** 3.8, 4.0: an MMC's own FP, also when it forfeited it for the fire phases; 1 for a SMC; half when pinned (GAP-43). */
function attackFp(s: AslskState, unit: Unit): CombatFp {
  const { num, den } = FIREPOWER_FACTORS.pinned
  const full = strength(s, unit)
  return { unit: unit.id, label: typeOf(s, unit).label, fp64: unit.pinned ? (full * num) / den : full, halved: unit.pinned }
}

/** 3.8: every unit defends with its full FP, broken or pinned as it may be. */
function defenseFp(s: AslskState, unit: Unit): CombatFp {
  return { unit: unit.id, label: typeOf(s, unit).label, fp64: strength(s, unit), halved: false }
}

function strength(s: AslskState, unit: Unit): number {
  return (isLeader(s, unit) ? SMC_CLOSE_COMBAT_FP : inherentFp(s, unit)) * FP_UNIT
}

function sum(parts: readonly CombatFp[]): number {
  let fp64 = 0
  for (const part of parts) fp64 += part.fp64
  return fp64
}

function combatModifiers(s: AslskState, by: readonly Unit[], on: readonly Unit[]): Modifier[] {
  const found: Modifier[] = []
  for (const contribution of s.setting.hooks.closeCombatModifiers) {
    const modifier = contribution(s, by, on)
    if (modifier) found.push(modifier)
  }
  return found
}

/** The base game's contributions to `Hooks.closeCombatModifiers`. */
export const baseCloseCombatModifiers: Hooks['closeCombatModifiers'] = [
  leadershipDrm,
  (_s, _by, on) => (on.some((unit) => unit.broken) ? drm('3.8', 'broken target', CLOSE_COMBAT_DRM.vsBroken) : undefined),
  (_s, by) => (by.some((unit) => unit.cx) ? drm('3.3.1', 'CX attacker', CLOSE_COMBAT_DRM.byCx) : undefined),
  (_s, _by, on) => (on.some((unit) => unit.cx) ? drm('3.3.1', 'CX target', CLOSE_COMBAT_DRM.vsCx) : undefined),
  (s, by) => (s.combat?.ambusher === by[0]!.side ? drm('3.8', 'ambush', CLOSE_COMBAT_DRM.byAmbusher) : undefined),
  (s, _by, on) => (s.combat?.ambusher === on[0]!.side ? drm('3.8', 'ambushed', CLOSE_COMBAT_DRM.vsAmbusher) : undefined),
  japaneseHandToHand,
]

/** 3.8: the best of the leaders who attack with a MMC directs it; nobody directs an attack that he makes alone. */
function leadershipDrm(s: AslskState, by: readonly Unit[]): Modifier | undefined {
  const best = by.some((unit) => isMmc(s, unit)) ? bestLeader(s, by) : null
  return best ? { ...drm('3.8', `leader ${typeOf(s, best).label}`, leadershipOf(s, best)), tags: ['leadership'] } : undefined
}

function drm(rule: string, label: string, value: number): Modifier {
  return { rule, label, value }
}
