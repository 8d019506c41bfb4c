import type { Seat } from '@firegroup/kernel'
import { isMmc } from '../fire/attack.ts'
import { isUnactivated } from '../operations/availability.ts'
import { verdict } from '../scenario/victory.ts'
import { EXITED, enemyOf, HIDDEN, type LnltState, type Location, RESERVE, SIDES, type Side, type Unit } from '../state.ts'
import { distancesTo } from './distances.ts'
import { goalsOf, type Objectives, objectivesOf } from './objectives.ts'
import { facts, TERMS } from './reasons.ts'
import { Threat } from './threat.ts'
import { COURSES, TUNED } from './tuned.ts'
import { WEIGHTS } from './weights.ts'
import { worthOf } from './worth.ts'

const FEATURES = [
  'ratio',
  'men',
  'squads',
  'weapons',
  'losses',
  'exited',
  'ready',
  'threat',
  'aheadLate',
  'aheadLast',
  'held',
  'heldLate',
  'reach',
  'timely',
  'timelyLate',
  'close',
  'goals',
] as const

const time = {
  progress,
  course: (s: LnltState) => COURSES[s.setting.scenario.id] ?? COURSES[''],
  first: SIDES[0],
}

/** What a position is worth to a seat, as features and weights: for players that look ahead. */
export const evaluation = { features: FEATURES, weights: TUNED, measure, time, doubt: 0.06, terms: TERMS, facts }

function measure(s: LnltState, seat: Seat): readonly number[] {
  const side = seat as Side
  const late = s.turn / s.setting.scenario.turns
  const own = strengthOf(s, side)
  const enemy = strengthOf(s, enemyOf(side))
  const all = own.men + enemy.men || 1
  const ours = progressOf(s, side)
  const theirs = progressOf(s, enemyOf(side))
  const ahead = leadOf(s, side)
  const held = ours.held - theirs.held
  const timely = ours.timely - theirs.timely
  return [
    Math.log((own.steady + A_FEW) / (enemy.steady + A_FEW)),
    (own.men - enemy.men) / 60,
    own.squads - enemy.squads,
    (own.weapons - enemy.weapons) / 10,
    (s.losses[enemyOf(side)] - s.losses[side]) / 12,
    (own.exited - enemy.exited) / 20,
    (own.ready - enemy.ready) / all,
    (own.threat - enemy.threat) / 20,
    ahead * late ** 2,
    ahead * late ** 6,
    held,
    held * late,
    ours.reach - theirs.reach,
    timely,
    timely * late,
    ours.close - theirs.close,
    ours.goals - theirs.goals,
  ]
}

/** So much strength more on both sides, so that the last man does not count beyond all measure. */
const A_FEW = 5

/** 1: it would win if the game ended now; -1: the other would. */
function leadOf(s: LnltState, side: Side): number {
  const { winner } = verdict(s)
  return winner === 'draw' ? 0 : winner === side ? 1 : -1
}

interface Strength {
  /** All who are left or still to come, and what those of them in Good Order can be relied on for. */
  readonly men: number
  readonly steady: number
  /** Of six. */
  readonly squads: number
  readonly weapons: number
  readonly exited: number
  /** Those who can still act in this turn. */
  readonly ready: number
  /** What the enemy's fire of this turn would cost where they stand. */
  readonly threat: number
}

function strengthOf(s: LnltState, side: Side): Strength {
  const fire = new Threat(s, enemyOf(side))
  let men = 0
  let steady = 0
  let squads = 0
  let exited = 0
  let ready = 0
  let threat = 0
  for (const unit of s.units) {
    if (unit.side !== side) continue
    const worth = worthOf(s, unit)
    if (unit.at === EXITED) exited += worth
    if (unit.at < RESERVE && unit.at !== HIDDEN) continue
    men += worth
    steady += unit.shaken ? worth / 2 : worth
    if (isMmc(s, unit)) squads += worth / WEIGHTS.squad / 6
    if (unit.at < 0) continue
    if (!unit.shaken && isUnactivated(unit)) ready += worth
    threat += fire.on(unit, unit.at, 'hidden') * worth
  }
  let weapons = 0
  for (const weapon of s.weapons) if (weapon.owner >= 0 && !weapon.jammed && s.units[weapon.owner]!.side === side) weapons++
  return { men, steady, squads, weapons, exited, ready, threat }
}

interface Progress {
  /** -1: nothing of what the side must have is its own, 1: all of it; 0 where it must have nothing. */
  readonly held: number
  /** How near its men are to that. */
  readonly reach: number
  /** Squads of four that can get in time to where the side has to go: as likely as not at a steady pace, and at all. */
  readonly timely: number
  readonly close: number
  /** Of four of the places that either side is after, where it has a Squad in Good Order. */
  readonly goals: number
}

function progressOf(s: LnltState, side: Side): Progress {
  const own = goalsOf(s.setting, side)
  const theirs = goalsOf(s.setting, enemyOf(side))
  const open = own.places.filter((at) => own.leaves || s.control[at] !== side)
  return {
    held: own.places.length === 0 || own.leaves ? 0 : 1 - (2 * open.length) / own.places.length,
    reach: open.length === 0 ? (own.places.length === 0 ? 0 : 1) : nearness(s, side, open),
    ...approach(s, side, objectivesOf(s, side)),
    goals: occupied(s, side, own.leaves ? [] : own.places, theirs.leaves ? [] : theirs.places) / 4,
  }
}

/** How far from a goal still counts as on the way, in halves of an MP. */
const FAR = 30

/** 1: all men of a side in Good Order are there, 0: nobody is within reach. */
function nearness(s: LnltState, side: Side, places: readonly Location[]): number {
  const far = distancesTo(s, side, places)
  let near = 0
  let men = 0
  for (const unit of s.units) {
    if (unit.side !== side || (unit.at < RESERVE && unit.at !== HIDDEN) || !isMmc(s, unit)) continue
    men++
    if (!unit.shaken && unit.at >= 0) near += Math.max(0, 1 - far[unit.at]! / FAR)
  }
  return men === 0 ? 0 : near / men
}

/** Halves of an MP that a unit makes in a turn: when it takes care, and when it runs. */
const STEADY_PACE = 6
const QUICK_PACE = 8

function approach(s: LnltState, side: Side, { places, mustTake }: Objectives): { readonly timely: number; readonly close: number } {
  let timely = 0
  let close = 0
  if (mustTake) {
    const far = distancesTo(s, side, places)
    const turns = s.setting.scenario.turns - s.turn + 1
    for (const unit of s.units) {
      if (!isSteadySquad(s, unit, side)) continue
      const away = far[unit.at]!
      const squads = worthOf(s, unit) / WEIGHTS.squad / 4
      timely += squads / (1 + Math.exp((away - STEADY_PACE * turns) / STEADY_PACE))
      if (away <= QUICK_PACE * turns) close += squads
    }
  }
  return { timely, close }
}

function occupied(s: LnltState, side: Side, ...goals: readonly (readonly Location[])[]): number {
  const places = new Set<Location>()
  for (const unit of s.units) if (isSteadySquad(s, unit, side) && goals.some((some) => some.includes(unit.at))) places.add(unit.at)
  return places.size
}

function isSteadySquad(s: LnltState, unit: Unit, side: Side): boolean {
  return unit.side === side && unit.at >= 0 && !unit.shaken && isMmc(s, unit)
}

function progress({ turn, setting }: LnltState): number {
  return (turn - 1) / setting.scenario.turns
}
