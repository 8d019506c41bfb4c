import type { AslskState, Hex } from '../state.ts'
import type { PlaceSpec } from './schema.ts'

/** Something that lies inside a hex, for whoever draws the map. */
export interface Work {
  readonly kind: PlaceSpec['type']
  readonly hex: Hex
  /** The hexspine at which a pillbox points. */
  readonly spine?: number
}

/** What lies inside the hexes now, but for secrets: what a module has done away with it keeps as a list of hexes under the name of its kind. */
export function worksOf(s: AslskState): readonly Work[] {
  const { scenario, map } = s.setting
  return (scenario.places ?? []).flatMap((spec): Work[] => {
    if (!('at' in spec) || !map.grid.has(spec.at)) return []
    const hex = map.grid.indexOf(spec.at)
    const gone = s.modules?.[spec.type]
    if (Array.isArray(gone) && gone.includes(hex)) return []
    return [{ kind: spec.type, hex, ...(spec.type === 'pillbox' ? { spine: spec.spine } : {}) }]
  })
}
