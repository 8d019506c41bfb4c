/** What the database holds of names: how somebody signs in, and what he is asked meanwhile. */

/** A key that somebody's device or password manager holds: here is only its public half. */
export interface PasskeyRow {
  /** The credential's own id, base64url. */
  id: string
  person: string
  /** COSE, base64url. */
  public_key: string
  /** Goes up with every use of a key that counts; one that goes back is a copy. */
  counter: number
  /** How it is reached, as JSON. */
  transports: string
  /** What its owner calls it. */
  label: string
  created: string
  used: string | null
}

/** One of a few ways back in, each for one time. */
export interface RecoveryCodeRow {
  person: string
  code_hash: string
  used: string | null
}

/** What a browser is to sign, until it has or the time is up. */
export interface ChallengeRow {
  digest: string
  purpose: 'register' | 'sign-in'
  person: string
  expires: string
}

export interface AccountTables {
  passkeys: PasskeyRow
  recovery_codes: RecoveryCodeRow
  challenges: ChallengeRow
}
