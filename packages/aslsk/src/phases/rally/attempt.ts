import { type Modifier, outcomesOf, total } from '@firegroup/kernel'
import { detectHidden } from '../../concealment/detection.ts'
import { exposeByActivity } from '../../concealment/reveal.ts'
import { type Aslsk, type DiceRoll, rollDice } from '../../context.ts'
import { CASUALTY_DR, LEADER_CREATION_DR, RALLY_DRM } from '../../data/morale.ts'
import type { Hooks } from '../../hooks.ts'
import { terrainAt } from '../../map/terrain.ts'
import { isJapanese, isJapaneseLeader } from '../../pacific/japanese.ts'
import type { AslskState, Unit } from '../../state.ts'
import { casualtyReduction, replaceUnit } from '../../units/casualties.ts'
import { withLeaderLosses } from '../../units/morale.ts'
import { isMmc, leadershipOf, moraleOf, typeOf } from '../../units/units.ts'

type RallyResult = 'rallies' | 'fails' | 'reduced' | 'demoted'

/** The exact chances of a rally attempt, in 36ths, with what they come from. */
export interface RallyOdds {
  readonly morale: number
  readonly modifiers: readonly Modifier[]
  readonly rallies: number
  readonly reduced: number
  /** 8.1.7: becomes a unit of lower class, still broken; left out where that can't be. */
  readonly demoted?: number
  readonly of: 36
}

/** 3.1e, 3.1f: one attempt to rally, by itself or by a leader; no unit has another in this Player Turn. */
export function attemptRally(g: Aslsk, unit: Unit, leader: Unit | null): DiceRoll {
  if (leader) exposeByActivity(g, [leader], '8.3')
  const { dr, modifiers, morale, final, result } = rollRally(g, unit, leader)
  unit.triedRally = true
  g.emit({
    type: 'rallyAttempt',
    rule: leader ? '3.1f' : '3.1e',
    unit: unit.id,
    leader: leader ? leader.id : -1,
    morale,
    dice: [dr.coloured, dr.white],
    modifiers,
    final,
    result,
  })
  if (result === 'rallies') rallyUnit(g, unit, leader ? '3.1f' : '3.1e')
  else if (result === 'demoted') replaceUnit(g, unit, typeOf(g.state, unit).elrStepDown!, '8.1.7', 'demoted')
  else if (result === 'reduced') withLeaderLosses(g, () => casualtyReduction(g, unit, '3.1f'))
  return dr
}

interface RolledRally {
  readonly dr: DiceRoll
  readonly modifiers: readonly Modifier[]
  readonly morale: number
  readonly final: number
  readonly result: RallyResult
}

/** 3.1e, 3.1f: the DR of an attempt and what it comes to. */
function rollRally(g: Aslsk, unit: Unit, leader: Unit | null): RolledRally {
  const modifiers = rallyModifiers(g.state, unit, leader)
  const drm = total(modifiers)
  const morale = moraleOf(g.state, unit)
  const failure = failedRally(g.state, unit, leader)
  const casualtiesFrom = casualtyDr(g.state, unit)
  const outcome = (original: number) => rallyOutcome(morale, original, original + drm, failure, casualtiesFrom)
  const comesTo = (original: number) => `${outcome(original)} ${original === LEADER_CREATION_DR}`
  const dr = rollDice(g, `rally of ${typeOf(g.state, unit).label}`, comesTo, { unit: unit.id, at: unit.at })
  return { dr, modifiers, morale, final: dr.total + drm, result: outcome(dr.total) }
}

/** What would come of an attempt: the same DR, gone through for all its rolls. */
export function rallyOdds(s: AslskState, unit: Unit, leader: Unit | null): RallyOdds {
  const odds = outcomesOf(s, (g: Aslsk) => rollRally(g, unit, leader).result)
  const modifiers = rallyModifiers(s, unit, leader)
  const demoted = odds.outOf(36, 'demoted')
  return {
    morale: moraleOf(s, unit),
    modifiers,
    rallies: odds.outOf(36, 'rallies'),
    reduced: odds.outOf(36, 'reduced'),
    ...(demoted > 0 ? { demoted } : {}),
    of: 36,
  }
}

/** 3.1f: at or under its broken-side morale it rallies; failing costs nothing, but an original 12 is Casualty Reduction whatever the DRM. */
function rallyOutcome(morale: number, original: number, final: number, failure: RallyResult, casualtiesFrom: number): RallyResult {
  if (original >= casualtiesFrom) return 'reduced'
  return final <= morale ? 'rallies' : failure
}

function casualtyDr(s: AslskState, unit: Unit): number {
  let least: number = CASUALTY_DR
  for (const lower of s.setting.hooks.rallyCasualties) least = Math.min(least, lower(s, unit) ?? least)
  return least
}

/** 8.1.7: Japanese whom a Japanese leader tries to rally. */
function isRalliedByJapanese(s: AslskState, unit: Unit, leader: Unit): boolean {
  return isJapaneseLeader(s, leader) && isJapanese(s, unit) && isMmc(s, unit)
}

/** 3.1f: a rally that fails costs nothing; 8.1.7: whom a Japanese leader fails to rally is put one class down, or suffers Casualty Reduction where there is none. */
function failedRally(s: AslskState, unit: Unit, leader: Unit | null): RallyResult {
  if (!leader || !isRalliedByJapanese(s, unit, leader)) return 'fails'
  return typeOf(s, unit).elrStepDown === null ? 'reduced' : 'demoted'
}

function rallyUnit(g: Aslsk, unit: Unit, rule: string): void {
  unit.broken = false
  unit.dm = false
  g.emit({ type: 'rallies', rule, unit: unit.id })
  detectHidden(g)
}

export function rallyModifiers(s: AslskState, unit: Unit, leader: Unit | null): Modifier[] {
  const found: Modifier[] = []
  for (const contribution of s.setting.hooks.rallyModifiers) {
    const modifier = contribution(s, unit, leader)
    if (modifier) found.push(modifier)
  }
  return found
}

/** The base game's contributions to `Hooks.rallyModifiers`. */
export const baseRallyModifiers: Hooks['rallyModifiers'] = [selfRallyDrm, desperation, shelter, leadership]

/** 3.1e: whoever rallies by himself. */
function selfRallyDrm(_s: AslskState, _unit: Unit, leader: Unit | null): Modifier | undefined {
  return leader ? undefined : { rule: '3.1e', label: 'self-rally', value: RALLY_DRM.selfRally }
}

/** 3.1f: desperation morale; 8.1.7: not when a Japanese leader rallies Japanese. */
function desperation(s: AslskState, unit: Unit, leader: Unit | null): Modifier | undefined {
  return unit.dm && !(leader && isRalliedByJapanese(s, unit, leader))
    ? { rule: '3.1f', label: 'DM', value: RALLY_DRM.dm, tags: ['dm'] }
    : undefined
}

/** 3.1f: in woods or a building. */
function shelter(s: AslskState, unit: Unit): Modifier | undefined {
  return unit.at >= 0 && terrainAt(s, unit.at).rallyBonus
    ? { rule: '3.1f', label: 'woods or building', value: RALLY_DRM.woodsOrBuilding }
    : undefined
}

/** 3.1f: of the leader who tries; 3.2.3: a pinned leader has none, and nobody uses his own (3.1e). */
function leadership(s: AslskState, _unit: Unit, leader: Unit | null): Modifier | undefined {
  if (!leader || leader.pinned) return undefined
  return { rule: '3.1f', label: `leader ${typeOf(s, leader).label}`, value: leadershipOf(s, leader), tags: ['leadership'] }
}
