/** Where things point on a hex map: at one of the six hexspines, 0 to 5 clockwise from the north-east. Angles are degrees clockwise from the top. */
import type { Grid } from '@firegroup/hexmap'
import { HEX_HEIGHT, toWorld, type Vec } from '../art/units.ts'

/** One of the six, by its number. */
export type Spine = number

export const SPINES: readonly Spine[] = [0, 1, 2, 3, 4, 5]

/** In words, for whoever listens. */
export const SPINE_WORDS: readonly string[] = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west']

export const bearingOf = (spine: Spine): number => 30 + 60 * spine

/** From one spine to another the shorter way: clockwise is positive. */
export function turnsBetween(from: Spine, to: Spine): number {
  const clockwise = (((to - from) % 6) + 6) % 6
  return clockwise > 3 ? clockwise - 6 : clockwise
}

export const turned = (spine: Spine, by: number): Spine => (((spine + by) % 6) + 6) % 6

/** The spine that lies nearest to where a hand points; `before` where it points at the middle itself. */
export function spineTowards(centre: Vec, at: Vec, before: Spine): Spine {
  const [x, y] = [at.x - centre.x, at.y - centre.y]
  if (Math.hypot(x, y) < 1) return before
  const angle = (Math.atan2(x, -y) * 180) / Math.PI
  return turned(0, Math.round((angle - 30) / 60))
}

/** So far from the middle of its hex in this direction. */
export function along(centre: Vec, bearing: number, length: number): Vec {
  const angle = (bearing * Math.PI) / 180
  return { x: centre.x + Math.sin(angle) * length, y: centre.y - Math.cos(angle) * length }
}

/** Half of a covered arc. */
const HALF = 30

export interface ArcShape {
  readonly centre: Vec
  /** How far it is drawn. */
  readonly reach: number
  /** The sector itself. */
  readonly area: string
  /** Its two borders, which run along the hex grains. */
  readonly edges: string
}

/** The covered arc through a spine, up to a range in hexes: 30 degrees to both sides. */
export function arcShape(grid: Grid, hex: number, spine: Spine, range: number): ArcShape {
  const centre = toWorld(grid.centre(hex))
  const reach = (range + 0.5) * HEX_HEIGHT
  const bearing = bearingOf(spine)
  const [left, right] = [along(centre, bearing - HALF, reach), along(centre, bearing + HALF, reach)]
  const [from, l, r] = [centre, left, right].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  const round = reach.toFixed(1)
  return { centre, reach, area: `M${from}L${l}A${round} ${round} 0 0 1 ${r}Z`, edges: `M${l}L${from}L${r}` }
}
