/**
 * What waits for whom. For every match and seat the open decision is kept in one sentence, as it was when the match last came to rest, so that lists and notices
 * need not wake anything.
 */
import type { Database } from '../store/database.ts'
import type { AskRow } from '../store/inbox-schema.ts'
import type { LiveMatch } from './live-match.ts'

/** Somebody is asked something that he was not asked before. */
export interface Ask {
  readonly match: string
  readonly seat: string
  readonly version: number
  readonly sentence: string
}

/** What is asked only in passing is not noted: so long a match has to stand, in milliseconds. Whoever asks meanwhile is told by the match itself. */
const REST = 400

export class Inbox {
  readonly #db: Database
  readonly #now: () => string
  readonly #listeners = new Set<(ask: Ask) => void>()
  /** One change of a match after the other. */
  readonly #work = new Map<string, Promise<void>>()
  /** What was noted of a match while it is awake: nobody else notes anything of it. */
  readonly #noted = new WeakMap<LiveMatch, ReadonlyMap<string, AskRow>>()

  constructor(db: Database, now: () => string) {
    this.#db = db
    this.#now = now
  }

  /** Told once of every decision that waits for somebody. */
  onAsked(listener: (ask: Ask) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A match has woken up: whatever it comes to is noted. */
  watch(id: string, match: LiveMatch): void {
    let resting = false
    const look = (): void => {
      if (resting) return
      resting = true
      setTimeout(() => {
        resting = false
        void this.#inTurn(id, match)
      }, REST).unref()
    }
    match.subscribe(look)
    look()
  }

  /** Resolves when it is noted how the match stands. */
  note(id: string, match: LiveMatch): Promise<void> {
    this.#noted.delete(match) // what is in the database counts
    return this.#inTurn(id, match)
  }

  #inTurn(id: string, match: LiveMatch): Promise<void> {
    const done = (this.#work.get(id) ?? Promise.resolve()).then(() => this.#write(id, match)).catch(() => undefined)
    this.#work.set(id, done)
    void done.then(() => this.#work.get(id) === done && this.#work.delete(id))
    return done
  }

  /** How these matches stood when they last came to rest, by match and seat. */
  async of(matches: readonly string[]): Promise<ReadonlyMap<string, readonly AskRow[]>> {
    if (matches.length === 0) return new Map()
    const rows = await this.#db
      .selectFrom('asks')
      .selectAll()
      .where('match_id', 'in', [...matches])
      .execute()
    return Map.groupBy(rows, ({ match_id }) => match_id)
  }

  async #write(id: string, match: LiveMatch): Promise<void> {
    const standing = match.standing()
    if (!standing) return
    const before = this.#noted.get(match) ?? new Map((await this.of([id])).get(id)?.map((row) => [row.seat, row]))
    const { decisions, version, turn } = standing
    const rows: AskRow[] = []
    const asks: Ask[] = []
    for (const { seat, sentence, events } of standing.seats) {
      const known = before.get(seat)
      if (known?.decisions === decisions && known.sentence === sentence) continue
      const isNew = sentence !== null && !(known?.version === version && known.sentence === sentence)
      const since = isNew || !known ? this.#now() : known.since
      rows.push({ match_id: id, seat, decisions, version, turn, sentence, events, since })
      if (isNew) asks.push({ match: id, seat, version, sentence })
    }
    if (rows.length === 0) return
    await this.#db
      .insertInto('asks')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['match_id', 'seat']).doUpdateSet(({ ref }) => ({
          decisions: ref('excluded.decisions'),
          version: ref('excluded.version'),
          turn: ref('excluded.turn'),
          sentence: ref('excluded.sentence'),
          events: ref('excluded.events'),
          since: ref('excluded.since'),
        })),
      )
      .execute()
    this.#noted.set(match, new Map([...before, ...rows.map((row): [string, AskRow] => [row.seat, row])]))
    for (const ask of asks) for (const listener of this.#listeners) listener(ask)
  }
}
