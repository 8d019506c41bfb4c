/** All that a hex sees. */
import type { Place } from '../controller/draft.ts'
import type { SightRules } from './reading.ts'

export interface Ground {
  readonly from: Place
  readonly clear: readonly Place[]
  readonly hindered: readonly Place[]
  /** Dead ground: no line of sight. */
  readonly dead: readonly Place[]
}

export function groundFrom({ map, sight }: SightRules, from: Place): Ground {
  const [clear, hindered, dead]: Place[][] = [[], [], []]
  for (let place = 0; place < map.size; place++) {
    const { blocked, hindrance } = sight(from, place)
    if (blocked) dead!.push(place)
    else if (hindrance > 0) hindered!.push(place)
    else clear!.push(place)
  }
  return { from, clear: clear!, hindered: hindered!, dead: dead! }
}
