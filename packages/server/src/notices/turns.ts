/** Decisions that wait for people become notices; notices of decisions that wait no more are withdrawn. All of it is read off the database: nothing is remembered here. */
import type { Database } from '../store/database.ts'
import type { NoticeRow } from '../store/notice-schema.ts'
import { later, type Outbox } from './outbox.ts'
import type { NoticeWishes } from './wishes.ts'

/** Until when somebody may answer, and when only a quarter of his time is left. */
export interface AnswerTime {
  readonly ends: string
  readonly remind: string
}

interface TurnParts {
  readonly db: Database
  readonly outbox: Outbox
  readonly wishes: NoticeWishes
  readonly now: () => string
  /** Whoever is about to answer anyway is not disturbed: so long it waits, in milliseconds. A mail waits longer. */
  readonly delay: number
  readonly mailDelay: number
  readonly hasMail: boolean
  readonly timeOf: (match: string, seat: string) => Promise<AnswerTime | null>
}

interface Asked {
  readonly match_id: string
  readonly seat: string
  readonly version: number
  readonly since: string
  readonly person: string | null
}

export class Turns {
  readonly #parts: TurnParts

  constructor(parts: TurnParts) {
    this.#parts = parts
  }

  /** Writes down what is to be told of a match, or of all of them. Doing it again changes nothing. */
  async look(match?: string): Promise<void> {
    for (const asked of await this.#asked(match)) await this.#tell(asked)
  }

  /** Ends what was said of decisions that wait no more. */
  async withdraw(): Promise<void> {
    const { db, outbox, now } = this.#parts
    const stale = await db
      .selectFrom('notices')
      .leftJoin('asks', (join) => join.onRef('asks.match_id', '=', 'notices.match_id').onRef('asks.seat', '=', 'notices.seat'))
      .leftJoin('tables', 'tables.id', 'notices.match_id')
      .select(['notices.id', 'notices.person', 'notices.channel', 'notices.match_id', 'notices.seat', 'notices.number', 'notices.state'])
      .where('notices.state', 'in', ['waiting', 'sent'])
      .where('notices.kind', 'in', ['turn', 'reminder'])
      .where((is) =>
        is.or([is('asks.sentence', 'is', null), is('tables.stage', '!=', 'playing'), is('asks.version', '!=', is.ref('notices.number'))]),
      )
      .execute()
    for (const { id, person, channel, match_id, seat, number, state } of stale) {
      await outbox.over(id)
      if (state === 'sent' && channel !== 'mail')
        await outbox.put([{ kind: 'withdrawal', person, channel, match_id, seat, number, due: now(), about: `${match_id} ${number}` }])
    }
  }

  /** One reminder of what a notice tells, at a quarter of the clock: only where that is still to come. */
  async remind({ id, person, channel, match_id, seat, number }: NoticeRow): Promise<void> {
    const { outbox, wishes, now, timeOf } = this.#parts
    const time = await timeOf(match_id!, seat!)
    if (!time || time.remind <= now() || !(await wishes.of(person)).reminders) return
    await outbox.put([{ kind: 'reminder', person, channel, match_id, seat, number, due: time.remind, about: id }])
  }

  async #asked(match: string | undefined): Promise<readonly Asked[]> {
    let query = this.#parts.db
      .selectFrom('asks')
      .innerJoin('seats', (join) => join.onRef('seats.table_id', '=', 'asks.match_id').onRef('seats.seat', '=', 'asks.seat'))
      .innerJoin('tables', 'tables.id', 'asks.match_id')
      .select(['asks.match_id', 'asks.seat', 'asks.version', 'asks.since', 'seats.person'])
      .where('tables.stage', '=', 'playing')
      .where('asks.sentence', 'is not', null)
      .where('seats.person', 'is not', null)
    if (match !== undefined) query = query.where('asks.match_id', '=', match)
    else
      query = query.where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('notices')
              .select('notices.id')
              .whereRef('notices.match_id', '=', 'asks.match_id')
              .whereRef('notices.seat', '=', 'asks.seat')
              .whereRef('notices.number', '=', 'asks.version'),
          ),
        ),
      )
    return query.execute()
  }

  async #tell({ match_id, seat, version, since, person }: Asked): Promise<void> {
    const { outbox, wishes, delay, mailDelay, hasMail } = this.#parts
    if (person === null) return
    const wish = await wishes.of(person)
    if (!wish.turns) return
    const devices = await wishes.devicesOf(person)
    const channels = [
      ...devices.map(({ id }) => ({ channel: id, due: later(since, delay) })),
      ...(hasMail && wish.confirmed ? [{ channel: 'mail', due: later(since, mailDelay) }] : []),
    ]
    if (channels.length === 0) return
    const about = { person, match_id, seat, number: version, about: `${match_id} ${seat} ${version} ${since}` }
    await outbox.put(channels.map((each) => ({ kind: 'turn', ...each, ...about })))
  }
}
