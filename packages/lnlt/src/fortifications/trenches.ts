import { MARKERS } from '../data/markers.ts'
import { GROUND, hexOf, layerOf } from '../map/location.ts'
import { whySpottedAll } from '../spotting/spotted.ts'
import type { LnltState, Location, Side } from '../state.ts'
import { hasAny, type Mark, marks } from '../units/marks.ts'
import { lies } from './places.ts'

const GIVES_AWAY = marks(...MARKERS.flatMap(({ marker, spots }) => (spots ? [marker as Mark] : [])))

/**
 * 21.6.1, LG-30: in a Trench whoever has moved or fired gives away himself alone: the others there can't be targets, but for Mortars, until the hex
 * itself is spotted.
 */
export function seenInTrench(s: LnltState, side: Side, at: Location, targets: readonly number[]): readonly number[] {
  if (s.markers.length === 0 || layerOf(at) !== GROUND || !lies(s, 'trench', hexOf(at)) || whySpottedAll(s, side, at)) return targets
  const moving = s.move?.at === at ? s.move.units : NOBODY
  return targets.filter((id) => hasAny(s.units[id]!, GIVES_AWAY) || moving.includes(id))
}

const NOBODY: readonly number[] = []
