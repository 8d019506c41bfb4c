/** Where to look when not everything fits at a size at which counters can be read. */

import type { Box, Vec } from './art/units.ts'
import type { Size } from './camera.ts'

/** The part of the board, as large as the room, in which most of these points lie; they are in its middle. */
export function closeUp(points: readonly Vec[], room: Size): Box | null {
  let best: readonly Vec[] = []
  for (const from of points) {
    const held = hold(points, from, room)
    if (held.length > best.length) best = held
  }
  if (best.length === 0) return null
  const { left, right, top, bottom } = around(best)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const [width, height] = [room.width / 2, room.height / 2]
  return { left: x - width, right: x + width, top: y - height, bottom: y + height }
}

/** One point after the other, the nearest first, as long as all of them fit together. */
function hold(points: readonly Vec[], from: Vec, room: Size): readonly Vec[] {
  const held: Vec[] = []
  const nearest = [...points].sort((a, b) => distance(a, from) - distance(b, from))
  for (const point of nearest) {
    const { left, right, top, bottom } = around([...held, point])
    if (right - left <= room.width && bottom - top <= room.height) held.push(point)
  }
  return held
}

const distance = (a: Vec, b: Vec): number => Math.hypot(a.x - b.x, a.y - b.y)

export function around(points: readonly Vec[], margin = 0): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  }
}
