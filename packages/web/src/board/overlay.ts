/** Hexes and points as SVG in world units. */
import type { Grid, Point } from '@firegroup/hexmap'
import { toWorld } from './art/units.ts'

export const hexPoints = (grid: Grid, hex: number): string => grid.outline(hex).map(svgPoint).join(' ')

function svgPoint(point: Point): string {
  const { x, y } = toWorld(point)
  return `${x.toFixed(2)},${y.toFixed(2)}`
}
