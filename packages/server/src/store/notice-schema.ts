/** What somebody wants to be told, where, and what is on its way to him. */
import type { Kysely } from 'kysely'

/** Something that the server made for itself once: keys. */
export interface ServerKeyRow {
  name: string
  value: string
}

export interface NoticeWishRow {
  person: string
  /** Be told when a decision waits, and once more when a quarter of the time is left. */
  turns: number
  reminders: number
  /** Minutes after midnight in his own zone; null where no hour is quiet. */
  quiet_from: number | null
  quiet_to: number | null
  zone: string
  address: string | null
  /** Since when the address is known to be his. */
  confirmed: string | null
}

/** A browser that takes notices. */
export interface NoticeDeviceRow {
  id: string
  person: string
  endpoint: string
  p256dh: string
  auth: string
  /** What a locked screen may say. */
  wording: 'sentence' | 'plain'
  device: string
  created: string
  /** The visit in which it was taken, by its digest: when that ends, so does this. */
  visit: string | null
}

/** A notice to one place. It is there before it is sent, and says afterwards that it was. */
export interface NoticeRow {
  id: string
  person: string
  kind: 'turn' | 'reminder' | 'withdrawal' | 'test' | 'confirm'
  /** 'mail', or the id of a device. */
  channel: string
  match_id: string | null
  seat: string | null
  /** The question by the number that it is answered under. */
  number: number | null
  due: string
  state: 'waiting' | 'sent' | 'over' | 'failed'
  tries: number
  /** Whoever sends it has said that he is done by then. */
  claimed: string | null
  made: string
}

export interface NoticeTables {
  server_keys: ServerKeyRow
  notice_wishes: NoticeWishRow
  notice_devices: NoticeDeviceRow
  notices: NoticeRow
}

export async function noticeTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('server_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('notice_wishes')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('turns', 'integer', (column) => column.notNull())
    .addColumn('reminders', 'integer', (column) => column.notNull())
    .addColumn('quiet_from', 'integer')
    .addColumn('quiet_to', 'integer')
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('confirmed', 'text')
    .execute()
  await schema
    .createTable('notice_devices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('wording', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('notice_devices_person').on('notice_devices').column('person').execute()
  await schema
    .createTable('notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('match_id', 'text', (column) => column.references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'text')
    .addColumn('number', 'integer')
    .addColumn('due', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('claimed', 'text')
    .addColumn('made', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('notices_due').on('notices').columns(['state', 'due']).execute()
  await schema.createIndex('notices_match').on('notices').column('match_id').execute()
}

/** Notices end where somebody signs out. */
export async function noticeVisits({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('notice_devices').addColumn('visit', 'text').execute()
}
