import { withNames } from '@firegroup/kernel/words'
import type { AslskEvent } from '../events.ts'
import { placeName } from '../map/terrain.ts'
import type { AslskState } from '../state.ts'

/** An event with the names of its hexes. A transfer goes from unit to unit. */
export function namedEvent(s: AslskState, event: AslskEvent): unknown {
  const name = (at: number) => placeName(s, at)
  return event.type === 'transfer' ? event : withNames(event, { at: name, from: name, to: name, places: name })
}
