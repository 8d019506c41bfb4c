import type { Seat } from '@firegroup/kernel'
import type { Character } from '../characters.ts'
import type { Counsel } from '../counsel.ts'
import { winChance } from '../evaluation.ts'
import { type Advisor, bestAtFirstSight } from '../greedy.ts'
import type { Playable, Position } from '../player.ts'
import { knownOpenings, ownAdvisor } from '../repertoire.ts'
import { differing } from './differing.ts'
import type { Attention, Breadth, Toil } from './foresight.ts'
import type { Level } from './levels.ts'
import { Luck } from './luck.ts'
import { PairedDice } from './paired-dice.ts'
import { Ends } from './reasons.ts'
import { type TrialLuck, trialLuck } from './trial-luck.ts'
import { type Arm, byMerit, FEWEST, meritOf, type Range, type Verdict, verdicts } from './trials.ts'

/** What a planner thought of one decision. */
export interface Option {
  readonly decision: unknown
  /** The advisor's judgement at first sight. */
  readonly firstSight: number
  readonly trials: number
  /** To win: what the trials of the best came to, and how much less this one promises; between what it lies, the evaluation's own error counted in. */
  readonly chance: Range
  /** How it compares with what looks best at first sight, in the same trials: 0 for that itself, and for a gain that is not shown. */
  readonly merit: number
  /** As far as trials and first sight tell, it may be as good as the best. */
  readonly isEqual: boolean
  /** What speaks for it where it is the best or as good, against it where it is not, in words; only of a planner that explains. */
  readonly reasons: readonly string[]
  /** What it and the other side did next in the best trial, own decision first. */
  readonly line: readonly { readonly seat: Seat; readonly kind: string; readonly decision: unknown }[]
}

/** Why a planner decided as it did: what it considered, the best first. */
export interface Thought {
  readonly options: readonly Option[]
  readonly nodes: number
}

export interface PlannerParts<S> extends Counsel<S> {
  readonly level: Level
  /** How it likes to play, where ways are about as good as each other. */
  readonly character?: Character
  /** Tells why, which takes longer: for people who ask. */
  readonly explains?: boolean
  /** Nothing is given up before it was tried so often, as long as there are nodes for it. */
  readonly fewest?: number
}

/** How many decisions of a line are remembered for whoever asks. */
const LINE = 4
/** How far an evaluation is off that does not say so. */
const USUAL_DOUBT = 0.1
/** In points of advice: what whole games have found to be a good opening looks better than what does so at first sight. */
const BY_HEART = 10
const Z95 = 1.96

interface Tried<S> extends Arm {
  /** How the seat goes on; nothing: with what looks best then. */
  readonly then: Onward | null
  /** What the seat leaves alone for this moment of the game; nothing: whatever looks best is done. */
  readonly without: ((decision: unknown) => boolean) | null
  best: number
  line: Option['line']
  readonly ends: Ends<S> | null
}

interface Onward {
  readonly kind: string
  readonly decision: unknown
}

export class Search<S> {
  readonly #parts: PlannerParts<S>
  readonly #position: Position<S>
  readonly #attention: Attention
  /** Nodes, and how many decisions they are enough for. */
  readonly #budget: number
  readonly #width: number
  /** In how many ways to go on each of them is tried. */
  readonly #onward: number
  readonly #seed: number
  readonly #since: S
  /** Of the seat itself, and of whoever else is asked. */
  readonly #own: Advisor<S>
  readonly #others = new Map<Seat, Advisor<S>>()
  #nodes = 0

  constructor(parts: PlannerParts<S>, position: Position<S>) {
    const { attention, otherwise } = parts.foresight
    this.#parts = parts
    this.#position = position
    this.#attention = attention[position.open.question.kind] ?? otherwise
    this.#seed = position.chance.die(0x7fffffff, 'planner')
    this.#since = position.imagined()
    this.#own = ownAdvisor(parts, this.#since, position.seat)
    const toil = parts.foresight.toil(this.#since)
    this.#budget = this.#allowed(toil)
    const enoughFor = Math.floor(this.#budget / (FEWEST * toil.nodes))
    const { width, onward = 1 }: Breadth = (parts.level.isThorough && this.#attention.thorough) || this.#attention
    this.#width = parts.fewest === undefined ? Math.min(width, Math.max(2, enoughFor)) : width
    this.#onward = onward
  }

  /**
   * How many nodes this decision gets. Where even the fewest trials that show anything cost more than it deserves, it is thought about only now and then,
   * by the player's own dice, and then properly: half a thought shows nothing, and costs all the same. Whoever is owed trials gets them.
   */
  #allowed({ nodes, each }: Toil): number {
    const { level, fewest, foresight } = this.#parts
    const heed = foresight.heed?.(this.#since, this.#position.open.question.kind) ?? 1
    const thought = level.nodes * this.#attention.thought * heed
    if (thought === 0 || fewest !== undefined) return Math.round(thought)
    const least = 2 * FEWEST * nodes
    if (thought >= least * each) return Math.round(thought / each)
    return this.#position.chance.die(1000, 'attention') <= (1000 * thought) / (least * each) ? least : 0
  }

  /**
   * Sequential halving: all get some trials, the better half more, until the budget is gone, and whatever has no hope left is given up at once. What looked
   * best at first stays to be compared with. Tells in between how much of the budget is used, of 1.
   */
  *run(): Generator<number, Thought> {
    const all = this.#arms()
    const first = all[0]!
    const rounds = Math.ceil(Math.log2(all.length))
    let arms = this.#hopeful(all, first)
    for (let round = 1; arms.length > 1 && this.#nodes < this.#budget; round++) {
      arms = yield* this.#tryAll(arms, first, (round * this.#budget) / rounds)
      const better = byMerit(this.#verdicts(arms, first)).slice(0, Math.ceil(arms.length / 2))
      const kept = better.map(({ arm }) => arm)
      if (arms.length > 2) arms = kept.includes(first) ? kept : [first, ...kept]
    }
    return { options: this.#options(bestOfEach(byMerit(this.#verdicts(all, first)))), nodes: this.#nodes }
  }

  #arms(): Tried<S>[] {
    const { seat, open } = this.#position
    const worth = this.#own.judge(this.#since, seat, open)
    const byHeart = knownOpenings(this.#parts.repertoire, this.#since, seat, open)
    const armOf = (decision: unknown, known: number): Tried<S> => this.#armOf(decision, worth(decision) + this.#liking(decision) + known)
    const arms = byHeart.map((decision) => armOf(decision, BY_HEART))
    const texts = new Set(byHeart.map((decision) => JSON.stringify(decision)))
    for (const decision of open.question.candidates())
      if (texts.size === 0 || !texts.has(JSON.stringify(decision))) arms.push(armOf(decision, 0))
    arms.sort((a, b) => b.firstSight - a.firstSight)
    // what the advisor rules out altogether is not worth a trial, nor can it be chosen by mistake
    const sensible = arms.filter(({ firstSight }) => firstSight > Number.NEGATIVE_INFINITY)
    const unlike = differing(this.#parts.foresight, this.#since, open.question.kind, sensible.length > 0 ? sensible : arms)
    const considered = [...unlike.slice(0, this.#width), ...this.#leftAlone(unlike, worth)]
    if (this.#onward < 2) return considered
    const gone = considered.flatMap((arm) => [arm, ...this.#goneOn(arm)])
    return gone.sort((a, b) => b.firstSight - a.firstSight).slice(0, this.#width)
  }

  /** The same decision, gone on with in ways that look nearly as good as the best, where that can be foretold: where no die is rolled before. */
  #goneOn(arm: Tried<S>): Tried<S>[] {
    const { seat, imaginedGame } = this.#position
    const dice = new PairedDice(this.#seed)
    const game = imaginedGame(dice)
    const { position } = dice
    game.take(seat, arm.decision)
    const next = game.open[0]
    if (game.outcome || next?.seat !== seat || dice.position !== position || !this.#parts.foresight.attention[next.question.kind]) return []
    const worth = this.#own.judge(game.state, seat, next)
    const { kind } = next.question
    const ways = [...next.question.candidates()].map((decision) => ({ decision, value: worth(decision) }))
    const sensible = ways.filter(({ value }) => value > Number.NEGATIVE_INFINITY)
    const [best, ...others] = sensible.sort((a, b) => b.value - a.value).slice(0, this.#onward)
    return others.map(({ decision, value }) => this.#armOf(arm.decision, arm.firstSight - (best!.value - value), { kind, decision }))
  }

  /** What looks best is not done at all, as far as these men go: what others do next is, and they are left where they are. */
  #leftAlone(arms: readonly Tried<S>[], worth: (decision: unknown) => number): Tried<S>[] {
    const [first, ...others] = arms
    const without = first && this.#parts.foresight.leaving?.(this.#since, this.#position.open.question.kind, first.decision)
    const instead = without && others.find(({ decision }) => !without(decision))
    if (!instead) return []
    // to leave them is to do nothing, of which first sight thinks nothing
    const firstSight = Math.min(instead.firstSight, first.firstSight - Math.max(0, worth(first.decision)))
    return [this.#armOf(instead.decision, firstSight, null, without)]
  }

  #armOf(decision: unknown, firstSight: number, then: Onward | null = null, without: Tried<S>['without'] = null): Tried<S> {
    const { evaluation, explains } = this.#parts
    const ends = explains ? new Ends(evaluation, this.#position.seat, this.#since) : null
    return { decision, then, without, firstSight, values: [], luck: [], best: -1, line: [], ends }
  }

  #liking(decision: unknown): number {
    const { character, bearing } = this.#parts
    const seen = character && bearing?.(this.#position.open.question.kind, decision)
    return (seen && character[seen]) ?? 0
  }

  #verdicts(arms: readonly Tried<S>[], first: Tried<S>): Verdict<Tried<S>>[] {
    const { foresight, level } = this.#parts
    return verdicts(arms, first, this.#attention.trust ?? foresight, foresight.worthKnowing?.(level.nodes))
  }

  /** Rounds of one trial each; those that are left when there have been enough. */
  *#tryAll(arms: readonly Tried<S>[], first: Tried<S>, until: number): Generator<number, Tried<S>[]> {
    let open = [...arms]
    do {
      for (const arm of open) {
        this.#try(arm)
        yield Math.min(1, this.#nodes / this.#budget)
      }
      open = this.#hopeful(open, first)
    } while (open.length > 1 && (this.#nodes < until || open.some((arm) => this.#isOwed(arm))) && this.#nodes < this.#budget)
    return open
  }

  /** Those that may still turn out to be better by enough. */
  #hopeful(arms: readonly Tried<S>[], first: Tried<S>): Tried<S>[] {
    return this.#verdicts(arms, first)
      .filter(({ arm, isOpen }) => isOpen || this.#isOwed(arm))
      .map(({ arm }) => arm)
  }

  #isOwed({ values }: Tried<S>): boolean {
    return values.length < (this.#parts.fewest ?? 0)
  }

  /** One trial. Every decision meets the same dice and the same imagined world in its n-th trial, so that luck is not taken for merit. */
  #try(arm: Tried<S>): void {
    const { seat, open, imaginedGame } = this.#position
    const trial = arm.values.length
    const dice = trialLuck(this.#parts.foresight, this.#since, this.#seed, trial)
    const game = imaginedGame(dice.chance)
    const luck = new Luck(this.#parts.foresight, seat, game)
    const line: Option['line'][number][] = [{ seat, kind: open.question.kind, decision: arm.decision }]
    luck.take(open, arm.decision)
    this.#nodes++
    if (arm.then) this.#goOn(game, arm.then, line, luck)
    this.#playOn(game, line, dice, luck, arm.without)
    const value = this.#valueOf(game)
    arm.ends?.add(game.state, game.outcome?.winner)
    arm.values.push(value)
    arm.luck.push(luck.points)
    if (value > arm.best) {
      arm.best = value
      arm.line = line
    }
  }

  /** Unless the imagined world does not allow it. */
  #goOn(game: Playable<S>, { kind, decision }: Onward, line: Option['line'][number][], luck: Luck<S>): void {
    const { seat } = this.#position
    const open = game.open[0]
    if (open?.seat !== seat || open.question.kind !== kind || open.question.problems(decision).length > 0) return
    line.push({ seat, kind, decision })
    luck.take(open, decision)
    this.#nodes++
  }

  #playOn(game: Playable<S>, line: Option['line'][number][], dice: TrialLuck<S>, luck: Luck<S>, without: Tried<S>['without']): void {
    const { foresight } = this.#parts
    const { seat } = this.#position
    const begun = foresight.momentOf?.(this.#since)
    let ahead = 0
    while (!game.outcome) {
      const open = game.open[0]!
      if (foresight.isSettled(game.state, open, this.#since) && ahead++ === this.#attention.ahead) return
      dice.comeTo(game.state)
      const isOwn = open.seat === seat
      const left = isOwn && without && foresight.momentOf?.(game.state) === begun ? without : null
      const decision = bestAtFirstSight(isOwn ? this.#own : this.#advisorOf(open.seat), game.state, open, left)
      if (line.length < LINE) line.push({ seat: open.seat, kind: open.question.kind, decision })
      luck.take(open, decision)
      this.#nodes++
    }
  }

  /** Another is thought to look at things in the usual way, or to go about the game as well prepared as this player does. */
  #advisorOf(seat: Seat): Advisor<S> {
    const { advisor, level } = this.#parts
    if (!level.expectsPrepared) return advisor
    const known = this.#others.get(seat) ?? ownAdvisor(this.#parts, this.#since, seat)
    this.#others.set(seat, known)
    return known
  }

  #valueOf({ outcome, state }: Playable<S>): number {
    const { seat } = this.#position
    if (!outcome) return winChance(this.#parts.evaluation, state, seat)
    return outcome.winner === null ? 0.5 : outcome.winner === seat ? 1 : 0
  }

  #options(verdicts: readonly Verdict<Tried<S>>[]): Option[] {
    const best = verdicts[0]!
    const top = meanOf(best.steady)
    const next = verdicts.find(({ arm }) => arm !== best.arm && arm.values.length > 0)
    return verdicts.map((verdict) => {
      const { arm, gain } = verdict
      const behind = meritOf(best) - meritOf(verdict)
      const isEqual = verdict === best || (arm.values.length > 0 && behind < (gain.high - gain.low) / 2)
      const against = verdict === best ? next : best
      return {
        decision: arm.decision,
        firstSight: arm.firstSight,
        trials: arm.values.length,
        chance: this.#range(top - behind, best.steady),
        merit: meritOf(verdict),
        isEqual,
        reasons: against && arm.ends && against.arm.ends ? arm.ends.against(against.arm.ends, isEqual ? 'for' : 'against') : [],
        line: arm.line,
      }
    })
  }

  /** Nothing is certain: the luck of the trials, and what the evaluation is off in any case. */
  #range(mean: number, values: readonly number[]): Range {
    const { doubt = USUAL_DOUBT } = this.#parts.evaluation
    const centre = meanOf(values)
    const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0)
    const luck = values.length < 2 ? 0.5 : squares / (values.length - 1) / values.length
    const reach = Z95 * Math.sqrt(luck + doubt ** 2)
    return { mean: within(mean), low: within(mean - reach), high: within(mean + reach) }
  }
}

/** A decision is as good as the best way to go on with it. */
function bestOfEach<A extends Arm>(verdicts: readonly Verdict<A>[]): Verdict<A>[] {
  const seen = new Set<unknown>()
  return verdicts.filter(({ arm: { decision } }) => !seen.has(decision) && seen.add(decision))
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0.5 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function within(chance: number): number {
  return Math.min(0.99, Math.max(0.01, chance))
}
