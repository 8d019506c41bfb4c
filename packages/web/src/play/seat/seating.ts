/** The page's end of a table: the chair it sits at, and what it asks besides. Holds nothing of the game but what that chair may know. */
import { type GameEvent, OBSERVER, type Seat, type System, type Viewer } from '@firegroup/kernel'
import { type Chair, type Occasion, type Orders, RemoteTable, type Ruling, type Standpoint } from '@firegroup/table'
import type { Progress } from '../../worker/computer.ts'
import type { FromHost, HostPort, Opened, PageSetup } from '../../worker/host-messages.ts'
import type { Thoughts } from '../../worker/thoughts.ts'
import type { Inquiry } from '../controller/known-question.ts'
import { attachTo, beginningOf } from './attached.ts'

interface Waiting {
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
  readonly progress?: Progress | undefined
}

export class Seating<S, E extends GameEvent> {
  readonly setup: PageSetup
  /** How the game began, as far as whoever sat down first may know: before anything that has happened. */
  readonly beginning: S
  readonly #port: HostPort
  readonly #table: RemoteTable<S, E>
  readonly #listeners = new Set<() => void>()
  readonly #waiting = new Map<number, Waiting>()
  #chair!: Chair<S, E>
  #nextId = 1
  #trickle: { readonly id: number; readonly tell: (part: unknown) => void } | null = null
  #problem: string | null = null
  #following = false
  #thinking = false
  #practice = false

  private constructor(port: HostPort, { setup, origin }: Opened, system: System<S, E>, first: Viewer) {
    this.setup = setup
    this.#practice = setup.practice !== undefined
    this.#port = port
    this.beginning = beginningOf(system, origin, first)
    const attach = attachTo(system, this.beginning)
    this.#table = new RemoteTable({ send: (message) => port.postMessage(message), attach })
    port.onmessage = ({ data }) => this.#heard(data as FromHost<E>)
  }

  /** Sits down at a table that was opened. */
  static async at<S, E extends GameEvent>(port: HostPort, opened: Opened, system: System<S, E>): Promise<Seating<S, E>> {
    const humans = humansOf(opened.setup)
    // where several people share the screen, nobody sits at it before one of them takes it
    const isRemote = Object.values(opened.setup.players).some(({ type }) => type === 'remote')
    const first = humans.length > 1 ? OBSERVER : (humans[0] ?? (isRemote ? OBSERVER : system.seats[0]!))
    const seating = new Seating(port, opened, system, first)
    await seating.sit(first)
    return seating
  }

  get viewer(): Viewer {
    return this.#chair.viewer
  }

  get standpoint(): Standpoint<S, E> {
    return this.#chair.standpoint
  }

  /** What stopped the computer or the store; null while all is well. */
  get problem(): string | null {
    return this.#problem
  }

  /** The match is played in another window. */
  get following(): boolean {
    return this.#following
  }

  get thinking(): boolean {
    return this.#thinking
  }

  /** Dice were taken back in this game. */
  get practice(): boolean {
    return this.#practice
  }

  get humans(): readonly Seat[] {
    return humansOf(this.setup)
  }

  /** Somebody plays at another screen: what helps here would be unfair there. */
  get isRemote(): boolean {
    return Object.values(this.setup.players).some(({ type }) => type === 'remote')
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes another chair, and forgets what was known at the one before. */
  async sit(viewer: Viewer): Promise<void> {
    this.#chair = await this.#table.sit(viewer)
    this.#chair.subscribe(() => this.#tell())
    this.#tell()
  }

  decide(decision: unknown): Promise<Ruling> {
    return this.#chair.decide(this.standpoint.version, decision)
  }

  /** Leaves standing orders for whoever sits here; null takes them back. */
  leaveOrders(orders: Orders | null): Promise<Ruling> {
    return this.#chair.leaveOrders(orders)
  }

  /** What was asked here in the enemy's last phase. */
  pastOccasions(): Promise<readonly Occasion[]> {
    return this.#chair.pastOccasions()
  }

  undo(): Promise<Ruling> {
    return this.#chair.undo(this.standpoint.version)
  }

  goBack(): Promise<Ruling> {
    return this.#chair.goBack(this.standpoint.version)
  }

  /** Answers about the question that is open now. */
  inquiry(): Inquiry {
    const chair = this.#chair
    const { version } = chair.standpoint
    return {
      problems: (decisions) => chair.problems(version, decisions),
      previews: (decisions) => chair.previews(version, decisions),
    }
  }

  /** What the computer would do in the place of whoever sits here. */
  advise(progress: Progress): Promise<Thoughts> {
    return this.#ask((id) => this.#port.postMessage({ type: 'advise', id }), progress) as Promise<Thoughts>
  }

  trickle(query: unknown, tell: (part: unknown) => void): void {
    const id = this.#nextId++
    this.#trickle = { id, tell }
    this.#port.postMessage({ type: 'trickle', id, query })
  }

  stopTrickle(): void {
    if (!this.#trickle) return
    this.#trickle = null
    this.#port.postMessage({ type: 'stop' })
  }

  close(): void {
    this.#listeners.clear()
    this.#port.terminate()
  }

  #ask(send: (id: number) => void, progress?: Progress): Promise<unknown> {
    const id = this.#nextId++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, progress })
      send(id)
    })
  }

  #heard(message: FromHost<E>): void {
    switch (message.type) {
      case 'table':
        this.#problem = message.problem
        this.#following = message.following
        this.#thinking = message.thinking
        this.#practice = message.practice
        this.#tell()
        return
      case 'shut':
        this.#problem = message.problem
        this.#tell()
        return
      case 'part':
        if (this.#trickle?.id === message.id) this.#trickle.tell(message.part)
        return
      case 'progress':
        this.#waiting.get(message.id)?.progress?.(message.share)
        return
      case 'answer':
      case 'failed': {
        const waiting = this.#waiting.get(message.id)
        this.#waiting.delete(message.id)
        if (message.type === 'answer') waiting?.resolve(message.answer)
        else waiting?.reject(new Error(message.message))
        return
      }
      case 'opened':
      case 'store':
        return
      default:
        this.#table.hear(message)
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

const humansOf = ({ players }: PageSetup): readonly Seat[] =>
  Object.entries(players).flatMap(([seat, player]) => (player.type === 'human' ? [seat] : []))
