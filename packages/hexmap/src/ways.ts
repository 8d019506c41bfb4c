import type { Point, WaySpec } from './format.ts'

/**
 * A way as drawn: convex clockwise polygons, one for each stretch of its line and one for each bend and end, on integer points. A way's width is
 * measured in horizontal lattice units; vertical ones are longer by √3, so lengths are √(x² + 3y²).
 */
export function wayParts({ line, width }: WaySpec): Point[][] {
  const stretches = line.slice(1).map((point, index) => stretch(line[index]!, point, width))
  return [...stretches, ...line.map((point) => round(point, width))]
}

/** A rectangle over a stretch, its corners at right angles to it on the drawn (not the lattice) plane. */
function stretch([ax, ay]: Point, [bx, by]: Point, width: number): Point[] {
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.sqrt(dx * dx + 3 * dy * dy)
  // On the drawn plane (x, √3·y) the normal of (dx, √3·dy) is (-√3·dy, dx): (-√3·dy, dx / √3) on the lattice.
  const nx = Math.round((-Math.sqrt(3) * dy * width) / (2 * length))
  const ny = Math.round((dx * width) / (2 * Math.sqrt(3) * length))
  return [
    [ax - nx, ay - ny],
    [bx - nx, by - ny],
    [bx + nx, by + ny],
    [ax + nx, ay + ny],
  ]
}

/** An eight-sided joint. */
function round([x, y]: Point, width: number): Point[] {
  const across = Math.round(width / 2)
  const down = Math.round(width / (2 * Math.sqrt(3)))
  const acrossHalf = Math.round((across * 7) / 10)
  const downHalf = Math.round((down * 7) / 10)
  return [
    [x, y - down],
    [x + acrossHalf, y - downHalf],
    [x + across, y],
    [x + acrossHalf, y + downHalf],
    [x, y + down],
    [x - acrossHalf, y + downHalf],
    [x - across, y],
    [x - acrossHalf, y - downHalf],
  ]
}
