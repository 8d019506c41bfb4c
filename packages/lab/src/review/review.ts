import { type Counsel, winChance } from '@firegroup/ai'
import {
  type Game,
  type GameEvent,
  type LoggedDecision,
  type Reading,
  restoreGame,
  type Save,
  type Seat,
  type System,
} from '@firegroup/kernel'
import { type Account, accountOf, type Entry } from './account.ts'
import { type Judged, judgeChoice } from './choices.ts'
import { OTHER, type RollOf, type Thrown, throwAgain } from './rolls.ts'
import { seedOf } from './trials.ts'

/** How many trials go into a review. Nothing else decides how long it takes: the same game gives the same review on every machine. */
export interface Effort {
  /** For each roll, over all that could have been rolled. */
  readonly rolls: number
  /** For what follows the first of two kinds of roll. */
  readonly later: number
  /** For each way of each decision, to find those worth a second look; for those; and for those that are shown. */
  readonly first: number
  readonly second: number
  readonly shown: number
  /** How many ways are weighed, besides what was played. */
  readonly ways: number
}

const REVIEW_EFFORT: Effort = { rolls: 36, later: 12, first: 8, second: 32, shown: 128, ways: 3 }

export interface ReviewParts<S, E extends GameEvent> {
  readonly system: System<S, E>
  readonly counsel: Counsel<S>
  readonly save: Save
  /** Whose chances are told. */
  readonly seat: Seat
  readonly rollOf: RollOf<S, E>
  readonly effort?: Effort
}

/** What each row of rolls came to, for a seat, and what it was worth to the seat of the review. */
export interface RollRow {
  readonly seat: Seat
  readonly row: string
  readonly count: number
  readonly successes: number
  readonly expected: number
  readonly worth: number
}

/** A game gone through: plain data. Decisions are counted from 0, from the first that can be gone through. */
export interface Review {
  readonly seat: Seat
  /** The number of decisions before the first of these. */
  readonly from: number
  readonly decisions: number
  readonly account: Account
  /** Twice the standard error of each of the account's chances. */
  readonly ranges: readonly number[]
  readonly rows: readonly RollRow[]
  /** How many decisions of either seat were looked at: where there was more than one way. */
  readonly looked: { readonly [seat: Seat]: number }
  /** What cost most, the dearest first: of each seat as many as are shown. */
  readonly costs: readonly Judged[]
}

/** What there is so far: at first no more than how the evaluation sees each position. */
export type ReviewNews =
  | { readonly stage: 'course'; readonly chances: readonly number[] }
  | { readonly stage: 'dice'; readonly done: number; readonly of: number }
  | { readonly stage: 'luck'; readonly review: Review }
  | { readonly stage: 'choices'; readonly done: number; readonly of: number }

/** So many costly decisions of a seat are shown. */
const SHOWN = 5

/**
 * Goes through a game that is over: how the chances ran, then what of that the dice did, then what each decision cost. Yields what it has got as it goes,
 * and may be stopped in between.
 */
export function* review<S, E extends GameEvent>(parts: ReviewParts<S, E>): Generator<ReviewNews, Review> {
  const { counsel, seat, save, effort = REVIEW_EFFORT } = parts
  const walk = walkOf(parts)
  yield { stage: 'course', chances: walk.course }

  const thrown = new Map<number, Thrown>()
  const rolled = walk.rolled.flatMap((each, at) => (each ? [at] : []))
  let game = begun(parts, walk.from)
  for (const [done, at] of rolled.entries()) {
    yield { stage: 'dice', done, of: rolled.length }
    advance(game, save, walk.from + at)
    const { rollOf } = parts
    const seed = seedOf(`roll ${at}`)
    thrown.set(
      at,
      throwAgain(game, logged(save, walk.from + at), { counsel, rollOf, seat, trials: effort.rolls, later: effort.later, seed }),
    )
  }
  const before = told(parts, walk, thrown, [])
  yield { stage: 'luck', review: before }

  const choices = walk.choices.flatMap((each, at) => (each ? [at] : []))
  const judged: Judged[] = []
  game = begun(parts, walk.from)
  for (const [done, at] of choices.entries()) {
    yield { stage: 'choices', done, of: choices.length }
    advance(game, save, walk.from + at)
    const found = judgeChoice(counsel, game, logged(save, walk.from + at), at, effort)
    if (found) judged.push(found)
  }
  return told(parts, walk, thrown, judged)
}

interface Walk {
  /** The decisions before this one can't be gone through any more. */
  readonly from: number
  readonly course: readonly number[]
  /** By decision: whether dice or cards were drawn after it; whether there was more than one way. */
  readonly rolled: readonly boolean[]
  readonly choices: readonly boolean[]
  readonly end: number
}

/** Once through the game without a trial. */
function walkOf<S, E extends GameEvent>(parts: ReviewParts<S, E>): Walk {
  const { system, counsel, save, seat } = parts
  const from = save.rules < system.version ? save.checkpoint.decisions : (save.base?.decisions ?? 0)
  const game = begun(parts, from)
  const chanceNow = (): number => winChance(counsel.evaluation, game.state, seat)
  const course = [chanceNow()]
  const [rolled, choices]: [boolean[], boolean[]] = [[], []]
  for (let i = from; i < save.decisions.length; i++) {
    const { seat: whose, decision } = logged(save, i)
    choices.push(hasWays(game, whose))
    const dice = game.chancePosition
    game.take(whose, decision)
    rolled.push(game.chancePosition !== dice)
    course.push(game.outcome ? ending(game, seat) : chanceNow())
  }
  return { from, course, rolled, choices, end: game.outcome ? ending(game, seat) : course.at(-1)! }
}

function ending<S, E extends GameEvent>({ outcome }: Game<S, E>, seat: Seat): number {
  const winner = outcome?.winner ?? null
  return winner === null ? 0.5 : winner === seat ? 1 : 0
}

function hasWays<S, E extends GameEvent>(game: Game<S, E>, seat: Seat): boolean {
  let count = 0
  for (const _ of game.questionFor(seat)?.question.candidates() ?? []) if (++count > 1) return true
  return false
}

function told<S, E extends GameEvent>(
  { save, seat, system }: ReviewParts<S, E>,
  walk: Walk,
  thrown: ReadonlyMap<number, Thrown>,
  judged: readonly Judged[],
): Review {
  const costs = new Map(judged.map((each) => [each.at, each.cost]))
  const entries = walk.rolled.map((_, at): Entry => {
    const whose = logged(save, walk.from + at).seat
    return { seat: whose, expected: thrown.get(at)?.expected ?? null, cost: costs.get(at) ?? 0 }
  })
  const account = accountOf(entries, seat, walk.end)
  const ranges = new Array<number>(entries.length + 1).fill(0)
  for (let at = entries.length - 1; at >= 0; at--) ranges[at] = 2 * (thrown.get(at)?.error ?? ranges[at + 1]! / 2)
  const looked: { [seat: Seat]: number } = Object.fromEntries(system.seats.map((each) => [each, 0]))
  for (const [at, choice] of walk.choices.entries()) if (choice) looked[logged(save, walk.from + at).seat]!++
  const shown = system.seats.flatMap((each) =>
    judged
      .filter((one) => one.seat === each)
      .sort((a, b) => b.cost - a.cost || b.seeming - a.seeming)
      .slice(0, SHOWN),
  )
  const { length: decisions } = entries
  return { seat, from: walk.from, decisions, account, ranges, rows: rowsOf(account, thrown), looked, costs: anchored(shown, account, seat) }
}

/** What was rolled, row by row: the worths of all rows are the worth of all dice. */
function rowsOf({ dice, chances }: Account, thrown: ReadonlyMap<number, Thrown>): RollRow[] {
  const rows = new Map<string, { seat: Seat; row: string; count: number; successes: number; expected: number; worth: number }>()
  const rowFor = (seat: Seat, row: string) => {
    const key = `${seat} ${row}`
    const found = rows.get(key) ?? { seat, row, count: 0, successes: 0, expected: 0, worth: 0 }
    rows.set(key, found)
    return found
  }
  for (const [at, { expected, between, parts }] of thrown) {
    const [first, second] = parts
    if (!first) rowFor('', OTHER).worth += dice[at]!
    for (const { seat, row, count, successes, usual } of parts) {
      const sum = rowFor(seat, row)
      sum.count += count
      sum.successes += successes
      sum.expected += usual
    }
    if (first) rowFor(first.seat, first.row).worth += second && between !== null ? between - expected : dice[at]!
    if (first && second && between !== null) rowFor(second.seat, second.row).worth += chances[at + 1]! - between
  }
  return [...rows.values()]
}

/** The chances of the ways as the chart has them: what was played is where the chart is, and the others as far from it as the trials found. */
function anchored(judged: readonly Judged[], { chances, choices }: Account, seat: Seat): Judged[] {
  return judged.map((each) => {
    const before = chances[each.at]!
    const own = each.seat === seat ? before + choices[each.at]! : 1 - (before + choices[each.at]!)
    return { ...each, ways: each.ways.map((way) => ({ ...way, chance: Math.min(1, Math.max(0, own + way.above)) })) }
  })
}

const logged = (save: Save, at: number): LoggedDecision => save.decisions[at] as LoggedDecision

function begun<S, E extends GameEvent>({ system, save }: ReviewParts<S, E>, decisions: number): Game<S, E> {
  const restored: Reading<Game<S, E>> = restoreGame(system, save, {
    whole: true,
    decisions,
    keep: { history: true, events: false, hashes: false },
  })
  if (!restored.ok) throw new Error(restored.problems.map(({ message }) => message).join(' '))
  return restored.value
}

/** On to the moment before this decision. */
function advance<S, E extends GameEvent>(game: Game<S, E>, save: Save, decisions: number): void {
  while (game.decisionCount < decisions) {
    const { seat, decision } = logged(save, game.decisionCount)
    game.take(seat, decision)
  }
}
