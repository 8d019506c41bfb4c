import type { Problem } from '@firegroup/kernel'
import { entryCost } from '../map/costs.ts'
import { canSee } from '../map/los.ts'
import { distance, isWoodsOrBuilding, nameOf, neighbours } from '../map/terrain.ts'
import { fitsInOneHex } from '../scenario/room.ts'
import type { AslskState, Place, Unit } from '../state.ts'
import { unitsOf } from '../units/units.ts'

/** Who routs, and the enemies that it must respect: the hexes in which there are any, and in which an unbroken one is. */
export interface Router {
  readonly s: AslskState
  readonly unit: Unit
  readonly leader: Unit | null
  /** Where its rout began or begins. */
  readonly from: Place
  readonly enemies: readonly Place[]
  readonly unbroken: readonly Place[]
}

/** A routing unit somewhere on its way, with the MF spent so far (in halves) and the enemies' hexes from which it was seen. */
export interface Waypoint {
  readonly at: Place
  readonly mf: number
  readonly seenFrom: readonly Place[]
}

/** What a search does at a hex that it has come to: go on everywhere, only into woods and buildings, no further from here, or end. */
export type Visit = 'goOn' | 'coverOnly' | 'noFurther' | 'end'

export function routerOf(s: AslskState, unit: Unit, leader: Unit | null, from = unit.at): Router {
  const enemies: Place[] = []
  const unbroken: Place[] = []
  for (const enemy of s.units) {
    if (enemy.side === unit.side || enemy.at < 0) continue
    if (!enemies.includes(enemy.at)) enemies.push(enemy.at)
    if (!enemy.broken && !unbroken.includes(enemy.at)) unbroken.push(enemy.at)
  }
  return { s, unit, leader, from, enemies, unbroken }
}

/** 3.6: why a routing unit may not take this step, whatever it is aimed at; null if it may. */
export function stepProblem(r: Router, from: Place, to: Place, seenFrom: readonly Place[]): Problem | null {
  const { s } = r
  if (to === r.from) return { rule: '3.6', message: `A rout leads away from ${nameOf(s, to)}, where it began.` }
  // GAP-40: as in the MPh, no hex that the enemy is in
  if (r.enemies.includes(to)) return { rule: '3.6', message: `There are enemy units in ${nameOf(s, to)}.` }
  return nearnessProblem(r, from, to, seenFrom) ?? stackingProblem(r, to)
}

/** 3.6: never nearer to an enemy who sees it or has seen it in this rout, nor from one hex beside an enemy to another beside him. */
function nearnessProblem(r: Router, from: Place, to: Place, seenFrom: readonly Place[]): Problem | null {
  const { s } = r
  for (const enemy of r.enemies) {
    const before = distance(s, from, enemy)
    const after = distance(s, to, enemy)
    if (before === 1 && after === 1) {
      const message = `${nameOf(s, to)} is next to the enemy in ${nameOf(s, enemy)} again; a rout may not go from one hex next to him to another.`
      return { rule: '3.6', message }
    }
    if (after >= before) continue
    if (canSee(s, enemy, from))
      return { rule: '3.6', message: `${nameOf(s, to)} is nearer to the enemy in ${nameOf(s, enemy)}, who sees the unit.` }
    if (seenFrom.includes(enemy)) {
      const message = `${nameOf(s, to)} is nearer to the enemy in ${nameOf(s, enemy)}, whose sight the unit has just left.`
      return { rule: '3.6', message }
    }
  }
  return null
}

/** 3.3.1: stacking holds at every step. */
function stackingProblem(r: Router, to: Place): Problem | null {
  const there = unitsOf(r.s, r.unit.side, to)
  if (there.length === 0) return null
  const together = r.leader ? [...there, r.unit, r.leader] : [...there, r.unit]
  return fitsInOneHex(together) ? null : { rule: '3.3.1', message: `Stacking leaves no room in ${nameOf(r.s, to)}.` }
}

/** The MF (in halves) of a step. A rout pays the terrain's own rate and has its protection; a road counts only where there is no other way in. */
export function stepCost(r: Router, from: Place, to: Place): number | Problem {
  const byTerrain = entryCost(r.s, r.unit, from, to, 'terrain')
  if ('mf' in byTerrain) return byTerrain.mf
  const byRoad = entryCost(r.s, r.unit, from, to, 'road')
  return 'mf' in byRoad ? byRoad.mf : byTerrain
}

/** The enemies' hexes from which a unit that has stood here has been seen by now. */
export function seenAt(r: Router, at: Place, seenFrom: readonly Place[]): readonly Place[] {
  let now = seenFrom
  for (const enemy of r.enemies) if (!now.includes(enemy) && canSee(r.s, enemy, at)) now = [...now, enemy]
  return now
}

/** 3.6: next to an unbroken enemy, where a rout may not end. */
export function isBesideUnbroken(r: Router, at: Place): boolean {
  for (const enemy of r.unbroken) if (distance(r.s, at, enemy) <= 1) return true
  return false
}

/**
 * Visits every hex that a legal rout path of `budget` MF leads to, the cheapest first. Because of the enemies whose sight it has left, how a unit
 * came to a hex matters for where it may go: a hex is visited again by a costlier path on which fewer enemies have seen it.
 */
export function explore(r: Router, start: Waypoint, budget: number, visit: (here: Waypoint) => Visit): void {
  const queues: Waypoint[][] = Array.from({ length: budget + 1 }, () => [])
  const visited: Waypoint[] = []
  queues[start.mf]!.push(start)
  for (let mf = start.mf; mf <= budget; mf++) {
    const queue = queues[mf]!
    for (let i = 0; i < queue.length; i++) {
      const here = queue[i]!
      if (visited.some((other) => other.at === here.at && isSubset(other.seenFrom, here.seenFrom))) continue
      visited.push(here)
      const next = visit(here)
      if (next === 'end') return
      if (next !== 'noFurther') for (const step of stepsFrom(r, here, budget, next === 'coverOnly')) queues[step.mf]!.push(step)
    }
  }
}

function stepsFrom(r: Router, here: Waypoint, budget: number, coverOnly: boolean): Waypoint[] {
  const steps: Waypoint[] = []
  let seenFrom: readonly Place[] | null = null
  for (const to of neighbours(r.s, here.at)) {
    if (coverOnly && !isWoodsOrBuilding(r.s, to)) continue
    const cost = stepCost(r, here.at, to)
    if (typeof cost !== 'number' || here.mf + cost > budget || stepProblem(r, here.at, to, here.seenFrom)) continue
    seenFrom ??= seenAt(r, here.at, here.seenFrom)
    steps.push({ at: to, mf: here.mf + cost, seenFrom })
  }
  return steps
}

function isSubset(few: readonly Place[], many: readonly Place[]): boolean {
  return few === many || few.every((place) => many.includes(place))
}
