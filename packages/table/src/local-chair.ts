import type { GameEvent, Problem, Question, Viewer } from '@firegroup/kernel'
import type { Answers, Chair, Ruling } from './chair.ts'
import type { Occasion } from './orders/adapter.ts'
import type { Orders } from './orders/vocabulary.ts'
import type { Session } from './session.ts'
import { plainOf, type Standpoint, standpointOf, versionOf } from './standpoint.ts'

/** A chair in the same program as its table: for tests, lessons, the command line, and for whoever serves chairs to others. */
export class LocalChair<S, E extends GameEvent> implements Chair<S, E> {
  readonly viewer: Viewer
  readonly #session: Session<S, E>
  readonly #listeners = new Set<() => void>()
  readonly #unsubscribe: () => void
  #standpoint: Standpoint<S, E>
  /** What the standpoint was taken of. */
  #seen = ''

  constructor(session: Session<S, E>, viewer: Viewer) {
    this.#session = session
    this.viewer = viewer
    this.#standpoint = this.#look()
    this.#unsubscribe = session.subscribe(() => {
      if (session.match.storing || this.#seen === this.#stand()) return // what is being stored is told when that is done
      this.#standpoint = this.#look()
      for (const listener of this.#listeners) listener()
    })
  }

  get standpoint(): Standpoint<S, E> {
    return this.#standpoint
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  decide(version: number, decision: unknown, key?: string): Promise<Ruling> {
    return this.#session.decide(this.viewer, decision, version, key)
  }

  undo(version: number): Promise<Ruling> {
    return this.#session.undo(this.viewer, version)
  }

  goBack(version: number): Promise<Ruling> {
    return this.#session.goBack(this.viewer, version)
  }

  async problems(version: number, decisions: readonly unknown[]): Promise<Answers<readonly Problem[]>> {
    const { game } = this.#session
    return this.#answer(version, decisions, (_, decision) => plainOf(game.problems(this.viewer, decision)) as readonly Problem[])
  }

  async previews(version: number, decisions: readonly unknown[]): Promise<Answers<unknown>> {
    const { game } = this.#session
    // only what is legal has a preview: nothing may be learned from what would come of anything else
    return this.#answer(version, decisions, (question, decision) =>
      game.problems(this.viewer, decision).length > 0 ? null : (plainOf(question.preview?.(decision)) ?? null),
    )
  }

  leaveOrders(orders: Orders | null): Promise<Ruling> {
    return this.#session.leaveOrders(this.viewer, orders)
  }

  pastOccasions(): Promise<readonly Occasion[]> {
    return this.#session.pastOccasions(this.viewer)
  }

  leave(): void {
    this.#unsubscribe()
    this.#listeners.clear()
  }

  #answer<T>(version: number, decisions: readonly unknown[], about: (question: Question<unknown>, decision: unknown) => T): Answers<T> {
    const { game, beating, match } = this.#session
    const now = this.#standpoint.version
    const open = beating || match.storing || match.setup.ended || now !== versionOf(game) ? undefined : game.questionFor(this.viewer)
    return { version: now, answers: version === now && open ? decisions.map((each) => about(open.question, each)) : null }
  }

  #stand(): string {
    const { match, beating } = this.#session
    return `${match.changes} ${beating} ${match.game.fault !== null} ${this.#session.ordersLeft(this.viewer)}`
  }

  #look(): Standpoint<S, E> {
    this.#seen = this.#stand()
    const { game, beating, match } = this.#session
    const { ended = null } = match.setup
    return standpointOf(game, this.viewer, beating, match.goBackProblem(this.viewer), this.#session.ordersOf(this.viewer), ended)
  }
}
