import { isBehind } from '../data/comparisons.ts'
import type { Group, UpfrontState } from '../state.ts'
import { letterPlace } from './groups.ts'

/** 5.6: the sum of two range chits beyond which groups have passed each other. */
const FARTHEST_APART = 10
/** The range at which men stand face to face. */
export const CLOSEST = 5

/** 5.6: the relative range between two groups, 0 (far) to 5 (at hand), as fire uses it. */
export function relativeRange(a: Group, b: Group): number {
  return Math.max(trueRange(a.range, b.range) - lateral(a, b), 0)
}

/** 5.51: what the range chits alone come to; it may be below 0. */
export function trueRange(a: number, b: number): number {
  const sum = a + b
  return isBehind(sum) ? FARTHEST_APART - sum : sum
}

/** 5.61: one less, once, between groups that stand neither opposite nor next to each other. */
function lateral(a: Group, b: Group): number {
  const apart = letterPlace(a.letter) - letterPlace(b.letter)
  return apart > 1 || apart < -1 ? 1 : 0
}

/** 5.7: a group has passed another when their range chits come to more than 5. */
export function hasPassed(a: Group, b: Group): boolean {
  return isBehind(a.range + b.range)
}

/** 5.51, G-63: the true range to the enemy group that would be closest if this group's chit were so; undefined without an enemy. */
export function trueRangeToClosest(s: UpfrontState, group: Group, range: number): number | undefined {
  let closest: number | undefined
  for (const other of s.groups) {
    if (other.gone || other.side === group.side) continue
    const away = trueRange(range, other.range)
    if (closest === undefined || away > closest) closest = away
  }
  return closest
}
