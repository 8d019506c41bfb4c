import type { AslskEvent } from '../events.ts'
import type { AslskState, Place, Unit } from '../state.ts'

/**
 * The units as they were when each of these events happened, found by going back from the state after the last of them: events tell what they
 * changed. Only what a telling reads is restored: which counter a unit is and where it is.
 */
export function unitsAtEach(s: AslskState, events: readonly AslskEvent[]): Unit[][] {
  const moments: Unit[][] = []
  let units = s.units
  for (const event of events.toReversed()) {
    units = before(units, event)
    moments.push(units)
  }
  return moments.reverse()
}

function before(units: Unit[], event: AslskEvent): Unit[] {
  switch (event.type) {
    case 'replaced':
      return changed(units, [event.unit], { type: event.was })
    case 'eliminated':
      return changed(units, [event.unit], { at: event.at })
    case 'exits':
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

function movedBack(units: Unit[], ids: readonly number[], from: Place): Unit[] {
  return changed(units, ids, { at: from })
}

function changed(units: Unit[], ids: readonly number[], change: Partial<Unit>): Unit[] {
  return units.map((unit) => (ids.includes(unit.id) ? { ...unit, ...change } : unit))
}
