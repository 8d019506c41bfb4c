import { objectivesOf } from '../../advice/objectives.ts'
import { distance, hexOf, placeOf } from '../../map/terrain.ts'
import { type AslskState, enemyOf, type Location, type Side } from '../../state.ts'
import { unitsOf } from '../../units/units.ts'
import { isSewer, manholeAbove } from './location.ts'
import type { Mislead, SewerMove } from './move.ts'

/** Whoever is below must go on. Going below pays where it brings one nearer by more than a walk in the open would, under a manhole that few enemies watch. */
export function sewerAdvice(s: AslskState, side: Side, { units, to }: SewerMove): number {
  const [from, at] = [s.units[units[0]!]!.at, placeOf(s, to)]
  const nearer = away(s, side, from) - away(s, side, at)
  const above = manholeAbove(s, at)
  const under = above === null ? -1.5 : 0.5 - 0.6 * unitsOf(s, enemyOf(side), above).length
  const must = isSewer(s, from) ? 6 : -1
  return must + 0.5 * nearer + under + 0.1 * units.length
}

/** As far from what they want as can be, and under no manhole. */
export function misleadAdvice(s: AslskState, side: Side, { to }: Mislead): number {
  const at = placeOf(s, to)
  return 1 + away(s, enemyOf(side), at) + (manholeAbove(s, at) === null ? 2 : 0)
}

function away(s: AslskState, side: Side, from: Location): number {
  const { places } = objectivesOf(s, side)
  return places.reduce((least, place) => Math.min(least, distance(s, hexOf(s, from), place)), 12)
}
