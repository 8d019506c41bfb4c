import { type Modifier, total } from '@firegroup/kernel'
import { stunnedBefore } from '../armour/crew.ts'
import { pinCrew, stun } from '../armour/damage.ts'
import { type Aslsk, type DiceRoll, rollDice } from '../context.ts'
import { CASUALTY_DR } from '../data/morale.ts'
import { isJapanese, liftedMorale, neverPins } from '../pacific/japanese.ts'
import { breakAsHalfSquad, stepReduce } from '../pacific/step-reduction.ts'
import type { AslskState, Side, Unit } from '../state.ts'
import { breakUnit, casualtyReduction, eliminateUnit, elrReplacement, pinUnit, woundLeader } from './casualties.ts'
import { canLead, isAlive, isGoodOrder, isLeader, isVehicle, leadershipOf, moraleOf, typeOf } from './units.ts'

export type CheckResult = 'passes' | 'pinned' | 'breaks' | 'reduced' | 'eliminated' | 'stepped' | 'wounded'

interface Check {
  /** What the table calls it: 'NMC', '2MC', 'LLMC'. */
  readonly what: string
  readonly rule: string
  readonly modifiers: readonly Modifier[]
  /** Dice that were rolled already: a FPF unit checks with the DR of its own attack. */
  readonly dice?: DiceRoll
}

/** 3.2.3: a Morale Check with all that follows from it for this unit. What it means for others (LLMC, LLTC) is `withLeaderLosses`. */
export function moraleCheck(g: Aslsk, unit: Unit, check: Check): CheckResult {
  const modifiers = [...check.modifiers, ...moraleModifiers(g.state, unit)]
  const drm = total(modifiers)
  const morale = moraleOf(g.state, unit)
  const comesTo = (original: number) => meaning(g.state, unit, original, original + drm)
  const dr = check.dice ?? rollDice(g, `${check.what} of ${typeOf(g.state, unit).label}`, comesTo, { unit: unit.id, at: unit.at })
  const final = dr.total + drm
  const result = checkOutcome(g.state, unit, dr.total, final)
  const dice = [dr.coloured, dr.white] as const
  g.emit({ type: 'check', rule: check.rule, unit: unit.id, what: check.what, morale, dice, modifiers, final, result })
  applyCheck(g, unit, dr.total, final - morale, result, check.rule)
  return result
}

/** 5.1: the ELR of a side, unless a unit has one of its own. */
function elrOf(s: AslskState, unit: Unit): number {
  for (const says of s.setting.hooks.elr) {
    const own = says(s, unit)
    if (own !== undefined) return own
  }
  return s.setting.elr[unit.side]
}

/** All that the dice of a MC decide: the outcome, a casualty, and whether the ELR is passed. */
function meaning(s: AslskState, unit: Unit, original: number, final: number): number {
  const outcome = OUTCOMES.indexOf(checkOutcome(s, unit, original, final))
  return 4 * outcome + (original === CASUALTY_DR ? 2 : 0) + (final - moraleOf(s, unit) > elrOf(s, unit) ? 1 : 0)
}

const OUTCOMES: readonly CheckResult[] = ['passes', 'pinned', 'breaks', 'reduced', 'eliminated', 'stepped', 'wounded']

/** 3.2.3: what a MC's dice mean for a unit as it stands. */
export function checkOutcome(s: AslskState, unit: Unit, original: number, final: number): CheckResult {
  const margin = final - moraleOf(s, unit)
  if (unit.broken) return original === CASUALTY_DR ? 'eliminated' : margin > 0 ? 'reduced' : 'passes'
  if (original === CASUALTY_DR || margin > 0) return failure(s, unit, original, margin) // GAP-25: an original 12 always fails
  return margin === 0 && !unit.wasPinned && !neverPins(s, unit) ? 'pinned' : 'passes'
}

/** 3.2.3; 8.1.2: who can lose a step does so, unless he suffers Casualty Reduction or is a Conscript over his ELR; 8.1.7: a Japanese leader is wounded, or lost with a 12. */
function failure(s: AslskState, unit: Unit, original: number, margin: number): CheckResult {
  const type = typeOf(s, unit)
  if (type.fails === 'breaks') return 'breaks'
  if (type.fails === 'wounded') return original === CASUALTY_DR ? 'eliminated' : 'wounded'
  return original === CASUALTY_DR || (type.class === 'conscript' && margin > elrOf(s, unit)) ? 'breaks' : 'stepped'
}

/** 3.2.3, 5.1-03: an original 12 reduces first; then the ELR takes its part; then the unit breaks. */
function applyCheck(g: Aslsk, unit: Unit, original: number, margin: number, result: CheckResult, rule: string): void {
  if (isVehicle(unit)) {
    if (result === 'pinned') pinCrew(g, unit, rule)
    else if (result === 'breaks') stun(g, unit, rule, original === CASUALTY_DR) // 7.10: with a 12 it is a STUN
  } else if (result === 'eliminated') eliminateUnit(g, unit, rule, 'failed its check with a 12')
  else if (result === 'reduced') casualtyReduction(g, unit, rule)
  else if (result === 'pinned') pinUnit(g, unit, rule)
  else if (result === 'stepped') stepReduce(g, unit, margin > elrOf(g.state, unit), '8.1.2')
  else if (result === 'wounded') woundLeader(g, unit, '8.1.7')
  else if (result === 'breaks' && original !== CASUALTY_DR && typeOf(g.state, unit).fails === 'steps') breakAsHalfSquad(g, unit, '8.1.3')
  else if (result === 'breaks') {
    if (original === CASUALTY_DR) casualtyReduction(g, unit, '3.2.3')
    if (!isAlive(unit)) return
    if (margin > elrOf(g.state, unit)) elrReplacement(g, unit)
    breakUnit(g, unit, rule)
  }
}

/** 3.2.3 PTC: an unbroken, unpinned unit rolls its morale or less, or is pinned. */
export function pinTaskCheck(g: Aslsk, unit: Unit, check: Check): CheckResult {
  if (unit.broken || unit.pinned || neverPins(g.state, unit)) return 'passes'
  const drm = total(check.modifiers)
  const morale = moraleOf(g.state, unit)
  const dr =
    check.dice ??
    rollDice(g, `${check.what} of ${typeOf(g.state, unit).label}`, (original) =>
      OUTCOMES.indexOf(ptcOutcome(g.state, unit, original + drm)),
    )
  const final = dr.total + drm
  const result = ptcOutcome(g.state, unit, final)
  g.emit({
    type: 'check',
    rule: check.rule,
    unit: unit.id,
    what: check.what,
    morale,
    dice: [dr.coloured, dr.white],
    modifiers: check.modifiers,
    final,
    result,
  })
  if (result === 'pinned') {
    if (isVehicle(unit)) pinCrew(g, unit, check.rule)
    else pinUnit(g, unit, check.rule)
  }
  return result
}

export function ptcOutcome(s: AslskState, unit: Unit, final: number): CheckResult {
  return final > moraleOf(s, unit) && !unit.wasPinned && !neverPins(s, unit) ? 'pinned' : 'passes'
}

function moraleModifiers(s: AslskState, unit: Unit): Modifier[] {
  const found: Modifier[] = []
  const marked = stunnedBefore(unit)
  if (marked) found.push(marked)
  for (const contribution of s.setting.hooks.moraleModifiers) {
    const modifier = contribution(s, unit)
    if (modifier) found.push(modifier)
  }
  return found
}

/** What a rule has yet to do, beside what the state tells: for its milestones. */
type Rest = () => string

/** Who checks together, and how. */
interface Together {
  readonly units: readonly Unit[]
  /** All on which the check of somebody who is no leader depends, beside himself and his help. */
  what(unit: Unit): string
  /** Whom of those who are no leaders it concerns at all, when it comes to them; all of them if left out. */
  concerns?(unit: Unit): boolean
  check(unit: Unit, help: readonly Modifier[]): CheckResult
  /** Leaders with them who need not check at all, and help from the start. */
  readonly unconcerned?: readonly Unit[]
}

/**
 * 3.2.3: units that check together. The best leader goes first; one who came through unharmed and may lead helps the others, leaders of lower
 * morale included; nobody helps himself.
 */
export function checkTogether(g: Aslsk, { units, what, concerns, check, unconcerned = [] }: Together, rest: Rest): void {
  const leaders = units
    .filter((unit) => isLeader(g.state, unit))
    .sort((a, b) => moraleOf(g.state, b) - moraleOf(g.state, a) || leadershipOf(g.state, a) - leadershipOf(g.state, b) || a.id - b.id)
  let helper: Unit | null = null
  for (const leader of unconcerned)
    if (mayHelp(g.state, leader) && (helper === null || leadershipOf(g.state, leader) < leadershipOf(g.state, helper))) helper = leader
  for (const [i, leader] of leaders.entries()) {
    const best: Unit | null = helper
    g.milestone(() => `${idsOf(leaders.slice(i))} check, ${best?.id} helps; ${rest()}`)
    const help: readonly Modifier[] = best && moraleOf(g.state, best) > moraleOf(g.state, leader) ? leadership(g.state, best) : []
    const result = check(leader, help)
    if (result === 'passes' && mayHelp(g.state, leader) && (best === null || leadershipOf(g.state, leader) < leadershipOf(g.state, best)))
      helper = leader
  }
  const help = helper ? leadership(g.state, helper) : []
  for (const unit of units)
    if (!isLeader(g.state, unit))
      g.aside(
        unit,
        () => `${what(unit)} ${total(help)} ${liftedMorale(g.state, unit)} ${beyondHimself(g.state)}`,
        () => {
          if (isAlive(unit) && concerns?.(unit) !== false) check(unit, help)
        },
      )
}

/** 4.0: who uses a SW has no leadership DRM in that fire phase, for checks neither. */
function mayHelp(s: AslskState, leader: Unit): boolean {
  return canLead(s, leader) && !leader.firedWeapon
}

function idsOf(units: readonly Unit[]): string {
  return units.map(({ id }) => id).join()
}

/** What else a unit's own check can depend on: with modules that have a say in it, whatever may have changed. */
function beyondHimself(s: AslskState): string {
  return s.setting.hooks.moraleModifiers.length === 0
    ? ''
    : s.units
        .filter((unit) => isLeader(s, unit))
        .map(standing)
        .join()
}

/** 3.2.3: all of a unit that checks depend on and change. Whether a broken unit was pinned before makes no difference any more. */
export function standing({ type, at, broken, pinned, wasPinned, wounded, melee, vehicle }: Unit): string {
  if (at < 0) return 'lost'
  if (vehicle) {
    const { shock, stun: stunned, immobilized, recalled, exposed } = vehicle
    return `${type} ${shock} ${stunned}${immobilized ? 'i' : ''}${recalled ? 'r' : ''}${exposed ? 'e' : ''}${pinned ? 'p' : wasPinned ? 'P' : ''}`
  }
  return `${type}${broken ? 'b' : pinned ? 'p' : wasPinned ? 'P' : ''}${wounded ? 'w' : ''}${melee ? 'm' : ''}`
}

export function leadership(s: AslskState, leader: Unit, rule = '3.2.3'): Modifier[] {
  return [{ rule, label: `leader ${typeOf(s, leader).label}`, value: leadershipOf(s, leader), tags: ['leadership'] }]
}

/** 3.2.3 LLMC and LLTC: what the loss of a leader in `act` does to those stacked with him, and whatever that sets off in turn. */
export function withLeaderLosses(g: Aslsk, act: (rest: Rest) => void): void {
  let before = leadersOnMap(g.state)
  act(() => told(before))
  for (let lost = lostSince(g.state, before); lost.length > 0; lost = lostSince(g.state, before)) before = sufferLosses(g, lost)
}

/** Those of these leaders who have been eliminated or have broken since, as they were. */
export function lostSince(s: AslskState, before: readonly LeaderBefore[]): readonly LeaderBefore[] {
  return before.filter((leader) => {
    const { at, broken } = standingNow(s, leader)
    return at < 0 || (broken && !leader.broken)
  })
}

/** A unit's number is its place, but where only some of them are looked at. */
function standingNow({ units }: AslskState, { id }: LeaderBefore): Unit {
  const there = units[id]
  return there?.id === id ? there : units.find((unit) => unit.id === id)!
}

/** 3.2.3: what follows from the loss of these leaders; returns the leaders as they stood before that, of whom it may have cost more. */
export function sufferLosses(g: Aslsk, lost: readonly LeaderBefore[]): readonly LeaderBefore[] {
  const next = leadersOnMap(g.state)
  for (const [i, loss] of lost.entries()) leaderLoss(g, loss, () => `${told(lost.slice(i))}; ${told(next)}`)
  return next
}

/** For milestones: leaders as they stood. */
export function told(leaders: readonly LeaderBefore[]): string {
  return leaders.map(({ id, broken, morale, leadership }) => `${id} ${broken ? 'b' : ''}${morale} ${leadership}`).join()
}

/** A leader as he stood at some time. */
export interface LeaderBefore {
  readonly id: Unit['id']
  readonly side: Side
  readonly at: number
  readonly broken: boolean
  readonly morale: number
  readonly leadership: number
}

export function leadersOnMap(s: AslskState): readonly LeaderBefore[] {
  const leaders: LeaderBefore[] = []
  for (const leader of s.units)
    if (leader.at >= 0 && isLeader(s, leader))
      leaders.push({
        id: leader.id,
        side: leader.side,
        at: leader.at,
        broken: leader.broken,
        morale: moraleOf(s, leader),
        leadership: leadershipOf(s, leader),
      })
  return leaders
}

/** 3.2.3: NMC for all of lower morale when he is eliminated, PTC for those in Good Order when he breaks; his negative DRM now counts against them. Not in CC. */
function leaderLoss(g: Aslsk, loss: LeaderBefore, rest: Rest): void {
  const eliminated = standingNow(g.state, loss).at < 0
  const value = loss.leadership < 0 ? -loss.leadership : 0
  const modifiers = value > 0 ? [{ rule: '3.2.3', label: 'leader lost', value }] : []
  const concerns = (unit: Unit) => !unit.melee && moraleOf(g.state, unit) < loss.morale && (eliminated || isGoodOrder(unit))
  const stacked = g.state.units.filter((unit) => unit.at === loss.at && unit.side === loss.side && unit.id !== loss.id)
  const units = stacked.filter((unit) => !isLeader(g.state, unit) || concerns(unit))
  const unconcerned = stacked.filter(
    (unit) => isLeader(g.state, unit) && (unit.melee || moraleOf(g.state, unit) >= loss.morale) && actsWith(g.state, unit, loss),
  )
  const check = (unit: Unit, help: readonly Modifier[]) =>
    eliminated && !(isJapanese(g.state, unit) && !unit.broken) // 8.1.8.3: for unbroken Japanese it is a LLTC
      ? moraleCheck(g, unit, { what: 'LLMC', rule: '3.2.3', modifiers: [...modifiers, ...help] })
      : pinTaskCheck(g, unit, { what: 'LLTC', rule: '3.2.3', modifiers: [...modifiers, ...help] })
  const what = () => `${eliminated} ${loss.morale} ${value}`
  checkTogether(g, { units, what, concerns, check, unconcerned }, () => `${eliminated}; ${rest()}`)
}

/** 1.2.1: of one side, and both moving or neither: a leader helps nobody who moves separately. */
function actsWith(s: AslskState, unit: Unit, other: LeaderBefore): boolean {
  const moving = s.move?.spent?.units ?? []
  return unit.side === other.side && moving.includes(unit.id) === moving.includes(other.id)
}
