import type { Point } from '../format.ts'
import { withoutRepeats } from './plane.ts'

/** A smooth line through the given points, in `parts` pieces between each two (Catmull-Rom); the points themselves stay on it. */
export function smoothLine(points: readonly Point[], parts: number): readonly Point[] {
  const line: Point[] = []
  for (let k = 0; k + 1 < points.length; k++) {
    const a = points[k]!
    const b = points[k + 1]!
    const before = points[k - 1] ?? a
    const after = points[k + 2] ?? b
    for (let step = 0; step < parts; step++) {
      const t = step / parts
      line.push([Math.round(blend(before[0], a[0], b[0], after[0], t)), Math.round(blend(before[1], a[1], b[1], after[1], t))])
    }
  }
  line.push(points.at(-1)!)
  return withoutRepeats(line)
}

function blend(before: number, a: number, b: number, after: number, t: number): number {
  return a + (t * (b - before + t * (2 * before - 5 * a + 4 * b - after + t * (3 * (a - b) + after - before)))) / 2
}
