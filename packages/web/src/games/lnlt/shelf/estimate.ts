/** How long two people may take over a scenario, from nothing but its size. */
import type { Scenario } from '@firegroup/lnlt'

/** A counter in a turn: an impulse of ours, an answer of theirs. */
const MINUTES = 0.28

export function lengthOf(scenario: Scenario): string {
  const minutes = Math.max(10, Math.round((unitsIn(scenario) * scenario.turns * MINUTES) / 5) * 5)
  const words = minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 30) / 2} hours`
  return `about ${words}`
}

export function unitsIn({ sides }: Scenario): number {
  const groups = [sides.blue, sides.red].flatMap((side) => side.groups)
  return groups.flatMap(({ units }) => units).reduce((sum, { count }) => sum + count, 0)
}
