/** Somebody whose socket is at one process and whose table is at another: what he says and is told goes through the post, unseen by both. */
import type { Told } from '@firegroup/table'
import type { Person } from '../people/people.ts'

/** Somebody at a table: what he says is given to `hear`; `leave` says that he is gone. */
export interface Attendance {
  hear(frame: unknown): void
  leave(): void
}

/** What two processes say to each other about one whose socket is at the first and whose table is at the second. */
export type Letter =
  | { readonly type: 'enter'; readonly guest: number; readonly table: string; readonly person: Person }
  | { readonly type: 'say'; readonly guest: number; readonly frame: unknown }
  | { readonly type: 'leave'; readonly guest: number }
  | { readonly type: 'told'; readonly guest: number; readonly told: Told }
  /** The table is no longer, or not, at the second. */
  | { readonly type: 'lost'; readonly guest: number }
  /** To everybody: something about a table was changed. */
  | { readonly type: 'changed'; readonly table: string }

interface RelayParts {
  readonly send: (to: string | null, letter: Letter) => void
  /** Lets somebody of another process in at a table of ours; null where it is not ours. */
  readonly admit: (table: string, person: Person, send: (told: Told) => void, lost: () => void) => Promise<Attendance | null>
  readonly changed: (table: string) => void
}

interface Away {
  readonly owner: string
  readonly send: (told: Told) => void
  readonly lost: () => void
}

export class Relay {
  readonly #parts: RelayParts
  /** Those whose sockets are here. */
  readonly #away = new Map<number, Away>()
  /** Those whose tables are here, by process and number. */
  readonly #guests = new Map<string, Promise<Attendance | null>>()
  #next = 1

  constructor(parts: RelayParts) {
    this.#parts = parts
  }

  /** Somebody here opens a table that is at another process. */
  enter(owner: string, table: string, person: Person, send: (told: Told) => void, lost: () => void): Attendance {
    const guest = this.#next++
    this.#away.set(guest, { owner, send, lost })
    this.#parts.send(owner, { type: 'enter', guest, table, person })
    return {
      hear: (frame) => this.#away.has(guest) && this.#parts.send(owner, { type: 'say', guest, frame }),
      leave: () => {
        if (this.#away.delete(guest)) this.#parts.send(owner, { type: 'leave', guest })
      },
    }
  }

  hear(from: string, letter: Letter): void {
    if (letter.type === 'changed') this.#parts.changed(letter.table)
    else if (letter.type === 'told') this.#away.get(letter.guest)?.send(letter.told)
    else if (letter.type === 'lost') this.#lose(letter.guest)
    else if (letter.type === 'enter') this.#admit(from, letter)
    else {
      const key = `${from} ${letter.guest}`
      const guest = this.#guests.get(key)
      if (letter.type === 'leave') this.#guests.delete(key)
      void guest?.then((attendance) => (letter.type === 'say' ? attendance?.hear(letter.frame) : attendance?.leave()))
    }
  }

  /** Only these processes live: whoever is between us and another one is cut off. Without any, letters were lost. */
  living(processes: ReadonlySet<string>): void {
    for (const [guest, { owner }] of [...this.#away]) if (!processes.has(owner)) this.#lose(guest)
    for (const [key, guest] of [...this.#guests])
      if (!processes.has(key.split(' ')[0]!)) {
        this.#guests.delete(key)
        void guest.then((attendance) => attendance?.leave())
      }
  }

  /** Nothing is ours any more: whoever was a guest here opens his table elsewhere. */
  close(): void {
    for (const [key, guest] of [...this.#guests]) {
      this.#guests.delete(key)
      const [process = '', number] = key.split(' ')
      this.#parts.send(process, { type: 'lost', guest: Number(number) })
      void guest.then((attendance) => attendance?.leave())
    }
  }

  #admit(from: string, { guest, table, person }: Extract<Letter, { type: 'enter' }>): void {
    const key = `${from} ${guest}`
    const lost = (): void => {
      if (this.#guests.delete(key)) this.#parts.send(from, { type: 'lost', guest })
    }
    const told = (message: Told): void => {
      if (this.#guests.has(key)) this.#parts.send(from, { type: 'told', guest, told: message })
    }
    const admitted = this.#parts.admit(table, person, told, lost).catch(() => null)
    this.#guests.set(key, admitted)
    void admitted.then((attendance) => {
      if (!attendance) lost()
    })
  }

  #lose(guest: number): void {
    const away = this.#away.get(guest)
    this.#away.delete(guest)
    away?.lost()
  }
}
