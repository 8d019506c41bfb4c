import type { Impulse, Side } from '../state.ts'

/** 4.0: an impulse in which nothing has been done; with units that may act it is declared already (6.8). */
export function newImpulse(side: Side, units: readonly number[] = []): Impulse {
  return {
    side,
    spotter: -1,
    spotted: -1,
    declared: units.length > 0,
    activated: [],
    units: units.slice(),
    leaders: [],
    acted: false,
    shots: [],
    movedFrom: [],
    seenBy: [],
    entered: false,
  }
}
