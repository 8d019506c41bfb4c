import { SIDES } from '@firegroup/hexmap'
import type { AslskState, Hex } from '../state.ts'
import { isRubble } from './rubble.ts'
import type { PlaceSpec } from './schema.ts'

/** Something that lies inside a hex, for whoever draws the map. */
export interface Work {
  readonly kind: PlaceSpec['type']
  readonly hex: Hex
  /** The hexspine at which a pillbox points. */
  readonly spine?: number
  /** What lies lower than the ground around it: gully, stream … */
  readonly as?: string
  /** The hexsides over which a depression or the road of a bridge leads, or on which it stands. */
  readonly sides?: readonly number[]
  /** A wall with a hole in it. */
  readonly breached?: true
}

/** What lies inside the hexes and on their sides now, but for secrets: what a module has done away with it keeps as a list of hexes under the name of its kind. */
export function worksOf(s: AslskState): readonly Work[] {
  const { scenario, hooks } = s.setting
  const laid = (scenario.places ?? []).filter((spec) => !hooks.gone.some((says) => says(s, spec)))
  const fallen = (s.collapsed ?? []).filter((hex) => isRubble(s, hex))
  return [...laid.flatMap((spec) => workOf(s, spec)), ...fallen.map((hex): Work => ({ kind: 'rubble', hex }))]
}

function workOf(s: AslskState, spec: PlaceSpec): readonly Work[] {
  const { map } = s.setting
  if (spec.type === 'tunnel') {
    const ends = spec.ends.map((end) => end.split(' ')[0]!).filter((end) => map.grid.has(end))
    return ends.map((end) => ({ kind: spec.type, hex: map.grid.indexOf(end) }))
  }
  if ('hexside' in spec) return onHexside(s, spec)
  // a charge has its counter, and fallen buildings are known by the state
  if (!('at' in spec) || spec.type === 'setCharge' || spec.type === 'rubble' || !map.grid.has(spec.at)) return []
  const hex = map.grid.indexOf(spec.at)
  const gone = s.modules?.[spec.type]
  if (Array.isArray(gone) && gone.includes(hex)) return []
  if (spec.type === 'fortified' && isRubble(s, hex)) return []
  if (spec.type === 'pillbox') return [{ kind: spec.type, hex, spine: spec.spine }]
  if (spec.type === 'bridge') return [{ kind: spec.type, hex, sides: SIDES.filter((side) => map.hasRoad(hex, side)) }]
  if (spec.type === 'depression') return [{ kind: spec.type, hex, as: spec.as, sides: bedSides(s, hex) }]
  return [{ kind: spec.type, hex }]
}

/** Walls and roadblocks, as seen from the first of their hexes. */
function onHexside(s: AslskState, { type, hexside }: Extract<PlaceSpec, { readonly hexside: string }>): readonly Work[] {
  const { grid } = s.setting.map
  const names = hexside.split('-')
  if (!names.every((name) => grid.has(name))) return []
  const [hex, beyond] = names.map((name) => grid.indexOf(name)) as [Hex, Hex]
  const sides = SIDES.filter((side) => grid.neighbour(hex, side) === beyond)
  const breached = s.setting.hooks.breached.some((says) => says(s, hex, beyond))
  return [{ kind: type, hex, sides, ...(breached ? { breached } : {}) }]
}

/** Over which hexsides a depression leads; one that ends at the edge of the map is drawn as if it went on. */
function bedSides(s: AslskState, hex: Hex): readonly number[] {
  const { grid } = s.setting.map
  const sides: number[] = SIDES.filter((side) => isSunk(s, grid.neighbour(hex, side)))
  const [only] = sides
  const opposite = only === undefined ? undefined : (only + 3) % 6
  return sides.length === 1 && opposite !== undefined && grid.neighbour(hex, opposite as 0) < 0 ? [...sides, opposite] : sides
}

function isSunk({ setting: { scenario, map } }: AslskState, hex: Hex): boolean {
  const name = hex < 0 ? '' : map.grid.idOf(hex)
  return scenario.places?.some((spec) => spec.type === 'depression' && spec.at === name) ?? false
}
