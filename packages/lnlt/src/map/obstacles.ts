import { isDark } from '../night/dark.ts'
import type { Hex, LnltState, Location } from '../state.ts'
import { hasMarker } from '../units/units.ts'
import { type LosCounter, type LosCounters, NO_COUNTERS } from './counters.ts'
import { hexOf, layerOf, SKY } from './location.ts'
import { canSee, isBlockedByMap, type Sight, sight } from './los.ts'
import { skySight } from './sky.ts'
import { isAloft } from './terrain.ts'

/** 10.3: the LOS from one location to another, with the Smoke and whatever else lies on the map now. */
export function sightOf(s: LnltState, from: Location, to: Location): Sight {
  if (isSky(from) || isSky(to)) return skySight(s.setting, from, to)
  const seen = sight(s.setting, obstaclesOf(s), from, to)
  return s.setting.isNight && !seen.blocked && isDark(s, from, to) ? TOO_DARK : seen
}

function isSky(at: Location): boolean {
  return at >= 0 && layerOf(at) === SKY
}

const TOO_DARK: Sight = { blocked: { rule: '20.1', reason: 'it is too dark to see so far' }, degrading: [], limited: false, crossed: [] }

/** 18.2, 20.1.4: the same by the light of day: who calls artillery sees as far at night. */
export function sightByDay(s: LnltState, from: Location, to: Location): Sight {
  return sight(s.setting, obstaclesOf(s), from, to)
}

export function seesByDay(s: LnltState, from: Location, to: Location): boolean {
  return canSee(s.setting, obstaclesOf(s), from, to)
}

export function seesLocation(s: LnltState, from: Location, to: Location): boolean {
  if (isSky(from) || isSky(to)) return skySight(s.setting, from, to).blocked === null
  if (isBlockedByMap(s.setting, from, to) && !hasMarker(s, 'rubble')) return false
  if (s.setting.isNight && isDark(s, from, to)) return false
  return canSee(s.setting, obstaclesOf(s), from, to)
}

/** What lies on the map as the hooks tell it; only where a marker stands up in a hex they are asked. */
export function obstaclesOf(s: LnltState): LosCounters {
  for (const { kind } of s.markers) if (!LIES_FLAT.has(kind)) return new Obstacles(s)
  if (s.vehicles !== undefined) for (const id of s.vehicles) if (standsOnMap(s, id)) return new Obstacles(s)
  return NO_COUNTERS
}

function standsOnMap({ units }: LnltState, id: number): boolean {
  const { at } = units[id]!
  return at >= 0 && !isAloft(at)
}

/** Markers of the rules alone, and works that lie low: nothing of them stands in the way of sight. */
const LIES_FLAT: ReadonlySet<string> = new Set([
  'spotted',
  'melee',
  'starshell',
  'bunker',
  'foxholes',
  'wire',
  'mines',
  'claymore',
  'barricade',
  'trench',
  'emplacement',
  'vehicleEmplacement',
  'sangar',
  'fortified',
  'cave',
  'collapsed',
])

class Obstacles implements LosCounters {
  readonly isEmpty = false
  readonly opens: boolean
  readonly #s: LnltState
  /** Hexes with a marker in which there may be something. */
  readonly #hexes: Hex[] = []

  constructor(s: LnltState) {
    this.#s = s
    let opens = false
    for (const { kind, at } of s.markers) {
      if (LIES_FLAT.has(kind)) continue
      if (kind === 'rubble') opens = true
      this.#hexes.push(hexOf(at))
    }
    this.opens = opens
    for (const id of s.vehicles ?? []) if (standsOnMap(s, id)) this.#hexes.push(hexOf(s.units[id]!.at))
  }

  blockingAt(hex: Hex): LosCounter | null {
    return this.#hexes.includes(hex) ? this.#highest('blocking', hex) : null
  }

  degradingAt(hex: Hex): LosCounter | null {
    return this.#hexes.includes(hex) ? this.#highest('degrading', hex) : null
  }

  /** 10.3: one effect a hex: of several that are alike the highest, and what stands in place of the map's terrain before all others. */
  #highest(los: LosCounter['los'], hex: Hex): LosCounter | null {
    let found: LosCounter | null = null
    for (const contribution of this.#s.setting.hooks.obstacles) {
      const counter = contribution(this.#s, hex)
      if (counter?.los !== los) continue
      if (found === null || counter.replaces || (!found.replaces && counter.height > found.height)) found = counter
    }
    return found
  }
}
