import type { Lnlt } from '../context.ts'
import { placeSpotted } from '../spotting/marker.ts'
import { enemyOf, type Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'

/** 11.11, LG-31: a Piper whose pipes have helped anybody to rally is heard: his own location is under a Spotted marker. */
export function heard(g: Lnlt, helper: Unit): void {
  if (typeOf(g.state, helper).kind !== 'piper') return
  const side = enemyOf(helper.side)
  if (g.state.markers.some((marker) => marker.kind === 'spotted' && marker.at === helper.at && marker.side === side)) return
  placeSpotted(g, side, helper.at, false, '11.11')
}
