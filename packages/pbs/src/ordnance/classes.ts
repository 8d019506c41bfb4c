import type { OrdnanceTables, TargetClass } from '../data/ordnance-tables.ts'
import type { Switches } from '../switches.ts'

/** PBS-DEF-01 to 05: the Target Class by the highest TK DR that still harms. The book gives none for harm on a 2 alone (B4). */
export function targetClass(harm: number, { 'target-class': { rows } }: OrdnanceTables, { harmDr2Class }: Switches): TargetClass {
  if (harm === 2) return harmDr2Class
  return rows.find(({ least }) => harm >= least)!.class
}

/** Class B or better. */
export function isWorthwhile(found: TargetClass): boolean {
  return found === 'A' || found === 'B'
}

/** The better of two Classes. */
export function isBetter(one: TargetClass, other: TargetClass): boolean {
  return one < other
}
