/** The affairs of all matches that are awake. Clocks are written down a few times a minute, all in one go; whatever was decided says the rest after a crash. */
import type { MatchSummary } from '@firegroup/table'
import type { Database } from '../store/database.ts'
import { Affairs, type KeptAffairs } from './affairs.ts'
import type { LiveMatch } from './live-match.ts'
import { playAgain } from './rematch.ts'
import { termsOf } from './settling.ts'

interface BookParts {
  readonly db: Database
  /** In milliseconds. */
  readonly now: () => number
}

export class AffairsBook {
  readonly #parts: BookParts
  readonly #open = new Map<string, Affairs>()

  constructor(parts: BookParts) {
    this.#parts = parts
  }

  at(id: string): Affairs | null {
    return this.#open.get(id) ?? null
  }

  async attend(id: string, match: LiveMatch): Promise<void> {
    const { db, now } = this.#parts
    const table = await db.selectFrom('tables').select('terms').where('id', '=', id).executeTakeFirst()
    const row = await db.selectFrom('affairs').select('kept').where('match_id', '=', id).executeTakeFirst()
    const stored = await db.selectFrom('matches').select('summary').where('id', '=', id).executeTakeFirst()
    const { played = '' } = stored ? (JSON.parse(stored.summary) as MatchSummary) : {}
    const affairs = new Affairs({
      match,
      terms: termsOf(table ?? { terms: null }),
      now,
      kept: row ? (JSON.parse(row.kept) as KeptAffairs) : null,
      played: Date.parse(played) || now(),
      playAgain: () => playAgain(db, id, new Date(now()).toISOString()),
    })
    this.#open.set(id, affairs)
  }

  async leave(id: string): Promise<void> {
    const affairs = this.#open.get(id)
    if (!affairs) return
    this.drop(id)
    await this.#write([[id, affairs]])
  }

  drop(id: string): void {
    this.#open.get(id)?.close()
    this.#open.delete(id)
  }

  /** Tells whose time is up, and writes down what is not yet. */
  async sweep(): Promise<void> {
    for (const affairs of this.#open.values()) affairs.sweep()
    await this.#write([...this.#open])
  }

  async #write(all: readonly [string, Affairs][]): Promise<void> {
    const rows = all
      .filter(([, affairs]) => affairs.dirty)
      .map(([match_id, affairs]) => {
        const { kept, deadline } = affairs.keep()
        return { match_id, kept: JSON.stringify(kept), deadline: deadline === null ? null : new Date(deadline).toISOString() }
      })
    if (rows.length === 0) return
    await this.#parts.db.transaction().execute(async (trx) => {
      for (const { match_id, ...row } of rows) {
        const isKept = await trx.selectFrom('matches').select('id').where('id', '=', match_id).executeTakeFirst()
        if (!isKept) continue // it was taken from the table meanwhile
        await trx
          .insertInto('affairs')
          .values({ match_id, ...row })
          .onConflict((conflict) => conflict.column('match_id').doUpdateSet(row))
          .execute()
      }
    })
  }
}
