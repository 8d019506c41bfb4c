import { counterTerrainType } from './terrain.ts'

/** 7.0: Smoke laid by infantry. Rulebook lines 1458-1492, 5525, 7480; confidence high. How well a nation does it is in nations.ts, its terrain in terrain.ts. */
export const SMOKE = {
  perUnitAndTurn: 1,
  /** The marker that is laid, and the last one: the Administrative Phase turns each into the next and takes off the last. */
  first: 1,
  last: 2,
  /** Whole MP less for the unit that laid it. */
  lessMf: 1,
  fireOut: { dft: -1, oft: 1 },
  terrain: counterTerrainType('smoke'),
} as const

/** 9.0: what a Smoke marker is after the Administrative Phase; null: gone. */
export function nextSmoke(value: number): number | null {
  return value < SMOKE.last ? value + 1 : null
}
