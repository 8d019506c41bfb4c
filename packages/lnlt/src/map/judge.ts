import { MOST_DEGRADING } from '../data/spotting.ts'
import type { Hex, Location } from '../state.ts'
import type { LosCounter, LosCounters } from './counters.ts'
import type { Ground } from './ground.ts'
import { crossedHexes, hillInWay, isSlope, type Looking, obstacleInWay, type Way, wallInWay } from './levels.ts'
import type { LinePart } from './line.ts'
import { hexOf } from './location.ts'
import type { Degrading, Sight } from './los.ts'
import { isBuilding, levelOf, sameBuilding, terrainAt } from './terrain.ts'

/** 10.3: goes along a line, from the higher location to the lower, and tells what stops or degrades it. */
export function judge(ground: Ground, counters: LosCounters, line: readonly LinePart[], higher: Location, lower: Location): Sight {
  const [high, low] = [levelOf(ground, higher), levelOf(ground, lower)]
  const looking: Looking = { ground, high, low, highHex: hexOf(higher), lowHex: hexOf(lower), line }
  const judging: Judging = { ...looking, counters, onSlope: isSlope(looking) }
  const crossed = crossedHexes(line)
  const degrading: Degrading[] = []
  let limited = false
  for (let index = 0; index < line.length; index++) {
    const found = effectOf(judging, index)
    if (!found) continue
    const { effect, at, rule, reason } = found
    if (effect === 'limited') limited = true
    else if (effect === 'blocking') return { blocked: { rule, reason, at }, degrading: [], limited: false, crossed }
    else degrading.push({ hex: at, rule, reason })
    if (degrading.length > MOST_DEGRADING) return { blocked: tooMuch(degrading), degrading: [], limited: false, crossed }
  }
  return { blocked: null, degrading, limited, crossed }
}

interface Judging extends Looking {
  readonly counters: LosCounters
  /** 10.3.1: no hill on it blocks. */
  readonly onSlope: boolean
}

/** What one part of the line does to it. */
interface Effect {
  readonly effect: 'blocking' | 'degrading' | 'limited'
  readonly at: Hex
  readonly rule: string
  readonly reason: string
}

function effectOf(judging: Judging, index: number): Effect | null {
  const part = judging.line[index]!
  switch (part.kind) {
    case 'hex':
      return throughHex(judging, part, index)
    case 'hexside':
      return alongHexside(judging, part.left, part.right, index)
    case 'wall':
      return acrossWall(judging, part)
    case 'gap':
      return betweenBuildings(judging, part.near, part.far)
  }
}

/** 10.3: one effect per hex: that which blocks, else one that degrades. */
function throughHex(judging: Judging, part: LinePart & { readonly kind: 'hex' }, index: number): Effect | null {
  const { counters, ground } = judging
  const { hex } = part
  const found = [hillEffect(judging, hex, index), counterEffect(judging, hex, counters.blockingAt(hex))]
  const degrading = counters.degradingAt(hex)
  if (!degrading?.replaces)
    for (const { terrain, height } of part.silhouettes)
      if (terrain.los !== 'open') found.push(obstacleEffect(ground, terrain.los, hex, terrain.name, obstacleInWay(judging, hex, height)))
  found.push(counterEffect(judging, hex, degrading))
  return strongest(found)
}

/**
 * 10.3.2: along a hexside the hexes count as a whole, but only what stands on both sides affects a LOS; one that blocks and one that degrades together
 * degrade, two separate buildings limit it, and Smoke blocks from either side.
 */
function alongHexside(judging: Judging, left: Hex, right: Hex, index: number): Effect | null {
  const { ground, counters } = judging
  const sides = [left, right]
  const smoke = strongest(sides.map((hex) => (hex < 0 ? null : wholeHex(judging, hex, counters.blockingAt(hex)))))
  if (smoke) return { ...smoke, rule: '10.3.2' }
  const [hill, otherHill] = sides.map((hex) => hillEffect(judging, hex, index))
  if (hill && otherHill) return { ...hill, rule: '10.3.2' }
  if (isSeparate(ground, left, right)) return betweenBuildings(judging, left, right)
  const [one, other] = sides.map((hex) => wholeTerrain(judging, hex) ?? hillEffect(judging, hex, index))
  if (!one || !other) return null
  if (one.effect === 'degrading' || other.effect === 'degrading') return { ...(one.effect === 'degrading' ? one : other), rule: '10.3.2' }
  return { ...one, rule: '10.3.2', reason: `${one.reason} and ${other.reason}, on both sides of the hexside` }
}

/** 10.3.2: what the terrain of a hex does to a LOS along its hexside, and what counters make of it. */
function wholeTerrain(judging: Judging, hex: Hex): Effect | null {
  if (hex < 0) return null
  const { ground, counters } = judging
  const counter = counters.degradingAt(hex)
  const { los, name } = terrainAt(ground, hex)
  const drawn =
    los === 'open' || counter?.replaces
      ? null
      : obstacleEffect(ground, los, hex, name, obstacleInWay(judging, hex, wholeHeight(ground, hex)))
  return strongest([drawn, wholeHex(judging, hex, counter)])
}

function wholeHex(judging: Judging, hex: Hex, counter: LosCounter | null): Effect | null {
  return counter?.wholeHex ? counterEffect(judging, hex, counter) : null
}

/** 10.3.2: between two adjacent separate buildings a LOS is limited, along their hexside and at any other angle. */
function betweenBuildings(judging: Judging, near: Hex, far: Hex): Effect | null {
  return wholeTerrain(judging, near) && wholeTerrain(judging, far) ? limitedBy(judging.ground, near, far) : null
}

function isSeparate(ground: Ground, a: Hex, b: Hex): boolean {
  return isBuilding(ground, a) && isBuilding(ground, b) && !sameBuilding(ground, a, b)
}

function limitedBy(ground: Ground, a: Hex, b: Hex): Effect {
  const reason = `between the buildings in ${ground.map.grid.idOf(a)} and ${ground.map.grid.idOf(b)}`
  return { effect: 'limited', at: a, rule: '10.3.2', reason }
}

/** 10.3.2: across a Wall or Hedge of a hex that is neither end's. */
function acrossWall(judging: Judging, { near, far, wall }: LinePart & { readonly kind: 'wall' }): Effect | null {
  const { grid } = judging.ground.map
  if (wallInWay(judging, near, far, wall.height) === 'none') return null
  return { effect: 'blocking', at: near, rule: '10.3.2', reason: `the ${wall.name} between ${grid.idOf(near)} and ${grid.idOf(far)}` }
}

function hillEffect(judging: Judging, hex: Hex, index: number): Effect | null {
  if (hex < 0 || judging.onSlope) return null
  const found = obstacleEffect(judging.ground, 'blocking', hex, 'hill', hillInWay(judging, index, hex))
  return found && { ...found, rule: '10.3.1' }
}

function counterEffect(judging: Judging, hex: Hex, counter: LosCounter | null): Effect | null {
  return counter && obstacleEffect(judging.ground, counter.los, hex, counter.name, obstacleInWay(judging, hex, counter.height))
}

function obstacleEffect({ map }: Ground, effect: 'blocking' | 'degrading', at: Hex, name: string, way: Way): Effect | null {
  if (way === 'none') return null
  return { effect, at, rule: '10.3', reason: `the ${way === 'shadow' ? 'shadow of the ' : ''}${name} in ${map.grid.idOf(at)}` }
}

/** 10.3: the height of what fills the whole hex. */
function wholeHeight(ground: Ground, hex: Hex): number {
  const { building, height } = terrainAt(ground, hex)
  return building ? building.heights[ground.stories[ground.buildings[hex]!]! - 1]! : height
}

function strongest(found: readonly (Effect | null)[]): Effect | null {
  return found.find((effect) => effect?.effect === 'blocking') ?? found.find((effect) => effect !== null) ?? null
}

/** 10.3: a third degrading hex. */
function tooMuch(degrading: readonly Degrading[]): Sight['blocked'] {
  return {
    rule: '10.3',
    reason: `three hexes that degrade it: ${degrading.map(({ reason }) => reason).join(', ')}`,
    at: degrading.at(-1)!.hex,
  }
}
