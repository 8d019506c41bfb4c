import { locateInPolygon } from '@firegroup/hexmap'
import type { Modifier } from '@firegroup/kernel'
import type { Aslsk } from '../../context.ts'
import { environmentOf } from '../../environment/environment.ts'
import { addMarker, markerAt } from '../../map/markers.ts'
import { hexOf, isBuilding, sameBuilding, terrainAt } from '../../map/terrain.ts'
import { isRubble } from '../../places/rubble.ts'
import type { AslskState, Hex, Location, Marker, Side, Unit } from '../../state.ts'
import { BURNABLE, type Burning, EC_DRM, EC_TIMES } from './data.ts'

/** Burning terrain that may go out again, or grow. */
export const FLAME = 'flame'
/** B25.2: burning terrain. */
export const BLAZE = 'blaze'
/** A burning wreck. */
export const WRECK_BLAZE = 'wreckBlaze'

/** Whose fire it is: set by a side's own will, or nobody's doing. */
export interface Origin {
  readonly side: Side
  readonly deliberate: boolean
}

/** What burns in a hex, and how well; nothing where it does not burn, or all there is burns already. */
export function burnable(s: AslskState, at: Hex): Burning | undefined {
  return at < 0 || at >= s.setting.map.hexes ? undefined : BURNABLE[terrainAt(s, at).id]
}

function isAblaze(s: AslskState, at: Hex): boolean {
  return markerAt(s, at, BLAZE) !== undefined
}

/** B25.4: whether a unit is where it burns; a pillbox burns with the ground around it. */
export function isInBlaze(s: AslskState, { at }: Unit): boolean {
  return burnsAround(s, at)
}

export function burnsAround(s: AslskState, at: Hex): boolean {
  return isAblaze(s, s.setting.places?.of(at)?.kind === 'pillbox' ? hexOf(s, at) : at)
}

export function hasFire(s: AslskState, at: Hex): boolean {
  return markerAt(s, at, FLAME) !== undefined || isAblaze(s, at)
}

/** Player Turns, each with a number of its own. */
export function playerTurn(s: AslskState): number {
  return 2 * s.turn + (s.attacker === 'axis' ? 1 : 0)
}

/** `Marker.extra`: the Player Turn in which it appeared or was last held back, and in its last bit whether somebody set it on purpose. */
export function extraOf(turn: number, deliberate: boolean): number {
  return 2 * turn + (deliberate ? 1 : 0)
}

export function originOf({ side, extra }: Marker): Origin {
  return { side, deliberate: extra % 2 === 1 }
}

/** B25.15: it has appeared, or was hampered, in this Player Turn. */
export function isHeld(s: AslskState, marker: Marker): boolean {
  return marker.extra >> 1 === playerTurn(s)
}

/** B25.5: how dry it is, for what grows; not for buildings and their rubble. */
export function dryness(s: AslskState, at: Hex): Modifier[] {
  const { ec } = environmentOf(s)
  const { id } = terrainAt(s, at)
  const value = EC_DRM[ec] * (EC_TIMES[id] ?? 1)
  return value === 0 || isBuilding(s, at) || isRubble(s, at) ? [] : [{ rule: 'B25.5', label: EC_WORDS[ec], value }]
}

export const EC_WORDS: { readonly [E in keyof typeof EC_DRM]: string } = {
  snow: 'snow',
  mud: 'mud',
  wet: 'wet',
  moist: 'moist',
  moderate: 'moderate',
  dry: 'dry',
  veryDry: 'very dry',
}

/** A Flame, where something burns and nothing does yet. */
export function placeFlame(g: Aslsk, at: Location, origin: Origin, rule: string, why: string): boolean {
  const s = g.state
  if (!burnable(s, at) || hasFire(s, at)) return false
  addMarker(s, { kind: FLAME, at, side: origin.side, value: 0, extra: extraOf(playerTurn(s), origin.deliberate) })
  g.emit({ type: 'fire:flame', rule, of: { at, why } })
  return true
}

/** What is drawn over the hexside between two hexes, as terrain; inherent terrain covers its hexsides. */
export function drawnBetween({ setting }: AslskState, a: Hex, b: Hex): readonly string[] {
  const { map, terrain } = setting
  const [ax, ay] = map.grid.centre(a)
  const [bx, by] = map.grid.centre(b)
  const middle = [(ax + bx) / 2, (ay + by) / 2] as const
  const found = map.depictions.filter(({ polygon, holes }) => locateInPolygon(middle, polygon, holes) !== 'outside')
  const names = found.map((drawn) => drawn.terrain)
  for (const hex of [a, b]) if (terrain[hex]!.inherent) names.push(terrain[hex]!.id)
  return names
}

/** B25.6: whether two hexes are of one building, for a fire; rubble is of one with the rubble beside it. */
export function isOneBuilding(s: AslskState, a: Hex, b: Hex): boolean {
  return sameBuilding(s, a, b) || (isRubble(s, a) && isRubble(s, b))
}

/** B23.9: a fortified building, where a module has any. */
export function isFortified(s: AslskState, at: Hex): boolean {
  return s.setting.hooks.fortified.some((says) => says(s, at))
}
