import { type CounterTerrain, counterTerrainType, type LosType } from '../data/terrain.ts'
import type { Hex } from '../state.ts'
import type { Sight } from './los.ts'

/** 10.3: something on the map, besides the map itself, that stops or degrades sight in its hex. */
export interface LosCounter {
  readonly name: string
  readonly los: 'blocking' | 'degrading'
  /** Obstacle height, in levels above its hex. */
  readonly height: number
  /** 10.3.2: it fills its hex to the rim, and counts for a LOS along a hexside. */
  readonly wholeHex: boolean
  /** It stands in place of what the map shows in its hex. */
  readonly replaces: boolean
  /** 10.1, 10.5.5: those in its hex are as hard to spot as in terrain of this kind; left out: what blocks makes it so, what degrades does not. */
  readonly spotting?: LosType
}

/** What lies on the map at the moment, hex by hex. Asked often: answer without building anything. */
export interface LosCounters {
  /** Nothing lies anywhere. */
  readonly isEmpty: boolean
  /** Something may stand in place of what the map shows, and open a LOS that the map blocks. */
  readonly opens: boolean
  /** What has been seen past it, by `sight`; left out: nothing is kept. */
  readonly sights?: Map<number, Sight>
  blockingAt(hex: Hex): LosCounter | null
  degradingAt(hex: Hex): LosCounter | null
}

export const NO_COUNTERS: LosCounters = { isEmpty: true, opens: false, blockingAt: () => null, degradingAt: () => null }

/** 10.3: higher than anything stands. */
const ALL_LEVELS = 99

/** 7.0, 10.3.2: fills its hex. */
export const SMOKE = { ...obstacle(counterTerrainType('smoke')), wholeHex: true }
export const VEHICLE_OR_WRECK = obstacle(counterTerrainType('vehicleOrWreck'))
export const RUBBLE = { ...obstacle(counterTerrainType('rubble')), replaces: true }
/** 18.2: artillery fire falling on a hex. */
export const FIRE_FOR_EFFECT: LosCounter = { name: 'FFE', los: 'degrading', height: ALL_LEVELS, wholeHex: true, replaces: false }

/** A row of the chart as what it is to see through. */
export function terrainCounter(id: string): LosCounter {
  return obstacle(counterTerrainType(id))
}

function obstacle({ name, los, height }: CounterTerrain): LosCounter {
  return { name, los: los === 'blocking' ? 'blocking' : 'degrading', height, wholeHex: false, replaces: false }
}
