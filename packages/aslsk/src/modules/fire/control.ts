import type { Aslsk } from '../../context.ts'
import { markerAt } from '../../map/markers.ts'
import { neighbours } from '../../map/terrain.ts'
import { gain } from '../../scenario/control.ts'
import { type AslskState, enemyOf, type Hex, type Marker, SIDES, type Side } from '../../state.ts'
import { BLAZE, FLAME, originOf } from './fires.ts'

/** B25.7: what a side burns down on purpose is the enemy's, wherever the fire goes; for that side while it burns. */
export function forfeits(s: AslskState, side: Side, at: Hex): boolean {
  const fire = fireAt(s, at)
  return fire !== undefined && isArson(s, fire, side)
}

/** Whether a fire counts as set by a side: its own, and not joined with one that the enemy set. */
function isArson(s: AslskState, fire: Marker, side: Side): boolean {
  const { side: by, deliberate } = originOf(fire)
  return deliberate && by === side && !isJoined(s, fire, enemyOf(side))
}

/** B25.7: fires of both sides that have become one are nobody's fault. */
function isJoined(s: AslskState, fire: Marker, other: Side): boolean {
  const reached = [fire.at]
  for (const at of reached)
    for (const next of neighbours(s, at)) {
      const beside = fireAt(s, next)
      if (!beside || reached.includes(next)) continue
      const { side, deliberate } = originOf(beside)
      if (deliberate && side === other) return true
      reached.push(next)
    }
  return false
}

function fireAt(s: AslskState, at: Hex): Marker | undefined {
  return markerAt(s, at, FLAME) ?? markerAt(s, at, BLAZE)
}

/** B25.7: what burns by somebody's will changes hands. */
export function settleControl(g: Aslsk): void {
  const s = g.state
  for (const side of SIDES) {
    const burning = s.markers.filter((marker) => (marker.kind === FLAME || marker.kind === BLAZE) && isArson(s, marker, side))
    const lost = burning.map(({ at }) => at).filter((at) => s.control[at] !== enemyOf(side))
    if (lost.length > 0) gain(g, enemyOf(side), lost)
  }
}
