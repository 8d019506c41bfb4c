/** Keys that the server makes for itself on its first start and keeps in its database, so that all its processes have the same. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { newPart } from '../secrets.ts'
import type { Database } from '../store/database.ts'

export interface NoticeKeys {
  /** By these push services know this server. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string }
  /** Signs what stands in mails. */
  readonly secret: string
}

export async function noticeKeys(db: Database): Promise<NoticeKeys> {
  const vapid = await kept(db, 'vapid', async () => JSON.stringify((await import('web-push')).default.generateVAPIDKeys()))
  return { vapid: JSON.parse(vapid) as NoticeKeys['vapid'], secret: await kept(db, 'notices', async () => newPart()) }
}

/** Whoever is first makes it; everybody reads what is kept. */
async function kept(db: Database, name: string, make: () => Promise<string>): Promise<string> {
  const read = () => db.selectFrom('server_keys').select('value').where('name', '=', name).executeTakeFirst()
  const there = await read()
  if (there) return there.value
  await db
    .insertInto('server_keys')
    .values({ name, value: await make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await read())!.value
}

const DAY = 86_400_000

/** A text that shows that a link is ours: for whom, until which day, and for what. */
export function sealLink(secret: string, purpose: string, person: string, days: number, now: string): string {
  const until = Math.floor(Date.parse(now) / DAY) + days
  return `${person}.${until}.${mark(secret, purpose, person, until)}`
}

/** Whom such a text was made for; null for one that is not ours, too old or for something else. */
export function openLink(secret: string, purpose: string, link: string, now: string): string | null {
  const [person, until, seal, more] = link.split('.')
  if (!person || !until || !seal || more !== undefined || !/^\d{1,9}$/.test(until)) return null
  const expected = Buffer.from(mark(secret, purpose, person, Number(until)))
  const given = Buffer.from(seal)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return Date.parse(now) / DAY <= Number(until) + 1 ? person : null
}

function mark(secret: string, purpose: string, person: string, until: number): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, person, until]))
    .digest('base64url')
}
