import type { Seat, Viewer } from './rules.ts'

/** How a game came to be: from a scenario, or from a situation set up in the middle of play. */
export type Origin = { readonly scenario: unknown } | { readonly situation: unknown }

export interface LoggedDecision {
  readonly seat: Seat
  readonly kind: string
  readonly decision: unknown
  /** Of the state after it, where hashes are kept. */
  readonly hash?: string
}

/** A state from which `play` can go on, with where the dice and the log stood. */
export interface Checkpoint<S> {
  readonly state: S
  readonly position: number
  readonly decisions: number
  readonly events: number
}

/** What a game remembers. A simulation that only wants the outcome remembers nothing; a search keeps the history, to be able to fork. */
export interface Keep {
  readonly history: boolean
  readonly events: boolean
  readonly hashes: boolean
}

export const KEEP_ALL: Keep = { history: true, events: true, hashes: true }
export const KEEP_NOTHING: Keep = { history: false, events: false, hashes: false }

/**
 * A logged decision as this viewer may see it: one's own, of another's only whose it was. What came of it, the events tell; the hash of the state
 * is for nobody, since it depends on what is hidden.
 */
export function decisionFor({ seat, kind, decision }: LoggedDecision, viewer: Viewer): LoggedDecision | { readonly seat: Seat } {
  return seat === viewer ? { seat, kind, decision } : { seat }
}

/** A rule itself failed. The game's log up to and including the decision that did it is the bug report. */
export class EngineFault extends Error {
  override readonly name = 'EngineFault'
  readonly decisions: number

  constructor(decisions: number, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause)
    super(`The game stopped after decision ${decisions}: ${why.replace(/\.$/, '')}.`, { cause })
    this.decisions = decisions
  }
}
