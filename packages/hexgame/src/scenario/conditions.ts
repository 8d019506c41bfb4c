import type { Area } from '@firegroup/hexmap'

/** A condition of any game: it may name hexes or an area, and be made of others. */
export interface NamingCondition {
  readonly type: string
  readonly hexes?: readonly string[]
  readonly area?: Area
  readonly of?: NamingCondition | readonly NamingCondition[]
}

/** The hexes that a condition names one by one, itself or in its parts: what a side that sets up looks to. */
export function hexesNamed({ hexes = [], area, of = [] }: NamingCondition): string[] {
  const parts = Array.isArray(of) ? (of as readonly NamingCondition[]) : [of as NamingCondition]
  const inArea = area === undefined ? [] : 'hexes' in area ? area.hexes : 'of' in area ? area.of : []
  return [...hexes, ...inArea, ...parts.flatMap(hexesNamed)]
}
