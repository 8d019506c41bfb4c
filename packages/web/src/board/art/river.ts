/**
 * A broad river lies on the map as hexes of water with a stream through them all. Where it is crossed, at a bridge or a ford, there is only the stream: it is drawn
 * as broad there as the water above and below.
 */
import type { WaySpec } from '@firegroup/hexmap'
import type { Drawing } from './drawing.ts'
import { jitter } from './jitter.ts'
import { alpha, blend, palette } from './palette.ts'
import { type Sample, sampleCurve } from './roads.ts'
import { addRing, boundsOf, type Ctx, contains, dist, type Shape, worldPoints } from './shape.ts'
import { grow, HEX_HEIGHT, HEX_SIDE, type Vec } from './units.ts'

export interface Reach {
  readonly id: string
  /** Its banks, both from above to below. */
  readonly left: readonly Vec[]
  readonly right: readonly Vec[]
  readonly shape: Shape
}

const SPACING = 4
/** Longer than this it is no crossing but a brook between two ponds. */
const LONGEST = 2.6 * HEX_HEIGHT
/** A bank is looked for no further away; narrower than this it is a pond and no river. */
const FARTHEST = 2 * HEX_SIDE
const NARROWEST = 0.35 * HEX_SIDE
/** So far into the water on both sides: where its rounded end has come to its breadth. */
const INTO = 0.8 * HEX_SIDE

export function reachesOf(ways: readonly WaySpec[], waters: readonly Shape[]): Reach[] {
  const isWater = ({ x, y }: Vec): boolean => waters.some((shape) => contains(shape, x, y))
  return ways
    .filter((way) => way.kind === 'stream' && way.line.length > 1)
    .flatMap((way) => {
      const track = sampleCurve(worldPoints(way.line), SPACING)
      return gapsIn(track.map(isWater)).flatMap(([from, to]) => reach(`${way.id} ${from}`, track, from, to, isWater) ?? [])
    })
}

/** From the last sample in the water to the next one in it. */
function gapsIn(wet: readonly boolean[]): [number, number][] {
  const gaps: [number, number][] = []
  let last = -1
  for (const [i, isWet] of wet.entries()) {
    if (!isWet) continue
    if (last >= 0 && i > last + 1) gaps.push([last, i])
    last = i
  }
  return gaps
}

function reach(id: string, track: readonly Sample[], from: number, to: number, isWater: (at: Vec) => boolean): Reach | null {
  const into = Math.round(INTO / SPACING)
  const [first, last] = [from - into, to + into]
  const [above, below] = [track[first], track[last]]
  if (!above || !below || !isWater(above) || !isWater(below)) return null
  let length = 0
  for (let i = from; i < to; i++) length += dist(track[i]!, track[i + 1]!)
  if (length > LONGEST) return null
  const banks = [above, below].map((at) => [-1, 1].map((side) => breadth(at, side, isWater)))
  if (banks.flat().some((each) => each < NARROWEST)) return null
  const next = jitter(id)
  const wave = [next() * 6, next() * 6]
  const bank = (side: 0 | 1): Vec[] =>
    track.slice(first, last + 1).map(({ x, y, nx, ny }, i, all) => {
      const t = i / (all.length - 1)
      const ease = t * t * (3 - 2 * t)
      // no straighter than the banks that it joins, which it meets exactly
      const unrest = 2.4 * Math.sin(Math.PI * t) * Math.sin(wave[side]! + 9 * t)
      const by = (side === 0 ? -1 : 1) * (banks[0]![side]! * (1 - ease) + banks[1]![side]! * ease + unrest)
      return { x: x + nx * by, y: y + ny * by }
    })
  const [left, right] = [bank(0), bank(1)]
  const outline = [...left, ...right.toReversed()]
  return { id, left, right, shape: { outline, holes: [], bounds: boundsOf(outline) } }
}

function breadth({ x, y, nx, ny }: Sample, side: number, isWater: (at: Vec) => boolean): number {
  let far = 0
  while (far < FARTHEST && isWater({ x: x + nx * side * (far + 1), y: y + ny * side * (far + 1) })) far++
  return far
}

/** `shallow`: where no bridge is, one wades. */
export function river({ id, left, right, shape }: Reach, shallow: boolean): Drawing {
  const next = jitter(id)
  const spots = Array.from({ length: 46 }, () => [next(), next(), next()] as const)
  return {
    bounds: grow(shape.bounds, 8),
    paint(ctx) {
      const banks = (colour: string, width: number): void => {
        ctx.strokeStyle = colour
        ctx.lineWidth = width
        for (const line of [left, right]) {
          trace(ctx, line)
          ctx.stroke()
        }
      }
      ctx.lineJoin = 'round'
      banks(alpha('#a9a865', 0.75), 7)
      ctx.beginPath()
      addRing(ctx, shape.outline)
      ctx.fillStyle = palette.water.main
      ctx.fill()
      ctx.save()
      ctx.clip()
      for (const width of [4, 8, 13]) banks(alpha(palette.water.dark, 0.2), width)
      if (shallow) ford(ctx, left, right, spots)
      ripples(ctx, left, right, spots)
      ctx.restore()
      banks(blend(palette.water.dark, '#3d5f66', 0.4), 1.2)
    },
  }
}

type Spots = readonly (readonly [number, number, number])[]

/** Gravel that shows through, and stones. */
function ford(ctx: Ctx, left: readonly Vec[], right: readonly Vec[], spots: Spots): void {
  for (const [t, across, size] of spots) {
    const { x, y } = between(left, right, 0.3 + 0.4 * t, across)
    ctx.beginPath()
    ctx.ellipse(x, y, 4 + size * 7, 2 + size * 3, 0, 0, 2 * Math.PI)
    ctx.fillStyle = alpha(palette.dirt.light, 0.32)
    ctx.fill()
    if (size < 0.55) continue
    ctx.beginPath()
    ctx.ellipse(x, y, 1.6, 1.1, 0, 0, 2 * Math.PI)
    ctx.fillStyle = alpha(palette.paved.dark, 0.75)
    ctx.fill()
  }
}

function ripples(ctx: Ctx, left: readonly Vec[], right: readonly Vec[], spots: Spots): void {
  ctx.strokeStyle = alpha(palette.water.light, 0.9)
  ctx.lineWidth = 1
  ctx.beginPath()
  for (const [t, across, size] of spots) {
    const { x, y } = between(left, right, t, 0.06 + 0.8 * across)
    const length = 4 + size * 7
    ctx.moveTo(x, y)
    ctx.quadraticCurveTo(x + length / 2, y - 1.4, x + length, y)
  }
  ctx.stroke()
}

function between(left: readonly Vec[], right: readonly Vec[], t: number, across: number): Vec {
  const i = Math.round(t * (left.length - 1))
  const [a, b] = [left[i]!, right[i]!]
  return { x: a.x + (b.x - a.x) * across, y: a.y + (b.y - a.y) * across }
}

function trace(ctx: Ctx, line: readonly Vec[]): void {
  ctx.beginPath()
  line.forEach(({ x, y }, i) => {
    if (i === 0) ctx.moveTo(x, y)
    else ctx.lineTo(x, y)
  })
}
