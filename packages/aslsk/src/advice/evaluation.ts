import type { Seat } from '@firegroup/kernel'
import { terrainAt } from '../map/terrain.ts'
import type { Setting } from '../setting.ts'
import { type AslskState, enemyOf, type Place, type Side, type Unit } from '../state.ts'
import { isLeader } from '../units/units.ts'
import { goalsOf } from './objectives.ts'
import { TUNED } from './tuned.ts'
import { worthOf } from './worth.ts'

const FEATURES = [
  'men',
  'broken',
  'weapons',
  'cover',
  'casualties',
  'exited',
  'ahead',
  'aheadLate',
  'held',
  'heldLate',
  'reach',
  'reachLate',
  'guard',
] as const

/** How many hexes from the goal still count as on the way, and how many as guarding it. */
const FAR = 15
const GUARDING = 3

/** What a position is worth to a seat, as features and weights: for players that look ahead. The weights come from `firegroup tune`. */
export const evaluation = { features: FEATURES, weights: TUNED, measure }

function measure(s: AslskState, seat: Seat): readonly number[] {
  const side = seat as Side
  const { scenario, victory } = s.setting
  const goal = scenario.victory.side
  /** The scenario is told from the side that must reach something; for the other all of it counts the other way round. */
  const sign = side === goal ? 1 : -1
  const late = s.turn / scenario.turns
  const own = standing(s, side)
  const enemy = standing(s, enemyOf(side))
  const all = own.total + enemy.total || 1
  const ahead = sign * (victory.atTheEnd(s) ? 1 : -1)
  const goals = distancesToGoals(s.setting)
  const held = sign * heldShare(s, goal, goals.places)
  const { reach, guard } = approach(s, goal, goals.distance)
  const { allied, axis } = s.points
  const points = side === 'allied' ? axis.casualties - allied.casualties : allied.casualties - axis.casualties
  return [
    (own.men - enemy.men) / all,
    (own.broken - enemy.broken) / all,
    (own.weapons - enemy.weapons) / 10,
    own.cover - enemy.cover,
    points / 30,
    (s.points[side].exited - s.points[enemyOf(side)].exited) / 20,
    ahead,
    ahead * late * late,
    held,
    held * late,
    sign * reach,
    sign * reach * late,
    -sign * guard,
  ]
}

function standing(s: AslskState, side: Side): { men: number; broken: number; total: number; weapons: number; cover: number } {
  let men = 0
  let broken = 0
  let cover = 0
  let count = 0
  for (const unit of s.units) {
    if (unit.side !== side || unit.at < -2) continue
    if (unit.broken) broken += worthOf(unit)
    else men += worthOf(unit)
    if (unit.at < 0) continue
    cover += terrainAt(s, unit.at).tem
    count++
  }
  let weapons = 0
  for (const weapon of s.weapons) if (weapon.owner >= 0 && !weapon.malfunctioned && s.units[weapon.owner]!.side === side) weapons++
  return { men, broken, total: men + broken, weapons, cover: count === 0 ? 0 : cover / count / 3 }
}

/** -1: none of what the game is about is held, 1: all of it. */
function heldShare(s: AslskState, goal: Side, places: readonly Place[]): number {
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
    if (!countsAsMan(unit)) continue
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

function countsAsMan(unit: Unit): boolean {
  return unit.at >= -2 && !isLeader(unit)
}

const known = new WeakMap<Setting, { readonly places: readonly Place[]; readonly distance: readonly number[] }>()

/** The goal does not move, so its distances are worked out once a game. */
function distancesToGoals(setting: Setting): { readonly places: readonly Place[]; readonly distance: readonly number[] } {
  const before = known.get(setting)
  if (before) return before
  const places = goalsOf(setting)
  const { grid, size } = setting.map
  const nearest = (from: Place) => places.reduce((least, place) => Math.min(least, grid.distance(from, place)), FAR)
  const found = { places, distance: Array.from({ length: size }, (_, place) => nearest(place)) }
  known.set(setting, found)
  return found
}
