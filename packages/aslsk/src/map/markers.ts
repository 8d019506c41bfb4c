import type { MarkerId, UnitId } from '../ids.ts'
import type { AslskState, Hex, Location, Marker, Side } from '../state.ts'

/** Counters that lie on the map: Smoke, residual fire, placed charges. */
export function addMarker(
  s: AslskState,
  marker: {
    kind: string
    at: Location
    side: Side
    value: number
    extra?: number
    concealed?: UnitId[]
    vehicle?: UnitId
    facing?: 'front' | 'side' | 'rear'
    from?: Location
  },
): Marker {
  const added: Marker = { id: s.nextMarker++ as MarkerId, extra: 0, ...marker }
  s.markers.push(added)
  return added
}

export function markerAt(s: AslskState, at: Hex, kind: string): Marker | undefined {
  for (const marker of s.markers) if (marker.at === at && marker.kind === kind) return marker
  return undefined
}

export function removeMarker(s: AslskState, marker: Marker): void {
  s.markers = s.markers.filter((other) => other !== marker)
}

/** All of these kinds, or those among them that the condition picks. */
export function removeMarkers(s: AslskState, kinds: readonly string[], which: (marker: Marker) => boolean = () => true): void {
  if (s.markers.length === 0) return
  s.markers = s.markers.filter((marker) => !kinds.includes(marker.kind) || !which(marker))
}
