import { hexOf } from '../map/terrain.ts'
import type { AslskState, Location, Side, Unit } from '../state.ts'
import { unitsOf } from '../units/units.ts'

/** 3.3.1, B20.9: who takes up room already where units of a side would come from elsewhere. Who only changes his place in a hex that shares its room needs no more than he had. */
export function stackedAt(s: AslskState, side: Side, to: Location, from: Location): readonly Unit[] {
  const sharing = s.setting.places?.sharing(to)
  if (!sharing || hexOf(s, from) === hexOf(s, to)) return unitsOf(s, side, to)
  return sharing.flatMap((at) => unitsOf(s, side, at))
}
