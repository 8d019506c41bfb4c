import { type Chance, KeyedChance } from './chance.ts'
import { stateHash } from './hash.ts'
import { type Checkpoint, EngineFault, KEEP_ALL, type Keep, type LoggedDecision, type Origin } from './history.ts'
import { copyPlain, plainProblem, readPlain } from './plain.ts'
import { LEGAL, type OpenQuestion, type Problem, type Reading, type Rules, type Seat, type Viewer } from './rules.ts'
import { eventFor, type RecordedEvent, Runtime, type RuntimeOwner } from './runtime.ts'
import { withoutSetting } from './setting.ts'
import { SplicedChance } from './spliced-chance.ts'
import type { GameEvent, Outcome, System } from './system.ts'

export type Verdict = { readonly ok: true } | { readonly ok: false; readonly problems: readonly Problem[] }
const OK: Verdict = { ok: true }

export interface GameParts<S, E extends GameEvent> {
  readonly system: System<S, E>
  readonly origin: Origin
  /** The secret behind the dice; absent when they are scripted. */
  readonly key?: string | undefined
  /** What was published of key and origin when the game began, where that is known. */
  readonly commitment?: string | undefined
  readonly chance: Chance
  readonly start: Checkpoint<S>
  readonly log: readonly LoggedDecision[]
  /** What was told before the start, where somebody has kept it. */
  readonly told?: readonly RecordedEvent<E>[] | undefined
  readonly keep: Keep
  /** Where the log can be replayed from, if not from the origin; the save format's `base`. */
  readonly base?: unknown
  /** Told of every event as it happens, whether events are kept or not, and again when an undo plays it again; a fork does not listen. */
  readonly listener?: Listener<S, E> | undefined
}

/** Hears what happens, in the state in which it happens. It must not change anything. */
export type Listener<S, E extends GameEvent> = (event: E, state: S) => void

/** A game in play: the one way in which decisions reach the rules, whoever makes them. */
export class Game<S, E extends GameEvent> implements RuntimeOwner<E> {
  readonly system: System<S, E>
  readonly origin: Origin
  readonly key: string | undefined
  readonly commitment: string | undefined
  readonly keep: Keep
  readonly base: unknown
  readonly #listener: Listener<S, E> | undefined
  #runtime: Runtime<S, E>
  #play: Rules<Outcome>
  #open: readonly OpenQuestion[] = []
  #answers: unknown[] = []
  #answered = 0
  #log: LoggedDecision[]
  #decisions: number
  #events: RecordedEvent<E>[] = []
  #checkpoints: Checkpoint<S>[]
  #barrier: number
  #barrierReason: string
  #outcome: Outcome | null = null
  #fault: EngineFault | null = null

  constructor(parts: GameParts<S, E>) {
    this.system = parts.system
    this.origin = parts.origin
    this.key = parts.key
    this.commitment = parts.commitment
    this.keep = parts.keep
    this.base = parts.base
    this.#listener = parts.listener
    this.#log = parts.keep.history ? parts.log.slice(0, parts.start.decisions) : []
    this.#decisions = parts.start.decisions
    this.#barrier = parts.start.decisions
    this.#barrierReason = parts.start.decisions === 0 ? 'the game has just begun' : 'the game was opened after it'
    if (parts.keep.events && parts.told) this.#events = [...parts.told]
    this.#checkpoints = parts.keep.history ? [{ ...parts.start, events: this.#events.length }] : []
    this.#runtime = new Runtime(this.system.clone(parts.start.state), parts.chance, this)
    this.#runtime.chance.position = parts.start.position
    this.#play = this.system.play(this.#runtime)
    this.#resume([])
    for (const entry of parts.log.slice(parts.start.decisions)) this.take(entry.seat, entry.decision)
  }

  get state(): S {
    return this.#runtime.state
  }

  get outcome(): Outcome | null {
    return this.#outcome
  }

  get fault(): EngineFault | null {
    return this.#fault
  }

  /** The questions that wait for an answer: one, or several when seats choose in secret at the same time. */
  get open(): readonly OpenQuestion[] {
    if (this.#answered === 0) return this.#open
    return this.#open.filter((_, slot) => this.#answers[slot] === undefined)
  }

  get log(): readonly LoggedDecision[] {
    return this.#log
  }

  get decisionCount(): number {
    return this.#decisions
  }

  /** How many of the questions asked last are answered already, in secret, while others still wait. */
  get secretAnswers(): number {
    return this.#answered
  }

  get keepsEvents(): boolean {
    return this.keep.events || this.#listener !== undefined
  }

  get chancePosition(): number {
    return this.#runtime.chance.position
  }

  get events(): readonly RecordedEvent<E>[] {
    return this.#events
  }

  /** The latest checkpoint; the decisions after it lead to where the game is now. */
  get latestCheckpoint(): Checkpoint<S> {
    const checkpoint = this.#checkpoints.at(-1)
    if (!checkpoint) throw new Error('This game keeps no history.')
    return checkpoint
  }

  hash(): string {
    return stateHash(withoutSetting(this.state), this.chancePosition)
  }

  view(viewer: Viewer): unknown {
    return this.system.view(this.state, viewer)
  }

  eventsFor(viewer: Viewer, from = 0): E[] {
    const seen: E[] = []
    for (let i = from; i < this.#events.length; i++) {
      const event = eventFor(this.#events[i]!, viewer)
      if (event) seen.push(event)
    }
    return seen
  }

  questionFor(seat: Seat): OpenQuestion | undefined {
    return this.open.find((open) => open.seat === seat)
  }

  /** Why this decision can't be made now; empty if it can. Changes nothing. What others are asked is none of this seat's business. */
  problems(seat: Seat, decision: unknown): readonly Problem[] {
    return this.#judge(seat, decision).problems
  }

  /** Makes a decision if it is legal; otherwise says why not, and nothing has changed. */
  decide(seat: Seat, decision: unknown): Verdict {
    const { problems, copy } = this.#judge(seat, decision)
    if (problems !== LEGAL && problems.length > 0) return { ok: false, problems }
    this.take(seat, copy)
    return OK
  }

  /** Makes a decision that is known to be legal: one of the question's own candidates, or one that was made before. It is kept, not copied. */
  take(seat: Seat, decision: unknown): void {
    const slot = this.#open.findIndex((open, i) => open.seat === seat && this.#answers[i] === undefined)
    if (slot < 0) throw new Error(`${seat} is not asked for a decision now.`)
    const last = this.#log.at(-1)
    if (last && last.seat !== seat) this.#raiseBarrier('someone else has decided since')
    this.#decisions++
    const kind = this.#open[slot]!.question.kind
    if (this.keep.history) this.#log.push({ seat, kind, decision })
    this.#answers[slot] = decision
    this.#answered++
    if (this.#answered === this.#open.length) this.#resume(this.#answers)
    if (this.keep.history && this.keep.hashes) this.#log[this.#log.length - 1] = { seat, kind, decision, hash: this.#hashOrFault() }
  }

  /** Whether this seat may take its last decision back, and if not, why. */
  undoProblem(seat: Seat): string | null {
    const last = this.#log.at(-1)
    if (!last || !this.keep.history) return 'There is nothing to undo.'
    if (last.seat !== seat) return 'The last decision was not yours.'
    return this.#log.length - 1 < this.#barrier ? `You can't undo this: ${this.#barrierReason}.` : null
  }

  undo(seat: Seat): Verdict {
    const problem = this.undoProblem(seat)
    if (problem) return { ok: false, problems: [{ message: problem }] }
    this.#goTo(this.#log.length - 1)
    return OK
  }

  /**
   * An independent game at this very point, with other dice from here on where they are given: such a game has no key, and can't be saved.
   * What a seat can't know is the caller's to resample in the fork's state; forking or undoing in the fork goes back behind that.
   * `asked: true`: as it was when the open questions were asked, without the secret answers that some seats have already given to them.
   */
  fork(options: { chance?: Chance; keep?: Partial<Keep>; asked?: boolean } = {}): Game<S, E> {
    const start = this.latestCheckpoint
    const own = this.#runtime.chance
    const { beside } = this.#runtime
    const { chance } = options
    const isBefore = start.position < own.position || beside > 0
    return new Game<S, E>({
      system: this.system,
      origin: this.origin,
      key: chance ? undefined : this.key,
      commitment: this.commitment,
      chance: chance ? new SplicedChance(isBefore ? own.copy() : null, own.position, chance, beside) : own.copy(),
      start,
      log: options.asked && this.#answered > 0 ? this.#log.slice(0, -this.#answered) : this.#log,
      keep: { history: true, events: false, hashes: false, ...options.keep },
      base: this.base,
    })
  }

  checkpoint(): void {
    if (!this.keep.history) return
    const checkpoints = this.#checkpoints
    const decisions = this.#decisions
    if (checkpoints.at(-1)?.decisions === decisions) checkpoints.pop()
    checkpoints.push({
      state: this.system.clone(this.state),
      position: this.chancePosition,
      decisions,
      events: this.#events.length,
    })
    // nobody can go back behind the barrier, so one checkpoint at or before it is enough
    while (checkpoints.length > 1 && checkpoints[1]!.decisions <= this.#barrier) checkpoints.shift()
  }

  noWayBack(why: string): void {
    this.#raiseBarrier(why)
  }

  record(event: RecordedEvent<E>): void {
    this.#listener?.(event.event, this.state)
    if (!this.keep.events) return
    const audience = event.to ? undefined : this.system.audience?.(this.state, event.event)
    this.#events.push(audience ? ({ ...event, ...audience } as RecordedEvent<E>) : event)
  }

  /** The decision is read before it is judged, and what was judged is what is taken. */
  #judge(seat: Seat, decision: unknown): { readonly problems: readonly Problem[]; readonly copy?: unknown } {
    if (this.#fault) return refused(`${this.#fault.message} Export the game; it can't go on.`)
    if (!this.system.seats.includes(seat)) return refused(`There is no seat '${seat}' at this table.`)
    if (this.#outcome) return refused('The game is over.')
    const open = this.questionFor(seat)
    if (!open) return refused(`${seat} is not asked for a decision now.`)
    const { copy, problem } = readPlain(decision, 'decision')
    const malformed = problem ?? open.question.schema.check(copy, 'decision')
    return malformed ? refused(malformed) : { problems: open.question.problems(copy), copy }
  }

  /** It never sinks: going back and playing again must not open what was closed. */
  #raiseBarrier(why: string): void {
    if (this.#decisions < this.#barrier) return
    this.#barrier = this.#decisions
    this.#barrierReason = why
  }

  #resume(answers: readonly unknown[]): void {
    try {
      const step = this.#play.next(answers)
      if (step.done) {
        this.#outcome = step.value
        this.#open = []
      } else this.#open = this.#askable(step.value)
      this.#answers = []
      this.#answered = 0
    } catch (cause) {
      throw this.#fail(cause)
    }
  }

  /** A state that can't be hashed can't be saved or compared: a rule put something into it that is no plain data. */
  #hashOrFault(): string {
    try {
      return this.hash()
    } catch (cause) {
      throw this.#fail(cause)
    }
  }

  #fail(cause: unknown): EngineFault {
    this.#fault = new EngineFault(this.#decisions, cause)
    this.#open = []
    return this.#fault
  }

  #askable(questions: readonly OpenQuestion[]): readonly OpenQuestion[] {
    if (questions.length === 0) throw new Error('The rules wait for an answer, but asked nobody.')
    for (const { seat, question } of questions)
      if (!this.system.seats.includes(seat)) throw new Error(`The rules ask '${question.kind}' of '${seat}', who is not at the table.`)
    return questions
  }

  /** Back to an earlier point: from the checkpoint before it, over the decisions that led there. */
  #goTo(decisions: number): void {
    while (this.#checkpoints.length > 1 && this.#checkpoints.at(-1)!.decisions > decisions) this.#checkpoints.pop()
    const start = this.latestCheckpoint
    const again = this.#log.slice(start.decisions, decisions)
    this.#log.length = start.decisions
    this.#events.length = start.events
    this.#decisions = start.decisions
    this.#outcome = null
    this.#fault = null
    this.#runtime.state = this.system.clone(start.state)
    this.#runtime.chance.position = start.position
    this.#play = this.system.play(this.#runtime)
    this.#resume([])
    for (const entry of again) this.take(entry.seat, entry.decision)
  }
}

/** Begins a game. The key decides every die; whoever must not know them must not have it. */
export function startGame<S, E extends GameEvent>(
  system: System<S, E>,
  origin: Origin,
  dice: { readonly key: string } | { readonly chance: Chance },
  keep: Keep = KEEP_ALL,
  listener?: Listener<S, E>,
): Reading<Game<S, E>> {
  const problem = 'scenario' in origin ? plainProblem(origin.scenario, 'scenario') : plainProblem(origin.situation, 'situation')
  if (problem) return { ok: false, problems: [{ message: problem }] }
  const reading = 'scenario' in origin ? system.begin(origin.scenario) : system.situation(origin.situation)
  if (!reading.ok) return reading
  const key = 'key' in dice ? dice.key : undefined
  const chance = 'chance' in dice ? dice.chance : new KeyedChance(dice.key)
  const start = { state: reading.value, position: 0, decisions: 0, events: 0 }
  return { ok: true, value: new Game<S, E>({ system, origin: copyPlain(origin), key, chance, start, log: [], keep, listener }) }
}

function refused(message: string): { readonly problems: readonly Problem[] } {
  return { problems: [{ message }] }
}
