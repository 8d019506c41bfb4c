import type { Hex, LnltState, Location } from '../state.ts'
import { type LosCounter, type LosCounters, NO_COUNTERS, SMOKE, VEHICLE_OR_WRECK } from './counters.ts'
import { type Sight, sight } from './los.ts'

/** 10.3: the LOS from one location to another, with the Smoke and whatever else lies on the map now. */
export function sightOf(s: LnltState, from: Location, to: Location): Sight {
  return sight(s.setting, obstaclesOf(s), from, to)
}

export function seesLocation(s: LnltState, from: Location, to: Location): boolean {
  return sightOf(s, from, to).blocked === null
}

/** What lies on the map as the hooks tell it; where no marker lies, nothing does. */
export function obstaclesOf(s: LnltState): LosCounters {
  return s.markers.length === 0 || s.setting.hooks.obstacles.length === 0 ? NO_COUNTERS : new Obstacles(s)
}

class Obstacles implements LosCounters {
  readonly isEmpty = false
  readonly #s: LnltState

  constructor(s: LnltState) {
    this.#s = s
  }

  blockingAt(hex: Hex): LosCounter | null {
    return this.#is('blocking', hex) ? SMOKE : null
  }

  degradingAt(hex: Hex): LosCounter | null {
    return this.#is('degrading', hex) ? VEHICLE_OR_WRECK : null
  }

  #is(los: 'blocking' | 'degrading', hex: Hex): boolean {
    for (const contribution of this.#s.setting.hooks.obstacles) if (contribution(this.#s, hex) === los) return true
    return false
  }
}
