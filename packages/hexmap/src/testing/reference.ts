import type { Point } from '../format.ts'
import type { Depiction, HexMap } from '../hexmap.ts'
import { rational } from '../los/rational.ts'
import { type Crossing, orderCrossings, type Trace, type TraceStep } from '../los/report.ts'
import { doubleArea } from '../polygon.ts'

/**
 * A second, slow tracer to test the fast one against. It shares no idea with it: it collects every place where anything can change, in
 * fractions of big integers, and looks what lies at each of these places and in the middle between two of them.
 */
export function referenceTrace(map: HexMap, from: number, to: number): Trace {
  const thread: Thread = { p: bigPoint(map.grid.centre(from)), q: bigPoint(map.grid.centre(to)) }
  const places = criticalPlaces(map, thread)
  const spans = places.flatMap((place, index): Span[] => {
    const next = places[index + 1]
    const point = { enter: place, exit: place }
    return next ? [point, { enter: place, exit: next }] : [point]
  })
  const steps: Building[] = []
  for (const span of spans) {
    const cells = cellsAt(map, at(thread, middle(span)))
    const last = steps.at(-1)
    if (last && sameCells(last.cells, cells)) last.spans.push(span)
    else steps.push({ cells, spans: [span] })
  }
  const built = steps.map((step, index) => buildStep(map, thread, step, steps[index - 1], steps[index + 1]))
  return { from, to, steps: built }
}

interface Fraction {
  readonly n: bigint
  readonly d: bigint
}
interface BigPoint {
  readonly x: Fraction
  readonly y: Fraction
}
interface Thread {
  readonly p: BigPoint
  readonly q: BigPoint
}
interface Span {
  readonly enter: Fraction
  readonly exit: Fraction
}
interface Building {
  readonly cells: readonly number[]
  readonly spans: Span[]
}

function buildStep(map: HexMap, thread: Thread, step: Building, before: Building | undefined, after: Building | undefined): TraceStep {
  const { cells, hexOfCell } = map.grid
  const hexes = step.cells.map((cell) => hexOfCell[cell]!)
  const enter = toRational(step.spans[0]!.enter)
  const exit = toRational(step.spans.at(-1)!.exit)
  const crossings = orderCrossings(map.depictions.flatMap((depiction, index) => crossingsOf(depiction, index, thread, step.spans)))
  const stretch = { enter, exit, crossings }
  if (hexes.length === 1) return { kind: 'hex', hex: hexes[0]!, ...stretch }
  if (hexes.length === 3) {
    const vertex = sharedVertex(map, step.cells)
    const ordered = cells.vertexCells(vertex).map((cell) => hexOfCell[cell]!)
    return { kind: 'vertex', vertex, hexes: [ordered[0]!, ordered[1]!, ordered[2]!], ...stretch }
  }
  const hexside = sharedSide(map, step.cells)
  if (enter.numerator === exit.numerator && enter.denominator === exit.denominator) {
    return { kind: 'side', hexside, from: hexOfCell[before!.cells[0]!]!, to: hexOfCell[after!.cells[0]!]!, ...stretch }
  }
  const isLeft = sideOf(thread, bigPoint([cells.x(step.cells[0]!), cells.y(step.cells[0]!)])) < 0
  return { kind: 'along', hexside, left: hexes[isLeft ? 0 : 1]!, right: hexes[isLeft ? 1 : 0]!, ...stretch }
}

/** What a depiction does on the spans of one step. A point span only matters for touches; changes of state make the crossings. */
function crossingsOf(depiction: Depiction, index: number, thread: Thread, spans: readonly Span[]): Crossing[] {
  const found: Crossing[] = []
  let open: { state: string; enter: Fraction; beginsAtEdge: boolean } | undefined
  const close = (exit: Fraction, endsAtEdge: boolean) => {
    if (open && open.state !== '') {
      const how = open.state === 'LR' ? 'through' : 'along'
      const hand = open.state === 'LR' ? 'both' : open.state === 'L' ? 'left' : 'right'
      const { beginsAtEdge } = open
      found.push({ depiction: index, how, hand, enter: toRational(open.enter), exit: toRational(exit), beginsAtEdge, endsAtEdge })
    }
    open = undefined
  }
  for (const span of spans) {
    if (compare(span.enter, span.exit) === 0) {
      const touched = touchAt(depiction, thread, span.enter)
      const hand = touched === 'LR' ? 'both' : touched === 'L' ? 'left' : 'right'
      const place = toRational(span.enter)
      if (touched !== '')
        found.push({ depiction: index, how: 'touch', hand, enter: place, exit: place, beginsAtEdge: true, endsAtEdge: true })
      continue
    }
    const state = stateAt(depiction, thread, middle(span))
    if (open && open.state === state) continue
    close(span.enter, true)
    open = { state, enter: span.enter, beginsAtEdge: changesAt(depiction, thread, span.enter, state) }
  }
  const end = spans.at(-1)!.exit
  const last = open?.state ?? ''
  close(end, changesAt(depiction, thread, end, last))
  return found
}

/** Whether the depiction's boundary, rather than the step's, ends a state at a place. At the thread's ends, meeting the boundary is enough. */
function changesAt(depiction: Depiction, thread: Thread, place: Fraction, state: string): boolean {
  if (place.n === 0n || place.n === place.d) return directionsAt(depiction, thread, place) !== ''
  return [stateBeside(depiction, thread, place, -1n), stateBeside(depiction, thread, place, 1n)].some((other) => other !== state)
}

/** At an end of the thread, a boundary counts as touched only if the depiction lies wholly off the thread. */
function touchAt(depiction: Depiction, thread: Thread, place: Fraction): string {
  const met = directionsAt(depiction, thread, place)
  const before = place.n === 0n ? '' : stateBeside(depiction, thread, place, -1n)
  const after = place.n === place.d ? '' : stateBeside(depiction, thread, place, 1n)
  if (place.n === 0n || place.n === place.d) return before === '' && after === '' ? met : ''
  return [...met].filter((side) => !before.includes(side) && !after.includes(side)).join('')
}

/** On which sides edges lead away from a boundary point: 'L', 'R', 'LR', or '' where the point is not on the boundary or only edges along it are. */
function directionsAt(depiction: Depiction, thread: Thread, place: Fraction): string {
  const point = at(thread, place)
  const sides = new Set<string>()
  for (const [a, b] of edgesOf(depiction)) {
    if (!isOnSegment(point, a, b)) continue
    for (const end of [a, b]) {
      const side = sideOf(thread, end)
      if (side !== 0) sides.add(side < 0 ? 'L' : 'R')
    }
  }
  return [...sides].sort().join('')
}

/** The state just before (-1) or after (1) a place: halfway to the nearest place where the depiction can change. */
function stateBeside(depiction: Depiction, thread: Thread, place: Fraction, direction: bigint): string {
  const others = boundaryPlaces(depiction, thread).filter((other) => BigInt(compare(other, place)) * direction > 0n)
  const nearest = others.reduce<Fraction>(
    (best, other) => (BigInt(compare(other, best)) * direction < 0n ? other : best),
    direction < 0n ? { n: 0n, d: 1n } : { n: 1n, d: 1n },
  )
  return stateAt(depiction, thread, middle({ enter: place, exit: nearest }))
}

/** On which sides of the thread the depiction's inside lies at a place that is not a corner or a crossing. */
function stateAt(depiction: Depiction, thread: Thread, place: Fraction): string {
  const point = at(thread, place)
  for (const ring of [depiction.polygon, ...depiction.holes]) {
    for (const [index, corner] of ring.entries()) {
      const a = bigPoint(corner)
      const b = bigPoint(ring[(index + 1) % ring.length]!)
      if (!isOnSegment(point, a, b)) continue
      // Along an edge: the inside is to the right of a clockwise outline's edge, to the left of a clockwise hole's.
      const isOutline = ring === depiction.polygon
      const insideIsRight = doubleArea(ring) > 0 === isOutline
      const sameWay = sign(add(mul(sub(b.x, a.x), sub(thread.q.x, thread.p.x)), mul(sub(b.y, a.y), sub(thread.q.y, thread.p.y)))) > 0
      return insideIsRight === sameWay ? 'R' : 'L'
    }
  }
  const crossings = edgesOf(depiction).filter(([a, b]) => {
    if (compare(a.y, point.y) > 0 === compare(b.y, point.y) > 0) return false
    const x = add(a.x, mul(sub(b.x, a.x), div(sub(point.y, a.y), sub(b.y, a.y))))
    return compare(x, point.x) > 0
  })
  return crossings.length % 2 === 1 ? 'LR' : ''
}

function criticalPlaces(map: HexMap, thread: Thread): Fraction[] {
  const outlines: [BigPoint, BigPoint][] = []
  for (let cell = 0; cell < map.grid.cells.count; cell++) {
    const [x, y] = [map.grid.cells.x(cell), map.grid.cells.y(cell)]
    const ring: Point[] = [
      [x + 60, y - 60],
      [x + 120, y],
      [x + 60, y + 60],
      [x - 60, y + 60],
      [x - 120, y],
      [x - 60, y - 60],
    ]
    outlines.push(...ring.map((point, index): [BigPoint, BigPoint] => [bigPoint(point), bigPoint(ring[(index + 1) % 6]!)]))
  }
  const places = [{ n: 0n, d: 1n }, { n: 1n, d: 1n }, ...outlines.flatMap(([a, b]) => meetings(thread, a, b))]
  return sortedUnique([...places, ...map.depictions.flatMap((depiction) => boundaryPlaces(depiction, thread))])
}

function boundaryPlaces(depiction: Depiction, thread: Thread): Fraction[] {
  return sortedUnique(edgesOf(depiction).flatMap(([a, b]) => meetings(thread, a, b)))
}

/** The places from 0 to 1 where the thread meets a segment; both ends of one that lies along it. */
function meetings(thread: Thread, a: BigPoint, b: BigPoint): Fraction[] {
  const sa = sideTimes(thread, a)
  const sb = sideTimes(thread, b)
  if (sign(sa) * sign(sb) > 0) return []
  const points = sign(sa) === 0 && sign(sb) === 0 ? [a, b] : [mix(a, b, div(sa, sub(sa, sb)))]
  return points.map((point) => placeOf(thread, point)).filter((place) => place.n >= 0n && place.n <= place.d)
}

function placeOf({ p, q }: Thread, point: BigPoint): Fraction {
  return compare(p.x, q.x) === 0 ? div(sub(point.y, p.y), sub(q.y, p.y)) : div(sub(point.x, p.x), sub(q.x, p.x))
}

function cellsAt(map: HexMap, point: BigPoint): number[] {
  const found: number[] = []
  for (let cell = 0; cell < map.grid.cells.count; cell++) {
    const down = abs(sub(point.y, big(map.grid.cells.y(cell))))
    const across = abs(sub(point.x, big(map.grid.cells.x(cell))))
    if (compare(down, big(60)) <= 0 && compare(add(across, down), big(120)) <= 0) found.push(cell)
  }
  return found
}

function sharedSide(map: HexMap, cells: readonly number[]): number {
  const { neighbours } = map.grid.cells
  const side = [0, 1, 2, 3, 4, 5].find((candidate) => neighbours[cells[0]! * 6 + candidate] === cells[1])
  return map.grid.cells.sideId(cells[0]!, side as 0)
}

function sharedVertex(map: HexMap, cells: readonly number[]): number {
  const vertices = cells.map((cell) => [0, 1, 2, 3, 4, 5].map((spine) => map.grid.cells.vertexId(cell, spine as 0)))
  return vertices[0]!.find((vertex) => vertices[1]!.includes(vertex) && vertices[2]!.includes(vertex))!
}

function sameCells(a: readonly number[], b: readonly number[]): boolean {
  return a.join() === b.join()
}

function edgesOf({ polygon, holes }: Depiction): [BigPoint, BigPoint][] {
  return [polygon, ...holes].flatMap((ring) =>
    ring.map((point, index): [BigPoint, BigPoint] => [bigPoint(point), bigPoint(ring[(index + 1) % ring.length]!)]),
  )
}

function isOnSegment(point: BigPoint, a: BigPoint, b: BigPoint): boolean {
  const cross = sub(mul(sub(b.x, a.x), sub(point.y, a.y)), mul(sub(b.y, a.y), sub(point.x, a.x)))
  const within = (value: Fraction, one: Fraction, other: Fraction) => compare(value, one) * compare(value, other) <= 0
  return sign(cross) === 0 && within(point.x, a.x, b.x) && within(point.y, a.y, b.y)
}

function sideTimes({ p, q }: Thread, point: BigPoint): Fraction {
  return sub(mul(sub(q.x, p.x), sub(point.y, p.y)), mul(sub(q.y, p.y), sub(point.x, p.x)))
}

/** Negative left of the thread, positive right of it. */
function sideOf(thread: Thread, point: BigPoint): number {
  return sign(sideTimes(thread, point))
}

function at({ p, q }: Thread, place: Fraction): BigPoint {
  return mix(p, q, place)
}

function mix(a: BigPoint, b: BigPoint, place: Fraction): BigPoint {
  return { x: add(a.x, mul(sub(b.x, a.x), place)), y: add(a.y, mul(sub(b.y, a.y), place)) }
}

function middle({ enter, exit }: Span): Fraction {
  return div(add(enter, exit), big(2))
}

function sortedUnique(places: readonly Fraction[]): Fraction[] {
  return places.toSorted(compare).filter((place, index, all) => index === 0 || compare(place, all[index - 1]!) !== 0)
}

function bigPoint([x, y]: Point): BigPoint {
  return { x: big(x), y: big(y) }
}

function big(value: number): Fraction {
  return { n: BigInt(value), d: 1n }
}

function toRational({ n, d }: Fraction) {
  return rational(Number(n), Number(d))
}

function fraction(n: bigint, d: bigint): Fraction {
  let [a, b] = [n < 0n ? -n : n, d < 0n ? -d : d]
  while (b > 0n) [a, b] = [b, a % b]
  const divisor = d < 0n ? -a : a
  return { n: n / divisor, d: d / divisor }
}

function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d + b.n * a.d, a.d * b.d)
}

function sub(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d - b.n * a.d, a.d * b.d)
}

function mul(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.n, a.d * b.d)
}

function div(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d, a.d * b.n)
}

function abs(a: Fraction): Fraction {
  return a.n < 0n ? { n: -a.n, d: a.d } : a
}

function sign(a: Fraction): number {
  return a.n < 0n ? -1 : a.n > 0n ? 1 : 0
}

function compare(a: Fraction, b: Fraction): number {
  return sign(sub(a, b))
}
