/** All that a hex sees. */
import { type AslskState, type Place, sight } from '@firegroup/aslsk'

export interface Ground {
  readonly from: Place
  readonly clear: readonly Place[]
  readonly hindered: readonly Place[]
  /** Dead ground: no line of sight. */
  readonly dead: readonly Place[]
}

export function groundFrom(s: AslskState, from: Place): Ground {
  const [clear, hindered, dead]: Place[][] = [[], [], []]
  for (let place = 0; place < s.setting.map.size; place++) {
    const { blocked, hindrance } = sight(s, from, place)
    if (blocked) dead!.push(place)
    else if (hindrance > 0) hindered!.push(place)
    else clear!.push(place)
  }
  return { from, clear: clear!, hindered: hindered!, dead: dead! }
}
