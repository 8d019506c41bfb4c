/** What is considered, and what came of trying it. */
export interface Arm {
  readonly decision: unknown
  /** The advisor's judgement. */
  readonly firstSight: number
  /** What each trial came to; the n-th trials of all arms had the same dice. */
  readonly values: number[]
}

/** Points of advice beyond which a decision does not look any worse. */
const MOST_POINTS = 10
/** How far the true difference between two decisions is from what first sight says, as a rule: a standard deviation, in win chance. */
const SURPRISE = 0.03
/** The spread of a trial's difference before there are any trials, and how many trials that counts for. */
const USUAL_SPREAD = 0.1
const USUAL_TRIALS = 3

/**
 * The best first. What first sight says and what the trials came to are weighed against each other by how sure each is: Bayes' rule for normal
 * distributions, on the differences to the decision that looked best at first, trial by trial with the same dice.
 */
export function byPromise<A extends Arm>(arms: readonly A[], first: A, pointOfAdvice: number): A[] {
  const compared = arms.filter((arm) => arm !== first).map((arm) => ({ arm, ...difference(arm.values, first.values) }))
  const freedom = compared.reduce((sum, { trials }) => sum + Math.max(0, trials - 1), USUAL_TRIALS)
  const variance = compared.reduce((sum, { squares }) => sum + squares, USUAL_TRIALS * USUAL_SPREAD ** 2) / freedom
  const promise = new Map<A, number>([[first, 0]])
  for (const { arm, mean, trials } of compared) {
    const expected = -pointOfAdvice * Math.min(MOST_POINTS, first.firstSight - arm.firstSight)
    const sureness = 1 / SURPRISE ** 2
    const evidence = trials / variance
    promise.set(arm, (expected * sureness + mean * evidence) / (sureness + evidence))
  }
  return arms.toSorted((a, b) => promise.get(b)! - promise.get(a)!)
}

/** How much better one did than the other in the same trials, and the squares of what single trials are off that. */
function difference(values: readonly number[], others: readonly number[]): { mean: number; squares: number; trials: number } {
  const trials = Math.min(values.length, others.length)
  let sum = 0
  for (let i = 0; i < trials; i++) sum += values[i]! - others[i]!
  const mean = trials === 0 ? 0 : sum / trials
  let squares = 0
  for (let i = 0; i < trials; i++) squares += (values[i]! - others[i]! - mean) ** 2
  return { mean, squares, trials }
}
