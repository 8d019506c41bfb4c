/** The player's desk: the open question, the decision in the making, and what just happened. Knows no React; whoever shows it subscribes. */
import { type GameEvent, OBSERVER, type Problem, type Seat } from '@firegroup/kernel'
import type { Orders, OwnOrders, Standpoint } from '@firegroup/table'
import { settings } from '../../app/settings.ts'
import type { GamePlay } from '../../games/game.ts'
import { Advice } from '../advice/advice.ts'
import { Notes } from '../orders/notes.ts'
import type { Seating } from '../seat/seating.ts'
import { Arrivals, type Landing } from './arrivals.ts'
import { type Desktop, type Draft, nextOf, type Place } from './draft.ts'
import { isEnd } from './ends.ts'
import { InTurn } from './in-turn.ts'
import { KnownQuestion, untilKnown } from './known-question.ts'
import { ListDraft } from './list-draft.ts'
import type { Change, OnDesk, Refusal } from './on-desk.ts'
import { type Person, personAt } from './people.ts'
import { type Report, reportsOf } from './report.ts'
import { ASK_EVERYTHING, type Given, type Note, StandIn, type Stops } from './stand-in.ts'
import { Story } from './story.ts'
import { type Undoing, undoingOf } from './undoing.ts'

export class Desk<S, E extends GameEvent, D extends Draft> {
  readonly game: GamePlay<S, E, D>
  readonly seating: Seating<S, E>
  draft: D | null = null
  open: OnDesk | null = null
  /** All that is legal as a plain list, in the place of the draft, when the player wants it. */
  list: ListDraft<S> | null = null
  /** What just happened with dice, until the player goes on. */
  reports: readonly Report<E>[] = []
  refusal: Refusal | null = null
  /** What the computer would do in the player's place, when he asks. */
  readonly advice = new Advice(() => this.#changed())
  /** The end of the phase was asked for while something is left to do. */
  confirming = false
  /** Something was decided, and is being stored. */
  deciding = false
  /** To go back past dice makes the game practice: that is asked once. */
  askingPractice = false
  /** Something is about to be answered for the player: why he need not be asked. */
  passing: string | null = null
  /** Somebody else takes the screen over; until he does nobody sits at it. */
  handOver: Seat | null = null
  #version = 0
  /** Where the page sits, and how the game looks from there. */
  #standpoint: Standpoint<S, E>
  readonly #story: Story<S, E>
  #carried: unknown = null
  #desktop: Desktop<S> | null = null
  /** For whom the screen is; with two people at it, the one who took over last. */
  #seat: Seat
  #turnOf = ''
  /** What was decided here, in words, by the point of the game. */
  readonly #made = new Map<number, string>()
  /** So many public events there were when the screen was last handed over. */
  #handedOver = 0
  #asked = ''
  readonly #hands = new InTurn(({ message }) => this.refuse({ message }))
  /** A decision in the making is being begun. */
  #beginning = 0
  readonly #listeners = new Set<() => void>()
  readonly #leave: () => void
  readonly #arrivals: Arrivals<S, E>
  readonly #standIn: StandIn<S, E, D>
  readonly #notes = new Notes((seat) => this.person(seat).side)
  /** The question at this point of the game was gone back to: it is asked whatever there is to do. */
  #wanted = -1

  constructor(seating: Seating<S, E>, game: GamePlay<S, E, D>, landing: Landing = () => 0, stops: () => Stops = () => ASK_EVERYTHING) {
    this.seating = seating
    this.#standIn = new StandIn(game, stops)
    this.game = game
    this.#seat = seating.viewer === OBSERVER ? (seating.humans[0] ?? game.system.seats[0]!) : seating.viewer
    this.#standpoint = seating.standpoint
    const { beginning } = seating
    this.#story = new Story({
      tell: (s, events) => game.tell(s, events),
      opening: game.log.opening(beginning),
      headings: () => game.log.headings(beginning),
    })
    this.#story.follow(this.#standpoint)
    this.#arrivals = new Arrivals({
      now: () => seating.standpoint,
      time: (standpoint) => {
        const { told, known } = this.#story.foresee(standpoint)
        const coming = this.handOver === null ? reportsOf(told, known, game.desk) : []
        return { coming, time: coming.length === 0 ? 0 : landing(game.desk.landing(coming)) }
      },
      arrive: (standpoint) => this.#arrive(standpoint),
      changed: () => this.#changed(),
    })
    this.#leave = seating.subscribe(() => this.#arrivals.follow())
    this.#arrivals.follow()
  }

  get version(): number {
    return this.#version
  }

  get standpoint(): Standpoint<S, E> {
    return this.#standpoint
  }

  get s(): S {
    return this.#standpoint.state
  }

  get seat(): Seat {
    return this.#seat
  }

  /** What is being rolled or drawn. Until it has come to rest, everything else on the desk is as it was before. */
  get rolling(): readonly Report<E>[] {
    return this.#arrivals.rolling
  }

  /** Everything that has happened as far as this seat may know, in words. */
  get events(): Story<S, E>['told'] {
    return this.#story.told
  }

  /** Who must decide, as far as everybody may know; null while nobody is known to be asked. */
  get decider(): Person | null {
    const seat = this.open?.seat ?? this.#standpoint.asked[0]
    return seat === undefined ? null : this.person(seat)
  }

  /** Whoever plays a side, by name. */
  person(seat: Seat): Person {
    return personAt(this.seating.setup, seat, this.game.sideName(this.s, seat))
  }

  /** What happened in public since the screen was last handed over. */
  get news(): Story<S, E>['told'] {
    return this.handOver === null || this.seating.viewer !== OBSERVER ? [] : this.events.slice(this.#handedOver)
  }

  /** What ends the question without doing anything more, where there is such an answer. */
  get end(): unknown {
    return this.open?.question.candidates().find(isEnd) ?? null
  }

  /** Why the open question can't be ended yet; null where it can, or has no end. */
  get notYet(): Problem | null {
    const { open } = this
    const end = open && this.end === null ? (this.game.desk.endOf?.(open.question.kind) ?? null) : null
    return open && end !== null ? open.question.problem(end) : null
  }

  /** The open question interrupts the other side. */
  get isReaction(): boolean {
    return this.open !== null && this.game.desk.isReaction(this.open.question.kind)
  }

  /** What is legal and has no control in the draft of its question: nothing that may be done is ever out of sight. */
  get further(): readonly unknown[] {
    const { open } = this
    if (!open) return []
    const { kind } = open.question
    return open.question.candidates().filter((decision) => !isEnd(decision) && !this.game.desk.hasControl(kind, decision))
  }

  /** What was answered for the player, and why, for the log. */
  get notes(): readonly Note[] {
    return this.#notes.all(this.#standIn.notes, this.#standpoint.orders, this.#seat)
  }

  /** The standing orders of whoever sits here, and what they have answered. */
  get orders(): OwnOrders | null {
    return this.#standpoint.orders
  }

  /** What would be taken back, how, and why it can't be. */
  get undoing(): Undoing {
    return undoingOf(this.#standpoint, this.#made)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.#leave()
    this.#arrivals.close()
    this.seating.close()
  }

  /** Resolves when whatever the player's hands have begun is done, and nothing is being asked. */
  async settled(): Promise<void> {
    while (this.#hands.isBusy || this.#beginning > 0 || this.open?.question.isSettled === false) {
      await this.#hands.done
      await this.open?.question.settled()
    }
  }

  choosePlace(place: Place): void {
    const { list } = this
    this.attempt((draft) => (list ?? draft).choosePlace(place), place)
  }

  /** The keys 1 to 9. */
  pick(at: number): void {
    const option = this.list?.shown[at]
    if (option) this.list?.choose(option)
    else if (!this.list) this.attempt((draft) => this.game.desk.pick(draft, at))
  }

  /** All that is legal, with this of it chosen. */
  showList(decision?: unknown): void {
    if (!this.#desktop) return
    this.list = new ListDraft(this.#desktop, this.game.desk.words)
    const option = this.list.options.find((each) => each.decision === decision)
    if (option) this.list.choose(option)
    this.#changed()
  }

  /**
   * Changes the draft: what just happened is read by now, and a refusal is shown. Where the change depends on what the table has yet to answer,
   * it is taken back and made again when the answers are there.
   */
  attempt(act: Change<D>, place: Place | null = null): void {
    if (this.#away()) return
    this.confirming = false
    if (!this.draft) return
    this.reports = []
    this.#hands.do(() =>
      this.#known(
        (draft) => (act(draft) ?? null) as Problem | null,
        (problem) => {
          this.refusal = problem ? { ...problem, place } : null
          this.#changed()
        },
      ),
    )
  }

  /** Enter: on from what happened, or the decision as it stands, once everything about it is known. */
  confirm(): void {
    if (this.#away()) return
    if (this.askingPractice) {
      this.undo()
      return
    }
    this.#hands.do(async () => {
      if (this.reports.length > 0) this.dismiss()
      else if (this.confirming) this.endPhase()
      else
        await this.#known(
          (draft) => ({ ready: (this.list ?? draft).ready, problem: (this.list ?? draft).problems[0] }),
          ({ ready, problem }) => {
            if (ready) this.decide(ready.decision)
            else if (problem) this.refuse(problem)
          },
        )
    })
  }

  decide(decision: unknown): void {
    this.#decide(decision, this.draft ? this.game.desk.carry(this.draft, decision) : null)
  }

  /** What was advised rather than drafted: nothing of the draft goes on after it. */
  decideAsAdvised(decision: unknown): void {
    this.#decide(decision, null)
  }

  /** Thinks about the open question as it would be the computer's own; once more puts the advice away. */
  askAdvice(): void {
    if (this.advice.isOpen) this.advice.close()
    else if (this.open && !this.seating.isRemote && this.reports.length === 0) this.advice.ask((progress) => this.seating.advise(progress))
  }

  /** E: asks once more if somebody could still act, unless the player wants no such questions. */
  endPhase(): void {
    if (this.#away()) return
    const { end, notYet } = this
    if (notYet) this.refuse(notYet)
    if (end === null || end === undefined) return
    if (settings().confirmEndPhase && !this.confirming && (this.draft?.actors.length ?? 0) > 0 && !this.isReaction) {
      this.confirming = true
      this.#changed()
      return
    }
    this.decide(end)
  }

  /** Leaves orders for the enemy's phase; null takes them back. Why they can't be left, or null. */
  async leaveOrders(orders: Orders | null): Promise<Problem | null> {
    const ruling = await this.seating.leaveOrders(orders)
    return ruling.ok ? null : (ruling.problems[0] ?? { message: 'They can’t be left now.' })
  }

  back(): void {
    if (this.#away()) return
    if (this.askingPractice) this.askingPractice = false
    else if (this.reports.length > 0) this.reports = []
    else if (this.refusal) this.refusal = null
    else if (this.confirming) this.confirming = false
    else if (this.advice.isOpen) this.advice.close()
    else if (!this.list) this.draft?.back()
    else if (!this.list.back()) this.list = null
    this.#changed()
  }

  dismiss(): void {
    this.reports = []
    this.#changed()
  }

  /** Takes the last decision back; past dice, which is asked once in a game, as practice. */
  undo(): void {
    if (this.#away()) return
    const { way } = this.undoing
    if (way === 'practice' && !this.seating.practice && !this.askingPractice) {
      this.askingPractice = true
      this.#changed()
      return
    }
    this.askingPractice = false
    this.#hands.do(async () => {
      const ruling = await (way === 'practice' ? this.seating.goBack() : this.seating.undo())
      if (!ruling.ok) this.refuse(ruling.problems[0]!)
    })
  }

  refuse(problem: Problem): void {
    this.refusal = { ...problem, place: null }
    this.#changed()
  }

  /** The next own hex with somebody who can act, from here on. */
  next(from: Place, by: 1 | -1): Place | null {
    return nextOf(this.draft?.actors ?? [], from, by)
  }

  takeOver(): void {
    const seat = this.handOver
    if (seat === null) return
    this.#handedOver = this.events.length
    this.#hands.do(async () => {
      if (this.handOver === seat) await this.seating.sit(seat)
    })
  }

  #decide(decision: unknown, carried: unknown): void {
    const { open } = this
    if (this.#away() || !open) return
    this.refusal = null
    this.confirming = false
    this.reports = []
    this.#hands.do(async () => {
      if (this.open !== open) return
      this.#carried = carried
      this.#made.set(this.#standpoint.version, this.game.desk.words.describe(this.s, open.question.kind, decision))
      this.deciding = true
      this.advice.close()
      this.#changed()
      const ruling = await this.seating.decide(decision).finally(() => {
        this.deciding = false
      })
      this.#changed()
      // once another sits here, what became of it is no longer this desk's to say
      if (!ruling.ok && this.open === open) this.refuse(ruling.problems[0] ?? { message: 'That is not possible now.' })
    })
  }

  /** Looks at the draft, or changes it, until nothing that this depends on is unknown, and then does what follows from it. */
  async #known<T>(look: (draft: D) => T, then: (value: T) => void): Promise<void> {
    const { draft, open } = this
    if (!draft || !open) return
    const isOver = (): boolean => this.open !== open || this.draft !== draft
    const looked = await untilKnown(open.question, { act: () => look(draft), remember: () => draft.remember(), isOver })
    if (looked) then(looked.value)
  }

  /** The player looks back: what happens meanwhile is told when he has returned. */
  wait(waiting: boolean): void {
    this.#arrivals.wait(waiting)
  }

  /** Hands do nothing while the player looks back; while something rolls, they hurry it. */
  #away(): boolean {
    return this.#arrivals.isWaiting || this.land()
  }

  /** Whatever is rolling comes to rest at once; false where nothing is. */
  land(): boolean {
    return this.#arrivals.land()
  }

  #arrive(standpoint: Standpoint<S, E>): void {
    const before = this.#standpoint
    this.#standpoint = standpoint
    this.askingPractice &&= standpoint.version === before.version
    if (standpoint.version < before.version) {
      this.#wanted = standpoint.version
      this.#standIn.takenBack(standpoint.version)
    }
    const { known, takenBack } = this.#story.follow(standpoint)
    const reports = reportsOf(this.#story.told, known, this.game.desk)
    if (reports.length > 0) this.reports = reports
    if (takenBack) this.reports = []
    this.#attend(standpoint)
    if (this.handOver !== null) this.reports = []
    this.#changed()
  }

  /** Sees who is asked, and whether he sits here. */
  #attend({ viewer, version, question, asked, state }: Standpoint<S, E>): void {
    const key = question ? `${viewer} ${version} ${question.kind}` : ''
    if (key !== '' && key === this.#asked) return
    this.#asked = key
    if (this.open) {
      this.refusal = null
      this.confirming = false
      this.advice.close()
      this.seating.stopTrickle()
    }
    this.open = null
    this.draft = null
    this.list = null
    if (viewer === this.handOver) this.handOver = null
    if (this.handOver !== null) return
    const { humans } = this.seating
    const seat = question ? viewer : humans.find((each) => asked.includes(each))
    if (seat === undefined) return
    const turn = this.game.desk.turn(state, seat, asked)
    const handsOver = humans.length > 1 && turn !== this.#turnOf
    this.#turnOf = turn
    if (handsOver) this.handOver = seat
    this.#seat = seat
    if (handsOver || !question) void this.seating.sit(handsOver ? OBSERVER : seat)
    else this.#ask(seat, version, new KnownQuestion(question, this.seating.inquiry(), () => this.#changed()))
  }

  /** Asks the player, unless he need not be asked. */
  #ask(seat: Seat, version: number, question: KnownQuestion): void {
    const { s } = this
    const alone = this.seating.humans.length === 1
    const given = version === this.#wanted ? null : this.#standIn.passes(s, question, alone)
    if (given) void this.#answer(seat, question, given)
    else void this.#take(seat, question)
  }

  /** Answers for the player after a moment that is as long whatever the answer is; asks him after all where it is refused. */
  async #answer(seat: Seat, question: KnownQuestion, { text, decision }: Given): Promise<void> {
    const asked = this.#asked
    this.passing = text
    this.#beginning++
    try {
      await this.#standIn.beat(question.kind)
      this.passing = null
      if (this.#asked !== asked) return
      this.#standIn.note({ after: this.events.length, version: this.#standpoint.version, text })
      this.#made.set(this.#standpoint.version, text)
      const ruling = await this.seating.decide(decision)
      if (!ruling.ok && this.#asked === asked) void this.#take(seat, question)
    } finally {
      this.#beginning--
      this.#changed()
    }
  }

  /** The decision in the making begins when everything that it begins with is known. */
  async #take(seat: Seat, question: KnownQuestion): Promise<void> {
    const open = { seat, question }
    this.open = open
    const { s } = this
    const desktop: Desktop<S> = {
      s,
      seat,
      question,
      changed: () => this.#changed(),
      trickle: (query, tell) => this.seating.trickle(query, tell),
    }
    this.#desktop = desktop
    const carried = this.#carried
    this.#carried = null
    this.#beginning++
    try {
      const isOver = (): boolean => this.open !== open
      const made = await untilKnown(question, { act: () => this.game.desk.draft(desktop, carried), isOver })
      if (made && !isOver()) this.draft = made.value
    } finally {
      this.#beginning--
      this.#changed()
    }
  }

  #changed(): void {
    this.#version++
    for (const listener of this.#listeners) listener()
  }
}
