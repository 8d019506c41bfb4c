import type { Counsel } from '@firegroup/ai'
import type { Game, GameEvent, LoggedDecision, Seat } from '@firegroup/kernel'
import type { Effort } from './review.ts'
import { seedOf } from './trials.ts'
import { above, bestOf, meanOf, reasonsFor, SURE, type Way, weigh, weighOn, worthWeighing } from './ways.ts'

/** A way as it is told. */
export interface ToldWay {
  readonly decision: unknown
  readonly words: string
  readonly played: boolean
  /** To win, for whoever decided, between 0 and 1. */
  readonly chance: number
  /** How far above what was played it came out, in the same trials, and twice the standard error of that. */
  readonly above: number
  readonly range: number
}

/** A decision that was looked at closely, because another way seemed better. */
export interface Judged {
  readonly at: number
  readonly seat: Seat
  readonly kind: string
  /** What was given away, as a share of 1: 0 where the difference is within the error of the trials. */
  readonly cost: number
  /** The difference as it came out, sure or not. */
  readonly seeming: number
  readonly trials: number
  /** The best first. */
  readonly ways: readonly ToldWay[]
  /** What speaks most for the best against what was played: 'holds C6', 'loses fewer men'. */
  readonly because: readonly string[]
}

/** Less than this is not worth a second look, and cannot be told from nothing. */
const NOTHING = 0.01

/**
 * What a decision cost. The best way is found in some trials and its merit measured in others, so that the luckiest of several is not taken for the best.
 * Null where nothing seemed better.
 */
export function judgeChoice<S, E extends GameEvent>(
  counsel: Counsel<S>,
  game: Game<S, E>,
  { seat, kind, decision }: LoggedDecision,
  at: number,
  effort: Effort,
): Judged | null {
  const open = game.questionFor(seat)!
  const seed = seedOf(`choice ${at}`)
  const { thought } = counsel.foresight.attention[kind] ?? counsel.foresight.otherwise
  const say = (way: unknown): string => wordsOf(game, kind, way)
  const own = say(decision)
  // what is plain at first sight is compared with that alone
  const looked = worthWeighing(counsel, game, open, thought > 0 ? effort.ways + 1 : 1, seed)
  const others = distinct(looked, say)
    .filter((way) => say(way) !== own)
    .slice(0, effort.ways)
  if (others.length === 0) return null
  const first = weigh(counsel, game, open, [decision, ...others], { from: 0, to: effort.first, seed })
  const seeming = bestOf(first)
  if (seeming === first[0] || above(seeming, first[0]!).mean < NOTHING) return null

  const rivals = first.slice(1).filter((way) => above(way, first[0]!).mean > -NOTHING || way === seeming)
  const asked = [first[0]!, ...rivals].map((way) => way.decision)
  const chosen = asked.indexOf(seeming.decision)
  const second = weigh(counsel, game, open, asked, { from: effort.first, to: effort.first + effort.second, seed, reasons: true })
  const hint = above(second[chosen]!, second[0]!)
  if (hint.mean < NOTHING) return null
  if (hint.mean > hint.error && effort.shown > effort.second) {
    weighOn(counsel, game, open, second, { from: effort.first + effort.second, to: effort.first + effort.shown, seed })
  }
  const best = second[chosen]!
  const found = above(best, second[0]!)
  if (found.mean < NOTHING) return null
  return {
    at,
    seat,
    kind,
    cost: found.mean > SURE * found.error ? found.mean : 0,
    seeming: found.mean,
    trials: best.values.length,
    ways: second.map((way) => toldWay(way, second[0]!, say)).sort((a, b) => b.above - a.above),
    because: reasonsFor(best, second[0]!),
  }
}

function toldWay<S>(way: Way<S>, played: Way<S>, say: (decision: unknown) => string): ToldWay {
  const { mean, error } = above(way, played)
  const isPlayed = way === played
  return {
    decision: way.decision,
    words: say(way.decision),
    played: isPlayed,
    chance: meanOf(way),
    above: isPlayed ? 0 : mean,
    range: isPlayed ? 0 : SURE * error,
  }
}

/** What a person can't tell apart by its words is the same to him. */
function distinct(ways: readonly unknown[], say: (decision: unknown) => string): unknown[] {
  const told = new Set<string>()
  return ways.filter((way) => {
    const words = say(way)
    if (told.has(words)) return false
    told.add(words)
    return true
  })
}

export function wordsOf<S, E extends GameEvent>({ system, state }: Game<S, E>, kind: string, decision: unknown): string {
  return (system.words?.decision(state, kind, decision) ?? JSON.stringify(decision)).replace(/\.$/, '')
}
