import { aspectsFrom, frontSides, type Grid, SIDES, spinesBetween } from '@firegroup/hexmap'
import { type Armor, UNARMORED } from '../data/vehicle-types.ts'
import { hexOf } from '../map/location.ts'
import type { Hex, LnltState, Location, Side } from '../state.ts'

/** LG-103: whether a place lies in the arc of what points at this hexspine: 30 degrees to either hand. */
export function inArc({ setting }: LnltState, from: Location, spine: number, to: Location): boolean {
  const [here, there] = [hexOf(from), hexOf(to)]
  return here === there || setting.map.grid.inArc(here, spine as (typeof SIDES)[number], there)
}

/** The hexspine at which to point so as to cover a place, the nearest first; the same where it is covered already. */
export function spineToCover(s: LnltState, from: Location, spine: number, to: Location): number {
  let best = spine
  let fewest = SIDES.length + 1
  for (const each of SIDES) {
    const turns = spinesBetween(spine, each)
    if (turns < fewest && inArc(s, from, each, to)) {
      best = each
      fewest = turns
    }
  }
  return best
}

/** 14.1.3: the armor that fire from there strikes of what points so; on the line between two the one better for the firer. */
export function armorFrom(s: LnltState, at: Location, spine: number, from: Location, armor: Armor): number {
  return armor[ASPECT_INDEX[aspectFrom(s, at, spine, from, armor)]]!
}

export type Aspect = 'front' | 'side' | 'rear'

/** 14.1.3: the side that shows to a place; on the line between two, and in the same hex, the weaker. */
export function aspectFrom({ setting }: LnltState, at: Location, spine: number, from: Location, armor: Armor): Aspect {
  const aspects: readonly Aspect[] =
    hexOf(at) === hexOf(from) ? ['front', 'side', 'rear'] : aspectsFrom(setting.map.grid, hexOf(at), spine, hexOf(from))
  return aspects.reduce((weakest, aspect) => (armor[ASPECT_INDEX[aspect]]! < armor[ASPECT_INDEX[weakest]]! ? aspect : weakest))
}

/** 14.1.3: the side at which fire from there comes; on the line between two the weaker for whoever is hit. */
export function aspectOf({ setting }: LnltState, at: Location, spine: number, from: Location): 'front' | 'side' | 'rear' {
  const aspects = aspectsFrom(setting.map.grid, hexOf(at), spine, hexOf(from))
  return aspects.includes('rear') ? 'rear' : aspects.includes('side') ? 'side' : 'front'
}

const ASPECT_INDEX = { front: 0, side: 1, rear: 2 } as const

/** 15.7, 17.3: whether fire from there comes at a side without armor. */
export function isUnarmoredFrom(s: LnltState, at: Location, spine: number, from: Location, armor: Armor): boolean {
  return armorFrom(s, at, spine, from, armor) === UNARMORED
}

/** 15.1: how a neighbouring hex lies for what points so: before it, behind it, or neither. */
export function lies({ setting }: LnltState, from: Location, spine: number, to: Location): 'ahead' | 'behind' | 'aside' {
  const side = setting.map.grid.sideBetween(hexOf(from), hexOf(to))
  if (side === -1) return 'aside'
  if (frontSides(spine).includes(side)) return 'ahead'
  return frontSides((spine + 3) % 6).includes(side) ? 'behind' : 'aside'
}

/** Where a vehicle or gun points if its side does not say: at most of the enemy, as far as he is there, or else at where he may come from, and at most of the map. */
export function facingToEnemy(s: LnltState, at: Location, side: Side): number {
  if (at < 0) return 0
  const there = s.units.filter((unit) => unit.side !== side && unit.at >= 0).map((unit) => unit.at)
  const expected = there.length > 0 ? there : s.setting.groups.filter((group) => group.side !== side).flatMap(({ area }) => area)
  return best(s, at, (spine) => expected.filter((enemy) => hexOf(enemy) !== hexOf(at) && inArc(s, at, spine, enemy)).length)
}

/** 22.0: what comes onto the map looks into it. */
export function facingInward(s: LnltState, at: Location): number {
  return best(s, at, () => 0)
}

/** As far as anybody looks. */
const FAR = 12

function best({ setting }: LnltState, at: Location, worth: (spine: number) => number): number {
  const worths = SIDES.map((spine) => worth(spine) * setting.map.size + roomBefore(setting.map.grid, hexOf(at), spine))
  return worths.indexOf(Math.max(...worths))
}

/** How much of the map lies before what points so. The map never changes: counted once, and kept as one more than it is. */
function roomBefore(grid: Grid, hex: Hex, spine: (typeof SIDES)[number]): number {
  let rooms = counted.get(grid)
  if (!rooms) {
    rooms = new Uint16Array(grid.size * SIDES.length)
    counted.set(grid, rooms)
  }
  const key = hex * SIDES.length + spine
  rooms[key] ||= grid.arc(hex, spine, FAR).length + 1
  return rooms[key] - 1
}

const counted = new WeakMap<Grid, Uint16Array>()

/** The hexspines in words. */
export const SPINES: readonly string[] = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west']
