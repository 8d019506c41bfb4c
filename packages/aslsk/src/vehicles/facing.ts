import { frontSides, type Side as Hexside, SIDES, spinesBetween } from '@firegroup/hexmap'
import { locationOf } from '../map/location.ts'
import type { AslskState, Hex, Location } from '../state.ts'

/** 3.3.2: the hexes that it may enter without turning, as far as the map has them. */
export function frontHexes(s: AslskState, at: Hex, vca: number): Location[] {
  const found: Location[] = []
  for (const side of frontSides(vca)) {
    const to = s.setting.map.grid.neighbour(at, side)
    if (to >= 0) found.push(locationOf(to))
  }
  return found
}

/** Whether a vehicle that points so has the edge of the map before it. */
export function facesOffMap(s: AslskState, at: Hex, vca: number): boolean {
  return frontSides(vca).some((side) => s.setting.map.grid.neighbour(at, side) < 0)
}

/** One hexspine to either hand. */
export function beside(spine: number): readonly number[] {
  return [(spine + 5) % 6, (spine + 1) % 6]
}

/** 3.3.2: how a vehicle may point that has come from offboard into a hex of the edge: with its front it crossed a hexside beyond which there is no map. */
export function entryFacings(s: AslskState, to: Hex): readonly number[] {
  const { grid } = s.setting.map
  const found = SIDES.filter((spine) => frontSides(spine).some((ahead) => grid.neighbour(to, ((ahead + 3) % 6) as Hexside) < 0))
  return found.length > 0 ? found : SIDES
}

/** Of some hexspines the one that is nearest to another. */
export function nearestOf(spines: readonly number[], to: number): number {
  let best = spines[0]!
  for (const spine of spines) if (spinesBetween(spine, to) < spinesBetween(best, to)) best = spine
  return best
}
