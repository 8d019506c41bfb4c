import { nameOf } from '../map/location.ts'
import type { ModernEvent } from '../modern/events.ts'
import { unitInPlace, unitLabel } from './names.ts'
import { onMap, placeOfUnit, type Tellers } from './telling.ts'

const CLAYMORE = { laid: 'A Claymore is laid', fired: 'A Claymore goes off', removed: 'The Claymore is left alone and removed' } as const

export const modernTellers: Tellers<ModernEvent> = {
  missile: (s, { unit, at }) => ({ text: `${unitInPlace(s, unit)} fires a missile and guides it.`, ...onMap(at) }),
  missileSpoiled: (s, { unit }) => ({ text: `${unitLabel(s, unit)} was disturbed: the missile misses.`, ...placeOfUnit(s, unit) }),
  expended: (s, { unit }) => ({ text: `${unitLabel(s, unit)} has no missile left.`, ...placeOfUnit(s, unit) }),
  claymore: (s, { at, what }) => ({ text: `${CLAYMORE[what]} in ${nameOf(s.setting, at)}.`, ...onMap(at) }),
}
