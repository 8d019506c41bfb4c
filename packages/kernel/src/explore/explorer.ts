import type { Rules } from '../rules.ts'
import { Runtime } from '../runtime.ts'
import type { GameEvent } from '../system.ts'
import { type Branch, type ComesTo, drawBranch, nextPath, rollBranch } from './branches.ts'
import type { Exploration, Part } from './explore.ts'
import type { LightDice } from './light-dice.ts'
import { type Outcome, type PartCourse, PartHistory } from './parts.ts'
import type { Arrival, Node } from './stage.ts'

/** A runtime that goes down one path of chance after the other. Rules can't tell it from that of a game; what they do is told to nobody. */
export class Explorer<S, E extends GameEvent, P extends Part> extends Runtime<S, E> {
  runs = 0
  /** What was rolled, drawn and done aside in all runs: the work that it was. */
  steps = 0
  readonly #exploration: Exploration<S, E, P>
  readonly #alike: (s: S) => string
  /** The parts that are followed, in their order. */
  readonly parts: readonly PartHistory<P>[]
  #node: Node<S> | null = null
  #path: Branch[] = []
  #at = 0
  /** Milestones that this run has passed; behind those of the node something new begins. */
  #passed = 0
  #stoppedAt: string | null = null
  #courses: PartCourse[] = []
  #inAside = false
  /** For what lies behind the node, where that is only sampled. */
  #dice: LightDice | null = null

  constructor(exploration: Exploration<S, E, P>, alike: (s: S) => string) {
    super(exploration.begin(), NO_CHANCE, SILENT)
    this.#exploration = exploration
    this.#alike = alike
    const { parts } = exploration
    this.parts = parts ? parts.of(this.state).map((part) => new PartHistory(part, parts)) : []
  }

  /** All ways on from a node, each to its next milestone or to the end; null if that takes more steps than there may be. */
  expand(node: Node<S>, most: number): Arrival<S>[] | null {
    const arrivals: Arrival<S>[] = []
    const known = node.path.length
    const path = node.path.slice()
    do {
      if (this.steps >= most) return null
      this.#courses = node.parts.map((chances) => ({ of: 1n, chances }))
      const ended = this.#run(node, path)
      const shares = sharesOf(path, known)
      if (!ended) arrivals.push(this.#arrival(this.#stoppedAt!, node.start, path.slice(), node.milestones + 1, shares))
      else if (this.#exploration.afterwards?.isDue(this.state))
        arrivals.push(this.#arrival(this.#alike(this.state), this.state, [], 0, shares))
      else arrivals.push({ ...this.#arrival(null, null, [], 0, shares), counted: [...this.#exploration.outcomes(this.state)] })
    } while (nextPath(path, known))
    return arrivals
  }

  #arrival(key: string | null, start: S | null, path: readonly Branch[], milestones: number, shares: Shares): Arrival<S> {
    return { key, start, path, milestones, share: shares.share, of: shares.of, counted: NOTHING, parts: this.#courses }
  }

  /** One run through a node to the end, with these dice: what is counted of it. */
  sample(node: Node<S>, dice: LightDice): string[] {
    const { outcomes, parts, afterwards } = this.#exploration
    this.#dice = dice
    this.#run(node, node.path.slice())
    while (afterwards?.isDue(this.state)) this.#drive(afterwards.rule(this))
    this.#dice = null
    const counted = [...outcomes(this.state)]
    if (parts) for (const part of parts.of(this.state)) counted.push(parts.outcome(part))
    return counted
  }

  /** Whether the rule came to its end. */
  #run(node: Node<S>, path: Branch[]): boolean {
    this.runs++
    this.steps++
    this.#node = node
    this.#path = path
    this.#at = 0
    this.#passed = 0
    this.#stoppedAt = null
    const { begin, rule, afterwards } = this.#exploration
    this.state = node.start === null ? begin() : afterwards!.copy(node.start)
    if (this.#isSampled) this.#settleParts()
    try {
      this.#drive(node.start === null ? rule(this) : afterwards!.rule(this))
      return true
    } catch (stop) {
      if (stop !== STOP) throw stop
      return false
    }
  }

  #drive(rules: Rules<unknown> | undefined): void {
    if (!rules) return
    const { answer } = this.#exploration
    for (let step = rules.next(); !step.done; ) {
      if (!answer) throw new Error(`The odds can't be worked out: the rule asks '${step.value[0]?.question.kind}', and nobody answers.`)
      step = rules.next(step.value.map((open) => answer(open, this.state)))
    }
  }

  override roll(_label: string, count = 1, sides = 6, comesTo?: ComesTo<readonly number[]>): number[] {
    if (!this.#isSampled) return this.#follow(() => rollBranch(count, sides, comesTo)).slice()
    const dice: number[] = []
    for (let i = 0; i < count; i++) dice.push(this.#dice!.below(sides) + 1)
    return dice
  }

  override draw<T>(bag: T[], label: string): T {
    if (bag.length === 0) throw new Error(`Nothing left to draw for: ${label}.`)
    const index = this.#isSampled ? this.#dice!.below(bag.length) : this.#follow(() => drawBranch(bag, this.#exploration.same))[0]!
    return bag.splice(index, 1)[0] as T
  }

  override shuffle<T>(list: T[], label: string): void {
    const rest = list.splice(0)
    while (rest.length > 0) list.push(this.draw(rest, label))
  }

  override milestone(rest: () => string): void {
    if (this.#inAside) return
    if (!this.#isNew) {
      this.#passed++
      if (this.#isSampled) this.#settleParts()
    } else if (!this.#dice) {
      this.#stoppedAt = `${rest()}\n${this.#alike(this.state)}`
      throw STOP
    }
  }

  override note(): void {}

  override aside(part: Part, context: () => string, act: () => void): void {
    // on the way to the node nothing is left to be done: what has become of the parts is kept there
    if (!this.#isNew) return
    if (this.#dice || this.#inAside) {
      act()
      return
    }
    const index = this.parts.findIndex(({ id }) => id === part.id)
    if (index < 0) return
    this.steps += ASIDE
    const workOut = (state: P) => this.#workOut(part as P, state, index, act)
    this.#courses[index] = this.parts[index]!.after(this.#courses[index]!, context(), workOut)
  }

  /** All that an aside can make of a part that is in this state. */
  #workOut(part: P, state: P, index: number, act: () => void): Outcome[] {
    const [path, at] = [this.#path, this.#at]
    const untouched = { ...part }
    const outcomes: Outcome[] = []
    this.#inAside = true
    this.#path = []
    do {
      this.runs++
      this.#at = 0
      Object.assign(part, state)
      act()
      outcomes.push({ to: this.parts[index]!.numberOf(part), ...sharesOf(this.#path, 0) })
    } while (nextPath(this.#path, 0))
    Object.assign(part, untouched)
    this.#inAside = false
    this.#path = path
    this.#at = at
    return outcomes
  }

  /** Puts every part into one of the states that it can be in, by chance. */
  #settleParts(): void {
    this.#exploration.parts?.of(this.state).forEach((part, index) => {
      const chances = this.#node!.parts[index]!
      let left = chances.reduce((sum, n) => sum + n) * BigInt(this.#dice!.below(GRAINS))
      const state = chances.findIndex((n) => {
        left -= n * BigInt(GRAINS)
        return left < 0n
      })
      Object.assign(part, this.parts[index]!.states[state])
    })
  }

  /** Behind the node, where runs find something new. */
  get #isNew(): boolean {
    return this.#passed === this.#node!.milestones
  }

  get #isSampled(): boolean {
    return this.#dice !== null && this.#isNew
  }

  #follow(branch: () => Branch): readonly number[] {
    this.steps++
    if (this.#at === this.#path.length) this.#path.push(branch())
    const { results, chosen } = this.#path[this.#at++]!
    return results[chosen]!
  }
}

/** An aside is mostly known already: half a step. */
const ASIDE = 0.5

/** How finely the chances of a part are told apart where they are sampled. */
const GRAINS = 1_000_000

/** Thrown through a rule to leave it at a milestone. */
const STOP = { message: 'The rule was left at a milestone.' }

const SILENT = { decisionCount: 0, keepsEvents: false, checkpoint() {}, noWayBack() {}, record() {} }

const NO_CHANCE = { position: 0, die: noChance, pick: noChance, shuffle: noChance, copy: noChance }

function noChance(): never {
  throw new Error('Explored rules roll and draw only through the runtime.')
}

const NOTHING: readonly string[] = []

interface Shares {
  readonly share: bigint
  readonly of: bigint
}

/** In how many of `of` ways the branches from here on come out as they were chosen. */
function sharesOf(path: readonly Branch[], from: number): Shares {
  let share = 1n
  let of = 1n
  for (let i = from; i < path.length; i++) {
    const branch = path[i]!
    share *= branch.weights[branch.chosen]!
    of *= branch.of
  }
  return { share, of }
}
