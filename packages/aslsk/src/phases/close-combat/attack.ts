import { type Modifier, total } from '@firegroup/kernel'
import { CLOSE_COMBAT_DRM, closeCombatColumn, HAND_TO_HAND, SMC_CLOSE_COMBAT_FP, UNLIKELY_KILL } from '../../data/close-combat.ts'
import { FIREPOWER_FACTORS } from '../../data/fire.ts'
import { FP_UNIT } from '../../data/ift.ts'
import type { Hooks } from '../../hooks.ts'
import { isHandToHand, japaneseHandToHand } from '../../pacific/hand-to-hand.ts'
import type { AslskState, Unit, Weapon } from '../../state.ts'
import { inherentFp, isLeader, isMmc, isVehicle, leadershipOf, typeOf, type Vehicle } from '../../units/units.ts'
import { vehicleCombatModifiers } from './against-vehicles.ts'
import { bestLeader } from './ambush.ts'
import { type CcvUse, ccvParts } from './ccv.ts'
import type { DeclaredAttack } from './declared.ts'
import type { CombatFp, CombatResult } from './events.ts'
import { combatWeapons, weaponParts } from './vehicle-weapons.ts'

/** An attack worked out: both sides of the odds, the column and what changes the DR. */
export interface FiguredCombat {
  readonly attack: readonly CombatFp[]
  readonly defense: readonly CombatFp[]
  readonly odds: string
  /** The Kill Number; against a vehicle the CCV. */
  readonly kill: number
  readonly modifiers: readonly Modifier[]
  readonly drm: number
  /** 8.1.8.4: on the other table, with higher Kill Numbers. */
  readonly handToHand: boolean
  /** The attackers have less FP than those they attack. */
  readonly belowEven: boolean
  readonly onVehicle: boolean
}

/** 3.8: the odds of an attack and its DRM. TEM, Weapons and range have no part in it. */
export function figureCombat(s: AslskState, declared: DeclaredAttack, use: Exclude<CcvUse, 'defense'> = 'attack'): FiguredCombat {
  const [by, on] = [declared.by.map((id) => s.units[id]!), declared.on.map((id) => s.units[id]!)]
  const modifiers = combatModifiers(s, by, on)
  const drm = total(modifiers)
  const [first] = by
  if (isVehicle(on[0]!)) {
    const attack = ccvParts(s, by, use, on)
    const plain = { attack, defense: [], odds: 'CCV', handToHand: false, belowEven: false, onVehicle: true } as const
    const short = belowLeast(s, attack)
    return short
      ? { ...plain, kill: s.setting.hooks.ccvAtLeast[0]!, modifiers: [...modifiers, short], drm: drm + short.value }
      : { ...plain, kill: sum(attack) / FP_UNIT, modifiers, drm }
  }
  const attack = isVehicle(first!) ? weaponParts(s, first, weaponsIn(s, first, declared)) : by.map((unit) => attackFp(s, unit, on))
  const defense = isVehicle(first!) ? ccvParts(s, on, 'defense') : on.map((unit) => defenseFp(s, unit))
  const [attackSum, defenseSum] = [sum(attack), sum(defense)]
  const { odds, kill } = closeCombatColumn(attackSum, defenseSum)
  const handToHand = !isVehicle(first!) && isHandToHand(s, first!.at)
  return {
    attack,
    defense,
    odds,
    kill: handToHand ? kill + HAND_TO_HAND.kill : kill,
    modifiers,
    drm,
    handToHand,
    belowEven: attackSum < defenseSum,
    onVehicle: false,
  }
}

/** A11.5: where a module knows of a least CCV, what is wanting to it is added to the DR. */
function belowLeast(s: AslskState, attack: readonly CombatFp[]): Modifier | undefined {
  const [least] = s.setting.hooks.ccvAtLeast
  if (least === undefined) return undefined
  let ccv = 0
  for (const { parts = [] } of attack) ccv += total(parts)
  return ccv < least ? { rule: 'A11.5', label: 'CCV no lower', value: least - ccv } : undefined
}

/** 3.8: the weapons that a vehicle is said to attack with; all that it has left where it is not said. */
export function weaponsIn(s: AslskState, vehicle: Vehicle, { weapons }: Pick<DeclaredAttack, 'weapons'>): Weapon[] {
  const used: readonly number[] = s.combat?.exchange?.used ?? []
  return combatWeapons(s, vehicle).filter(({ id }) => (weapons ? weapons.includes(id) : !used.includes(id)))
}

/**
 * 3.8: a final DR under the Kill Number eliminates all attacked units, one equal to it reduces one of them, or Immobilizes the vehicle. After an
 * original 2 that could not eliminate it a third die may do better (GAP-42).
 */
export function combatResult({ kill, drm, onVehicle }: FiguredCombat, original: number, third?: number): CombatResult {
  const final = original + drm
  if (!onVehicle) return final < kill ? 'eliminated' : final === kill ? 'reduced' : 'none'
  if (final < kill || (third !== undefined && third <= UNLIKELY_KILL.eliminated)) return 'eliminated'
  return final === kill || (third !== undefined && third <= UNLIKELY_KILL.immobilized) ? 'immobilized' : 'none'
}

/** 3.8: an original 2 that would not eliminate the vehicle by itself. */
export function isUnlikely({ kill, drm, onVehicle }: FiguredCombat, original: number): boolean {
  return onVehicle && original === 2 && original + drm >= kill
}

/** 3.8, 4.0: an MMC's own FP, also when it forfeited it for the fire phases; 1 for a SMC; half when pinned (GAP-43). */
function attackFp(s: AslskState, unit: Unit, on: readonly Unit[]): CombatFp {
  const { num, den } = FIREPOWER_FACTORS.pinned
  let fp64 = strength(s, unit)
  if (unit.pinned) fp64 = (fp64 * num) / den
  let halved = unit.pinned
  for (const halves of s.setting.hooks.closeCombatHalves) {
    if (!halves(s, unit, on)) continue
    fp64 = (fp64 * num) / den
    halved = true
  }
  return { unit: unit.id, label: typeOf(s, unit).label, fp64, halved }
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
  ...vehicleCombatModifiers,
]

/** 3.8: the best of the leaders who attack with a MMC directs it; nobody directs an attack that he makes alone. */
function leadershipDrm(s: AslskState, by: readonly Unit[]): Modifier | undefined {
  const best = by.some((unit) => isMmc(s, unit)) ? bestLeader(s, by) : null
  return best ? { ...drm('3.8', `leader ${typeOf(s, best).label}`, leadershipOf(s, best)), tags: ['leadership'] } : undefined
}

function drm(rule: string, label: string, value: number): Modifier {
  return { rule, label, value }
}
