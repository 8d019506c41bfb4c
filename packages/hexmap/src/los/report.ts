import { compareRationals, fromOtherEnd, type Rational } from './rational.ts'

export type Hand = 'left' | 'right'

/**
 * A depiction on a step of the thread. 'through': the thread is inside it, so it shows on both sides; 'along': the thread runs along its edge, with
 * the depiction on the given hand; 'touch': a point of its boundary lies on the thread and the depiction on the given hand or, at two corners or at
 * the thread's end, on both.
 */
export interface Crossing {
  /** Index into HexMap.depictions. */
  readonly depiction: number
  readonly how: 'through' | 'along' | 'touch'
  readonly hand: Hand | 'both'
  readonly enter: Rational
  readonly exit: Rational
  /** Whether it begins and ends at the depiction's boundary; if not, it goes on from or into the neighbouring step, or the thread ends in it. */
  readonly beginsAtEdge: boolean
  readonly endsAtEdge: boolean
}

interface Stretch {
  readonly enter: Rational
  readonly exit: Rational
  readonly crossings: readonly Crossing[]
}

/** A part of the thread. Hexes are indices, -1 off the map; a side and a vertex are single points, where only touches are listed. */
export type TraceStep =
  | ({ readonly kind: 'hex'; readonly hex: number } & Stretch)
  | ({ readonly kind: 'side'; readonly hexside: number; readonly from: number; readonly to: number } & Stretch)
  | ({ readonly kind: 'vertex'; readonly vertex: number; readonly hexes: readonly [number, number, number] } & Stretch)
  | ({ readonly kind: 'along'; readonly hexside: number; readonly left: number; readonly right: number } & Stretch)

/** All that a thread from centre dot to centre dot meets, in order. It only reports: what blocks or hinders is the rule systems' business. */
export interface Trace {
  readonly from: number
  readonly to: number
  readonly steps: readonly TraceStep[]
}

/** The same thread as seen from its other end. */
export function mirrorTrace({ from, to, steps }: Trace): Trace {
  return { from: to, to: from, steps: steps.map(mirrorStep).reverse() }
}

/** A fixed order of the crossings of a step, whichever way the thread was traced. */
export function orderCrossings(crossings: readonly Crossing[]): readonly Crossing[] {
  if (crossings.length < 2) return crossings
  return crossings.toSorted(
    (a, b) =>
      compareRationals(a.enter, b.enter) || compareRationals(a.exit, b.exit) || a.depiction - b.depiction || (a.how < b.how ? -1 : 1),
  )
}

function mirrorStep(step: TraceStep): TraceStep {
  const mirrored = {
    enter: fromOtherEnd(step.exit),
    exit: fromOtherEnd(step.enter),
    crossings: orderCrossings(step.crossings.map(mirrorCrossing)),
  }
  switch (step.kind) {
    case 'hex':
    case 'vertex':
      return { ...step, ...mirrored }
    case 'side':
      return { ...step, from: step.to, to: step.from, ...mirrored }
    case 'along':
      return { ...step, left: step.right, right: step.left, ...mirrored }
  }
}

function mirrorCrossing(crossing: Crossing): Crossing {
  const { hand, enter, exit, beginsAtEdge, endsAtEdge, how } = crossing
  return {
    ...crossing,
    hand: hand === 'both' ? 'both' : hand === 'left' ? 'right' : 'left',
    enter: fromOtherEnd(exit),
    exit: fromOtherEnd(enter),
    // A touch is one point: it begins and ends at the edge from wherever it is seen.
    beginsAtEdge: how === 'touch' || endsAtEdge,
    endsAtEdge: how === 'touch' || beginsAtEdge,
  }
}
