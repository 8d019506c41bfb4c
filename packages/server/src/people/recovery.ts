/** Recovery codes: shown once, kept as digests, each good for one time. */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { digestOf } from '../secrets.ts'
import type { Database } from '../store/database.ts'

const CODES = 8
/** Letters and digits that nobody takes for others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Four groups of four: 79 bits. */
function newCode(): string {
  let letters = ''
  while (letters.length < 16)
    for (const byte of randomBytes(32)) if (byte < LETTERS.length * 8 && letters.length < 16) letters += LETTERS[byte % LETTERS.length]
  return letters.match(/.{4}/g)!.join('-')
}

/** However it was typed. */
const digestOfCode = (code: string): string => digestOf(code.toLowerCase().replace(/[^a-z0-9]/g, ''))

export class RecoveryCodes {
  readonly #db: Database
  readonly #now: () => string

  constructor(db: Database, now: () => string) {
    this.#db = db
    this.#now = now
  }

  /** New ones; those before are worth nothing any more. */
  async renew(person: string): Promise<readonly string[]> {
    const codes = Array.from({ length: CODES }, newCode)
    await this.#db.transaction().execute(async (trx) => {
      await trx.deleteFrom('recovery_codes').where('person', '=', person).execute()
      await trx
        .insertInto('recovery_codes')
        .values(codes.map((code) => ({ person, code_hash: digestOfCode(code), used: null })))
        .execute()
    })
    return codes
  }

  async left(person: string): Promise<number> {
    return (await this.#unused(person)).length
  }

  /** Uses a code up; false for one that is not his, or was used before. */
  async use(person: string, code: string): Promise<boolean> {
    const digest = digestOfCode(code)
    const fits = (await this.#unused(person)).filter(({ code_hash }) => timingSafeEqual(Buffer.from(code_hash), Buffer.from(digest)))
    if (fits.length === 0) return false
    const { numUpdatedRows } = await this.#db
      .updateTable('recovery_codes')
      .set({ used: this.#now() })
      .where('person', '=', person)
      .where('code_hash', '=', digest)
      .where('used', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  #unused(person: string): Promise<{ code_hash: string }[]> {
    return this.#db.selectFrom('recovery_codes').select('code_hash').where('person', '=', person).where('used', 'is', null).execute()
  }
}
