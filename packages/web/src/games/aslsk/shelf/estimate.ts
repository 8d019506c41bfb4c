/** How long two people may take over a scenario, from nothing but its size. */
import type { Scenario } from '@firegroup/aslsk'

/** A counter in a turn, decided about by two people: three quarters of a minute of ours and of theirs. */
const MINUTES = 0.35

export function lengthOf(scenario: Scenario): string {
  const minutes = Math.max(10, Math.round((unitsIn(scenario) * scenario.turns * MINUTES) / 5) * 5)
  const words = minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 30) / 2} hours`
  return `about ${words}`
}

export function unitsIn({ sides }: Scenario): number {
  const groups = [sides.allied, sides.axis].flatMap((side) => side.groups)
  return groups.flatMap(({ units }) => units).reduce((sum, { count }) => sum + count, 0)
}
