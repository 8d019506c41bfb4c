import { integer, LEGAL, type Modifier, outcomesOf, type Problem, refuse, text, total } from '@firegroup/kernel'
import { isFlying, isHelicopter } from '../air/helicopter.ts'
import { fallsOf, type Lnlt, roll } from '../context.ts'
import { NO_SPOTTING_ATTEMPT } from '../data/markers.ts'
import { abilitiesOf } from '../data/smc.ts'
import { SPOTTED_UP_TO, SPOTTING_FAILS_ON, SPOTTING_MODIFIERS } from '../data/spotting.ts'
import { hasMelee } from '../fire/attack.ts'
import { type LosCounters, NO_COUNTERS } from '../map/counters.ts'
import { locationNamed, nameOf } from '../map/location.ts'
import { canSee } from '../map/los.ts'
import { obstaclesOf } from '../map/obstacles.ts'
import { seesHeat, sightOfUnit } from '../modern/thermal.ts'
import { isDark } from '../night/dark.ts'
import type { LnltState, Location, Side, Unit } from '../state.ts'
import { enemyOf } from '../state.ts'
import { addMark, hasAny, marks } from '../units/marks.ts'
import { leadershipOf } from '../units/morale.ts'
import { hasUnit, typeOf } from '../units/units.ts'
import { vehiclesAt } from '../vehicles/vehicle.ts'
import { placeSpotted } from './marker.ts'
import { spottingClass, whySpotted } from './spotted.ts'

/** A spotting attempt as a player declares it. */
export interface SpotAttempt {
  readonly unit: number
  readonly at: string
}

export interface SpotDecision extends SpotAttempt {
  readonly type: 'spot'
}

export const spotShape = { unit: integer(0, 9999), at: text({ max: 30 }) } as const

export interface SpotPreview {
  readonly modifiers: readonly Modifier[]
  readonly needed: number
  /** Rolls that succeed, out of `of`. */
  readonly chances: number
  readonly of: number
}

/** 10.1.1: why this unit can't try to spot that location now; empty if it can. */
export function spotProblems(s: LnltState, side: Side, { unit: id, at: name }: SpotAttempt): readonly Problem[] {
  const unit = s.units[id]
  const at = locationNamed(s.setting, name)
  if (!unit || unit.side !== side || unit.at < 0) return refuse('10.1.1', `Unit ${id} is not one of yours on the map.`)
  if (at < 0) return refuse('10.1.1', `There is no place ${name} on this map.`)
  const problem = attemptProblem(s, side) ?? spotterProblem(s, unit) ?? placeProblem(s, side, at) ?? lineProblem(s, unit, at)
  return problem ? [problem] : LEGAL
}

/** All attempts that a side can make: each able unit, at each unspotted enemy location that it sees. */
export function spotCandidates(s: LnltState, side: Side): SpotDecision[] {
  const found: SpotDecision[] = []
  if (attemptProblem(s, side)) return found
  let places: readonly Place[] | undefined
  let obstacles: LosCounters = NO_COUNTERS
  let [lastAt, lastSeen] = [-1, NO_NAMES]
  for (const unit of s.units) {
    // most have acted or are of the other side: that need not be put into words
    if (unit.side !== side || unit.at < 0 || unit.shaken || hasAny(unit, BARRED) || spotterProblem(s, unit)) continue
    if (places === undefined) {
      places = unspottedPlaces(s, side)
      if (places.length === 0) return found
      obstacles = obstaclesOf(s)
    }
    if (typeOf(s, unit).tis) {
      for (const { at, name } of places) if (!lineProblem(s, unit, at)) found.push({ type: 'spot', unit: unit.id, at: name })
      continue
    }
    if (unit.at !== lastAt) [lastAt, lastSeen] = [unit.at, namesSeen(s, obstacles, places, unit.at)]
    for (const at of lastSeen) found.push({ type: 'spot', unit: unit.id, at })
  }
  return found
}

const NO_NAMES: readonly string[] = []

function namesSeen(s: LnltState, obstacles: LosCounters, places: readonly Place[], from: Location): readonly string[] {
  const names: string[] = []
  for (const { at, name } of places)
    if (canSee(s.setting, obstacles, from, at) && !(s.setting.isNight && isDark(s, from, at))) names.push(name)
  return names
}

/** What an attempt needs, from the functions that resolve it. */
export function spotPreview(s: LnltState, { unit: id, at: name }: SpotAttempt): SpotPreview {
  const at = locationNamed(s.setting, name)
  const modifiers = spotModifiers(s, s.units[id]!, at)
  const needed = SPOTTED_UP_TO[spottingClass(s, at)]
  const of = fallsOf(s, 'single')
  const chances = outcomesOf(s, (g: Lnlt) => rollToSpot(g, s.units[id]!, modifiers, needed).spotted).outOf(of, 'true')
  return { modifiers, needed, chances, of }
}

/** 10.1.1: one die; whatever it says the spotter is Ops Complete. Success leaves a Spotted marker, and the spotter's location may fire there (4.1). */
export function attemptToSpot(g: Lnlt, id: number, at: Location): void {
  const s = g.state
  const unit = s.units[id]!
  const modifiers = spotModifiers(s, unit, at)
  const needed = SPOTTED_UP_TO[spottingClass(s, at)]
  const { die, spotted } = rollToSpot(g, unit, modifiers, needed)
  g.emit({ type: 'spottingAttempt', rule: '10.1.1', unit: id, at, die, modifiers, total: die + total(modifiers), needed, spotted })
  if (!isHelicopter(s, unit)) {
    addMark(unit, 'opsComplete')
    g.emit({ type: 'marked', rule: '4.1', units: [id], mark: 'opsComplete' })
  }
  if (s.impulse) s.impulse.spotter = id
  if (!spotted) return
  if (s.impulse) s.impulse.spotted = at
  if (whySpotted(s, unit.side, at) === null) placeSpotted(g, unit.side, at)
}

/** 10.1.1: at the needed number or less; the highest face of the die never does. */
function rollToSpot(
  g: Lnlt,
  unit: Unit,
  modifiers: readonly Modifier[],
  needed: number,
): { readonly die: number; readonly spotted: boolean } {
  const spots = (die: number) => die !== SPOTTING_FAILS_ON && die + total(modifiers) <= needed
  const { total: die } = roll(g, 'single', `spotting: ${typeOf(g.state, unit).label}`, spots)
  return { die, spotted: spots(die) }
}

/** 10.1.1: each degrading hex on the way, the gap between two buildings, a Leader's own LM, a Scout's eye. */
function spotModifiers(s: LnltState, unit: Unit, at: Location): readonly Modifier[] {
  const modifiers: Modifier[] = []
  const { degrading, limited } = sightOfUnit(s, unit, at)
  const { kind } = typeOf(s, unit)
  for (const { reason } of degrading) modifiers.push({ ...SPOTTING_MODIFIERS.degrading, label: reason })
  if (limited) modifiers.push(SPOTTING_MODIFIERS.limitedLos)
  const leadership = abilitiesOf(kind).spotsWithLm ? leadershipOf(s, unit) : 0
  if (leadership > 0) modifiers.push({ ...SPOTTING_MODIFIERS.leader, value: -leadership })
  if (kind === 'scout') modifiers.push(SPOTTING_MODIFIERS.scout)
  if (unit.vehicle?.buttoned && !seesHeat(s, unit, at)) modifiers.push(SPOTTING_MODIFIERS.buttoned)
  if (s.setting.options.spottingVehicles === 'yes' && vehiclesAt(s, at, enemyOf(unit.side)).length > 0)
    modifiers.push(SPOTTING_MODIFIERS.vehicleTarget)
  for (const contribution of s.setting.hooks.spottingModifiers) {
    const modifier = contribution(s, unit, at)
    if (modifier) modifiers.push(modifier)
  }
  return modifiers
}

/** 10.1.1, LG-22: one attempt an impulse, before the activated locations are declared. */
function attemptProblem({ impulse }: LnltState, side: Side): Problem | null {
  if (impulse === null || impulse.side !== side) return { rule: '10.1.1', message: 'You spot in your own impulse.' }
  if (impulse.spotter >= 0) return { rule: '10.1.1', message: 'One spotting attempt in an impulse, not more.' }
  return impulse.declared ? { rule: '10.1.1', message: 'You spot before you declare what you activate.' } : null
}

const BARRED = marks(...NO_SPOTTING_ATTEMPT)

/** 10.1.1: a Good Order unit without a marker, and of a kind that looks around. */
function spotterProblem(s: LnltState, unit: Unit): Problem | null {
  const { name, kind } = typeOf(s, unit)
  if (unit.shaken) return { rule: '5.1', message: `${name} is Shaken: it makes no spotting attempts.` }
  if (isFlying(s, unit)) return { rule: '19.2.3', message: `${name} flies: only one that hovers looks around.` }
  if (!abilitiesOf(kind).spottingAttempt) return { rule: '10.1.1', message: `${name} makes no spotting attempts.` }
  if (hasAny(unit, BARRED)) return { rule: '10.1', message: `${name} has acted in this turn.` }
  if (hasMelee(s, unit.at)) return { rule: '8.1', message: `${name} is locked in Melee: it looks at nothing else.` }
  for (const forbids of s.setting.hooks.forbids) {
    const problem = forbids(s, unit, 'spot')
    if (problem) return problem
  }
  return null
}

function placeProblem(s: LnltState, side: Side, at: Location): Problem | null {
  const name = nameOf(s.setting, at)
  if (!hasUnit(s, enemyOf(side), at)) return { rule: '10.1.1', message: `There is no enemy in ${name}.` }
  const spotted = whySpotted(s, side, at)
  return spotted ? { rule: '10.1.1', message: `${name} is spotted already: ${spotted.reason}.` } : null
}

function lineProblem(s: LnltState, unit: Unit, at: Location): Problem | null {
  const { blocked } = sightOfUnit(s, unit, at)
  if (!blocked) return null
  return { rule: blocked.rule, message: `From ${nameOf(s.setting, unit.at)} to ${nameOf(s.setting, at)}: ${blocked.reason}.` }
}

interface Place {
  readonly at: Location
  readonly name: string
}

function unspottedPlaces(s: LnltState, side: Side): Place[] {
  const seen: Location[] = []
  const places: Place[] = []
  for (const { at, side: whose } of s.units) {
    if (whose === side || at < 0 || seen.includes(at)) continue
    seen.push(at)
    if (whySpotted(s, side, at) === null) places.push({ at, name: nameOf(s.setting, at) })
  }
  return places
}
