import type { Hex } from '../state.ts'
import type { Ground } from './ground.ts'
import type { LinePart } from './line.ts'

/** A LOS and the levels that it joins. */
export interface Looking {
  readonly ground: Ground
  readonly high: number
  readonly low: number
  readonly highHex: Hex
  readonly lowHex: Hex
  /** From the higher unit to the lower. */
  readonly line: readonly LinePart[]
}

/** How an obstacle meets a LOS: not at all, by standing in it, or by hiding what lies close behind it. */
export type Way = 'none' | 'stands' | 'shadow'

/** 10.3: an obstacle of some height that stands in a hex. LG-51: at the level of both it counts, though it be no higher. */
export function obstacleInWay(looking: Looking, hex: Hex, height: number): Way {
  const { ground, high, low } = looking
  const base = ground.map.levels[hex]!
  if (high === low && base === high) return 'stands'
  return overTop(looking, base + height, distanceTo(looking, hex, looking.highHex), distanceTo(looking, hex, looking.lowHex))
}

/** 10.3.1: the hill itself, as high as its level; between units on that level it is just the ground. */
export function hillInWay(looking: Looking, index: number, hex: Hex): Way {
  const { ground, high, low } = looking
  const top = ground.map.levels[hex]!
  const behind = distanceTo(looking, hex, looking.lowHex)
  const way = overTop(looking, top, distanceTo(looking, hex, looking.highHex), behind)
  // LG-53: by the other reading a plateau that is looked down upon hides as many hexes as it is long.
  if (way === 'none' && ground.rulings.plateauShadow === 'length' && low < top && top < high)
    return behind <= plateauLength(looking, index, top) ? 'shadow' : 'none'
  return way
}

/** 10.3.2: Walls and Hedges stop only a LOS between units on their own level; Bocage, being higher, is an obstacle like others. */
export function wallInWay(looking: Looking, near: Hex, far: Hex, height: number): Way {
  const { ground, high, low } = looking
  const base = Math.max(ground.map.levels[near]!, ground.map.levels[far]!)
  if (high === low && base === high) return 'stands'
  if (height === 0) return 'none'
  // The hex beyond is the first behind it: one more lies between than before an obstacle that fills the near hex.
  return overTop(looking, base + height, distanceTo(looking, near, looking.highHex) + 1, distanceTo(looking, near, looking.lowHex))
}

/**
 * 10.3: above both levels it stands in the way, at or below the lower one it does nothing. LG-52: who is level with its top does not see as many hexes
 * behind it as lie between, and one more; who is higher does not see the one hex behind it.
 */
function overTop({ high, low }: Looking, top: number, toHigh: number, toLow: number): Way {
  if (top > high) return 'stands'
  if (top <= low) return 'none'
  return toLow <= (top === high ? toHigh : 1) ? 'shadow' : 'none'
}

/** 10.3.1: down a hillside of Clear hexes, each lower than the one before, no hill blocks. */
export function isSlope({ ground, highHex, lowHex, line }: Looking): boolean {
  const { levels } = ground.map
  let level = levels[highHex]!
  for (const part of line) {
    const there = hexesOn(part)
    if (there.some((hex) => levels[hex]! >= level || levels[hex] === 0 || ground.terrain[hex]!.id !== 'clear')) return false
    for (const hex of there) level = Math.min(level, levels[hex]!)
  }
  return levels[lowHex]! < level
}

/** The hexes that a line goes through, or along whose hexside it runs. */
export function crossedHexes(line: readonly LinePart[]): Hex[] {
  return line.flatMap(hexesOn)
}

function hexesOn(part: LinePart): Hex[] {
  if (part.kind === 'hex') return [part.hex]
  return part.kind === 'hexside' ? [part.left, part.right].filter((hex) => hex >= 0) : []
}

/** How many hexes of one level follow each other, this one being the last. */
function plateauLength({ ground, line }: Looking, index: number, level: number): number {
  const { levels } = ground.map
  let length = 1
  for (let before = index - 1; before >= 0; before--) {
    const there = hexesOn(line[before]!)
    if (there.some((hex) => levels[hex] !== level)) break
    if (there.length > 0) length++
  }
  return length
}

function distanceTo({ ground }: Looking, hex: Hex, end: Hex): number {
  return ground.map.grid.distance(hex, end)
}
