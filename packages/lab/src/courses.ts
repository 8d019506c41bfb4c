import { type Belief, type Case, type Course, knotsAt, likeliest, logistic, onCourse } from '@firegroup/ai'

/** What is kept of a game to learn from: of each position the log odds that its features told for the first side and what part of the game was over. */
export interface Lesson {
  /** 1 won, 0 lost, ½ drawn. */
  readonly result: number
  readonly positions: readonly Told[]
}

export type Told = readonly [told: number, progress: number]

/** How games of a scenario begin: what the features tell of some, and what the first side wins. */
export interface Beginning {
  readonly told: readonly Told[]
  readonly share: number
}

/** What is thought of a scenario that was never played. */
const USUAL: Course = { ease: [0, 0, 0, 0, 0], trust: [1, 1] }
/** How far off that may be, as a rule: a standard deviation, in log odds and in parts of trust. */
const EASE_VARIES = 0.5
const TRUST_VARIES = 0.25
/** Positions of a game are not independent: those of an average game together count for so many. */
const COUNTS_FOR = 2
/** Ease at the beginning follows from how games begin, and the rest depends on it. */
const ROUNDS = 3
const DIGITS = 100

/** How far the features can be trusted in scenarios of which nothing is known. */
export function usualCourse(lessons: readonly Lesson[]): Course {
  const cases = casesOf(lessons, (progress, told) => ({ features: trusted(progress, told), given: 0 }))
  return rounded({ ease: USUAL.ease, trust: likeliest(cases, beliefs(USUAL.trust, TRUST_VARIES)) })
}

/** The course under which a scenario's games were likeliest, as far as they differ from others, and with which games begin as they were measured. */
export function learnedCourse(lessons: readonly Lesson[], beginning: Beginning, usual: Course): Course {
  let course = begunAt(usual, beginning)
  const before = [...beliefs(usual.ease.slice(1), EASE_VARIES), ...beliefs(usual.trust, TRUST_VARIES)]
  for (let round = 0; round < ROUNDS; round++) {
    const [first] = course.ease
    const cases = casesOf(lessons, (progress, said) => {
      const [opening, ...later] = knotsAt(progress)
      return { features: [...later, ...trusted(progress, said)], given: opening! * first! }
    })
    const found = likeliest(cases, before)
    const trust = found.slice(-usual.trust.length)
    course = begunAt({ ease: [0, ...found.slice(0, -usual.trust.length)], trust }, beginning)
  }
  return begunAt(rounded(course), beginning)
}

const FURTHEST = 6

/** The same course, but that games begin as they were measured: halved until it is exact enough. */
export function begunAt(course: Course, { told, share }: Beginning): Course {
  const from = (first: number) => ({ ...course, ease: [first, ...course.ease.slice(1)] })
  let [low, high] = [-FURTHEST, FURTHEST]
  while (high - low > 1 / DIGITS / 4) {
    const middle = (low + high) / 2
    if (beginsAt(from(middle), told) < share) low = middle
    else high = middle
  }
  return from(round((low + high) / 2))
}

/** Where games begin in which the features tell so much, on average. */
export function beginsAt(course: Course, told: readonly Told[]): number {
  return told.reduce((sum, [odds, progress]) => sum + logistic(onCourse(course, progress, odds)), 0) / told.length
}

/**
 * All positions weigh alike. If each game did, one that ends early would count for more in what it and a long one had in common, and who wins early
 * would seem to win more often from there than he does.
 */
function casesOf(lessons: readonly Lesson[], seen: (progress: number, told: number) => Pick<Case, 'features' | 'given'>): Case[] {
  const all = lessons.reduce((sum, { positions }) => sum + positions.length, 0)
  const weight = Math.min(1, (COUNTS_FOR * lessons.length) / all)
  return lessons.flatMap(({ result, positions }) => positions.map(([told, progress]) => ({ ...seen(progress, told), result, weight })))
}

function trusted(progress: number, told: number): number[] {
  return [(1 - progress) * told, progress * told]
}

function beliefs(means: readonly number[], varies: number): Belief[] {
  return means.map((mean) => ({ mean, sureness: 1 / varies ** 2 }))
}

function rounded({ ease, trust }: Course): Course {
  return { ease: ease.map(round), trust: trust.map(round) }
}

/** Adding 0 makes 0 of -0. */
function round(value: number): number {
  return Math.round(value * DIGITS) / DIGITS + 0
}
