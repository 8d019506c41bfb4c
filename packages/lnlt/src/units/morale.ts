import { type Modifier, outcomesOf, total } from '@firegroup/kernel'
import { fallsOf, type Lnlt, roll } from '../context.ts'
import { WOUND } from '../data/damage.ts'
import { MORALE_MODIFIERS } from '../data/morale.ts'
import { sameNationality } from '../data/pack.ts'
import { skillOf } from '../data/skills.ts'
import { isLeader as isLeaderKind } from '../data/smc.ts'
import { isSheltered } from '../rally/shelter.ts'
import type { LnltState, Unit } from '../state.ts'
import { vehicleMorale } from '../vehicles/vehicle.ts'
import { isGoodOrder, typeOf } from './units.ts'

export interface MoraleCheck {
  /** For the log and the label of the dice: 'rally', 'withdrawal' … */
  readonly what: string
  readonly rule: string
  /** 1.5.1: whose LM is taken off; left out: that of the best Leader of the location; null: nobody's. */
  readonly leader?: Unit | null
  /** Further ones that a rule names. */
  readonly modifiers?: readonly Modifier[]
  /** 14.1.1: nothing counts but what the rule names. */
  readonly plain?: boolean
}

/** 1.5.1: two dice and what modifies them, against the Morale of the side that is up. True if it passes. */
export function moraleCheck(g: Lnlt, unit: Unit, check: MoraleCheck): boolean {
  return checkMorale(g, unit, check).passed
}

/** The same with the natural roll; `failsOn`: one that never passes. */
export function checkMorale(g: Lnlt, unit: Unit, check: MoraleCheck, failsOn = -1): { readonly passed: boolean; readonly natural: number } {
  const s = g.state
  const morale = moraleOf(s, unit)
  const modifiers = checkModifiers(s, unit, check)
  const passes = (rolled: number) => rolled !== failsOn && rolled + total(modifiers) <= morale
  const { dice, total: natural } = roll(g, 'morale', `${check.what}: ${typeOf(g.state, unit).label}`, passes)
  const final = natural + total(modifiers)
  const passed = passes(natural)
  g.emit({ type: 'moraleCheck', rule: check.rule, unit: unit.id, what: check.what, morale, modifiers, dice, final, passed })
  return { passed, natural }
}

/** 1.5, 5.1: the Morale printed on the side that is up; a wound takes one off, but a Hero has a wounded side. */
export function moraleOf(s: LnltState, unit: Unit): number {
  if (unit.vehicle) return vehicleMorale(s, unit)
  const type = typeOf(s, unit)
  if (unit.wounds > 0 && type.wounded !== null) return type.wounded.morale
  const advised = s.setting.scenario.era === 'modern' && hasAdvisor(s, unit) ? ADVISED : 0
  return (unit.shaken ? type.shakenMorale : type.morale) + woundsFelt(unit) * WOUND.morale + advised
}

/** 11.9: what an Advisor adds to the Morale of those with whom he is stacked. */
const ADVISED = 1

function hasAdvisor(s: LnltState, unit: Unit): boolean {
  if (unit.at < 0) return false
  for (const other of s.units)
    if (other !== unit && other.at === unit.at && other.side === unit.side && typeOf(s, other).kind === 'advisor') return true
  return false
}

/** 11.1.1, 5.1: the LM that is left to him; whether he may use it is another matter. */
export function leadershipOf(s: LnltState, unit: Unit): number {
  const { leadership } = typeOf(s, unit)
  return leadership === 0 ? 0 : Math.max(WOUND.leadershipMin, leadership + woundsFelt(unit) * WOUND.leadership)
}

/** 5.1, 12.0: wounds that weaken him. */
export function woundsFelt(unit: Unit): number {
  return unit.wounds > 1 && unit.skills.some((skill) => skillOf(skill).effect.woundsDoNotAddUp) ? 1 : unit.wounds
}

/** 1.5.1: shelter, and one LM; nothing else but what a rule names. */
export function checkModifiers(s: LnltState, unit: Unit, check: MoraleCheck): readonly Modifier[] {
  if (check.plain) return check.modifiers ?? []
  const modifiers: Modifier[] = []
  const leader = unit.vehicle ? null : check.leader === undefined ? bestLeader(s, unit) : check.leader
  const leadership = leader === null ? 0 : leadershipOf(s, leader)
  if (leadership > 0) modifiers.push({ ...MORALE_MODIFIERS.leader, value: -leadership, tags: ['leadership'] })
  const what = check.what === 'rally' ? 'rally' : 'check'
  for (const contribution of s.setting.hooks.moraleModifiers) {
    const modifier = contribution(s, unit, what)
    if (modifier) modifiers.push(modifier)
  }
  return check.modifiers ? [...modifiers, ...check.modifiers] : modifiers
}

/** 1.5.1: -2 under cover; the base game's own contribution to the hook. */
export const baseMoraleModifiers: readonly ((s: LnltState, unit: Unit) => Modifier | undefined)[] = [
  (s, unit) => (unit.at >= 0 && isSheltered(s, unit) ? MORALE_MODIFIERS.terrain : undefined),
]

/** 11.1.1: the best LM of a Good Order Leader of its nationality in its location, never its own. */
function bestLeader(s: LnltState, unit: Unit): Unit | null {
  let best: Unit | null = null
  for (const leader of s.units) {
    if (
      leader.at !== unit.at ||
      leader.aboard !== unit.aboard ||
      leader.side !== unit.side ||
      leader === unit ||
      !isGoodOrder(leader) ||
      !isLeader(s, leader)
    )
      continue
    if (!sameNationality(typeOf(s, leader), typeOf(s, unit))) continue
    if (best === null || leadershipOf(s, leader) > leadershipOf(s, best)) best = leader
  }
  return best
}

/** 11.1, 11.7: Leaders; Commissars and Political Officers are Leaders too. */
export function isLeader(s: LnltState, unit: Unit): boolean {
  return isLeaderKind(typeOf(s, unit).kind)
}

/** How often a Morale Check is passed, out of all falls of its dice: the check itself, gone through for all of them. */
export function checkOdds(s: LnltState, unit: Unit, check: MoraleCheck, failsOn = -1): { readonly passes: number; readonly of: number } {
  const of = fallsOf(s, 'morale')
  return { passes: outcomesOf(s, (g: Lnlt) => checkMorale(g, unit, check, failsOn).passed).outOf(of, 'true'), of }
}
