/** Turn notices: what waits for somebody who is not here is told to him by push or mail, once. */
import type { PushPayload } from '@firegroup/table'
import type { Database, Dialect } from '../store/database.ts'
import type { NoticeRow } from '../store/notice-schema.ts'
import type { Inbox } from '../tables/inbox.ts'
import type { LiveMatches } from '../tables/live-matches.ts'
import { type NoticeKeys, noticeKeys, openLink, sealLink } from './keys.ts'
import { confirmLetter, testPayload, turnLetter, turnPayload, type Waiting, withdrawal } from './letters.ts'
import { type MailOptions, sendMail } from './mail.ts'
import { later, Outbox } from './outbox.ts'
import { type Delivery, push } from './push.ts'
import { quietUntil } from './quiet.ts'
import { type AnswerTime, Turns } from './turns.ts'
import { NoticeWishes } from './wishes.ts'

export interface NoticeOptions {
  readonly mail?: MailOptions
  /** Where people open this server: for links in mails. */
  readonly url?: string
  /** Who answers for it to push services. */
  readonly contact?: string
  /** Push services inside the server's own network may be used: for tests. */
  readonly inside?: boolean
  /** Milliseconds until a push and a mail, and between two looks at what is due. */
  readonly delay?: number
  readonly mailDelay?: number
  readonly every?: number
}

interface NoticeParts {
  readonly db: Database
  readonly dialect: Dialect
  readonly inbox: Inbox
  readonly matches: LiveMatches
  readonly now: () => string
  readonly timeOf?: (match: string, seat: string) => Promise<AnswerTime | null>
}

const DELAY = 20_000
const MAIL_DELAY = 10 * 60_000
const EVERY = 5000
/** All matches are looked at every so many looks at what is due. */
const SWEEP = 12
/** Whoever was seen within this time has the app before him. */
const HERE = 75_000
const WEEK = 7 * 24 * 3600
const CONFIRM_DAYS = 3
const STOP_DAYS = 400

export class Notices {
  readonly wishes: NoticeWishes
  readonly outbox: Outbox
  readonly keys: NoticeKeys
  readonly options: NoticeOptions
  readonly #parts: NoticeParts
  readonly #turns: Turns
  readonly #stopListening: () => void
  readonly #asked = new Set<string>()
  #timer: NodeJS.Timeout | null = null
  #work: Promise<void> = Promise.resolve()
  #looks = 0
  #url = ''

  private constructor(parts: NoticeParts, keys: NoticeKeys, options: NoticeOptions) {
    const { db, dialect, inbox, now } = parts
    this.#parts = parts
    this.keys = keys
    this.options = options
    this.wishes = new NoticeWishes(db, now)
    this.outbox = new Outbox(db, dialect, now)
    const { delay = DELAY, mailDelay = MAIL_DELAY } = options
    this.#turns = new Turns({
      db,
      outbox: this.outbox,
      wishes: this.wishes,
      now,
      delay,
      mailDelay,
      hasMail: options.mail !== undefined,
      timeOf: parts.timeOf ?? (async () => null),
    })
    this.#stopListening = inbox.onAsked(({ match }) => this.#asked.add(match))
  }

  static async open(parts: NoticeParts, options: NoticeOptions = {}): Promise<Notices> {
    return new Notices(parts, await noticeKeys(parts.db), options)
  }

  /** Looks at what is due now and then; `url` is where the server is reached, if nobody has said. */
  start(url: string): void {
    this.#url = this.options.url ?? url
    const again = (): void => {
      this.#timer = setTimeout(() => void this.look().finally(again), this.options.every ?? EVERY)
      this.#timer.unref()
    }
    again()
  }

  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#stopListening()
    await this.#work
    if (this.#timer) clearTimeout(this.#timer)
  }

  /** One look: what waits is written down, what is over is withdrawn, what is due is sent. */
  look(): Promise<void> {
    this.#work = this.#work.then(() => this.#look()).catch(() => undefined)
    return this.#work
  }

  confirmLink(person: string, address: string): string {
    return `${this.url}#/online/notices/${sealLink(this.keys.secret, `confirm ${address}`, person, CONFIRM_DAYS, this.#parts.now())}`
  }

  /** The address that such a link confirms is now known to be his; whether it was one. */
  async confirm(link: string): Promise<boolean> {
    const { address } = await this.wishes.of(link.split('.')[0] ?? '')
    if (address === null) return false
    const person = openLink(this.keys.secret, `confirm ${address}`, link, this.#parts.now())
    if (person !== null) await this.wishes.confirm(person)
    return person !== null
  }

  /** Ends somebody's mails by the link that stands in each of them. */
  async unsubscribe(link: string): Promise<boolean> {
    const person = openLink(this.keys.secret, 'stop', link, this.#parts.now())
    if (person !== null) await this.wishes.setAddress(person, null)
    return person !== null
  }

  get url(): string {
    return this.#url.endsWith('/') ? this.#url : `${this.#url}/`
  }

  async #look(): Promise<void> {
    const asked = [...this.#asked]
    this.#asked.clear()
    for (const match of asked) await this.#turns.look(match)
    if (this.#looks++ % SWEEP === 0) {
      await this.#noteLost()
      await this.#turns.look()
      await this.outbox.forgetOld()
    }
    await this.#turns.withdraw()
    for (let due = await this.outbox.claim(); due.length > 0; due = await this.outbox.claim())
      await Promise.all(due.map((notice) => this.#send(notice)))
  }

  /** A process that died between a decision and its note left a match that nobody has noted: it is asked itself. */
  async #noteLost(): Promise<void> {
    const { db, matches, inbox, now } = this.#parts
    const lost = await db
      .selectFrom('matches')
      .innerJoin('tables', 'tables.id', 'matches.id')
      .select('matches.id')
      .where('matches.over', '=', 0)
      .where('tables.stage', '=', 'playing')
      .where('matches.played', '<', later(now(), -10_000))
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('asks')
              .select('asks.seat')
              .whereRef('asks.match_id', '=', 'matches.id')
              .whereRef('asks.decisions', '=', 'matches.decisions'),
          ),
        ),
      )
      .limit(20)
      .execute()
    for (const { id } of lost) {
      const entered = await matches.enter(id)
      if (typeof entered === 'string') continue
      entered.match.goOn()
      await inbox.note(id, entered.match)
      entered.leave()
    }
  }

  async #send(notice: NoticeRow): Promise<void> {
    try {
      const delivery = await this.#delivered(notice)
      if (delivery === null) return
      if (delivery.done) await this.outbox.sent(notice.id)
      else if (delivery.gone) await this.wishes.removeDevice(notice.channel)
      else if (delivery.lasting) await this.outbox.fail(notice.id)
      else await this.outbox.again(notice, delivery.after)
    } catch {
      await this.outbox.again(notice)
    }
  }

  /** What came of it; null where it was not to be sent now. */
  async #delivered(notice: NoticeRow): Promise<Delivery | null> {
    const { id, kind, match_id, number } = notice
    if (kind === 'withdrawal') return this.#push(notice, withdrawal(match_id!, number!), 3600)
    if (kind === 'test') return this.#push(notice, testPayload(), 3600)
    if (kind === 'confirm') return this.#confirm(notice)
    const waiting = await this.#waiting(notice)
    if (waiting === null) {
      await this.outbox.over(id)
      return null
    }
    // by now the clock that began with the question is written down
    if (kind === 'turn') await this.#turns.remind(notice)
    const later = await this.#notBefore(notice)
    if (later !== null) {
      await this.outbox.postpone(id, later)
      return null
    }
    const isReminder = kind === 'reminder'
    if (notice.channel !== 'mail') {
      const device = await this.wishes.device(notice.channel)
      const now = this.#parts.now()
      return this.#push(notice, turnPayload(waiting, device?.wording ?? 'plain', isReminder, now), WEEK)
    }
    const { address, confirmed } = await this.wishes.of(notice.person)
    const { mail } = this.options
    if (!mail || !address || !confirmed) return { done: false, gone: false, lasting: true }
    const stop = sealLink(this.keys.secret, 'stop', notice.person, STOP_DAYS, this.#parts.now())
    const page = `${this.url}#/online/unsubscribe/${stop}`
    const letter = turnLetter(waiting, isReminder, this.#parts.now(), this.url, page)
    return sendMail(mail, { ...letter, to: address, id, stop: `${this.url}api/notices/unsubscribe/${stop}` })
  }

  async #push(notice: NoticeRow, payload: PushPayload, ttl: number): Promise<Delivery> {
    const device = await this.wishes.device(notice.channel)
    if (!device || device.person !== notice.person) return { done: false, gone: device === undefined, lasting: true }
    const { contact = this.url.startsWith('https:') ? this.url : 'mailto:nobody@firegroup.invalid', inside = false } = this.options
    const message = { payload: JSON.stringify(payload), tag: payload.tag, ttl, urgent: payload.kind === 'show' }
    return push(device, message, { keys: this.keys, subject: contact, inside })
  }

  async #confirm({ id, person }: NoticeRow): Promise<Delivery | null> {
    const { address } = await this.wishes.of(person)
    const { mail } = this.options
    const who = await this.#parts.db.selectFrom('people').select('name').where('id', '=', person).executeTakeFirst()
    if (!mail || address === null || !who) return { done: false, gone: false, lasting: true }
    return sendMail(mail, { ...confirmLetter(who.name, this.confirmLink(person, address)), to: address, id })
  }

  /** The decision that a notice tells of, if it still waits. */
  async #waiting({ person, match_id, seat, number }: NoticeRow): Promise<Waiting | null> {
    const row = await this.#parts.db
      .selectFrom('asks')
      .innerJoin('tables', 'tables.id', 'asks.match_id')
      .innerJoin('seats', (join) => join.onRef('seats.table_id', '=', 'asks.match_id').onRef('seats.seat', '=', 'asks.seat'))
      .innerJoin('people', 'people.id', 'seats.person')
      .select(['asks.sentence', 'asks.version', 'asks.turn', 'tables.name', 'tables.stage', 'people.banned'])
      .where('asks.match_id', '=', match_id!)
      .where('asks.seat', '=', seat!)
      .where('seats.person', '=', person)
      .executeTakeFirst()
    if (!row || row.sentence === null || row.version !== number || row.stage !== 'playing' || row.banned === 1) return null
    const time = await this.#parts.timeOf?.(match_id!, seat!)
    return { match: match_id!, number, sentence: row.sentence, table: row.name, turn: row.turn, ends: time?.ends ?? null }
  }

  /** When somebody wants to hear it who does not now: after his quiet hours, or once he has gone. */
  async #notBefore({ person }: NoticeRow): Promise<string | null> {
    const { db, now } = this.#parts
    const { quiet, zone } = await this.wishes.of(person)
    const end = quiet && quietUntil({ ...quiet, zone }, new Date(now()))
    if (end) return end.toISOString()
    const row = await db.selectFrom('people').select('seen').where('id', '=', person).executeTakeFirst()
    const isHere = row !== undefined && Date.parse(now()) - Date.parse(row.seen) < HERE
    return isHere ? later(now(), HERE / 2) : null
  }
}
