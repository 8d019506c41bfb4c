/** Passkeys: a device or password manager holds the secret half, the server the public one. Nothing that is kept here opens anything. */
import type { Problem } from '@firegroup/kernel'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { digestOf } from '../secrets.ts'
import type { ChallengeRow, PasskeyRow } from '../store/account-schema.ts'
import type { Database } from '../store/database.ts'
import type { Person } from './people.ts'

/** A passkey as its owner sees it. */
export interface PasskeyTold {
  readonly id: string
  readonly label: string
  readonly created: string
  readonly used: string | null
}

/** A key that was made for this server, not yet given to anybody. */
export type NewPasskey = Pick<PasskeyRow, 'id' | 'public_key' | 'counter' | 'transports'>

/** Loaded when the first passkey is asked for: it takes as long as the rest of the server together. */
const webauthn = () => import('@simplewebauthn/server')

const RP_NAME = 'Firegroup'
/** Ed25519, P-256, RSA: what there is in the world. */
const ALGORITHMS = [-8, -7, -257]
/** So long a browser may take. */
const PATIENCE = 5 * 60_000
/** So many keys one person may have. */
const MOST = 20

const REFUSED: Problem = { message: 'This passkey was not accepted. Try it once more.' }

export class Passkeys {
  readonly #db: Database
  readonly #now: () => string

  constructor(db: Database, now: () => string) {
    this.#db = db
    this.#now = now
  }

  /** What a browser needs to make a key under this name for a page of this origin. */
  async beginRegistration(person: Person, name: string, origin: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const own = await this.#rowsOf(person.id)
    const options = await (await webauthn()).generateRegistrationOptions({
      rpName: RP_NAME,
      rpID: new URL(origin).hostname,
      userName: name,
      userID: new TextEncoder().encode(person.id) as Uint8Array<ArrayBuffer>,
      timeout: PATIENCE,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: own.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as string[] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await this.#ask(options.challenge, 'register', person.id)
    return options
  }

  /** Checks what a browser made; it is nobody's yet. */
  async made(person: Person, origin: string, response: unknown): Promise<NewPasskey | Problem> {
    try {
      const { verified, registrationInfo } = await (await webauthn()).verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: (challenge) => this.#wasAsked(challenge, 'register', person.id),
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        supportedAlgorithmIDs: ALGORITHMS,
      })
      if (!verified) return REFUSED
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      const known = await this.#db.selectFrom('passkeys').select('id').where('id', '=', id).executeTakeFirst()
      if (known) return { message: 'This passkey is in use already.' }
      return { id, public_key: Buffer.from(publicKey).toString('base64url'), counter, transports: JSON.stringify(transports) }
    } catch {
      return REFUSED // it says what of its bytes is wrong; nobody who is honest needs that
    }
  }

  /** Why somebody can't have one more; null if he can. */
  async problem(person: string): Promise<Problem | null> {
    return (await this.#rowsOf(person)).length < MOST ? null : { message: `You have ${MOST} passkeys. Remove one first.` }
  }

  async add(person: string, made: NewPasskey, label: string, db: Database = this.#db): Promise<void> {
    await db
      .insertInto('passkeys')
      .values({ ...made, person, label, created: this.#now(), used: null })
      .execute()
  }

  /** What a browser needs to show a key that it has, whoever's it is. */
  async beginSignIn(visitor: Person, origin: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await (await webauthn()).generateAuthenticationOptions({
      rpID: new URL(origin).hostname,
      timeout: PATIENCE,
      userVerification: 'required',
    })
    await this.#ask(options.challenge, 'sign-in', visitor.id)
    return options
  }

  /** Whose key was shown; null for one that is not known or not right. */
  async shown(visitor: Person, origin: string, response: unknown): Promise<string | null> {
    try {
      const answer = response as AuthenticationResponseJSON
      const key = await this.#db.selectFrom('passkeys').selectAll().where('id', '=', String(answer.id)).executeTakeFirst()
      if (!key) return null
      const { verified, authenticationInfo } = await (await webauthn()).verifyAuthenticationResponse({
        response: answer,
        expectedChallenge: (challenge) => this.#wasAsked(challenge, 'sign-in', visitor.id),
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        credential: { id: key.id, publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')), counter: Number(key.counter) },
      })
      if (!verified) return null
      const { newCounter } = authenticationInfo
      await this.#db.updateTable('passkeys').set({ counter: newCounter, used: this.#now() }).where('id', '=', key.id).execute()
      return key.person
    } catch {
      return null
    }
  }

  async of(person: string): Promise<readonly PasskeyTold[]> {
    return (await this.#rowsOf(person)).map(({ id, label, created, used }) => ({ id, label, created, used }))
  }

  async remove(person: string, id: string): Promise<void> {
    await this.#db.deleteFrom('passkeys').where('person', '=', person).where('id', '=', id).execute()
  }

  #rowsOf(person: string): Promise<PasskeyRow[]> {
    return this.#db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('created').execute()
  }

  async #ask(challenge: string, purpose: ChallengeRow['purpose'], person: string): Promise<void> {
    const now = this.#now()
    const expires = new Date(Date.parse(now) + PATIENCE).toISOString()
    await this.#db.deleteFrom('challenges').where('expires', '<', now).execute()
    await this.#db
      .insertInto('challenges')
      .values({ digest: digestOf(challenge), purpose, person, expires })
      .execute()
  }

  /** Whether this was asked of this visitor, and not answered before. */
  async #wasAsked(challenge: string, purpose: ChallengeRow['purpose'], person: string): Promise<boolean> {
    const row = await this.#db
      .deleteFrom('challenges')
      .where('digest', '=', digestOf(challenge))
      .where('purpose', '=', purpose)
      .where('person', '=', person)
      .returning('expires')
      .executeTakeFirst()
    return row !== undefined && row.expires >= this.#now()
  }
}

/** Passkeys belong to a name on the net: a bare number has none. */
export const canHavePasskeys = (origin: string): boolean => !/^(\d+\.){3}\d+$|^\[/.test(new URL(origin).hostname)
