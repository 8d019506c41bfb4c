/** The open question on the player's desk: what is asked, and what the table has answered about decisions so far. */
import { LEGAL, type Problem, type RuleRef } from '@firegroup/kernel'
import type { Answers, AskedQuestion } from '@firegroup/table'

/** Where answers come from: a chair, for the version that the question belongs to. */
export interface Inquiry {
  problems(decisions: readonly unknown[]): Promise<Answers<readonly Problem[]>>
  previews(decisions: readonly unknown[]): Promise<Answers<unknown>>
}

/** What the table has to say takes a moment: until then nothing is allowed. Whoever shows problems shows this one as a pause. */
const PENDING: readonly Problem[] = [{ message: 'One moment …' }]

export const isPending = (problems: readonly Problem[]): boolean => problems === PENDING || problems[0] === PENDING[0]

/** So many are asked about in one message: what the player looks at next waits for no more than these. */
const AT_ONCE = { problems: 100, previews: 12 } as const

type Kind = keyof typeof AT_ONCE

interface Entry {
  readonly decision: unknown
  readonly asked: Set<Kind>
  problems?: readonly Problem[]
  preview?: { readonly value: unknown }
}

/**
 * Looks like a question of the rules, but the rules are elsewhere. What is known is answered at once, and so is that whatever was offered is legal. What is not is asked for, together with
 * everything else that is asked before the page rests, and `changed` tells when the answers are there; until then a decision has the problem
 * `PENDING` and no preview.
 */
export class KnownQuestion {
  readonly kind: string
  readonly title: string
  readonly rule: RuleRef
  readonly about: unknown
  readonly #candidates: readonly unknown[]
  readonly #inquiry: Inquiry
  readonly #changed: () => void
  readonly #known = new Map<string, Entry>()
  /** Entries by the very decisions that were asked about: candidates are asked about again and again. */
  readonly #met = new WeakMap<object, Entry>()
  readonly #wanted: { readonly [K in Kind]: Entry[] } = { problems: [], previews: [] }
  readonly #waiting: (() => void)[] = []
  #underWay = 0
  #flushing = false
  /** How often something was not known. */
  #misses = 0
  #keys: ReadonlySet<string> | undefined

  constructor(asked: AskedQuestion, inquiry: Inquiry, changed: () => void) {
    this.kind = asked.kind
    this.title = asked.title
    this.rule = asked.rule
    this.about = asked.about
    this.#candidates = asked.candidates
    this.#inquiry = inquiry
    this.#changed = changed
  }

  candidates(): readonly unknown[] {
    return this.#candidates
  }

  problems(decision: unknown): readonly Problem[] {
    const entry = this.#entryOf(decision)
    if (entry.problems) return entry.problems
    this.#miss('problems', entry)
    return PENDING
  }

  /** The first of them; null where there is none, or none yet. */
  problem(decision: unknown): Problem | null {
    const problems = this.problems(decision)
    return problems === PENDING ? null : (problems[0] ?? null)
  }

  /** Null where there is none, or none yet. */
  preview(decision: unknown): unknown {
    const entry = this.#entryOf(decision)
    if (entry.preview) return entry.preview.value
    this.#miss('previews', entry)
    return null
  }

  /** Nothing is being asked. */
  get isSettled(): boolean {
    return this.#underWay === 0 && !this.#flushing
  }

  /** Resolves when everything that was asked is answered. */
  settled(): Promise<void> {
    return this.isSettled ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** Looks at something that may ask; `known` is false where an answer was missing, so that it must be looked at again. */
  watch<T>(look: () => T): { readonly value: T; readonly known: boolean } {
    const before = this.#misses
    const value = look()
    return { value, known: this.#misses === before }
  }

  /** The same for what is done rather than looked at: where an answer was missing, it may also have failed for want of it. */
  attempt<T>(act: () => T): { readonly known: true; readonly value: T } | { readonly known: false } {
    const before = this.#misses
    try {
      const value = act()
      return this.#misses === before ? { known: true, value } : { known: false }
    } catch (error) {
      if (this.#misses === before) throw error
      return { known: false }
    }
  }

  /** What was offered, as text. */
  get #offered(): ReadonlySet<string> {
    this.#keys ??= new Set(this.#candidates.map((candidate) => JSON.stringify(candidate)))
    return this.#keys
  }

  #entryOf(decision: unknown): Entry {
    const met = typeof decision === 'object' && decision !== null ? this.#met.get(decision) : undefined
    if (met) return met
    const key = JSON.stringify(decision)
    let entry = this.#known.get(key)
    if (!entry) {
      entry = { decision, asked: new Set() }
      // nothing illegal is ever offered: nobody has to ask
      if (this.#offered.has(key)) entry.problems = LEGAL
      this.#known.set(key, entry)
    }
    if (typeof decision === 'object' && decision !== null) this.#met.set(decision, entry)
    return entry
  }

  #miss(kind: Kind, entry: Entry): void {
    this.#misses++
    if (entry.asked.has(kind)) return
    entry.asked.add(kind)
    this.#wanted[kind].push(entry)
    if (this.#flushing) return
    this.#flushing = true
    queueMicrotask(() => {
      this.#flushing = false
      this.#send('problems', async (part) => {
        const { answers } = await this.#inquiry.problems(part.map(({ decision }) => decision))
        answers?.forEach((problems, at) => {
          part[at]!.problems = problems.length === 0 ? LEGAL : problems
        })
      })
      this.#send('previews', async (part) => {
        const { answers } = await this.#inquiry.previews(part.map(({ decision }) => decision))
        answers?.forEach((value, at) => {
          part[at]!.preview = { value }
        })
      })
    })
  }

  /** No answers: the match has gone on, and this question with it. */
  #send(kind: Kind, ask: (part: readonly Entry[]) => Promise<void>): void {
    const wanted = this.#wanted[kind].splice(0)
    for (let i = 0; i < wanted.length; i += AT_ONCE[kind]) {
      this.#underWay++
      ask(wanted.slice(i, i + AT_ONCE[kind])).then(this.#answered, this.#answered)
    }
  }

  readonly #answered = (): void => {
    this.#underWay--
    this.#changed()
    if (this.isSettled) for (const resolve of this.#waiting.splice(0)) resolve()
  }
}

/** Nothing that is made up of answers needs more rounds of asking. */
const MOST_ROUNDS = 200

interface Rounds<T> {
  readonly act: () => T
  /** Puts back what the act has changed for want of an answer. */
  readonly remember?: () => () => void
  /** Nobody waits for it any more. */
  readonly isOver: () => boolean
}

/** Does something again and again until nothing that it depends on is unknown; null where it is over before. */
export async function untilKnown<T>(question: KnownQuestion, { act, remember, isOver }: Rounds<T>): Promise<{ readonly value: T } | null> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const putBack = remember?.()
    const done = question.attempt(act)
    if (done.known) return done
    putBack?.()
    await question.settled()
    if (isOver()) return null
  }
  throw new Error('The table does not answer.')
}
