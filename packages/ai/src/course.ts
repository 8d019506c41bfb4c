/**
 * How games of a scenario go beside what the features of a position tell, learnt from games: whose task is easier than it looks, and how far the features can
 * be trusted, as time goes by. Plain data, written by `firegroup learn`.
 */
export interface Course {
  /** Log odds for the first side, at each of `KNOTS`; between them in proportion. */
  readonly ease: readonly number[]
  /** By how much what the features say is to be multiplied: when a game begins, and at its end. */
  readonly trust: readonly number[]
}

/** Parts of a game. The first is the opening alone: what comes of a turn looks unlike it. */
const KNOTS = [0, 0.15, 0.4, 0.7, 1] as const

/** The log odds of the first side: what the features say, as it is to be read in games that go so. */
export function onCourse({ ease, trust }: Course, progress: number, told: number): number {
  const late = Math.min(1, Math.max(0, progress))
  return easeAt(ease, late) + (trust[0]! * (1 - late) + trust[1]! * late) * told
}

function easeAt(ease: readonly number[], late: number): number {
  let next = 1
  while (late > KNOTS[next]!) next++
  const part = partOf(late, next)
  return ease[next - 1]! * (1 - part) + ease[next]! * part
}

/** How much each knot counts at this time. */
export function knotsAt(progress: number): number[] {
  const late = Math.min(1, Math.max(0, progress))
  const next = KNOTS.findIndex((knot, i) => i > 0 && late <= knot)
  const part = partOf(late, next)
  return KNOTS.map((_, i) => (i === next ? part : i === next - 1 ? 1 - part : 0))
}

function partOf(late: number, next: number): number {
  return (late - KNOTS[next - 1]!) / (KNOTS[next]! - KNOTS[next - 1]!)
}

export function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum))
}
