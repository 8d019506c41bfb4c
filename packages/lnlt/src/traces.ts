import type { Trace } from '@firegroup/kernel'
import type { LnltEvent } from './events.ts'
import { hexOf } from './map/location.ts'
import { enemyOf, type LnltState, type Location } from './state.ts'
import { halvesOf } from './units/damage.ts'

const NONE: readonly Trace[] = []

/** Where an attack by fire struck, and where halves of Squads were lost: by hex, on whichever floor. */
export function traces(s: LnltState, event: LnltEvent): readonly Trace[] {
  switch (event.type) {
    case 'attack':
      return [{ kind: 'fire', place: hexName(s, event.at), seat: enemyOf(event.by), points: 1 }]
    case 'eliminated':
      return loss(s, event.unit, event.at, halvesOf(s, s.units[event.unit]!))
    case 'reduced':
      return loss(s, event.unit, s.units[event.unit]!.at, 1)
    default:
      return NONE
  }
}

function loss(s: LnltState, unit: number, at: Location, points: number): readonly Trace[] {
  return at < 0 || points === 0 ? NONE : [{ kind: 'loss', place: hexName(s, at), seat: s.units[unit]!.side, points }]
}

function hexName({ setting }: LnltState, at: Location): string {
  return setting.map.grid.idOf(hexOf(at))
}
