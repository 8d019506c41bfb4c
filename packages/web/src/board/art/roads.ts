/** Roads: casing, fill, two ruts and a grass crown; paved ones smooth with cross seams. All casings lie under all fills, so junctions join. */
import type { WaySpec } from '@firegroup/hexmap'
import type { Drawing } from './drawing.ts'
import { jitter, noiseAt } from './jitter.ts'
import { alpha, blend, palette } from './palette.ts'
import { boundsOf, type Ctx, dist, traceCurve, worldPoints } from './shape.ts'
import { type Box, grow, toWorldLength, type Vec } from './units.ts'

interface Road {
  readonly id: string
  readonly kind: WaySpec['kind']
  readonly line: readonly Vec[]
  readonly width: number
  readonly bounds: Box
}

export function roads(ways: readonly WaySpec[], bridges: readonly Drawing[]): Drawing[] {
  const all = ways
    .filter((way) => way.kind !== 'stream' && way.line.length > 1)
    .map((way): Road => {
      const line = worldPoints(way.line)
      const width = Math.max(5, toWorldLength(way.width))
      return { id: way.id, kind: way.kind, line, width, bounds: grow(boundsOf(line), width + 4) }
    })
    .sort((a, b) => rank(a) - rank(b))
  const pass = (paint: (ctx: Ctx, road: Road) => void): Drawing[] =>
    all.map((road) => ({ bounds: road.bounds, paint: (ctx) => paint(ctx, road) }))
  return [...pass(casing), ...bridges, ...pass(fill), ...pass(wear)]
}

const rank = (road: Road): number => ['path', 'dirt-road', 'paved-road'].indexOf(road.kind)

function casing(ctx: Ctx, road: Road): void {
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  traceCurve(ctx, road.line)
  if (road.kind === 'path') {
    ctx.strokeStyle = alpha(palette.dirt.dark, 0.5)
    ctx.lineWidth = road.width * 0.55 + 1.6
    ctx.stroke()
    return
  }
  const paved = road.kind === 'paved-road'
  ctx.strokeStyle = alpha(paved ? palette.paved.dark : palette.dirt.dark, 0.22)
  ctx.lineWidth = road.width + 5.5
  ctx.stroke()
  ctx.strokeStyle = paved ? palette.paved.dark : blend(palette.dirt.dark, '#6b5026', 0.25)
  ctx.lineWidth = road.width + 2
  ctx.stroke()
}

function fill(ctx: Ctx, road: Road): void {
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  traceCurve(ctx, road.line)
  if (road.kind === 'path') {
    ctx.strokeStyle = palette.dirt.light
    ctx.lineWidth = road.width * 0.55
    ctx.stroke()
    return
  }
  const tones = road.kind === 'paved-road' ? palette.paved : palette.dirt
  ctx.strokeStyle = tones.main
  ctx.lineWidth = road.width
  ctx.stroke()
  ctx.strokeStyle = blend(tones.main, tones.light, 0.75)
  ctx.lineWidth = road.width * 0.8
  ctx.stroke()
}

function wear(ctx: Ctx, road: Road): void {
  if (road.kind === 'path') return
  const track = sampleCurve(road.line, 3)
  ctx.lineCap = 'butt'
  if (road.kind === 'paved-road') {
    paving(ctx, road, track)
    return
  }
  const next = jitter(road.id)
  const wobble = track.map(() => (next() - 0.5) * 0.9)
  for (const side of [-1, 1]) {
    offsetLine(ctx, track, (i) => side * road.width * 0.21 + (wobble[i] ?? 0) * 0.6)
    ctx.strokeStyle = alpha(palette.dirt.dark, 0.62)
    ctx.lineWidth = 1.5
    ctx.setLineDash([13, 2.5, 7, 3])
    ctx.stroke()
  }
  ctx.setLineDash([5, 8, 3, 11])
  offsetLine(ctx, track, (i) => (wobble[i] ?? 0) * 0.5)
  ctx.strokeStyle = alpha(palette.ground.dark, 0.95)
  ctx.lineWidth = 1.5
  ctx.stroke()
  ctx.setLineDash([])
  // A frayed verge: short strokes that break the straight casing.
  ctx.strokeStyle = alpha(palette.dirt.dark, 0.5)
  ctx.lineWidth = 1
  ctx.beginPath()
  track.forEach((p, i) => {
    if (next() > 0.4) return
    const side = next() < 0.5 ? -1 : 1
    const from = side * (road.width / 2 + 0.6)
    const to = from + side * (1 + next() * 1.6)
    const q = track[Math.min(track.length - 1, i + 1)]!
    ctx.moveTo(p.x + p.nx * from, p.y + p.ny * from)
    ctx.lineTo(q.x + p.nx * to, q.y + p.ny * to)
  })
  ctx.stroke()
}

function paving(ctx: Ctx, road: Road, track: readonly Sample[]): void {
  const half = road.width / 2 - 0.4
  offsetLine(ctx, track, () => 0)
  ctx.strokeStyle = alpha(palette.paved.light, 0.6)
  ctx.lineWidth = road.width * 0.3
  ctx.stroke()
  ctx.strokeStyle = alpha(palette.paved.dark, 0.36)
  ctx.lineWidth = 0.7
  ctx.beginPath()
  for (let i = 0; i < track.length; i += 2) {
    const p = track[i]!
    ctx.moveTo(p.x - p.nx * half, p.y - p.ny * half)
    ctx.lineTo(p.x + p.nx * half, p.y + p.ny * half)
  }
  ctx.stroke()
  ctx.fillStyle = alpha(palette.paved.dark, 0.22)
  track.forEach((p, i) => {
    const at = (noiseAt(i, road.line.length, 5) - 0.5) * half * 1.7
    ctx.fillRect(p.x + p.nx * at - 0.9, p.y + p.ny * at - 0.9, 1.8, 1.8)
  })
}

export interface Sample extends Vec {
  readonly nx: number
  readonly ny: number
}

/** Points along the same curve that traceCurve draws, with their normals. */
export function sampleCurve(line: readonly Vec[], spacing: number): Sample[] {
  const points: Vec[] = []
  for (let i = 0; i + 1 < line.length; i++) {
    const [p0, p1, p2, p3] = [line[Math.max(0, i - 1)]!, line[i]!, line[i + 1]!, line[Math.min(line.length - 1, i + 2)]!]
    const steps = Math.max(1, Math.round(dist(p1, p2) / spacing))
    for (let s = 0; s < steps; s++) points.push(catmullRom(p0, p1, p2, p3, s / steps))
  }
  points.push(line[line.length - 1]!)
  return points.map((p, i) => {
    const a = points[Math.max(0, i - 1)]!
    const b = points[Math.min(points.length - 1, i + 1)]!
    const length = dist(a, b) || 1
    return { x: p.x, y: p.y, nx: -(b.y - a.y) / length, ny: (b.x - a.x) / length }
  })
}

function catmullRom(p0: Vec, p1: Vec, p2: Vec, p3: Vec, t: number): Vec {
  const at = (a: number, b: number, c: number, d: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  return { x: at(p0.x, p1.x, p2.x, p3.x), y: at(p0.y, p1.y, p2.y, p3.y) }
}

export function offsetLine(ctx: Ctx, track: readonly Sample[], offset: (index: number) => number): void {
  ctx.beginPath()
  track.forEach((p, i) => {
    const by = offset(i)
    if (i === 0) ctx.moveTo(p.x + p.nx * by, p.y + p.ny * by)
    else ctx.lineTo(p.x + p.nx * by, p.y + p.ny * by)
  })
}
