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

/** Whoever asks for many lines in one state finds out once what lies on the map. */
export function seesLocation(s: LnltState, from: Location, to: Location, obstacles?: LosCounters): boolean {
  if (isSky(from) || isSky(to)) return skySight(s.setting, from, to).blocked === null
  if (isBlockedByMap(s.setting, from, to) && !hasMarker(s, 'rubble')) return false
  if (s.setting.isNight && isDark(s, from, to)) return false
  return canSee(s.setting, obstacles ?? obstaclesOf(s), from, to)
}

/**
 * What lies on the map as the hooks tell it; only where a marker stands up in a hex they are asked. It is asked for all the time and seldom changes: as long as
 * the same things lie in the same hexes it is the same object, which remembers what was seen past them.
 */
export function obstaclesOf(s: LnltState): LosCounters {
  if (last?.isOf(s)) return last
  for (const { kind } of s.markers) if (!LIES_FLAT.has(kind)) return remember(s)
  if (s.vehicles !== undefined) for (const id of s.vehicles) if (standsOnMap(s, id)) return remember(s)
  return NO_COUNTERS
}

let last: Obstacles | undefined

function remember(s: LnltState): Obstacles {
  last = new Obstacles(s)
  return last
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
  'breach',
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
  readonly sights = new Map<number, Sight>()
  readonly #setting: LnltState['setting']
  /** What stands there, and in which hexes: markers in their order, then vehicles. */
  readonly #kinds: string[] = []
  readonly #hexes: Hex[] = []
  readonly #found = new Map<Hex, Standing>()

  constructor(s: LnltState) {
    this.#setting = s.setting
    let opens = false
    for (const { kind, at } of s.markers) {
      if (LIES_FLAT.has(kind)) continue
      if (kind === 'rubble') opens = true
      this.#kinds.push(kind)
      this.#hexes.push(hexOf(at))
    }
    this.opens = opens
    for (const id of s.vehicles ?? [])
      if (standsOnMap(s, id)) {
        this.#kinds.push(VEHICLE)
        this.#hexes.push(hexOf(s.units[id]!.at))
      }
    for (const hex of this.#hexes) this.#found.set(hex, { blocking: highest(s, 'blocking', hex), degrading: highest(s, 'degrading', hex) })
  }

  /** Whether just the same stands in the same hexes of the same game's map. */
  isOf({ setting, markers, vehicles, units }: LnltState): boolean {
    if (setting !== this.#setting) return false
    const kinds = this.#kinds
    const hexes = this.#hexes
    let i = 0
    for (const { kind, at } of markers) {
      if (LIES_FLAT.has(kind)) continue
      if (kinds[i] !== kind || hexes[i] !== hexOf(at)) return false
      i++
    }
    if (vehicles !== undefined)
      for (const id of vehicles) {
        const { at } = units[id]!
        if (at < 0 || isAloft(at)) continue
        if (kinds[i] !== VEHICLE || hexes[i] !== hexOf(at)) return false
        i++
      }
    return i === hexes.length
  }

  blockingAt(hex: Hex): LosCounter | null {
    return this.#found.get(hex)?.blocking ?? null
  }

  degradingAt(hex: Hex): LosCounter | null {
    return this.#found.get(hex)?.degrading ?? null
  }
}

const VEHICLE = 'vehicle'

interface Standing {
  readonly blocking: LosCounter | null
  readonly degrading: LosCounter | null
}

/** 10.3: one effect a hex: of several that are alike the highest, and what stands in place of the map's terrain before all others. */
function highest(s: LnltState, los: LosCounter['los'], hex: Hex): LosCounter | null {
  let found: LosCounter | null = null
  for (const contribution of s.setting.hooks.obstacles) {
    const counter = contribution(s, hex)
    if (counter?.los !== los) continue
    if (found === null || counter.replaces || (!found.replaces && counter.height > found.height)) found = counter
  }
  return found
}
