import { type Depiction, mirrorTrace, type Trace } from '@firegroup/hexmap'
import { isTerrain, type LosEffect, type TerrainType, terrainFor } from '../data/terrain.ts'
import type { Setting } from '../setting.ts'
import type { Hex } from '../state.ts'
import { roadLeadsThrough, staysOnRoad } from './roads.ts'

/** Terrain that the thread meets in a hex. */
export interface Hit {
  readonly place: Hex
  readonly name: string
  readonly effect: LosEffect
}

/** A LOS with the levels at its ends. Its full trace is costly and seldom needed, so it is made when it is. */
export class View {
  readonly setting: Setting
  readonly from: Hex
  readonly to: Hex
  readonly fromLevel: number
  readonly toLevel: number
  /** The level of the lower end. */
  readonly low: number
  /** The same by the levels of the two hexes, without what modules add to them. */
  readonly ground: number
  /** Both ends are at the same level. */
  readonly level: boolean
  /** Both hexes are. */
  readonly flat: boolean
  #trace: Trace | undefined

  /** Between two Locations: the thread is that of their hexes, the levels are their own. */
  constructor(setting: Setting, from: Hex, to: Hex) {
    const { grid, levels } = setting.map
    this.setting = setting
    this.from = grid.hexOf(from)
    this.to = grid.hexOf(to)
    this.fromLevel = levels[from]!
    this.toLevel = levels[to]!
    this.ground = Math.min(this.fromLevel, this.toLevel)
    this.flat = this.fromLevel === this.toLevel
    const rises = setting.hooks.sightlines.length > 0
    const near = rises ? this.fromLevel + riseOf(setting, this.from, this.to) : this.fromLevel
    const far = rises ? this.toLevel + riseOf(setting, this.to, this.from) : this.toLevel
    this.low = Math.min(near, far)
    this.level = near === far
  }

  get trace(): Trace {
    this.#trace ??= this.setting.los.trace(this.from, this.to)
    return this.#trace
  }

  /** The same as seen from one of its ends. */
  traceFrom(end: Hex): Trace {
    if (end === this.from) return this.trace
    return this.#trace ? mirrorTrace(this.#trace) : this.setting.los.trace(this.to, this.from)
  }
}

function riseOf(setting: Setting, from: Hex, to: Hex): number {
  let rise = 0
  for (const sightline of setting.hooks.sightlines) rise += sightline.rise?.(setting, from, to) ?? 0
  return rise
}

/** Whether what stands in a hex, as high as that, hides the lower end from the higher: in the Starter Kit always. */
export function screens(view: View, place: Hex, top: number): boolean {
  for (const sightline of view.setting.hooks.sightlines) if (sightline.screens) return sightline.screens(view, place, top)
  return view.ground <= 0 || view.setting.map.levels[place]! > 0
}

/** 2.0 Inherent Terrain: the whole hex with its hexsides counts, unless the LOS through it stays on an orchard's road (1.1.1). */
export function inherentHits(view: View, crossed: readonly Hex[]): Hit[] {
  const found: Hit[] = []
  for (const place of crossed) {
    const terrain = view.setting.terrain[place]!
    if (!terrain.inherent) continue
    const effect = effectOf(view, terrain, place, terrain.height)
    if (effect !== 'none' && !isOnRoad(view, place)) found.push({ place, name: terrain.name, effect })
  }
  return found
}

/** What a drawn shape does to the LOS in a hex. */
export function drawnEffect(view: View, drawn: Depiction, place: Hex): LosEffect {
  if (drawn.terrain === 'hill') return hillEffect(view, drawn.level ?? 1)
  if (!isTerrain(drawn.terrain)) return 'none'
  const terrain = terrainFor(drawn.terrain, view.setting.scenario.month)
  if (terrain.inherent) return 'none'
  const effect = effectOf(view, terrain, place, drawn.level ?? terrain.height)
  // A field's fringe in a hex of other terrain does not make that a grain or brush hex.
  if (effect === 'hindrance' && view.setting.terrain[place]!.id !== terrain.id) return 'none'
  return effect !== 'none' && terrain.woods && isOnRoad(view, place) ? 'none' : effect
}

export function nameOfDrawn({ scenario }: Setting, { terrain }: Depiction): string {
  return terrain === 'hill' ? 'hill' : terrainFor(terrain, scenario.month).name
}

/**
 * What terrain in a hex does to a LOS between these levels. It rises from its hex's own level (1.1.1 Hill) and must rise above the lower end to
 * matter; between two hill hexes nothing counts that does not stand on a hill itself; low growth hinders only units at its own level.
 */
function effectOf(view: View, terrain: TerrainType, place: Hex, height: number): LosEffect {
  const { setting, low, level } = view
  const base = setting.map.levels[place]!
  if (height > 0 ? base + height <= low : base !== low) return 'none'
  return screens(view, place, base + height) ? (level ? terrain.sameLevel : terrain.otherLevel) : 'none'
}

/** 1.1.1 Hill, 3.2.1: higher ground is an obstacle between units at one level; between levels the Crest Lines tell. */
function hillEffect({ flat, ground }: View, height: number): LosEffect {
  return flat && height > ground ? 'obstacle' : 'none'
}

/** 1.1.1 Woods-Road, Orchard-Road: the trace matters only where the road leads the LOS through the hex. */
function isOnRoad(view: View, place: Hex): boolean {
  const { setting, from, to } = view
  return roadLeadsThrough(setting.map, from, to, place) && staysOnRoad(setting, view.trace, place)
}
