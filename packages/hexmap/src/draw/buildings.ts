import type { Point } from '../format.ts'
import { clockwise, type Pick, STRETCH, UNITS_PER_PIXEL } from './plane.ts'

/** What a building looks like from above. Any of them may stretch over several hexes, but 'huts' stand apart from each other in one. */
export type Shape = 'house' | 'cottage' | 'corner' | 'courtyard' | 'church' | 'barn' | 'row' | 'factory'

/**
 * A building's outline around a point, its long side along `direction` (any lattice vector). With `span`, the lattice vector to a
 * last hex's centre, it stretches to cover all centres from one to the other and stands between them.
 */
export function footprint(shape: Shape, centre: Point, direction: Point, pick: Pick, span?: Point): readonly Point[] {
  const axis = span ?? direction
  const reach = length(axis)
  const ux = axis[0] / reach
  const uy = (axis[1] * STRETCH) / reach
  const middle = span ? [centre[0] + span[0] / 2, centre[1] + span[1] / 2] : [centre[0] + pick(9) - 4, centre[1] + pick(7) - 3]
  const stretch = span ? reach / UNITS_PER_PIXEL : 0
  const mirror = pick(2) === 0 ? 1 : -1
  const plan = PLANS[shape](pick, stretch)
  const corners = plan.map(([along, across]): Point => {
    const a = along * UNITS_PER_PIXEL
    const b = across * mirror * UNITS_PER_PIXEL
    return [Math.round(middle[0]! + a * ux - b * uy), Math.round(middle[1]! + (a * uy + b * ux) / STRETCH)]
  })
  return clockwise(corners)
}

/** A few huts around the middle of a hex, round ones and long ones, the first over its dot. None touches another, or a hexside. */
export function huts(centre: Point, pick: Pick): readonly (readonly Point[])[] {
  const turn = pick(12)
  const places = pick(2) === 0 ? PAIR : TRIO
  return places.map(([bearing, away], i) => {
    const [x, y] = pointed(turn + bearing, away)
    const round = i === 0 || places === TRIO || pick(2) === 0
    const plan = round ? circle(12 + pick(2)) : rectangle(26 + pick(3), 17 + pick(2))
    const lean = turn + 2 + pick(3)
    const corners = plan.map(([along, across]): Point => {
      const [ax, ay] = pointed(lean, along)
      const [bx, by] = pointed(lean + 3, across)
      return [Math.round(centre[0] + (x + ax + bx) * UNITS_PER_PIXEL), Math.round(centre[1] + ((y + ay + by) * UNITS_PER_PIXEL) / STRETCH)]
    })
    return clockwise(corners)
  })
}

/** Where huts stand: a twelfth of the compass, and pixels from the dot at a hex side of 46. The first covers it. */
const PAIR: readonly (readonly [bearing: number, away: number])[] = [
  [6, 8],
  [0, 22],
]
const TRIO: typeof PAIR = [
  [6, 9],
  [2, 23],
  [10, 23],
]

/** The twelve bearings, in thousandths: exact, because sines differ between engines. */
const BEARINGS: readonly (readonly [x: number, y: number])[] = [
  [1000, 0],
  [866, 500],
  [500, 866],
  [0, 1000],
  [-500, 866],
  [-866, 500],
  [-1000, 0],
  [-866, -500],
  [-500, -866],
  [0, -1000],
  [500, -866],
  [866, -500],
]

function pointed(bearing: number, away: number): readonly [x: number, y: number] {
  const [x, y] = BEARINGS[bearing % 12]!
  return [(x * away) / 1000, (y * away) / 1000]
}

const circle = (radius: number): readonly (readonly [number, number])[] => BEARINGS.map((_, bearing) => pointed(bearing, radius))

/** The length of a lattice vector in horizontal units. */
function length([x, y]: Point): number {
  return Math.sqrt(x * x + 3 * y * y)
}

/** Corners in pixels at a hex side of 46, along and across the building's axis, its middle at the origin; `stretch` lengthens it. */
type Plan = (pick: Pick, stretch: number) => readonly (readonly [along: number, across: number])[]

const PLANS: Readonly<Record<Shape, Plan>> = {
  house: (pick, stretch) => rectangle(44 + pick(11) + stretch, 32 + pick(9)),
  cottage: (pick, stretch) => rectangle(38 + pick(7) + stretch, 28 + pick(5)),
  barn: (pick, stretch) => rectangle(52 + pick(5) + stretch, 32 + pick(5)),
  row: (pick, stretch) => rectangle(50 + pick(5) + stretch * 0.97, 31 + pick(4)),
  factory: (pick, stretch) => rectangle(56 + pick(5) + stretch, 42 + pick(5)),
  corner: (pick, stretch) => {
    const [l, w, arm, depth] = [25 + pick(3) + stretch / 2, 19 + pick(2), 20 + pick(3), 25]
    return [
      [-l, -w],
      [l, -w],
      [l, w],
      [l - arm, w],
      [l - arm, -w + depth],
      [-l, -w + depth],
    ]
  },
  courtyard: (pick, stretch) => {
    const [l, w, wing, depth] = [27 + pick(2) + stretch / 2, 22 + pick(2), 16 + pick(2), 28]
    return [
      [-l, -w],
      [l, -w],
      [l, w],
      [l - wing, w],
      [l - wing, -w + depth],
      [-l + wing, -w + depth],
      [-l + wing, w],
      [-l, w],
    ]
  },
  church: (pick, stretch) => {
    const [nave, w, tower, transept] = [28 + stretch / 2, 12 + pick(2), 8, 19 + pick(2)]
    const front = -24 - stretch / 2
    return [
      [front, -w],
      [6, -w],
      [6, -transept],
      [19, -transept],
      [19, -w],
      [nave, -w],
      [nave, w],
      [19, w],
      [19, transept],
      [6, transept],
      [6, w],
      [front, w],
      [front, tower],
      [front - 12, tower],
      [front - 12, -tower],
      [front, -tower],
    ]
  },
}

function rectangle(length: number, width: number): readonly (readonly [number, number])[] {
  return [
    [-length / 2, -width / 2],
    [length / 2, -width / 2],
    [length / 2, width / 2],
    [-length / 2, width / 2],
  ]
}
