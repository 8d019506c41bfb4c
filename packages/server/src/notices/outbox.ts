/**
 * What is on its way to somebody. A notice is written down before it is sent, under an id that says what it is about, so that none is lost and none is there
 * twice; whoever sends it claims it for a while, so that several processes share the work and what one of them drops another picks up.
 */
import { digestOf } from '../secrets.ts'
import type { Database, Dialect } from '../store/database.ts'
import type { NoticeRow } from '../store/notice-schema.ts'

export type NewNotice = Pick<NoticeRow, 'person' | 'kind' | 'channel' | 'due'> &
  Partial<Pick<NoticeRow, 'match_id' | 'seat' | 'number'>> & {
    /** What makes it another one than those before. */
    readonly about: string
  }

/** Whoever has not said within this time that a notice is sent has dropped it. */
const CLAIM = 60_000
/** Seconds until it is tried again; after the last it is given up. */
const WAITS = [30, 120, 600, 3600, 6 * 3600] as const
const AT_ONCE = 20
/** What is done with is kept so long, so that it is not made again. */
const KEEP = 30 * 86_400_000

export class Outbox {
  readonly #db: Database
  readonly #dialect: Dialect
  readonly #now: () => string

  constructor(db: Database, dialect: Dialect, now: () => string) {
    this.#db = db
    this.#dialect = dialect
    this.#now = now
  }

  /** Writes notices down; one that is there already stays as it is. */
  async put(notices: readonly NewNotice[]): Promise<void> {
    if (notices.length === 0) return
    const made = this.#now()
    const rows = notices.map(({ about, ...notice }) => ({
      match_id: null,
      seat: null,
      number: null,
      ...notice,
      id: digestOf([notice.kind, notice.person, notice.channel, about].join(' ')).slice(0, 32),
      state: 'waiting' as const,
      tries: 0,
      claimed: null,
      made,
    }))
    await this.#db
      .insertInto('notices')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  /** Those that are due and that nobody else is sending: they are whose asks, for a while. */
  async claim(): Promise<readonly NoticeRow[]> {
    const now = this.#now()
    let due = this.#db
      .selectFrom('notices')
      .select('id')
      .where('state', '=', 'waiting')
      .where('due', '<=', now)
      .where((is) => is.or([is('claimed', 'is', null), is('claimed', '<', now)]))
      .orderBy('due')
      .limit(AT_ONCE)
    if (this.#dialect === 'postgres') due = due.forUpdate().skipLocked()
    return this.#db
      .updateTable('notices')
      .set({ claimed: later(now, CLAIM) })
      .where('id', 'in', due)
      .returningAll()
      .execute()
  }

  async sent(id: string): Promise<void> {
    await this.#change(id, { state: 'sent' })
  }

  /** It has nothing to say any more. */
  async over(id: string): Promise<void> {
    await this.#change(id, { state: 'over' })
  }

  async postpone(id: string, due: string): Promise<void> {
    await this.#change(id, { due })
  }

  /** It did not go through: later, after longer each time, and at last never. `after` is what the other side asks for, in seconds. */
  async again({ id, tries }: NoticeRow, after = 0): Promise<void> {
    const wait = WAITS[tries]
    if (wait === undefined) await this.#change(id, { state: 'failed' })
    else await this.#change(id, { due: later(this.#now(), Math.max(wait, after) * 1000), tries: tries + 1 })
  }

  async fail(id: string): Promise<void> {
    await this.#change(id, { state: 'failed' })
  }

  async forgetOld(): Promise<void> {
    await this.#db.deleteFrom('notices').where('state', '!=', 'waiting').where('made', '<', later(this.#now(), -KEEP)).execute()
  }

  async #change(id: string, change: Partial<NoticeRow>): Promise<void> {
    await this.#db
      .updateTable('notices')
      .set({ claimed: null, ...change })
      .where('id', '=', id)
      .execute()
  }
}

export const later = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString()
