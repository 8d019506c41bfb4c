import type { Modifier } from '@firegroup/kernel'
import { counterTerrainType } from '../data/terrain.ts'
import { type LosCounter, VEHICLE_OR_WRECK } from '../map/counters.ts'
import { hexOf } from '../map/location.ts'
import type { Hex, LnltState, Location } from '../state.ts'

const WRECK = counterTerrainType('vehicleOrWreck')

/** 10.1: Leg units beside a Wreck are covered by it, once however many lie there. */
export function wreckTm(s: LnltState, at: Location): Modifier | undefined {
  return WRECK.tm !== null && hasWreck(s, hexOf(at)) ? { rule: '10.1', label: 'Wreck', value: WRECK.tm } : undefined
}

/** 10.3: it degrades sight, but an open hex with one stays spotted (10.1). */
export function wreckObstacle(s: LnltState, hex: Hex): LosCounter | undefined {
  return hasWreck(s, hex) ? VEHICLE_OR_WRECK : undefined
}

function hasWreck(s: LnltState, hex: Hex): boolean {
  for (const marker of s.markers) if (marker.kind === 'wreck' && hexOf(marker.at) === hex) return true
  return false
}
