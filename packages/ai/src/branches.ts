import { type GameEvent, KeyedChance, keyFromSeed, type OpenQuestion, type Origin, type Seat, type System } from '@firegroup/kernel'
import type { Counsel } from './counsel.ts'
import { type Advisor, bestAtFirstSight } from './greedy.ts'
import { differing } from './planner/differing.ts'
import { isMomentous } from './planner/foresight.ts'
import { Luck } from './planner/luck.ts'
import { trialLuck } from './planner/trial-luck.ts'
import { playGame } from './play-game.ts'
import type { Player, Position } from './player.ts'
import { random } from './random.ts'
import { knownOpening, ownAdvisor } from './repertoire.ts'
import { type Sample, sampleOf, wavering } from './tuning.ts'

/**
 * At so many of the questions of a game that are thought about, spread evenly over it, it is asked what comes of their ways: fewer where a game has many decisions, for
 * there each is gone on with for longer, and the large scenarios would take all the time that there is.
 */
const ASKED = { least: 2, most: 12, decisions: 4000 } as const
/** The best-looking ways that differ, and how often each is gone on with to the end of the game. */
const WAYS = 6
const TRIALS = 4
/** One decision of so many is a random one, so that there are positions of all kinds. */
const WAVERS = 12

/**
 * What comes of ways to decide the same question: at some questions of a game the best-looking ways are gone on with to its end a few times each, by players who come
 * prepared, with the same dice; of each it is told what the features were when it had had its effect, how lucky the seat was from then on, and whether it won. All that
 * was so before the question is common to them, and tells nothing: what is left is what decisions are about.
 */
export function branches<S, E extends GameEvent>(
  system: System<S, E>,
  origin: Origin,
  counsel: Counsel<S>,
  { seed, scenario }: { readonly seed: string; readonly scenario: string },
): Sample[] {
  const chosen = new KeyedChance(keyFromSeed(`${seed} branches`))
  const found: Sample[] = []
  /** The same game each time, with a look at every question that is thought about, by its number. */
  const play = (look: (position: Position<S>, question: number) => void) => {
    let questions = 0
    const prepared = (seat: Seat): Player<S> => {
      const steady: Player<S> = {
        name: 'prepared',
        choose: (position) =>
          knownOpening(counsel.repertoire, position) ??
          bestAtFirstSight(ownAdvisor(counsel, position.imagined(), seat), position.imagined(), position.open),
      }
      const player = wavering(steady, random<S>(), WAVERS)
      return {
        ...player,
        looksAhead: true,
        choose: (position) => {
          if (isThoughtAbout(counsel, position.open)) look(position, questions++)
          return player.choose(position)
        },
      }
    }
    const { decisions } = playGame(system, origin, Object.fromEntries(system.seats.map((seat) => [seat, prepared(seat)])), seed)
    return { questions, decisions }
  }
  const asked = spread(
    play(() => {}),
    chosen,
  )
  play((position, question) => {
    if (asked.has(question)) found.push(...branchesAt(counsel, position, chosen.die(MANY), `${scenario} ${seed} ${question}`))
  })
  return found
}

/** Which questions of a game are asked: any one of each stretch of it. */
function spread({ questions, decisions }: { readonly questions: number; readonly decisions: number }, chance: KeyedChance): Set<number> {
  const { least, most, decisions: many } = ASKED
  const stretches = Math.min(questions, most, Math.max(least, Math.round(many / decisions)))
  const from = (stretch: number) => Math.floor((stretch * questions) / stretches)
  return new Set(Array.from({ length: stretches }, (_, i) => from(i) + chance.die(from(i + 1) - from(i)) - 1))
}

const MANY = 0x7fffffff

function isThoughtAbout<S>({ foresight }: Counsel<S>, { question: { kind } }: OpenQuestion): boolean {
  return (foresight.attention[kind] ?? foresight.otherwise).thought > 0 && !isMomentous(foresight, kind)
}

function branchesAt<S>(counsel: Counsel<S>, position: Position<S>, seed: number, cell: string): Sample[] {
  const { seat, open, imagined } = position
  const since = imagined()
  const { kind } = open.question
  const worth = ownAdvisor(counsel, since, seat).judge(since, seat, open)
  const ways = [...open.question.candidates()].map((decision) => ({ decision, value: worth(decision) }))
  const sensible = ways.filter(({ value }) => value > Number.NEGATIVE_INFINITY).sort((a, b) => b.value - a.value)
  const tried = differing(counsel.foresight, since, kind, sensible).slice(0, WAYS)
  if (tried.length < 2) return []
  return tried.flatMap(({ decision }) =>
    Array.from({ length: TRIALS }, (_, trial) => branch(counsel, position, since, decision, { seed, trial, cell })).filter(
      (each) => each !== null,
    ),
  )
}

/** Nothing where the game is over before it is told what the decision was worth. */
function branch<S>(
  counsel: Counsel<S>,
  { seat, open, imaginedGame }: Position<S>,
  since: S,
  decision: unknown,
  { seed, trial, cell }: { readonly seed: number; readonly trial: number; readonly cell: string },
): Sample | null {
  const { foresight } = counsel
  const dice = trialLuck(foresight, since, seed, trial)
  const game = imaginedGame(dice.chance)
  const luck = new Luck(foresight, seat, game)
  const advisors = new Map<Seat, Advisor<S>>()
  const advisorOf = (asked: Seat): Advisor<S> => {
    const advisor = advisors.get(asked) ?? ownAdvisor(counsel, since, asked)
    advisors.set(asked, advisor)
    return advisor
  }
  luck.take(open, decision)
  let settled: Omit<Sample, 'result' | 'luck'> | null = null
  let before = 0
  for (let next = game.open[0]; !game.outcome && next; next = game.open[0]) {
    if (settled === null && foresight.isSettled(game.state, next, since)) {
      settled = sampleOf(counsel, game.state, seat, cell)
      before = luck.points
    }
    dice.comeTo(game.state)
    luck.take(next, bestAtFirstSight(advisorOf(next.seat), game.state, next))
  }
  const winner = game.outcome?.winner ?? null
  return settled && { ...settled, luck: luck.points - before, result: winner === null ? 0.5 : winner === seat ? 1 : 0 }
}
