import { withNames } from '@firegroup/kernel/words'
import type { LnltEvent } from '../events.ts'
import type { LnltState } from '../state.ts'
import { placeName } from '../view.ts'

/** An event with the names of its locations. A weapon is given from unit to unit. */
export function namedEvent(s: LnltState, event: LnltEvent): unknown {
  const name = (at: number) => placeName(s, at)
  return withNames(event, event.type === 'weaponGiven' ? { at: name } : { at: name, from: name, to: name })
}
