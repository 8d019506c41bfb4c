import type { Problem } from '@firegroup/kernel'
import { ROUT_MF } from '../../data/movement.ts'
import { distance, isWoodsOrBuilding, nameOf, neighbours } from '../../map/terrain.ts'
import { stackedAt } from '../../places/stacking.ts'
import { fitsInOneHex } from '../../scenario/room.ts'
import type { AslskState, Location, Unit } from '../../state.ts'
import { forbidden } from '../../units/forbidden.ts'
import { routCost } from './costs.ts'
import { approachOf, enemyField, type Facing, sees } from './enemy-field.ts'
import { type Seen, SeenAt } from './seen.ts'

/** Who routs, from where, and before whom. */
export interface Router extends Facing {
  readonly unit: Unit
  readonly leader: Unit | null
  /** Where its rout began or begins. */
  readonly from: Location
  /** Where it has been looked whether there is room for it (3.3.1), and whether there was: searches come to the same hexes again and again. */
  readonly rooms: Map<Location, boolean>
}

/** A routing unit somewhere on its way, with the MF spent so far (in halves) and the enemies' hexes from which it was seen. */
export interface Waypoint {
  readonly at: Location
  readonly mf: number
  readonly seen: Seen
}

/** What a search does at a hex that it has come to: go on everywhere, only into woods and buildings, or end. */
export type Visit = 'goOn' | 'coverOnly' | 'end'

/** No hex costs less, in half MF. */
export const LEAST_MF = 2

/** No rout leads farther, in hexes. */
export const REACH = ROUT_MF.unit / LEAST_MF

export function routerOf(
  s: AslskState,
  unit: Unit,
  leader: Unit | null,
  from: Location = unit.at,
  field = enemyField(s, unit.side),
): Router {
  return { s, unit, leader, from, field, rooms: new Map() }
}

/** 3.6: why a routing unit may not take this step, whatever it is aimed at; null if it may. */
export function stepProblem(r: Router, from: Location, to: Location, seenFrom: readonly Location[]): Problem | null {
  const { s } = r
  const there = nameOf(s, to)
  if (to === r.from) return { rule: '3.6', message: `A rout leads away from ${there}, where it began.` }
  // GAP-40: as in the MPh, no hex that the enemy is in
  if (r.field.places.includes(to)) return { rule: '3.6', message: `There are enemy units in ${there}.` }
  for (let i = 0; i < r.field.places.length; i++) {
    const enemy = nameOf(s, r.field.places[i]!)
    const fault = nearness(r, i, from, to, seenFrom)
    if (fault === 'besideAgain')
      return {
        rule: '3.6',
        message: `${there} is next to the enemy in ${enemy}, as it is now; a rout may not go from one such hex to another.`,
      }
    if (fault === 'seen') return { rule: '3.6', message: `${there} is nearer to the enemy in ${enemy}, who sees the unit.` }
    if (fault === 'wasSeen')
      return { rule: '3.6', message: `${there} is nearer to the enemy in ${enemy}, whose sight the unit has just left.` }
  }
  const problem = forbidden(s, r.unit, 'rout', to)
  if (problem) return problem
  return hasRoom(r, to) ? null : { rule: '3.3.1', message: `Stacking leaves no room in ${there}.` }
}

/** 3.6: the same as a plain answer, for searches: what is told without looking along lines of sight first. */
export function isLegalStep(r: Router, from: Location, to: Location, seen: Seen): boolean {
  const { s } = r
  if (to === r.from) return false
  const nearer = approachOf(r, from, to)
  if (!nearer || forbidden(s, r.unit, 'rout', to) || !hasRoom(r, to)) return false
  for (const enemy of seen.left) if (distance(s, to, enemy) < distance(s, from, enemy)) return false
  for (const index of nearer) if (seen.has(index)) return false
  return true
}

/** 3.6: never nearer to an enemy who sees it or has seen it in this rout, nor from one hex beside an enemy to another beside him. */
function nearness(
  r: Router,
  index: number,
  from: Location,
  to: Location,
  seenFrom: readonly Location[],
): 'besideAgain' | 'seen' | 'wasSeen' | null {
  const enemy = r.field.places[index]!
  const before = distance(r.s, from, enemy)
  const after = distance(r.s, to, enemy)
  if (before === 1 && after === 1) return 'besideAgain'
  if (after >= before) return null
  return sees(r, index, from) ? 'seen' : seenFrom.includes(enemy) ? 'wasSeen' : null
}

/** 3.3.1: stacking holds at every step. */
function hasRoom(r: Router, to: Location): boolean {
  const known = r.rooms.get(to)
  if (known !== undefined) return known
  const found = isRoomFor(r, to)
  r.rooms.set(to, found)
  return found
}

/** 3.3.1: whether there is room for it now. */
export function isRoomFor({ s, unit, leader }: Router, to: Location): boolean {
  const there = stackedAt(s, unit.side, to, unit.at)
  return there.length === 0 || fitsInOneHex(s, leader ? [...there, unit, leader] : [...there, unit], to)
}

/** 3.6: next to an unbroken enemy, where a rout may not end. */
export function isBesideUnbroken({ s, field }: Facing, at: Location): boolean {
  for (const enemy of field.unbroken) if (distance(s, at, enemy) <= 1) return true
  return false
}

/**
 * Visits every hex that a legal rout path of `budget` MF leads to, the cheapest first; with `goals`, only where one of them is still in reach.
 * Because of the enemies whose sight it has left, how a unit came to a hex matters for where it may go: a hex is visited again by a costlier path on
 * which fewer enemies have seen it.
 */
export function walkAll(r: Router, start: Waypoint, budget: number, goals: readonly Location[], visit: (here: Waypoint) => Visit): void {
  walk(r, start, budget, goals, visit, isKnown)
}

/**
 * The same, but each hex by one path alone: whether another might lead on where this one does not takes many lines of sight to tell. What is found so is
 * there; what is not may be.
 */
export function walkOnce(r: Router, start: Waypoint, budget: number, goals: readonly Location[], visit: (here: Waypoint) => Visit): void {
  walk(r, start, budget, goals, visit, isMet)
}

function walk(
  r: Router,
  start: Waypoint,
  budget: number,
  goals: readonly Location[],
  visit: (here: Waypoint) => Visit,
  isDone: (visited: readonly Waypoint[], at: Location, seen: Seen) => boolean,
): void {
  const open: Waypoint[] = [start]
  const visited: Waypoint[] = []
  for (let spent = start.mf; spent <= budget; spent++) {
    for (let i = 0; i < open.length; i++) {
      const here = open[i]!
      if (here.mf !== spent || isDone(visited, here.at, here.seen)) continue
      visited.push(here)
      const next = visit(here)
      if (next === 'end') return
      const seen = new SeenAt(r, here.at, here.seen)
      for (const to of neighbours(r.s, here.at)) {
        if (next === 'coverOnly' && !isWoodsOrBuilding(r.s, to)) continue
        const cost = routCost(r.s, r.unit, here.at, to)
        if (typeof cost !== 'number') continue
        const mf = here.mf + cost
        if (mf > budget || !isInReach(r, to, goals, budget - mf)) continue
        if (isOnWay(visited, to, here.seen) || !isLegalStep(r, here.at, to, here.seen)) continue
        open.push({ at: to, mf, seen })
      }
    }
  }
}

/** Come to before on the same way. Other ways are compared only where the search comes to the hex: mostly it has ended before. */
function isOnWay(visited: readonly Waypoint[], at: Location, seen: Seen): boolean {
  for (const earlier of visited) if (earlier.at === at && seen.follows(earlier.seen)) return true
  return false
}

/** Come to before at no more cost, and seen by nobody who has not seen it on the other way too. */
function isKnown(visited: readonly Waypoint[], at: Location, seen: Seen): boolean {
  for (const earlier of visited) if (earlier.at === at && earlier.seen.isWithin(seen)) return true
  return false
}

function isMet(visited: readonly Waypoint[], at: Location): boolean {
  for (const earlier of visited) if (earlier.at === at) return true
  return false
}

function isInReach(r: Router, at: Location, goals: readonly Location[], left: number): boolean {
  if (goals.length === 0) return true
  for (const goal of goals) if (distance(r.s, at, goal) * LEAST_MF <= left) return true
  return false
}
