import type { LnltState, Location, Unit } from '../state.ts'

/** 21.7: the marker goes with its vehicle. */
export function removeEmplacement(s: LnltState, { vehicle, side }: Unit, at: Location): void {
  if (!vehicle?.emplaced) return
  vehicle.emplaced = undefined
  const index = s.markers.findIndex((marker) => marker.kind === 'vehicleEmplacement' && marker.side === side && marker.at === at)
  s.markers = s.markers.filter((_, i) => i !== index)
}
