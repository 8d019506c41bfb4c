/** The player's desk: the open question, the decision in the making, and what just happened. Knows no React; whoever shows it subscribes. */
import { type AslskState, describeEvents, type Place, type Side } from '@firegroup/aslsk'
import type { OpenQuestion, Problem, Verdict } from '@firegroup/kernel'
import { settings } from '../../app/settings.ts'
import { AdvanceDraft } from '../../games/aslsk/play/drafts/advance-draft.ts'
import { CombatDraft } from '../../games/aslsk/play/drafts/combat-draft.ts'
import { FireDraft } from '../../games/aslsk/play/drafts/fire-draft.ts'
import { type Carry, MoveDraft } from '../../games/aslsk/play/drafts/move-draft.ts'
import { RoutDraft } from '../../games/aslsk/play/drafts/rout-draft.ts'
import { SetupDraft } from '../../games/aslsk/play/drafts/setup-draft.ts'
import type { Session } from '../session/session.ts'
import type { Desktop, Draft } from './draft.ts'
import { ListDraft } from './list-draft.ts'
import { type Report, reportsOf, type Told } from './report.ts'

const ENDS: readonly string[] = ['end', 'done', 'hold', 'pass']
const FIRE: readonly string[] = ['prepFire', 'defensiveFire', 'advancingFire', 'firstFire']

/** Something that was refused, with where it was tried. */
export interface Refusal extends Problem {
  readonly place: Place | null
}

export class Desk {
  readonly session: Session
  draft: Draft | null = null
  open: OpenQuestion | null = null
  /** What just happened with dice, until the player goes on. */
  reports: readonly Report[] = []
  refusal: Refusal | null = null
  /** The end of the phase was asked for while something is left to do. */
  confirming = false
  #version = 0
  #told: Told[]
  #carry: Carry | null = null
  /** For whom the screen is; with two people at it, the one who took over last. */
  #seat: Side
  #turnOf = ''
  handOver: Side | null = null
  readonly #listeners = new Set<() => void>()
  readonly #leave: () => void

  constructor(session: Session) {
    this.session = session
    this.#told = tell(session, 0)
    this.#seat = session.humans[0] ?? 'allied'
    this.#leave = session.subscribe(() => this.#follow())
    this.#follow()
  }

  get version(): number {
    return this.#version
  }

  get s(): AslskState {
    return this.session.game.state
  }

  get seat(): Side {
    return this.#seat
  }

  /** Everything that has happened, in words. */
  get events(): readonly Told[] {
    return this.#told
  }

  /** What ends the question without doing anything more, where there is such an answer. */
  get end(): unknown {
    if (!this.open) return null
    for (const candidate of this.open.question.candidates())
      if (ENDS.includes((candidate as { type?: string }).type ?? '')) return candidate
    return null
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

  chooseHex(place: Place): void {
    this.confirming = false
    if (!this.draft) return
    this.reports = []
    const problem = this.draft.chooseHex(place)
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
    if (!this.open) return null
    this.#carry = this.draft instanceof MoveDraft && (decision as { type?: string }).type === 'step' ? this.draft.carry : null
    const { seat } = this.open
    this.refusal = null
    this.confirming = false
    this.reports = []
    const verdict = this.session.decide(seat, decision)
    if (!verdict.ok) this.#refuse(verdict.problems[0] ?? { message: 'That is not possible now.' })
    return verdict
  }

  /** E: asks once more if somebody could still act, unless the player wants no such questions. */
  endPhase(): void {
    const { end } = this
    if (end === null || end === undefined) return
    if (settings().confirmEndPhase && !this.confirming && (this.draft?.actors.length ?? 0) > 0 && !this.#isReaction()) {
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
    if (this.handOver) this.#seat = this.handOver
    this.handOver = null
    this.#changed()
  }

  #refuse(problem: Problem): void {
    this.refusal = { ...problem, place: null }
    this.#changed()
  }

  #isReaction(): boolean {
    return this.open?.question.kind === 'firstFire'
  }

  #follow(): void {
    const { game } = this.session
    const known = this.#told.length
    if (game.events.length < known) {
      this.#told = this.#told.slice(0, game.events.length)
      this.reports = []
    } else if (game.events.length > known) {
      this.#told = [...this.#told, ...tell(this.session, known)]
      const reports = reportsOf(this.#told, known)
      if (reports.length > 0) this.reports = reports
    }
    const { open } = this.session
    if (open !== this.open) {
      this.open = open
      this.refusal = null
      this.confirming = false
      this.session.stopRisks()
      if (open) this.#take(open)
      else this.draft = null
    }
    this.#changed()
  }

  #take(open: OpenQuestion): void {
    const seat = open.seat as Side
    const shared = this.session.humans.length > 1
    const turn = `${this.s.turn} ${this.s.phase === 'setup' ? seat : this.s.attacker}`
    if (shared && turn !== this.#turnOf && !this.#isReaction()) this.handOver = seat
    this.#turnOf = turn
    if (!this.handOver) this.#seat = seat
    this.draft = this.#draftOf(open)
    this.#carry = null
  }

  #draftOf({ seat, question }: OpenQuestion): Draft {
    const desk: Desktop = {
      s: this.s,
      seat: seat as Side,
      question,
      changed: () => this.#changed(),
      risks: (units, mode, tell) => this.session.risks(units, mode, tell),
      fates: (declared) => this.session.fates(seat, declared),
    }
    if (FIRE.includes(question.kind)) return new FireDraft(desk)
    switch (question.kind) {
      case 'move':
        return new MoveDraft(desk, this.#carry)
      case 'advance':
        return new AdvanceDraft(desk)
      case 'rout':
        return new RoutDraft(desk)
      case 'closeCombat':
        return new CombatDraft(desk)
      case 'setup':
      case 'enter':
        return new SetupDraft(desk)
      default:
        return new ListDraft(desk)
    }
  }

  #changed(): void {
    this.#version++
    for (const listener of this.#listeners) listener()
  }
}

function tell({ game }: Session, from: number): Told[] {
  const events = game.events.slice(from).map(({ event }) => event)
  const words = describeEvents(game.state, events)
  return events.map((event, i) => ({ event, words: words[i]! }))
}
