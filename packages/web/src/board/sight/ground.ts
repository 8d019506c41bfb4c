/** All that a hex sees. */
import type { SightRules } from './reading.ts'

export interface Ground {
  readonly from: number
  readonly clear: readonly number[]
  readonly hindered: readonly number[]
  /** Dead ground: no line of sight. */
  readonly dead: readonly number[]
}

export function groundFrom({ map, sight }: SightRules, from: number): Ground {
  const [clear, hindered, dead]: number[][] = [[], [], []]
  for (let place = 0; place < map.hexes; place++) {
    const { blocked, hindrance } = sight(from, place)
    if (blocked) dead!.push(place)
    else if (hindrance > 0) hindered!.push(place)
    else clear!.push(place)
  }
  return { from, clear: clear!, hindered: hindered!, dead: dead! }
}
