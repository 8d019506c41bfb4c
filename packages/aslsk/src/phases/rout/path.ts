import type { Problem } from '@firegroup/kernel'
import { canSee } from '../../map/los.ts'
import { distance, isWoodsOrBuilding, nameOf, neighbours } from '../../map/terrain.ts'
import { stackedAt } from '../../places/stacking.ts'
import { fitsInOneHex } from '../../scenario/room.ts'
import type { AslskState, Location, Side, Unit } from '../../state.ts'
import { forbidden } from '../../units/forbidden.ts'
import { knownTo } from '../../units/units.ts'
import { routCost } from './costs.ts'

/** The enemies that a rout must respect: the hexes in which there are any, and in which an unbroken one is. */
export interface EnemyField {
  readonly places: readonly Location[]
  readonly unbroken: readonly Location[]
  /** By hex: what each of their hexes is to it. Searches come to the same hexes again and again while nothing changes. */
  readonly bearings: Map<Location, Bearing[]>
}

/** How far an enemy hex is from another, and whether it is seen from there: the distance times four, with one of the following once somebody has looked. */
type Bearing = number
const SEEN = 1
const UNSEEN = 2
const SIGHT_BITS = 2
const SIGHT_MASK = 3

/** Who routs, from where, and before whom. */
export interface Router {
  readonly s: AslskState
  readonly unit: Unit
  readonly leader: Unit | null
  /** Where its rout began or begins. */
  readonly from: Location
  readonly field: EnemyField
}

/** A routing unit somewhere on its way, with the MF spent so far (in halves) and the enemies' hexes from which it was seen. */
export interface Waypoint {
  readonly at: Location
  readonly mf: number
  readonly seen: Seen
}

/** From which of the enemies' hexes a unit has been seen on its way. What it costs to find out is paid only where it matters for how the way goes on. */
export interface Seen {
  readonly from: readonly Location[]
  /** Those of them in which there is no enemy any more. */
  readonly left: readonly Location[]
  /** Whether a hex in which there are enemies, by its index, is among them. */
  has(index: number): boolean
  /** Whether it is what was seen by then, on the same way further on: all that was seen before is among it. */
  follows(earlier: Seen): boolean
}

/** What was seen of a unit before a search begins. */
export class SeenBefore implements Seen {
  readonly from: readonly Location[]
  readonly left: readonly Location[]
  readonly #places: readonly Location[]

  constructor({ field }: Pick<Router, 'field'>, from: readonly Location[]) {
    this.from = from
    this.#places = field.places
    this.left = from.length === 0 ? from : from.filter((place) => !field.places.includes(place))
  }

  has(index: number): boolean {
    return this.from.length > 0 && this.from.includes(this.#places[index]!)
  }

  follows(earlier: Seen): boolean {
    return earlier === this
  }
}

/** Somewhere on a way, after what was seen of it before. */
export class SeenAt implements Seen {
  readonly #r: Router
  readonly #at: Location
  readonly #before: Seen
  #from: readonly Location[] | null = null
  readonly left: readonly Location[]

  constructor(r: Router, at: Location, before: Seen) {
    this.#r = r
    this.#at = at
    this.#before = before
    this.left = before.left
  }

  has(index: number): boolean {
    return this.#before.has(index) || sees(this.#r, index, this.#at)
  }

  follows(earlier: Seen): boolean {
    return earlier === this || this.#before.follows(earlier)
  }

  get from(): readonly Location[] {
    this.#from ??= seenAt(this.#r, this.#at, this.#before.from)
    return this.#from
  }
}

/** What a search does at a hex that it has come to: go on everywhere, only into woods and buildings, or end. */
export type Visit = 'goOn' | 'coverOnly' | 'end'

/** No hex costs less, in half MF. */
export const LEAST_MF = 2

export function enemyField(s: AslskState, side: Side): EnemyField {
  const places: Location[] = []
  const unbroken: Location[] = []
  for (const enemy of knownTo(s, side)) {
    if (enemy.side === side || enemy.at < 0) continue
    if (!places.includes(enemy.at)) places.push(enemy.at)
    if (!enemy.broken && !unbroken.includes(enemy.at)) unbroken.push(enemy.at)
  }
  return { places, unbroken, bearings: new Map() }
}

export function routerOf(
  s: AslskState,
  unit: Unit,
  leader: Unit | null,
  from: Location = unit.at,
  field = enemyField(s, unit.side),
): Router {
  return { s, unit, leader, from, field }
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
  const { s, field } = r
  const { places } = field
  if (to === r.from || places.includes(to)) return false
  const before = bearingsOf(r, from)
  const after = bearingsOf(r, to)
  for (let i = 0; i < places.length; i++) if (before[i]! >> SIGHT_BITS === 1 && after[i]! >> SIGHT_BITS === 1) return false
  if (forbidden(s, r.unit, 'rout', to) || !hasRoom(r, to)) return false
  for (const enemy of seen.left) if (distance(s, to, enemy) < distance(s, from, enemy)) return false
  for (let i = 0; i < places.length; i++)
    if (after[i]! >> SIGHT_BITS < before[i]! >> SIGHT_BITS && (sees(r, i, from) || seen.has(i))) return false
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

/** Whether the enemies in a hex of theirs, by its index, have LOS to a hex. */
export function sees(r: Router, index: number, at: Location): boolean {
  const bearings = bearingsOf(r, at)
  const known = bearings[index]! & SIGHT_MASK
  if (known !== 0) return known === SEEN
  const isSeen = canSee(r.s, r.field.places[index]!, at)
  bearings[index] = bearings[index]! | (isSeen ? SEEN : UNSEEN)
  return isSeen
}

function bearingsOf({ s, field }: Router, at: Location): Bearing[] {
  const known = field.bearings.get(at)
  if (known) return known
  const made = field.places.map((enemy) => distance(s, at, enemy) << SIGHT_BITS)
  field.bearings.set(at, made)
  return made
}

/** 3.3.1: stacking holds at every step. */
function hasRoom({ s, unit, leader }: Router, to: Location): boolean {
  const there = stackedAt(s, unit.side, to, unit.at)
  return there.length === 0 || fitsInOneHex(s, leader ? [...there, unit, leader] : [...there, unit], to)
}

/** The enemies' hexes from which a unit that has stood here has been seen by now. */
export function seenAt(r: Router, at: Location, seenFrom: readonly Location[]): readonly Location[] {
  const { places } = r.field
  let now: Location[] | null = null
  for (let i = 0; i < places.length; i++)
    if (!seenFrom.includes(places[i]!) && sees(r, i, at)) {
      now ??= seenFrom.slice()
      now.push(places[i]!)
    }
  return now ?? seenFrom
}

/** 3.6: next to an unbroken enemy, where a rout may not end. */
export function isBesideUnbroken({ s, field }: Router, at: Location): boolean {
  for (const enemy of field.unbroken) if (distance(s, at, enemy) <= 1) return true
  return false
}

/**
 * Visits every hex that a legal rout path of `budget` MF leads to, the cheapest first; with `goals`, only where one of them is still in reach.
 * Because of the enemies whose sight it has left, how a unit came to a hex matters for where it may go: a hex is visited again by a costlier path on
 * which fewer enemies have seen it.
 */
export function walkAll(r: Router, start: Waypoint, budget: number, goals: readonly Location[], visit: (here: Waypoint) => Visit): void {
  const open: Waypoint[] = [start]
  const visited: Waypoint[] = []
  for (let spent = start.mf; spent <= budget; spent++) {
    for (let i = 0; i < open.length; i++) {
      const here = open[i]!
      if (here.mf !== spent || isKnown(r, visited, here.at, here.seen)) continue
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
function isKnown({ field }: Router, visited: readonly Waypoint[], at: Location, seen: Seen): boolean {
  for (const earlier of visited) if (earlier.at === at && (seen.follows(earlier.seen) || isWithin(field, earlier.seen, seen))) return true
  return false
}

/** Whether who has seen the unit on one way of a search has seen it on another too; what was seen of it before the search is the same for both. */
function isWithin({ places }: EnemyField, one: Seen, other: Seen): boolean {
  for (let i = 0; i < places.length; i++) if (one.has(i) && !other.has(i)) return false
  return true
}

function isInReach(r: Router, at: Location, goals: readonly Location[], left: number): boolean {
  if (goals.length === 0) return true
  for (const goal of goals) if (distance(r.s, at, goal) * LEAST_MF <= left) return true
  return false
}
