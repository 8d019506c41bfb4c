import type { Hex, LnltState, Location } from '../state.ts'
import { type LosCounter, type LosCounters, NO_COUNTERS, SMOKE, VEHICLE_OR_WRECK } from './counters.ts'
import { hexOf } from './location.ts'
import { canSee, type Sight, sight } from './los.ts'

/** 10.3: the LOS from one location to another, with the Smoke and whatever else lies on the map now. */
export function sightOf(s: LnltState, from: Location, to: Location): Sight {
  return sight(s.setting, obstaclesOf(s), from, to)
}

export function seesLocation(s: LnltState, from: Location, to: Location): boolean {
  return canSee(s.setting, obstaclesOf(s), from, to)
}

/** What lies on the map as the hooks tell it; only where a marker stands up in a hex they are asked. */
export function obstaclesOf(s: LnltState): LosCounters {
  for (const { kind } of s.markers) if (!LIES_FLAT.has(kind)) return new Obstacles(s)
  return NO_COUNTERS
}

/** Markers of the rules alone, with nothing to be seen on the ground. */
const LIES_FLAT: ReadonlySet<string> = new Set(['spotted', 'melee'])

class Obstacles implements LosCounters {
  readonly isEmpty = false
  readonly opens = VEHICLE_OR_WRECK.replaces
  readonly #s: LnltState
  /** Hexes with a marker in which there may be something. */
  readonly #hexes: Hex[] = []

  constructor(s: LnltState) {
    this.#s = s
    for (const { kind, at } of s.markers) if (!LIES_FLAT.has(kind)) this.#hexes.push(hexOf(at))
  }

  blockingAt(hex: Hex): LosCounter | null {
    return this.#hexes.includes(hex) && this.#is('blocking', hex) ? SMOKE : null
  }

  degradingAt(hex: Hex): LosCounter | null {
    return this.#hexes.includes(hex) && this.#is('degrading', hex) ? VEHICLE_OR_WRECK : null
  }

  #is(los: 'blocking' | 'degrading', hex: Hex): boolean {
    for (const contribution of this.#s.setting.hooks.obstacles) if (contribution(this.#s, hex) === los) return true
    return false
  }
}
