import type { Attack } from '../fire/attack.ts'
import { obstaclesOf } from '../map/obstacles.ts'
import { enemyOf, type LnltState, type Location, type Side, type Unit } from '../state.ts'

/*
 * Planners look most figures up in tables that hold for every game on a map. What modules add to them may change with the state: it is asked of their
 * hooks each time, and where no module adds anything nothing is asked.
 */

/** It is day, nothing is on the map, and no module adds to fire: what was reckoned before still holds. */
export function isSettled(s: LnltState): boolean {
  if (s.setting.isNight) return false
  const { attackModifiers, targetModifiers, tm, obstacles } = s.setting.added
  return attackModifiers.length === 0 && targetModifiers.length === 0 && tm.length === 0 && obstacles.length === 0 && obstaclesOf(s).isEmpty
}

/** 6.0: what modules add to the cost of a step, in half MP. */
export function addedCost(s: LnltState, unit: Unit, from: Location, to: Location, group: readonly number[]): number {
  let halves = 0
  for (const contribution of s.setting.added.movementCosts) halves += contribution(s, unit, from, to, group)?.value ?? 0
  return halves
}

/** 5.0: what modules add to the fire of whoever is in a location, at somebody typical of the other side. */
export function addedFire(s: LnltState, from: Location, at: Location): number {
  const { attackModifiers, targetModifiers } = s.setting.added
  if (attackModifiers.length === 0 && targetModifiers.length === 0) return 0
  const there = s.units.filter((unit) => unit.at === from && !unit.shaken)
  const [first] = there
  if (!first) return 0
  const attack: Attack = {
    side: first.side,
    occasion: 'fire',
    means: 'group',
    from,
    at,
    firers: there.filter(({ side }) => side === first.side).map(({ id }) => ({ unit: id, inherent: true, weapons: [] })),
    leader: -1,
    targets: [],
    moving: [],
  }
  let value = 0
  for (const contribution of attackModifiers) value += contribution(s, attack)?.value ?? 0
  const target = typicalOf(s, enemyOf(first.side))
  if (target) for (const contribution of targetModifiers) value += contribution(s, attack, target)?.value ?? 0
  return value
}

/** Somebody of a side whose ways are those of the others. */
export function typicalOf(s: LnltState, side: Side): Unit | undefined {
  return s.units.find((unit) => unit.side === side && unit.at >= 0 && !unit.shaken) ?? s.units.find((unit) => unit.side === side)
}
