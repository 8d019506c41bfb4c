import type { Trace } from '@firegroup/kernel'
import type { UpfrontEvent } from './events.ts'
import type { UpfrontState } from './state.ts'
import { groupName } from './words/names.ts'

const NONE: readonly Trace[] = []

/** Up Front has no map: its places are the groups, by the letters that they have at the moment. Which of them is fired at, and which loses men. */
export function traces(s: UpfrontState, event: UpfrontEvent): readonly Trace[] {
  switch (event.type) {
    case 'fires':
      return [trace(s, 'fire', event.target)]
    case 'sniper':
      return [trace(s, 'fire', event.group)]
    case 'manLost':
      return [trace(s, 'loss', event.group)]
    default:
      return NONE
  }
}

function trace(s: UpfrontState, kind: Trace['kind'], group: number): Trace {
  return { kind, place: groupName(s, group), seat: s.groups[group]!.side, points: 1 }
}
