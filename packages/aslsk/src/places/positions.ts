import type { Problem } from '@firegroup/kernel'
import type { AslskState, Unit, Weapon } from '../state.ts'

/** A.8: where in its Location a unit is: 'foxhole', 'wire'; undefined where nowhere in particular. Whoever leaves the Location has left the position. */
export function positionOf(unit: Pick<Unit | Weapon, 'at' | 'position'>): string | undefined {
  return unit.position?.at === unit.at ? unit.position.in : undefined
}

/** A.8: where in its hex a unit is, in a word: its position, or else the kind of its Location; undefined on the ground at large. */
export function whereabouts(s: AslskState, unit: Pick<Unit, 'at' | 'position'>): string | undefined {
  return positionOf(unit) ?? s.setting.places?.of(unit.at)?.kind
}

export function isIn(unit: Unit, position: string): boolean {
  return positionOf(unit) === position
}

/** From now on it is there; in its Location at large where nothing is named. */
export function takePosition(unit: Unit, position: string | undefined): void {
  unit.position = position === undefined ? undefined : { at: unit.at, in: position }
}

/** Why a unit can't lay hands on something of its Location; null if it can. */
export function reachProblem(s: AslskState, unit: Unit, other: Unit | Weapon): Problem | null {
  for (const outOfReach of s.setting.hooks.outOfReach) {
    const problem = outOfReach(s, unit, other)
    if (problem) return problem
  }
  return null
}
