import type { Seat } from '@firegroup/kernel'
import type { Setting } from '../setting.ts'
import { type AslskState, enemyOf, type Hex, SIDES, type Side, type Unit } from '../state.ts'
import { inherentFp, isLeader, ownUnits } from '../units/units.ts'
import { goalsOf } from './objectives.ts'
import { facts, TERMS } from './reasons.ts'
import { threatTo } from './threat.ts'
import { COURSES, TUNED } from './tuned.ts'
import { worthOf } from './worth.ts'

const FEATURES = [
  'firepower',
  'desperate',
  'exposure',
  'casualties',
  'exited',
  'ahead',
  'aheadLate',
  'held',
  'heldLate',
  'reach',
  'reachLate',
  'guard',
  'nearLate',
  'forceLate',
] as const

/** How many hexes from the goal still count as on the way, and how many as guarding it. */
const FAR = 15
const GUARDING = 3
/** How many hexes from the goal those stand who can fight for it. */
const IN_REACH = 4
/** On either side: a few men more or less are a large share of a few, and tell little. */
const A_FEW = 8

const time = {
  progress,
  course: (s: AslskState) => COURSES[s.setting.scenario.id] ?? COURSES[''],
  first: SIDES[0],
}

/** What a position is worth to a seat, as features and weights: for players that look ahead. The weights come from `firegroup tune`. */
export const evaluation = { features: FEATURES, weights: TUNED, measure, time, doubt: 0.08, terms: TERMS, facts }

function measure(s: AslskState, seat: Seat): readonly number[] {
  const side = seat as Side
  const { scenario, victory } = s.setting
  const goal = scenario.victory.side
  /** The scenario is told from the side that must reach something; for the other all of it counts the other way round. */
  const sign = side === goal ? 1 : -1
  const late = s.turn / scenario.turns
  const own = standing(s, side)
  const enemy = standing(s, enemyOf(side))
  const ahead = sign * (victory.atTheEnd.holds(s) ? 1 : -1)
  const goals = distancesToGoals(s.setting)
  const held = sign * heldShare(s, goal, goals.places)
  const { reach, guard } = approach(s, goal, goals.distance)
  const { allied, axis } = s.points
  const points = side === 'allied' ? axis.casualties - allied.casualties : allied.casualties - axis.casualties
  return [
    (own.firepower - enemy.firepower) / (own.firepower + enemy.firepower || 1),
    (enemy.desperate - own.desperate) / 5,
    (enemy.exposure - own.exposure) / 30,
    points / 30,
    (s.points[side].exited - s.points[enemyOf(side)].exited) / 20,
    ahead,
    ahead * late * late,
    held,
    held * late,
    sign * reach,
    sign * reach * late,
    -sign * guard,
    ((own.near - enemy.near) / 40) * late,
    ((own.force - enemy.force) / (own.force + enemy.force + 2 * A_FEW)) * late,
  ]
}

interface Standing {
  /** Of the MMC that can still fight. */
  firepower: number
  /** Units under desperation morale. */
  desperate: number
  /** What the enemy's fire is expected to cost, if all of it came down. */
  exposure: number
  /** What stands about the goal: the nearer, the more it counts. */
  near: number
  /** What can fight for the goal. */
  force: number
}

function standing(s: AslskState, side: Side): Standing {
  const { distance } = distancesToGoals(s.setting)
  const threat = threatTo(s, side)
  const sum = { firepower: 0, desperate: 0, exposure: 0, near: 0, force: 0 }
  for (const unit of ownUnits(s, side)) {
    if (unit.at < 0) continue
    sum.exposure += threat.losses(s, unit, 'still').at(unit.at) * worthOf(s, unit)
    if (unit.dm) sum.desperate++
    if (unit.broken) continue
    sum.firepower += inherentFp(s, unit)
    const worth = worthOf(s, unit)
    sum.near += worth / (1 + distance[unit.at]!)
    if (distance[unit.at]! <= IN_REACH) sum.force += worth
  }
  return sum
}

/** -1: none of what the game is about is held, 1: all of it. */
function heldShare(s: AslskState, goal: Side, places: readonly Hex[]): number {
  if (places.length === 0) return 0
  let held = 0
  for (const place of places) if (s.control[place] === goal) held++
  return (2 * held) / places.length - 1
}

/** How near the men of the side that must get there are, and how many of the others stand about it. */
function approach(s: AslskState, goal: Side, distance: readonly number[]): { reach: number; guard: number } {
  let near = 0
  let movers = 0
  let guards = 0
  let others = 0
  for (const unit of s.units) {
    if (!countsAsMan(s, unit)) continue
    const away = unit.at < 0 ? FAR : Math.min(FAR, distance[unit.at] ?? FAR)
    if (unit.side === goal) {
      movers++
      if (!unit.broken) near += 1 - away / FAR
    } else {
      others++
      if (!unit.broken && away <= GUARDING) guards++
    }
  }
  return { reach: movers === 0 ? 0 : near / movers, guard: others === 0 ? 0 : guards / others }
}

function countsAsMan(s: AslskState, unit: Unit): boolean {
  return unit.at >= -2 && !isLeader(s, unit)
}

const known = new WeakMap<Setting, { readonly places: readonly Hex[]; readonly distance: readonly number[] }>()

/** The goal does not move, so its distances are worked out once a game. */
function distancesToGoals(setting: Setting): { readonly places: readonly Hex[]; readonly distance: readonly number[] } {
  const before = known.get(setting)
  if (before) return before
  const places = goalsOf(setting)
  const { grid, size } = setting.map
  const nearest = (from: Hex) => places.reduce((least, place) => Math.min(least, grid.distance(from, place)), FAR)
  const found = { places, distance: Array.from({ length: size }, (_, place) => nearest(place)) }
  known.set(setting, found)
  return found
}

/** Player Turns that are over, of all. */
function progress({ turn, attacker, setting }: AslskState): number {
  const { turns, movesFirst } = setting.scenario
  return Math.max(0, turn - 1 + (attacker === movesFirst ? 0 : 0.5)) / turns
}
