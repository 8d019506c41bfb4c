/** The moments of a digest on the board: each at the place where it happened, with the time that the list has. */
import type { Chip } from '../../games/record.ts'
import type { Place } from '../../play/controller/draft.ts'
import type { Entry } from './digest.ts'
import { stamp } from './stamp.ts'

const placeOf = ({ places }: Pick<Entry, 'places'>): Place | undefined => places.at(-1)

/** One at a place: of what is shown now, else of the first that happened there. */
export function chipsOf(entries: readonly Entry[], at: number): readonly Chip[] {
  const chips = new Map<Place, Chip>()
  for (const [i, entry] of entries.entries()) {
    const place = placeOf(entry)
    if (place === undefined || (chips.has(place) && i !== at)) continue
    chips.set(place, { place, text: stamp(entry.at), current: i === at })
  }
  return [...chips.values()]
}

/** The moment to which the chip of a place leads: where several happened there, the next after the one that is shown. */
export function chipAt(entries: readonly Entry[], at: number, place: Place): number {
  const there = entries.flatMap((entry, i) => (placeOf(entry) === place ? [i] : []))
  return there.find((i) => i > at) ?? there[0] ?? at
}
