import { changed, momentsOf } from '@firegroup/kernel/words'
import type { LnltEvent } from '../events.ts'
import { HIDDEN, type LnltState, type Location, RESERVE, type Unit } from '../state.ts'

/** The units as they were when each of these events happened. Only what a telling reads is restored: which counter a unit is and where it is. */
export function unitsAtEach(s: LnltState, events: readonly LnltEvent[]): Unit[][] {
  return momentsOf(s.units, events, before)
}

function before(units: Unit[], event: LnltEvent): Unit[] {
  switch (event.type) {
    case 'reduced':
      return changed(units, [event.unit], { type: event.from })
    case 'recombined': {
      const [first, second] = event.units
      return changed(changed(units, [first], { type: event.from[0] }), [second], { type: event.from[1], at: event.at })
    }
    case 'eliminated':
      return changed(units, [event.unit], { at: event.at })
    case 'exits':
      return movedBack(units, [event.unit], event.from)
    case 'appears':
      return movedBack(
        units,
        event.units.map(({ unit }) => unit),
        HIDDEN,
      )
    case 'sniperPlaced':
      return movedBack(units, [event.unit], RESERVE)
    case 'moves':
    case 'thrownBack':
      return movedBack(units, event.units, event.from)
    case 'retreats':
      return movedBack(units, [event.unit], event.from)
    default:
      return units
  }
}

function movedBack(units: Unit[], ids: readonly number[], from: Location): Unit[] {
  return changed(units, ids, { at: from })
}
