/** The same once more with sides exchanged: a table of its own, at which both sit already. */
import { digestOf, newId, newInvitation, newPart } from '../secrets.ts'
import type { Database } from '../store/database.ts'
import { seatsOf } from './changing.ts'
import { newWords } from './words.ts'

export async function playAgain(db: Database, before: string, now: string): Promise<string> {
  const id = newId()
  await db.transaction().execute(async (trx) => {
    const table = await trx.selectFrom('tables').selectAll().where('id', '=', before).executeTakeFirstOrThrow()
    const seats = await seatsOf(trx, before)
    const { host, system, scenario, origin, name, open, terms } = table
    await trx
      .insertInto('tables')
      .values({
        id,
        words: newWords(),
        // nobody else is invited: these open nothing that anybody holds
        invitation_hash: digestOf(newInvitation()),
        watch_hash: digestOf(newInvitation()),
        ...{ host, system, scenario, origin, name, open, terms },
        stage: 'gathering',
        secret: newPart(),
        created: now,
        news: 'Once more, with sides exchanged.',
      })
      .execute()
    const rows = seats.map(({ seat }, i) => {
      const { person, computer } = seats[(i + 1) % seats.length]!
      return { table_id: id, seat, person, computer, ready: 0, commitment: null, nonce: null }
    })
    await trx.insertInto('seats').values(rows).execute()
  })
  return id
}
