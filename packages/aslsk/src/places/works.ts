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
      const sides = SIDES.filter((side) => leadsOn(s, map.grid.neighbour(hex, side)))
      return [{ kind: spec.type, hex, as: spec.as, sides }]
    }
    return [{ kind: spec.type, hex }]
  })
}

/** Whether a depression leads into the next hex. */
function leadsOn({ setting: { scenario, map } }: AslskState, beyond: Hex): boolean {
  if (beyond < 0) return false
  const name = map.grid.idOf(beyond)
  return scenario.places?.some((spec) => spec.type === 'depression' && spec.at === name) ?? false
}
