import { countOnTop, terrainCardOf } from '../groups/stack.ts'
import type { Group, UpfrontState } from '../state.ts'

/**
 * 16.42: terrain that reduces fire: what the Terrain card, an entrenchment and the Wire on it come to must be below nothing. Smoke never counts (16.421), nor who might fire from
 * where: Walls count with their full value, a Gully even if nobody can fire into it (16.423), a Hill whoever stands on another.
 */
export function reducesFire(s: UpfrontState, group: Group): boolean {
  const printed = terrainCardOf(s, group)
  // 52.13: what a card takes off counts, a Wadi's too
  return (printed?.against ?? 0) + dugIn(s, group) + countOnTop(group, 'wire') < 0
}

/** 16.42, 36.2: an entrenchment makes Open Ground count, and elsewhere makes up for Wire. */
function dugIn(s: UpfrontState, group: Group): number {
  if (s.modules === undefined) return 0
  let sum = 0
  for (const add of s.setting.hooks.cover) {
    const modifier = add(s, group, null, { from: null })
    if (modifier?.tags?.includes('terrain')) sum += modifier.value
  }
  return sum
}
