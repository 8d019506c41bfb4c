/** What goes on beside the game at a table in play: clocks, offers, and ends that the rules do not bring about. */
import {
  type AffairsSeen,
  type Clocks,
  clocksAt,
  deadlineOf,
  NO_OFFERS,
  newClocks,
  type OfferKind,
  type Offers,
  offerOf,
  offerProblem,
  offersAfter,
  outOfTime,
  refusedOffer,
  type Terms,
  turnedClocks,
  withOffer,
  withoutOffer,
} from '@firegroup/table'
import { DONE, type Done, refused } from './changing.ts'
import type { LiveMatch, Stand } from './live-match.ts'

/** As it is kept in the database. */
export interface KeptAffairs {
  readonly clocks: Clocks | null
  readonly offers: Offers
  /** How far the match was when this was kept. */
  readonly decisions: number
  /** The table at which it is played once more. */
  readonly rematch: string | null
}

interface AffairsParts {
  readonly match: LiveMatch
  readonly terms: Terms
  /** In milliseconds. */
  readonly now: () => number
  readonly kept: KeptAffairs | null
  /** When the match was last played: what the clocks have not heard of was decided then. */
  readonly played: number
  /** Opens a table for the same people with sides exchanged; its id. */
  readonly playAgain: () => Promise<string>
}

export class Affairs {
  readonly #parts: AffairsParts
  readonly #people: readonly string[]
  readonly #listeners = new Set<() => void>()
  readonly #unsubscribe: () => void
  #kept: KeptAffairs
  #stand: Stand
  #told: readonly string[] = []
  /** Something is not in the database yet. */
  #dirty = false

  constructor(parts: AffairsParts) {
    const { match, terms, kept, played, now } = parts
    this.#parts = parts
    this.#people = Object.entries(match.players).flatMap(([seat, { type }]) => (type === 'human' ? [seat] : []))
    this.#kept = kept ?? { clocks: newClocks(terms.clock, this.#people, played), offers: NO_OFFERS, decisions: 0, rematch: null }
    this.#stand = match.stand()
    // what was decided and not counted before the server fell over
    this.#follow(this.#stand.decisions === this.#kept.decisions ? now() : Math.min(played, now()))
    this.#unsubscribe = match.subscribe(() => this.#followed())
  }

  /** When the match had last been played before it woke up, in milliseconds. */
  get played(): number {
    return this.#parts.played
  }

  get dirty(): boolean {
    return this.#dirty
  }

  /** What is to be kept, and when the first clock runs out. */
  keep(): { readonly kept: KeptAffairs; readonly deadline: number | null } {
    this.#dirty = false
    const { clocks } = this.#kept
    return { kept: this.#kept, deadline: clocks && deadlineOf(clocks) }
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.#unsubscribe()
    this.#listeners.clear()
  }

  /** Tells of those whose time is up now. */
  sweep(): void {
    const out = this.#out()
    if (out.join() === this.#told.join()) return
    this.#told = out
    this.#tell()
  }

  /** As it is for whoever sits at these seats; without any, for somebody who looks on. */
  seenBy(own: readonly string[]): AffairsSeen {
    const { clocks, offers, rematch } = this.#kept
    const { clock } = this.#parts.terms
    const at = clocks && clocksAt(clocks, this.#parts.now())
    const out = this.#out()
    const [seat] = own
    return {
      clock,
      clocks: Object.entries(at?.seats ?? {}).map(([each, { left, away }]) => ({
        seat: each,
        left,
        away,
        running: at?.running.includes(each) ?? false,
      })),
      offers: offers.standing.map(({ kind, seat: from, made }) => ({ kind, seat: from, you: own.includes(from), made })),
      closed: seat === undefined ? {} : this.#closedTo(seat),
      out,
      claim: seat !== undefined && !out.includes(seat) && out.length > 0,
      rematch,
    }
  }

  offer(seat: string, kind: OfferKind): Done {
    const problem = this.#problem(seat, kind)
    if (problem !== null) return refused(problem)
    const { version } = this.#stand
    const made = new Date(this.#parts.now()).toISOString()
    this.#change({ offers: withOffer(this.#kept.offers, { kind, seat, version, made }) })
    return DONE
  }

  withdraw(seat: string, kind: OfferKind): Done {
    if (offerOf(this.#kept.offers, kind)?.seat !== seat) return refused('You have asked nothing of the kind.')
    this.#change({ offers: withoutOffer(this.#kept.offers, kind) })
    return DONE
  }

  async answer(seat: string, kind: OfferKind, yes: boolean): Promise<Done> {
    const offer = offerOf(this.#kept.offers, kind)
    if (!offer || offer.seat === seat) return refused('Nothing of the kind is asked of you.')
    if (!yes) {
      this.#change({ offers: refusedOffer(this.#kept.offers, kind, this.#stand.phase) })
      return DONE
    }
    this.#change({ offers: withoutOffer(this.#kept.offers, kind) })
    if (kind === 'rematch') {
      this.#change({ rematch: await this.#parts.playAgain() })
      return DONE
    }
    const { match } = this.#parts
    const ruling = await (kind === 'undo' ? match.undo(offer.seat) : match.end({ how: 'agreed' }))
    return ruling.ok ? DONE : refused(ruling.problems[0]?.message ?? 'That is not possible now.')
  }

  async resign(seat: string): Promise<Done> {
    return this.#end('resigned', seat)
  }

  /** The win for whoever has waited until the other's time was up. */
  async claim(seat: string): Promise<Done> {
    const out = this.#out().find((each) => each !== seat)
    return out === undefined ? refused('Nobody’s time is up.') : this.#end('time', out)
  }

  async #end(how: 'resigned' | 'time', by: string): Promise<Done> {
    const winner = Object.keys(this.#parts.match.players).find((each) => each !== by)
    if (winner === undefined) return refused('There is nobody who could win.')
    const ruling = await this.#parts.match.end({ how, by, winner })
    return ruling.ok ? DONE : refused(ruling.problems[0]?.message ?? 'That is not possible now.')
  }

  #out(): readonly string[] {
    const { clocks } = this.#kept
    return clocks && !this.#stand.over ? outOfTime(clocks, this.#parts.now()) : []
  }

  #closedTo(seat: string): AffairsSeen['closed'] {
    const closed: { [kind in OfferKind]?: string } = {}
    for (const kind of ['draw', 'undo', 'rematch'] as const) {
      const problem = this.#problem(seat, kind)
      if (problem !== null) closed[kind] = problem
    }
    return closed
  }

  #problem(seat: string, kind: OfferKind): string | null {
    const { over, phase } = this.#stand
    if (!this.#people.some((each) => each !== seat)) return 'A computer is not asked.'
    if (kind === 'rematch' && !over) return 'The match is not over.'
    if (kind === 'rematch' && this.#kept.rematch !== null) return 'The table for it is open.'
    if (kind !== 'rematch' && over) return 'The match is over.'
    if (kind === 'undo' && this.#parts.terms.takingBack === 'never') return 'You agreed that nothing is taken back.'
    const undo = kind === 'undo' ? this.#stand.undoProblem(seat) : null
    return undo ?? offerProblem(this.#kept.offers, kind, seat, phase)
  }

  #followed(): void {
    const before = this.#stand
    const now = this.#parts.match.stand()
    const isSame = now.decisions === before.decisions && now.over === before.over && now.asked.join() === before.asked.join()
    if (isSame) return
    this.#stand = now
    this.#follow(this.#parts.now())
    this.#tell()
  }

  /** Turns the clocks to where the match stands. */
  #follow(at: number): void {
    const { clocks, offers, decisions } = this.#kept
    const { asked, phase, over, settled } = this.#stand
    const decided = this.#stand.decidedSince(decisions)
    const { terms } = this.#parts
    // an answer in secret refuses no offer: that would tell of it
    const shown = settled ? decided : []
    const standing = over ? { ...offers, standing: offers.standing.filter(({ kind }) => kind === 'rematch') } : offers
    this.#kept = {
      ...this.#kept,
      clocks: clocks && turnedClocks(terms.clock, clocks, { decided, asked }, at),
      offers: this.#stand.decisions < decisions ? withoutOffer(standing, 'undo') : offersAfter(standing, shown, phase),
      decisions: this.#stand.decisions,
    }
    this.#dirty = true
  }

  #change(change: Partial<KeptAffairs>): void {
    this.#kept = { ...this.#kept, ...change }
    this.#dirty = true
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
