import type { Seat } from '@firegroup/kernel'
import { isMmc } from '../fire/attack.ts'
import { hexOf } from '../map/location.ts'
import { terrainAt } from '../map/terrain.ts'
import { victoryPoints } from '../scenario/points.ts'
import { standing } from '../scenario/victory.ts'
import { EXITED, enemyOf, type LnltState, type Location, RESERVE, type Side, type Unit } from '../state.ts'
import { distancesTo } from './distances.ts'
import { goalsOf } from './objectives.ts'
import { TUNED } from './tuned.ts'
import { worthOf } from './worth.ts'

const FEATURES = [
  'men',
  'shaken',
  'weapons',
  'cover',
  'losses',
  'exited',
  'points',
  'ahead',
  'aheadLate',
  'held',
  'heldLate',
  'reach',
  'reachLate',
  'guard',
] as const

/** How far from a goal still counts as on the way, and what counts as guarding it, in halves of an MP. */
const FAR = 30
const GUARDING = 6

/** What a position is worth to a seat, as features and weights: for players that look ahead. */
export const evaluation = { features: FEATURES, weights: TUNED, measure }

function measure(s: LnltState, seat: Seat): readonly number[] {
  const side = seat as Side
  const late = s.turn / s.setting.scenario.turns
  const own = strengthOf(s, side)
  const enemy = strengthOf(s, enemyOf(side))
  const all = own.men + own.shaken + enemy.men + enemy.shaken || 1
  const ours = progressOf(s, side)
  const theirs = progressOf(s, enemyOf(side))
  const ahead = leadOf(s, side)
  const held = ours.held - theirs.held
  const reach = ours.reach - theirs.reach
  return [
    (own.men - enemy.men) / all,
    (own.shaken - enemy.shaken) / all,
    (own.weapons - enemy.weapons) / 10,
    own.cover - enemy.cover,
    (s.losses[enemyOf(side)] - s.losses[side]) / 12,
    (own.exited - enemy.exited) / 20,
    (victoryPoints(s, side) - victoryPoints(s, enemyOf(side))) / 20,
    ahead,
    ahead * late * late,
    held,
    held * late,
    reach,
    reach * late,
    ours.guard - theirs.guard,
  ]
}

/** 1: it would win if the game ended now; -1: the other would. */
function leadOf(s: LnltState, side: Side): number {
  const { winner } = standing(s)
  return winner === 'draw' ? 0 : winner === side ? 1 : -1
}

interface Strength {
  readonly men: number
  readonly shaken: number
  readonly weapons: number
  readonly cover: number
  readonly exited: number
}

function strengthOf(s: LnltState, side: Side): Strength {
  let men = 0
  let shaken = 0
  let exited = 0
  let cover = 0
  let count = 0
  for (const unit of s.units) {
    if (unit.side !== side) continue
    if (unit.at === EXITED) exited += worthOf(unit)
    if (unit.at < RESERVE) continue
    if (unit.shaken) shaken += worthOf(unit)
    else men += worthOf(unit)
    if (unit.at < 0) continue
    cover += terrainAt(s.setting, hexOf(unit.at)).tm
    count++
  }
  let weapons = 0
  for (const weapon of s.weapons) if (weapon.owner >= 0 && !weapon.jammed && s.units[weapon.owner]!.side === side) weapons++
  return { men, shaken, weapons, cover: count === 0 ? 0 : cover / count / 3, exited }
}

interface Progress {
  /** -1: nothing of what the side must have is its own, 1: all of it; 0 where it must have nothing. */
  readonly held: number
  /** How near its men are to that. */
  readonly reach: number
  /** How many of its men stand about what the enemy must have. */
  readonly guard: number
}

function progressOf(s: LnltState, side: Side): Progress {
  const own = goalsOf(s.setting, side)
  const theirs = goalsOf(s.setting, enemyOf(side))
  const open = own.places.filter((at) => own.leaves || s.control[at] !== side)
  return {
    held: own.places.length === 0 || own.leaves ? 0 : 1 - (2 * open.length) / own.places.length,
    reach: open.length === 0 ? (own.places.length === 0 ? 0 : 1) : nearness(s, side, open, FAR),
    guard: theirs.places.length === 0 ? 0 : nearness(s, side, theirs.places, GUARDING),
  }
}

/** 1: all men of a side in Good Order are there, 0: nobody is within reach. */
function nearness(s: LnltState, side: Side, places: readonly Location[], reach: number): number {
  const far = distancesTo(s.setting, places)
  let near = 0
  let men = 0
  for (const unit of s.units) {
    if (unit.side !== side || !countsAsMan(unit)) continue
    men++
    if (!unit.shaken && unit.at >= 0) near += Math.max(0, 1 - far[unit.at]! / reach)
  }
  return men === 0 ? 0 : near / men
}

function countsAsMan(unit: Unit): boolean {
  return unit.at >= RESERVE && isMmc(unit)
}
