/** Somebody in a room, with the wire to him. */
import type { Told } from '@firegroup/table'
import type { Person } from '../people/people.ts'
import type { ServedChair } from '../tables/live-match.ts'
import { Allowance } from './allowance.ts'

/** Lines of chat: a few at once, and then one every two seconds. */
const LINES = { burst: 6, perSecond: 0.5 }

export class Guest {
  readonly person: Person
  readonly send: (told: Told) => void
  chair: ServedChair | null = null
  /** The seats that are his; none for somebody who looks on. */
  own: readonly string[] = []
  /** Looks at the page. */
  here = true
  since: string
  /** Whom he does not want to hear. */
  blocked: ReadonlySet<string> = new Set()
  /** What he has sent and what is not answered yet. */
  readonly deciding = new Set<unknown>()
  readonly lines = new Allowance(LINES.burst, LINES.perSecond)

  constructor(person: Person, send: (told: Told) => void, since: string) {
    this.person = person
    this.send = send
    this.since = since
  }

  get watches(): boolean {
    return this.own.length === 0
  }
}
