/** The player's desk: the open question, the decision in the making, and what just happened. Knows no React; whoever shows it subscribes. */
import type { GameEvent, OpenQuestion, Problem, Seat, Verdict } from '@firegroup/kernel'
import { settings } from '../../app/settings.ts'
import type { GamePlay } from '../../games/game.ts'
import { Advice } from '../advice/advice.ts'
import type { Session } from '../session/session.ts'
import type { Desktop, Draft, Place } from './draft.ts'
import { isEnd } from './ends.ts'
import { type Report, reportsOf, type Told } from './report.ts'

/** Something that was refused, with where it was tried. */
export interface Refusal extends Problem {
  readonly place: Place | null
}

export class Desk<S, E extends GameEvent, D extends Draft> {
  readonly game: GamePlay<S, E, D>
  readonly session: Session<S, E>
  draft: D | null = null
  open: OpenQuestion | null = null
  /** What just happened with dice, until the player goes on. */
  reports: readonly Report<E>[] = []
  refusal: Refusal | null = null
  /** What the computer would do in the player's place, when he asks. */
  readonly advice = new Advice(() => this.#changed())
  /** The end of the phase was asked for while something is left to do. */
  confirming = false
  #version = 0
  #told: Told<E>[] = []
  /** How many events of the game are told; some of them may not be for this seat. */
  #heard = 0
  #carried: unknown = null
  /** For whom the screen is; with two people at it, the one who took over last. */
  #seat: Seat
  #turnOf = ''
  handOver: Seat | null = null
  readonly #listeners = new Set<() => void>()
  readonly #leave: () => void

  constructor(session: Session<S, E>, game: GamePlay<S, E, D>) {
    this.session = session
    this.game = game
    this.#seat = session.humans[0] ?? game.system.seats[0]!
    this.#listen()
    this.#leave = session.subscribe(() => this.#follow())
    this.#follow()
  }

  get version(): number {
    return this.#version
  }

  get s(): S {
    return this.session.game.state
  }

  get seat(): Seat {
    return this.#seat
  }

  /** Everything that has happened as far as this seat may know, in words. */
  get events(): readonly Told<E>[] {
    return this.#told
  }

  /** What ends the question without doing anything more, where there is such an answer. */
  get end(): unknown {
    if (!this.open) return null
    for (const candidate of this.open.question.candidates()) if (isEnd(candidate)) return candidate
    return null
  }

  /** The open question interrupts the other side. */
  get isReaction(): boolean {
    return this.open !== null && this.game.desk.isReaction(this.open.question.kind)
  }

  get undoProblem(): string | null {
    return this.session.game.undoProblem(this.#seat)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.#leave()
    this.session.close()
  }

  choosePlace(place: Place): void {
    this.attempt((draft) => draft.choosePlace(place), place)
  }

  /** Changes the draft: what just happened is read by now, and a refusal is shown. */
  attempt(act: (draft: D) => Problem | null, place: Place | null = null): void {
    this.confirming = false
    if (!this.draft) return
    this.reports = []
    const problem = act(this.draft)
    this.refusal = problem ? { ...problem, place } : null
    this.#changed()
  }

  /** Enter: on from what happened, or the decision as it stands. */
  confirm(): void {
    const ready = this.draft?.ready
    const problem = this.draft?.problems[0]
    if (this.reports.length > 0) this.dismiss()
    else if (this.confirming) this.endPhase()
    else if (ready) this.decide(ready.decision)
    else if (problem) this.#refuse(problem)
  }

  decide(decision: unknown): Verdict | null {
    return this.#decide(decision, this.draft ? this.game.desk.carry(this.draft, decision) : null)
  }

  /** What was advised rather than drafted: nothing of the draft goes on after it. */
  decideAsAdvised(decision: unknown): void {
    this.#decide(decision, null)
  }

  /** Thinks about the open question as it would be the computer's own; once more puts the advice away. */
  askAdvice(): void {
    const { open } = this
    if (this.advice.isOpen) this.advice.close()
    else if (open && this.reports.length === 0) this.advice.ask((progress) => this.session.advise(open.seat, progress))
  }

  /** E: asks once more if somebody could still act, unless the player wants no such questions. */
  endPhase(): void {
    const { end } = this
    if (end === null || end === undefined) return
    if (settings().confirmEndPhase && !this.confirming && (this.draft?.actors.length ?? 0) > 0 && !this.isReaction) {
      this.confirming = true
      this.#changed()
      return
    }
    this.decide(end)
  }

  back(): void {
    if (this.reports.length > 0) this.reports = []
    else if (this.refusal) this.refusal = null
    else if (this.confirming) this.confirming = false
    else if (this.advice.isOpen) this.advice.close()
    else this.draft?.back()
    this.#changed()
  }

  dismiss(): void {
    this.reports = []
    this.#changed()
  }

  undo(): void {
    const verdict = this.session.undo(this.#seat)
    if (!verdict.ok) this.#refuse(verdict.problems[0]!)
  }

  refuse(problem: Problem): void {
    this.#refuse(problem)
  }

  /** The next own hex with somebody who can act, from here on. */
  next(from: Place, by: 1 | -1): Place | null {
    const actors = this.draft?.actors ?? []
    if (actors.length === 0) return null
    const sorted = by === 1 ? actors : [...actors].reverse()
    return sorted.find((place) => (by === 1 ? place > from : place < from)) ?? sorted[0]!
  }

  takeOver(): void {
    if (this.handOver) this.#sit(this.handOver)
    this.handOver = null
    this.#changed()
  }

  #decide(decision: unknown, carried: unknown): Verdict | null {
    if (!this.open) return null
    this.#carried = carried
    const { seat } = this.open
    this.refusal = null
    this.confirming = false
    this.reports = []
    const verdict = this.session.decide(seat, decision)
    if (!verdict.ok) this.#refuse(verdict.problems[0] ?? { message: 'That is not possible now.' })
    return verdict
  }

  #refuse(problem: Problem): void {
    this.refusal = { ...problem, place: null }
    this.#changed()
  }

  #follow(): void {
    const { game } = this.session
    if (game.events.length < this.#heard) {
      this.#forget()
      this.reports = []
    } else if (game.events.length > this.#heard) {
      const known = this.#told.length
      this.#listen()
      const reports = reportsOf(this.#told, known, this.game.desk)
      if (reports.length > 0) this.reports = reports
    }
    const { open } = this.session
    if (open !== this.open) {
      this.open = open
      this.refusal = null
      this.confirming = false
      this.advice.close()
      this.session.stopTrickle()
      if (open) this.#take(open)
      else this.draft = null
    }
    this.#changed()
  }

  #take(open: OpenQuestion): void {
    const { seat, question } = open
    const shared = this.session.humans.length > 1
    const turn = this.game.desk.turn(this.s, seat, question.kind)
    if (shared && turn !== this.#turnOf) this.handOver = seat
    this.#turnOf = turn
    if (!this.handOver) this.#sit(seat)
    const desktop: Desktop<S> = {
      s: this.s,
      seat,
      question,
      changed: () => this.#changed(),
      ask: (query) => this.session.ask(seat, query),
      trickle: (query, tell) => this.session.trickle(query, tell),
    }
    this.draft = this.game.desk.draft(desktop, this.#carried)
    this.#carried = null
  }

  /** Whoever sits down is told the game as he may know it. */
  #sit(seat: Seat): void {
    if (seat === this.#seat) return
    this.#seat = seat
    if (this.session.game.events.some(({ to }) => to !== undefined)) this.#forget()
  }

  /** Tells what is new. */
  #listen(): void {
    const { game } = this.session
    const events = game.eventsFor(this.#seat, this.#heard)
    const words = this.game.tell(game.state, events)
    this.#told = [...this.#told, ...events.map((event, i) => ({ event, words: words[i]! }))]
    this.#heard = game.events.length
  }

  /** Tells everything again. */
  #forget(): void {
    this.#told = []
    this.#heard = 0
    this.#listen()
  }

  #changed(): void {
    this.#version++
    for (const listener of this.#listeners) listener()
  }
}
