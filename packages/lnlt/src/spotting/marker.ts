import type { Lnlt } from '../context.ts'
import type { Location, Side } from '../state.ts'

/** The value of a Spotted marker that Assault Fire left: it stays on an empty hex (6.1.1). */
const LEFT_BY_ASSAULT_FIRE = 1

/** 10.1: the location is spotted for this side from now on; `stays`: also when nobody is left there, as after Assault Fire. */
export function placeSpotted(g: Lnlt, side: Side, at: Location, stays = false, rule = stays ? '6.1.1' : '10.1.1'): void {
  const s = g.state
  s.markers.push({ id: s.nextMarker++, kind: 'spotted', at, side, value: stays ? LEFT_BY_ASSAULT_FIRE : 0 })
  g.emit({ type: 'spottedMarker', rule, at, side, on: true })
}

/** 10.1: where all units have left or died the Spotted marker goes, but for the one that Assault Fire left. */
export function removeUnseenMarkers(g: Lnlt, at: Location): void {
  const s = g.state
  for (let i = s.markers.length - 1; i >= 0; i--) {
    const marker = s.markers[i]!
    if (marker.at !== at || marker.kind !== 'spotted' || marker.value === LEFT_BY_ASSAULT_FIRE) continue
    if (s.units.some((unit) => unit.at === at && unit.side !== marker.side)) continue
    s.markers.splice(i, 1)
    g.emit({ type: 'spottedMarker', rule: '10.1', at, side: marker.side, on: false })
  }
}
