/** An exact place on a thread: numerator / denominator of the way from its start, in lowest terms, denominator positive. */
export interface Rational {
  readonly numerator: number
  readonly denominator: number
}

export const START: Rational = { numerator: 0, denominator: 1 }
export const END: Rational = { numerator: 1, denominator: 1 }

export function rational(numerator: number, denominator: number): Rational {
  const divisor = greatestCommonDivisor(Math.abs(numerator), Math.abs(denominator)) * Math.sign(denominator)
  // Adding 0 turns -0 into 0.
  return { numerator: numerator / divisor + 0, denominator: denominator / divisor }
}

/** Negative, 0 or positive as a lies before, at or after b; exact within the limits of limits.ts. */
export function compareRationals(a: Rational, b: Rational): number {
  return a.numerator * b.denominator - b.numerator * a.denominator
}

/** The same place seen from the thread's other end. */
export function fromOtherEnd({ numerator, denominator }: Rational): Rational {
  return { numerator: denominator - numerator, denominator }
}

/** Of numbers below 2^31, as all within the limits of limits.ts are: the remainders are taken of integers, which is much faster than of doubles. */
function greatestCommonDivisor(a: number, b: number): number {
  let [larger, smaller] = [a | 0, b | 0]
  while (smaller !== 0) [larger, smaller] = [smaller, (larger % smaller) | 0]
  return larger
}
