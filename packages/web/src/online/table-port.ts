/**
 * A table on a server as the page's end of a game: the same messages as to a worker. What was decided is kept until it is answered, under a name of its
 * own, and said again when the connection is back; the server knows a repeat.
 */
import type { GameEvent } from '@firegroup/kernel'
import type { Change, Frame, FromTable, ToTable } from '@firegroup/table'
import type { FromHost, HostPort, ToHost } from '../worker/host-messages.ts'

interface Line {
  /** Says something if the connection stands; whether it does. */
  say(said: Frame): boolean
}

type Sit = Extract<ToTable, { type: 'sit' }>
type Decide = Extract<ToTable, { type: 'decide' }>
type Kept = Decide | Extract<ToTable, { type: 'orders' | 'past' }>

const NO_ADVICE = 'Nobody advises in a match against people.'

export class TablePort implements HostPort {
  onmessage: HostPort['onmessage'] = null
  /** Told when a decision was taken, and when whoever sits here is asked something or no more. */
  onchanged: (() => void) | null = null
  readonly #line: Line
  readonly #newKey: () => string
  readonly #left: () => void
  /** Told what became of a decision that was said again after the connection was cut, and of one that came too late. */
  readonly #answered: (what: 'sent' | 'wentOn') => void
  /** What was said once more. */
  readonly #again = new Set<number>()
  #sit: Sit | null = null
  #decided = 0
  #asked = false
  /** Said, and not answered yet. */
  readonly #pending = new Map<number, Kept>()

  constructor(line: Line, newKey: () => string, left: () => void, answered: (what: 'sent' | 'wentOn') => void = () => undefined) {
    this.#line = line
    this.#newKey = newKey
    this.#left = left
    this.#answered = answered
  }

  /** How many decisions were taken. */
  get decided(): number {
    return this.#decided
  }

  /** Whoever sits here is asked something. */
  get asked(): boolean {
    return this.#asked
  }

  /** Decisions that nobody has answered yet. */
  get pending(): number {
    return [...this.#pending.values()].filter(({ type }) => type === 'decide').length
  }

  postMessage(message: ToHost): void {
    switch (message.type) {
      case 'open':
      case 'stored':
      case 'stop':
        return
      case 'advise':
        this.#answer({ type: 'failed', id: message.id, message: NO_ADVICE })
        return
      case 'trickle':
        return
      case 'decide': {
        const named: Decide = { ...message, key: this.#newKey() }
        this.#pending.set(named.id, named)
        this.#say(named)
        return
      }
      case 'orders':
      case 'past':
        this.#pending.set(message.id, message)
        this.#say(message)
        return
      case 'sit':
        this.#sit = message
        this.#pending.clear()
        this.#say(message)
        return
      default:
        if (!this.#say(message) && (message.type === 'undo' || message.type === 'goBack')) this.#refuse(message)
    }
  }

  /** Something from the table. */
  hear(message: FromTable): void {
    if (message.type === 'past') this.#pending.delete(message.id)
    if (message.type === 'ruling') this.#ruled(message)
    if (message.type === 'standpoint') this.#asked = message.question !== null
    this.#answer(message as FromHost)
    this.onchanged?.()
  }

  /** The connection stands again: the same chair, and whatever is not answered. */
  resume(): void {
    if (this.#sit) this.#say(this.#sit)
    for (const kept of this.#pending.values()) {
      this.#again.add(kept.id)
      this.#say(kept)
    }
  }

  #ruled({ id, ruling }: Extract<FromTable, { type: 'ruling' }>): void {
    const said = this.#pending.get(id)
    this.#pending.delete(id)
    const wasSaidAgain = this.#again.delete(id)
    if (said?.type !== 'decide') return
    if (ruling.ok) this.#decided++
    if (!ruling.ok && ruling.stale) this.#answered('wentOn')
    else if (wasSaidAgain && ruling.ok) this.#answered('sent')
  }

  terminate(): void {
    this.#left()
  }

  #say(message: ToTable): boolean {
    return this.#line.say({ type: 'chair', say: message as never })
  }

  #refuse({ id, version }: Change): void {
    const problems = [{ message: 'There is no connection now. Try it again when there is.' }]
    this.#answer({ type: 'ruling', id, ruling: { ok: false, version, problems } })
  }

  #answer(data: FromHost<GameEvent>): void {
    this.onmessage?.({ data })
  }
}
