import type { Trace } from '@firegroup/kernel'
import { unitType } from './data/counters.ts'
import type { AslskEvent } from './events.ts'
import { nameOf } from './map/terrain.ts'
import { type AslskState, enemyOf, type Hex } from './state.ts'
import { typeOf } from './units/units.ts'

const NONE: readonly Trace[] = []

/** Where an attack by fire struck, and where casualty points were lost. Whoever is lost before he has come onto the map leaves no trace. */
export function traces(s: AslskState, event: AslskEvent): readonly Trace[] {
  switch (event.type) {
    case 'attack':
      return [{ kind: 'fire', place: nameOf(s, event.at), seat: enemyOf(event.by), points: 1 }]
    case 'eliminated':
      return loss(s, event.unit, event.at, typeOf(s, s.units[event.unit]!).points)
    case 'replaced':
      if (event.why !== 'reduced') return NONE
      return loss(
        s,
        event.unit,
        s.units[event.unit]!.at,
        unitType(s.setting.pack, event.was).points - unitType(s.setting.pack, event.is).points,
      )
    default:
      return NONE
  }
}

function loss(s: AslskState, unit: number, at: Hex, points: number): readonly Trace[] {
  return at < 0 ? NONE : [{ kind: 'loss', place: nameOf(s, at), seat: s.units[unit]!.side, points }]
}
