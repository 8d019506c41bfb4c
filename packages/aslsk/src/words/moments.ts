import { changed, momentsOf } from '@firegroup/kernel/words'
import type { AslskEvent } from '../events.ts'
import { locationOf } from '../map/location.ts'
import type { AslskState, Hex, Unit } from '../state.ts'

/** The units as they were when each of these events happened. Only what a telling reads is restored: which counter a unit is and where it is. */
export function unitsAtEach(s: AslskState, events: readonly AslskEvent[]): Unit[][] {
  return momentsOf(s.units, events, before)
}

function before(units: Unit[], event: AslskEvent): Unit[] {
  switch (event.type) {
    case 'replaced':
      return changed(units, [event.unit], { type: event.was })
    case 'deployed':
      return changed(units, [event.unit], { type: 'mc-7-6-8' })
    case 'recombined':
      return changed(changed(units, [event.unit], { type: 'mc-3-4-8' }), [event.other], { at: locationOf(event.at) })
    case 'eliminated':
      return changed(units, [event.unit], { at: locationOf(event.at) })
    case 'revealed':
    case 'conceals':
      return movedBack(units, event.units, event.at)
    case 'exits':
    case 'drives':
      return movedBack(units, [event.unit], event.from)
    case 'moves':
    case 'advances':
      return movedBack(units, event.units, event.from)
    case 'routs':
      return movedBack(units, event.leader < 0 ? [event.unit] : [event.unit, event.leader], event.from)
    default:
      return units
  }
}

function movedBack(units: Unit[], ids: readonly number[], from: Hex): Unit[] {
  return changed(units, ids, { at: locationOf(from) })
}
