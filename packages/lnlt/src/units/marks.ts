import type { Unit } from '../state.ts'

/** The action markers that a unit can bear, any of them together. What each allows is in data/markers.ts. */
export const MARKS = [
  'moved',
  'fired',
  'assaultMove',
  'lowCrawl',
  'stealth',
  'stealthAssault',
  'hitAndRun',
  'opsComplete',
  'melee',
] as const
export type Mark = (typeof MARKS)[number]

const BIT = Object.fromEntries(MARKS.map((mark, i) => [mark, 1 << i])) as Readonly<Record<Mark, number>>

/** The set of these marks, to test a unit against several at once. */
export function marks(...of: readonly Mark[]): number {
  let set = 0
  for (const mark of of) set |= BIT[mark]
  return set
}

export function has(unit: Unit, mark: Mark): boolean {
  return (unit.marks & BIT[mark]) !== 0
}

export function hasAny(unit: Unit, set: number): boolean {
  return (unit.marks & set) !== 0
}

export function addMark(unit: Unit, mark: Mark): void {
  unit.marks |= BIT[mark]
}

export function removeMark(unit: Unit, mark: Mark): void {
  unit.marks &= ~BIT[mark]
}

export function marksOf(unit: Unit): Mark[] {
  return MARKS.filter((mark) => has(unit, mark))
}
