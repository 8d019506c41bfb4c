import { clocksAt, leftOf } from '@firegroup/table'
import type { Database } from '../store/database.ts'
import type { KeptAffairs } from '../tables/affairs.ts'
import type { AnswerTime } from './turns.ts'

/** How long a seat has for the decision that is open, by the clocks as they were last written down; null where no clock of his runs. */
export async function answerTime(db: Database, now: () => string, match: string, seat: string): Promise<AnswerTime | null> {
  const row = await db.selectFrom('affairs').select('kept').where('match_id', '=', match).executeTakeFirst()
  const clocks = row ? (JSON.parse(row.kept) as KeptAffairs).clocks : null
  const own = clocks?.seats[seat]
  if (!clocks || !own || !clocks.running.includes(seat)) return null
  const at = Date.parse(now())
  const left = leftOf(clocksAt(clocks, at), seat) ?? 0
  // days away come after the time that was given: whoever is reminded has them still
  const quarter = clocks.at + own.left - own.began / 4
  return { ends: new Date(at + left).toISOString(), remind: new Date(quarter).toISOString() }
}
