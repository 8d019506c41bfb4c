/** Where plants stand in a shape: on a jittered raster, clear of its rim and of the paths through it. */
import { jitter } from '../jitter.ts'
import { contains, distanceToEdge, type Shape, worldPoints } from '../shape.ts'
import type { MapSheet } from '../sheet.ts'
import type { Vec } from '../units.ts'

export interface Planted {
  readonly x: number
  readonly y: number
  /** How far inside the rim. */
  readonly depth: number
  readonly size: number
  readonly variant: number
  readonly tone: number
}

interface Spacing {
  readonly pitch: number
  readonly stray: number
  /** The least distance to the rim. */
  readonly inset: number
}

export function plantings(shape: Shape, id: string, { pitch, stray, inset }: Spacing, isClear = (_: Vec) => true): Planted[] {
  const next = jitter(id)
  const { left, top, right, bottom } = shape.bounds
  const plants: Planted[] = []
  for (let row = 0, y = top; y < bottom; y += pitch * 0.86, row++) {
    for (let x = left + (row % 2) * pitch * 0.5; x < right; x += pitch) {
      const at = { x: x + (next() - 0.5) * stray, y: y + (next() - 0.5) * stray }
      const [size, variant, tone] = [next(), next(), next()]
      if (!contains(shape, at.x, at.y) || !isClear(at)) continue
      const depth = distanceToEdge(shape, at.x, at.y)
      if (depth >= inset) plants.push({ ...at, depth, size, variant, tone })
    }
  }
  return plants
}

/** Whether a place keeps this distance from every path, track and stream of the map. */
export function clearOfWays({ ways }: MapSheet, distance: number): (at: Vec) => boolean {
  const near = new Map<string, Vec[]>()
  const cell = 40
  const keyOf = (x: number, y: number): string => `${Math.floor(x / cell)},${Math.floor(y / cell)}`
  for (const way of ways) {
    for (const point of pointsAlong(worldPoints(way.line))) {
      const key = keyOf(point.x, point.y)
      const there = near.get(key)
      if (there) there.push(point)
      else near.set(key, [point])
    }
  }
  return ({ x, y }) => {
    for (const dx of [-cell, 0, cell])
      for (const dy of [-cell, 0, cell])
        if (near.get(keyOf(x + dx, y + dy))?.some((point) => Math.hypot(point.x - x, point.y - y) < distance)) return false
    return true
  }
}

function pointsAlong(line: readonly Vec[]): Vec[] {
  return line.flatMap((from, i) => {
    const to = line[i + 1]
    if (!to) return [from]
    const pieces = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4))
    return Array.from({ length: pieces }, (_, k) => ({
      x: from.x + ((to.x - from.x) * k) / pieces,
      y: from.y + ((to.y - from.y) * k) / pieces,
    }))
  })
}
