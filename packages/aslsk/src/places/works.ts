import { SIDES } from '@firegroup/hexmap'
import type { AslskState, Hex } from '../state.ts'
import type { PlaceSpec } from './schema.ts'

/** Something that lies inside a hex, for whoever draws the map. */
export interface Work {
  readonly kind: PlaceSpec['type']
  readonly hex: Hex
  /** The hexspine at which a pillbox points. */
  readonly spine?: number
  /** What lies lower than the ground around it: gully, stream … */
  readonly as?: string
  /** The hexsides over which a depression or the road of a bridge leads. */
  readonly sides?: readonly number[]
}

/** What lies inside the hexes now, but for secrets: what a module has done away with it keeps as a list of hexes under the name of its kind. */
export function worksOf(s: AslskState): readonly Work[] {
  const { scenario, map } = s.setting
  return (scenario.places ?? []).flatMap((spec): Work[] => {
    if (spec.type === 'tunnel') {
      const ends = spec.ends.map((end) => end.split(' ')[0]!).filter((end) => map.grid.has(end))
      return ends.map((end) => ({ kind: spec.type, hex: map.grid.indexOf(end) }))
    }
    if (!('at' in spec) || !map.grid.has(spec.at)) return []
    const hex = map.grid.indexOf(spec.at)
    const gone = s.modules?.[spec.type]
    if (Array.isArray(gone) && gone.includes(hex)) return []
    if (spec.type === 'pillbox') return [{ kind: spec.type, hex, spine: spec.spine }]
    if (spec.type === 'bridge') return [{ kind: spec.type, hex, sides: SIDES.filter((side) => map.hasRoad(hex, side)) }]
    if (spec.type === 'depression') {
      return [{ kind: spec.type, hex, as: spec.as, sides: bedSides(s, hex) }]
    }
    return [{ kind: spec.type, hex }]
  })
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
