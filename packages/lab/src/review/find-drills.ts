import type { Counsel } from '@firegroup/ai'
import type { Game, GameEvent, OpenQuestion } from '@firegroup/kernel'
import { wordsOf } from './choices.ts'
import type { Drill, DrillTheme, DrillWay } from './drill.ts'
import { seedOf } from './trials.ts'
import { above, bestOf, meanOf, reasonsFor, SURE, type Way, weigh, worthWeighing } from './ways.ts'

/** How a drill is looked for: cheaply in many places, then surely in few. */
export interface Search {
  /** Trials of the first and the second look, and of the one that counts. */
  readonly trials: readonly [first: number, second: number, last: number]
  /** By how much the best must be above all others, of 1. */
  readonly margin: number
}

const DRILL_SEARCH: Search = { trials: [5, 16, 90], margin: 0.03 }

const MOST_WAYS = 4
/** So many of the best-looking are looked at. */
const LOOKED_AT = 6
/** How many standard errors the best must be above the others. */
const CLEARLY = 2.5
/** Positions that are as good as won or lost teach nothing. */
const OPEN = { least: 0.12, most: 0.93 } as const

/**
 * What this moment of a game is worth as a drill: null unless one way is clearly the best. The best is chosen in some trials and measured in others, so
 * that the luckiest is not taken for it.
 */
export function drillAt<S, E extends GameEvent>(
  counsel: Counsel<S>,
  game: Game<S, E>,
  open: OpenQuestion,
  theme: DrillTheme,
  /** What may be an answer: tidying up makes no question. */
  isAnswer: (decision: unknown) => boolean = () => true,
  search: Search = DRILL_SEARCH,
): Pick<Drill, 'ways' | 'trials' | 'because' | 'seat' | 'kind' | 'theme'> | null {
  const { kind } = open.question
  const seed = seedOf(`drill ${kind} ${game.decisionCount}`)
  const say = (way: unknown): string => wordsOf(game, kind, way)
  const said = new Set<string>()
  const decisions = worthWeighing(counsel, game, open, 3 * MOST_WAYS, seed)
    .filter((way) => isAnswer(way) && !said.has(say(way)) && said.add(say(way)))
    .slice(0, LOOKED_AT)
  if (decisions.length < 2) return null
  const [first, second, last] = search.trials
  const look = weigh(counsel, game, open, decisions, { from: 0, to: first, seed })
  const best = bestOf(look).decision
  let asked = clearlyBelow(look, best, search.margin, 0)
  if (asked.length < 2) return null
  const again = weigh(counsel, game, open, asked, { from: first, to: first + second, seed })
  const seeming = meanOf(again[0]!)
  asked = clearlyBelow(again, best, search.margin, 2)
  if (asked.length < 2 || seeming < OPEN.least || seeming > OPEN.most) return null
  const weighed = weigh(counsel, game, open, asked, { from: first + second, to: first + second + last, seed, reasons: true })
  const told = clearlyBelow(weighed, best, search.margin, CLEARLY)
  if (told.length < 2) return null
  const sure = weighed.filter(({ decision }) => told.includes(decision))
  const worst = sure.reduce((least, way) => (meanOf(way) < meanOf(least) ? way : least))
  return {
    seat: open.seat,
    kind,
    theme,
    ways: sure.map((way): DrillWay => drillWay(way, sure[0]!, say)).sort((a, b) => (a.words < b.words ? -1 : 1)),
    trials: last,
    because: reasonsFor(sure[0]!, worst),
  }
}

/** The best way, and those of the others that are clearly worse: what is as good as the best is no wrong answer, and not offered beside it. */
function clearlyBelow<S>(ways: readonly Way<S>[], best: unknown, margin: number, errors: number): unknown[] {
  const top = ways.find(({ decision }) => decision === best)!
  const below = ways.filter((way) => {
    if (way === top) return false
    const { mean, error } = above(top, way)
    return mean >= margin && mean >= errors * error
  })
  return [best, ...below.slice(0, MOST_WAYS - 1).map(({ decision }) => decision)]
}

const tenths = (share: number): number => Math.round(1000 * share) / 10

function drillWay<S>(way: Way<S>, best: Way<S>, say: (decision: unknown) => string): DrillWay {
  const { mean, error } = above(best, way)
  const isBest = way === best
  return {
    decision: way.decision,
    words: say(way.decision),
    chance: tenths(meanOf(way)),
    below: isBest ? 0 : tenths(mean),
    range: isBest ? 0 : tenths(SURE * error),
  }
}

/** A drill measured again, with the players and the evaluation of today; null where none of its ways is clearly the best any more. */
export function drillAgain<S, E extends GameEvent>(
  counsel: Counsel<S>,
  game: Game<S, E>,
  drill: Drill,
  { trials: [, , last], margin }: Search = DRILL_SEARCH,
): Drill | null {
  const open = game.questionFor(drill.seat)!
  const say = (way: unknown): string => wordsOf(game, drill.kind, way)
  const decisions = drill.ways.map(({ decision }) => decision)
  const weighed = weigh(counsel, game, open, decisions, { from: 0, to: last, seed: seedOf(`again ${drill.id}`), reasons: true })
  const best = bestOf(weighed)
  const told = clearlyBelow(weighed, best.decision, margin, CLEARLY)
  if (told.length < 2) return null
  const sure = weighed.filter(({ decision }) => told.includes(decision))
  const worst = sure.reduce((least, way) => (meanOf(way) < meanOf(least) ? way : least))
  return { ...drill, ways: sure.map((way) => drillWay(way, best, say)), trials: last, because: reasonsFor(best, worst) }
}

/** What other trials of a drill's ways come to: in each row those of one way, and in each column the same luck. */
export function weighDrill<S, E extends GameEvent>(
  counsel: Counsel<S>,
  game: Game<S, E>,
  { seat, ways }: Pick<Drill, 'seat' | 'ways'>,
  trials: number,
): readonly (readonly number[])[] {
  const decisions = ways.map(({ decision }) => decision)
  const open = game.questionFor(seat)!
  return weigh(counsel, game, open, decisions, { from: 0, to: trials, seed: seedOf('again') }).map(({ values }) => values)
}
