import type { Modifier } from '@firegroup/kernel'
import { counterTerrainType } from '../data/terrain.ts'
import { type LosCounter, VEHICLE_OR_WRECK } from '../map/counters.ts'
import { hexOf } from '../map/location.ts'
import { isAloft } from '../map/terrain.ts'
import type { Hex, LnltState, Location, Side, Unit } from '../state.ts'

const COVER = counterTerrainType('vehicleOrWreck')

/** One row of the chart, told by what lies there. */
const WRECK: LosCounter = { ...VEHICLE_OR_WRECK, name: 'Wreck' }
const VEHICLE: LosCounter = { ...VEHICLE_OR_WRECK, name: 'vehicle' }

/** 10.1: Leg units beside a vehicle of theirs or a Wreck are covered by it, once however many there are; a vehicle only by a Wreck. */
export function wreckTm(s: LnltState, at: Location, _from: Location | null, target: Unit | null): Modifier | undefined {
  if (COVER.tm === null) return undefined
  if (hasWreck(s, hexOf(at))) return { rule: '10.1', label: 'Wreck', value: COVER.tm }
  return !target?.vehicle && hasVehicle(s, hexOf(at), target?.side) ? { rule: '10.1', label: 'vehicle', value: COVER.tm } : undefined
}

/** 10.3: it degrades sight, but an open hex with one stays spotted (10.1). */
export function wreckObstacle(s: LnltState, hex: Hex): LosCounter | undefined {
  return hasWreck(s, hex) ? WRECK : hasVehicle(s, hex) ? VEHICLE : undefined
}

/** 1.3, 14.1.1: one that burnt out or was abandoned. */
function hasWreck(s: LnltState, hex: Hex): boolean {
  for (const marker of s.markers) if (isWreck(marker.kind) && hexOf(marker.at) === hex) return true
  return false
}

export function isWreck(kind: string): boolean {
  return kind === 'wreck' || kind === 'abandoned'
}

/** Of a side, or anybody's. */
function hasVehicle(s: LnltState, hex: Hex, whose?: Side): boolean {
  if (s.vehicles === undefined) return false
  for (const id of s.vehicles) {
    const { at, side } = s.units[id]!
    if (hexOf(at) === hex && !isAloft(at) && (whose === undefined || side === whose)) return true
  }
  return false
}
