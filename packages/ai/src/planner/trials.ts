/** What is considered, and what came of trying it. */
export interface Arm {
  readonly decision: unknown
  /** The advisor's judgement. */
  readonly firstSight: number
  /** What each trial came to; the n-th trials of all arms had the same dice and the same imagined world. */
  readonly values: number[]
  /** How lucky one was in each of them, in the system's own measure, beyond what was to be expected. */
  readonly luck: number[]
}

/** A win chance, and between what it lies in 95 of 100 cases. */
export interface Range {
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** How a decision compares with the one that looks best at first sight. */
export interface Verdict<A extends Arm> {
  readonly arm: A
  /** What its trials would have come to with neither good nor bad luck. */
  readonly steady: readonly number[]
  /** By how much more it wins, in win chance: what first sight and the trials say together. */
  readonly gain: Range
  /** Trials have shown that it is better. Nothing else makes a player depart from first sight. */
  readonly isShown: boolean
  /** It may still turn out to be better. */
  readonly isOpen: boolean
}

/** How far first sight can be trusted. */
export interface Trust {
  /** What a point in the advisor's own measure is worth, as a win chance. */
  readonly pointOfAdvice: number
  /** How far the true difference between two decisions is from what first sight says, as a rule: a standard deviation, in win chance. */
  readonly surprise: number
  /** In standard deviations: how far above first sight a decision must be to count as better; as is usual unless told. */
  readonly shown?: number
  /** How far one trial's difference is from another's, as a rule, in win chance: what is reckoned with before there are many. As is usual unless told. */
  readonly spread?: number
}

/** Points of advice beyond which a decision does not look any worse. */
const MOST_POINTS = 10
/** The spread of a trial's difference where nothing else is told, and how many trials it counts for. */
const USUAL_SPREAD = 0.1
const USUAL_TRIALS = 3
/** Fewer pairs of trials than this show nothing. */
export const FEWEST = 4
/** How sure a gain must be where nothing else is told. */
const SHOWN = 0.7
/** Win chance: what can't be expected to bring more than this is given up, unless a system says otherwise. */
const WORTH_KNOWING = 0.002
/** Leaves 2.5 % on either side. */
const Z95 = 1.96

/**
 * Among noisy estimates the best-looking is often worse than the first sight. So a decision is compared with the one that looks best at first in pairs of
 * trials with the same dice, what the pairs came to is weighed against first sight by how sure each is (Bayes' rule for normal distributions), and only
 * what is better beyond a doubt that remains counts as better.
 */
export function verdicts<A extends Arm>(
  arms: readonly A[],
  first: A,
  { pointOfAdvice, surprise, shown = SHOWN, spread = USUAL_SPREAD }: Trust,
  worthKnowing = WORTH_KNOWING,
): Verdict<A>[] {
  const point = pointOfLuck(arms, first)
  const steadyFirst = withoutLuck(first, point)
  const compared = arms.map((arm) => {
    const steady = arm === first ? steadyFirst : withoutLuck(arm, point)
    return { arm, steady, ...difference(steady, steadyFirst) }
  })
  const freedom = compared.reduce((sum, { arm, trials }) => sum + (arm === first ? 0 : Math.max(0, trials - 1)), USUAL_TRIALS)
  const common = compared.reduce((sum, { squares }) => sum + squares, USUAL_TRIALS * spread ** 2) / freedom
  const usual = Math.max(common, spread ** 2)
  return compared.map(({ arm, steady, mean, squares, trials }) => {
    if (arm === first) return { arm, steady, gain: { mean: 0, low: 0, high: 0 }, isShown: true, isOpen: true }
    // Of each by itself: two ways that come to the same end in every trial say nothing about how far luck carries a third.
    const variance = (squares + USUAL_TRIALS * usual) / (Math.max(0, trials - 1) + USUAL_TRIALS)
    const expected = -pointOfAdvice * Math.min(MOST_POINTS, first.firstSight - arm.firstSight)
    const sureness = 1 / surprise ** 2
    const evidence = trials / variance
    const gain = (expected * sureness + mean * evidence) / (sureness + evidence)
    const doubt = 1 / Math.sqrt(sureness + evidence)
    return {
      arm,
      steady,
      gain: { mean: gain, low: gain - Z95 * doubt, high: gain + Z95 * doubt },
      isShown: trials >= FEWEST && gain > shown * doubt,
      isOpen: hopeOf(gain, doubt) > worthKnowing,
    }
  })
}

/**
 * What a point of luck is worth as a win chance, by what these trials came to and how lucky they were, each compared with what looks best at first in the same trial.
 * Few of them tell little, so that what is usual is counted as some of them.
 */
function pointOfLuck(arms: readonly Arm[], first: Arm): number {
  let products = USUAL_POINT * USUAL_LUCK
  let squares = USUAL_LUCK
  for (const arm of arms) {
    const trials = Math.min(arm.luck.length, first.luck.length)
    if (arm === first || trials < 2) continue
    const values = differences(arm.values, first.values, trials)
    const luck = differences(arm.luck, first.luck, trials)
    const mean = meanOf(values)
    const usual = meanOf(luck)
    for (let i = 0; i < trials; i++) {
      products += (values[i]! - mean) * (luck[i]! - usual)
      squares += (luck[i]! - usual) ** 2
    }
  }
  return products / squares
}

/** Measured in the Starter Kit, where a squad is ten points; and the squares of luck that it counts for. */
const USUAL_POINT = 0.009
const USUAL_LUCK = 70

function withoutLuck({ values, luck }: Pick<Arm, 'values' | 'luck'>, point: number): readonly number[] {
  return values.map((value, i) => value - point * luck[i]!)
}

function differences(values: readonly number[], others: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, i) => values[i]! - others[i]!)
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** What it would bring to know for sure, on average: the gain where there is one, nothing where there is none, over a normal distribution. */
function hopeOf(gain: number, doubt: number): number {
  const z = gain / doubt
  return doubt * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI) + z * normal(z))
}

/** The normal distribution up to z, within 0.0003: the logistic curve with a cubic term. */
function normal(z: number): number {
  return 1 / (1 + Math.exp(-1.5976 * z - 0.07056 * z ** 3))
}

/** The best first: what is shown to be better than first sight, first sight itself, and the others as they promise. */
export function byMerit<A extends Arm>(verdicts: readonly Verdict<A>[]): Verdict<A>[] {
  return verdicts.toSorted((a, b) => meritOf(b) - meritOf(a) || b.arm.firstSight - a.arm.firstSight)
}

/** A gain that is not shown is none. */
export function meritOf({ gain, isShown }: Verdict<Arm>): number {
  return isShown ? gain.mean : Math.min(0, gain.mean)
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
