import { SIDES } from './cells.ts'
import { between, type Ground, grow, isFree, oneOf, share, touching, type Use } from './generate-ground.ts'
import type { ThemeManner } from './generate-themes.ts'

/** A field or orchard with what stands around it. */
export interface Plot {
  readonly hexes: readonly number[]
  readonly style: string
  readonly fence?: { readonly feature: 'wall' | 'hedge'; readonly gates: readonly string[] }
}

/** Hills of up to three levels, each level well inside the one below. */
export function raiseHills(ground: Ground, manner: ThemeManner): void {
  const { grid, level, pick } = ground
  let left = share(ground, manner.hills)
  for (let tries = 0; left > 4 && tries < 6; tries++) {
    const inland = (hex: number) =>
      level[hex] === 0 && grid.neighbours(hex).length === 6 && !grid.neighbours(hex).some((n) => grid.isHalf(n))
    const seed = oneOf(ground.hexesWhere(inland), pick)
    if (seed === undefined) return
    const hill = grow(ground, seed, Math.min(left, between(12, 46, pick)), inland)
    if (hill.length < 5) continue
    for (const hex of hill) level[hex] = 1
    left -= hill.length
  }
  // No single low hexes bitten out of the hills.
  const high = new Set(ground.hexesWhere((hex) => level[hex] === 1))
  for (const hex of ground.hexesWhere((each) => !grid.isHalf(each) && touching(grid, each, high) >= 5)) level[hex] = 1
  for (let height = 2; height <= manner.highestLevel; height++) {
    const higher = ground.hexesWhere((hex) => level[hex]! >= height - 1 && grid.neighbours(hex).every((n) => level[n]! >= height - 1))
    for (const hex of higher) if (touching(grid, hex, new Set(higher)) > 0 || pick(2) === 0) level[hex] = height
  }
}

/** A pond in low ground, with a marshy shore. */
export function floodPond(ground: Ground, manner: ThemeManner): void {
  const { grid, pick, road, level, use } = ground
  if (pick(10) >= manner.ponds) return
  const low = (hex: number) => isFree(ground, hex) && !road.has(hex) && level[hex] === 0
  const seed = oneOf(
    ground.hexesWhere((hex) => low(hex) && grid.neighbours(hex).every((n) => low(n))),
    pick,
  )
  if (seed === undefined) return
  const pond = grow(ground, seed, between(2, 4, pick), low)
  for (const hex of pond) use[hex] = 'water'
  for (const hex of pond.flatMap((each) => grid.neighbours(each))) if (low(hex) && pick(4) === 0) use[hex] = 'marsh'
}

/** Orchards behind houses. */
export function growOrchards(ground: Ground): readonly Plot[] {
  const { grid, pick, road, use } = ground
  const behind = (hex: number) => isFree(ground, hex) && !road.has(hex)
  const gardens: Plot[] = []
  const houses = ground.hexesWhere((hex) => use[hex] === 'building')
  for (const house of houses) {
    if (pick(5) > 1) continue
    const seed = oneOf(grid.neighbours(house).filter(behind), pick)
    if (seed === undefined) continue
    gardens.push(plot(ground, 'orchard', grow(ground, seed, between(1, 4, pick), behind)))
  }
  return gardens
}

/** Woods, in patches with lanes between; roads may lead through. */
export function growWoods(ground: Ground, manner: ThemeManner): void {
  const { grid, pick, use, road } = ground
  // Where roads meet they leave no room for trees.
  const roomy = (hex: number) => !road.has(hex) || touching(grid, hex, road) < 3
  const wild = (hex: number) => isFree(ground, hex) && roomy(hex) && !grid.neighbours(hex).some((n) => use[n] === 'building' && pick(3) > 0)
  let left = share(ground, manner.woods)
  for (let tries = 0; left > 1 && tries < 40; tries++) {
    const apart = (hex: number) => wild(hex) && !road.has(hex) && !grid.neighbours(hex).some((n) => use[n] === 'woods')
    const seed = remote(ground, 'woods', ground.hexesWhere(apart))
    if (seed === undefined) return
    const wood = grow(ground, seed, Math.min(left, between(...manner.woodSize, pick)), wild)
    for (const hex of wood) use[hex] = 'woods'
    left -= wood.length
  }
}

/** Grain fields on even ground, most of them hedged or walled, with gates. */
export function plantFields(ground: Ground, manner: ThemeManner): readonly Plot[] {
  const { pick, road, level } = ground
  const fields: Plot[] = []
  let left = share(ground, manner.grain)
  for (let tries = 0; left > 2 && tries < 30; tries++) {
    const arable = (hex: number) => isFree(ground, hex) && !road.has(hex)
    const seed = remote(ground, 'grain', ground.hexesWhere(arable))
    if (seed === undefined) break
    const hexes = grow(ground, seed, between(3, 7, pick), (hex) => arable(hex) && level[hex] === level[seed])
    if (hexes.length < 2) continue
    fields.push(plot(ground, 'grain', hexes))
    left -= hexes.length
  }
  return fields
}

/** Of a few chance hexes the one farthest from others of its use, so that no part of the board has it all. */
function remote({ grid, pick, use, hexesWhere }: Ground, kind: Use, hexes: readonly number[]): number | undefined {
  const others = hexesWhere((hex) => use[hex] === kind)
  let best: number | undefined
  let bestAway = -1
  for (let tries = 0; tries < 3; tries++) {
    const hex = oneOf(hexes, pick)
    if (hex === undefined) return undefined
    const away = others.reduce((least, other) => Math.min(least, grid.distance(hex, other)), 99)
    if (away <= bestAway) continue
    best = hex
    bestAway = away
  }
  return best
}

function plot(ground: Ground, use: Use, hexes: readonly number[]): Plot {
  const { grid, pick } = ground
  for (const hex of hexes) ground.use[hex] = use
  const style = `rows ${pick(12) * 15 - 90}`
  const kind = pick(5)
  if (kind > 2) return { hexes, style }
  // About every third side stays open: a fence is cover, not a prison.
  const rim = hexes.flatMap((hex) =>
    SIDES.filter((side) => !hexes.includes(grid.neighbour(hex, side))).map((side) => `${grid.idOf(hex)}/${side}`),
  )
  const first = pick(rim.length)
  const gates = rim.filter((_, i) => (i - first + rim.length) % rim.length < Math.ceil(rim.length / 3))
  return { hexes, style, fence: { feature: kind === 0 ? 'wall' : 'hedge', gates } }
}

/** Brush where there would be no cover far around, and on slopes. */
export function fillPlains(ground: Ground, manner: ThemeManner): readonly (readonly number[])[] {
  const { grid, pick, use, road, level } = ground
  const scrubby = (hex: number) => isFree(ground, hex) && !road.has(hex)
  const patches: (readonly number[])[] = []
  const plant = (seed: number, size: number) => {
    const patch = grow(ground, seed, size, scrubby)
    for (const hex of patch) use[hex] = 'brush'
    patches.push(patch)
  }
  const slopes = ground.hexesWhere((hex) => scrubby(hex) && grid.neighbours(hex).some((n) => level[n]! < level[hex]!))
  for (let left = share(ground, manner.brush); left > 0; left -= 3) {
    const seed = oneOf(slopes.filter(scrubby), pick) ?? oneOf(ground.hexesWhere(scrubby), pick)
    if (seed !== undefined) plant(seed, between(2, 4, pick))
  }
  for (const hex of ground.hexesWhere(scrubby)) {
    if (scrubby(hex) && grid.within(hex, 2).every((near) => use[near] === undefined)) plant(hex, between(1, 3, pick))
  }
  return patches
}
