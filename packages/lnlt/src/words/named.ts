import { withNames } from '@firegroup/kernel/words'
import type { LnltEvent } from '../events.ts'
import type { LnltState } from '../state.ts'
import { placeName } from '../view.ts'

/** Events that go from something to something that are no places: a weapon from unit to unit, what turns from hexspine to hexspine. */
const NOT_PLACES: ReadonlySet<LnltEvent['type']> = new Set(['weaponGiven', 'pivots', 'turretTurns'])

/** An event with the names of its locations. */
export function namedEvent(s: LnltState, event: LnltEvent): unknown {
  const name = (at: number) => placeName(s, at)
  return withNames(event, NOT_PLACES.has(event.type) ? { at: name } : { at: name, from: name, to: name })
}
