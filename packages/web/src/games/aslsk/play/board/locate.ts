/** A hex holds more than one place where there are pillboxes or sewers: choosing it again goes from one to the next. */

import type { Place } from '../../../../play/controller/draft.ts'
import type { AslskDesk } from '../kinds.ts'
import { isAimedAt } from './acts.ts'

export function locate(desk: AslskDesk, hex: Place): Place {
  const { places } = desk.s.setting
  const inner = places?.within(hex) ?? []
  const { draft } = desk
  if (inner.length === 0 || !draft) return hex
  const counts = (place: Place) => draft.actors.includes(place) || draft.marks.some((mark) => mark.place === place && !OWN.has(mark.tone))
  const open = [...inner, hex].filter(counts)
  const now = open.findIndex((place) => isAimedAt(desk, place))
  return open[(now + 1) % Math.max(1, open.length)] ?? hex
}

/** Marks of who acts, not of what may be chosen. */
const OWN: ReadonlySet<string> = new Set(['selected', 'shooter'])
