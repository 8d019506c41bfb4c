import type { HexMap } from '@firegroup/hexmap'
import { meets } from '../../map/hexsides.ts'
import type { Sightline } from '../../map/sightline.ts'
import type { Blocked } from '../../map/thread.ts'
import type { View } from '../../map/view.ts'
import type { Hex } from '../../state.ts'
import { HALF_LEVEL, HEXES_PER_BLIND, INNER_WALLS, LEAST_BLIND } from './data.ts'

/** A6.4 to A6.43: how many hexes behind something are blind to who looks down over it. Heights in levels, the range from the higher unit to it. */
export function blindHexes(kind: 'crest' | 'obstacle', top: number, range: number, higher: number, lower: number): number {
  const least = LEAST_BLIND[kind]
  return Math.max(least, 2 * top + Math.floor(range / HEXES_PER_BLIND) - higher - lower + least)
}

/** A6: its height is that of its hex and the whole levels that it rises above it. */
export function obstacleHeight(base: number, rises: number): number {
  return base + Math.floor(rises)
}

export const fullLos: Sightline = { key: 'los-full', screens, crests, blocks: onHexsides }

/** A6.2, A6.4: what is as high as the higher unit hides everything lower behind it; what is lower only the hexes close behind it. */
function screens(view: View, place: Hex, top: number): boolean {
  if (view.flat) return true
  const height = obstacleHeight(0, top)
  const { high, low } = ends(view)
  if (height <= low.level) return false
  if (height >= high.level) return true
  return isBlind(view, 'obstacle', height, place)
}

function isBlind(view: View, kind: 'crest' | 'obstacle', height: number, place: Hex): boolean {
  const { grid } = view.setting.map
  const { high, low } = ends(view)
  return grid.distance(place, low.hex) <= blindHexes(kind, height, grid.distance(high.hex, place), high.level, low.level)
}

/** The hex of the higher unit and that of the lower, with their levels. */
function ends({ from, to, fromLevel, toLevel }: View): { readonly high: End; readonly low: End } {
  const [one, other] = [
    { hex: from, level: fromLevel },
    { hex: to, level: toLevel },
  ]
  return fromLevel >= toLevel ? { high: one, low: other } : { high: other, low: one }
}

interface End {
  readonly hex: Hex
  readonly level: number
}

/** A6.2, B10.23: ground between that is higher than both ends stops the LOS; other ground above the lower has blind hexes behind its Crest Line. */
function crests(view: View): Blocked | undefined {
  const { map } = view.setting
  const { high, low } = ends(view)
  for (const place of groundBetween(view)) {
    const level = map.levels[place]!
    if (level <= low.level) continue
    const name = map.grid.idOf(place)
    if (level > high.level) return { rule: 'A6.2', reason: `the higher ground of ${name}`, at: place }
    if (!view.flat && isLast(map, place, low.hex, view) && isBlind(view, 'crest', level, place))
      return { rule: 'A6.4', reason: `${map.grid.idOf(low.hex)} is a blind hex behind the Crest Line of ${name}`, at: place }
  }
  return undefined
}

/** The Crest Line is at the last hex of its height on the way down. */
function isLast(map: HexMap, place: Hex, low: Hex, view: View): boolean {
  const away = map.grid.distance(place, low)
  return !groundBetween(view).some((other) => map.levels[other]! >= map.levels[place]! && map.grid.distance(other, low) < away)
}

/** The hexes between that the LOS goes through; along a hexside the lower of its two. */
function groundBetween({ from, to, trace, setting }: View): Hex[] {
  const { levels } = setting.map
  const found: Hex[] = []
  for (const step of trace.steps) {
    const hexes = step.kind === 'hex' ? [step.hex] : step.kind === 'along' ? [step.left, step.right] : []
    if (hexes.length === 0 || hexes.some((hex) => hex < 0 || hex === from || hex === to)) continue
    found.push(hexes.reduce((lowest, hex) => (levels[hex]! < levels[lowest]! ? hex : lowest)))
  }
  return found
}

/** A6.21: what is half a level high stops a LOS between units at its own level, unless it stands at the hex of one of them. B23.71: inner walls stop all. */
function onHexsides(view: View): Blocked | undefined {
  return (
    meets(view, INNER_WALLS, 'never', () => ({ rule: 'B23.71', name: 'the wall inside the building' })) ??
    meets(view, HALF_LEVEL, 'ends', (base) => (view.level && base === view.low ? { rule: 'A6.21', name: null } : null))
  )
}
