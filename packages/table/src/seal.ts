/**
 * Dice that nobody chose, and set-ups that nobody changed. The key of an online match is made of the server's secret and of a part from every seat. Each binds himself to his part by its
 * digest before anybody shows his own, so that none can choose his after having seen the others'. At the end all parts are told. What is set up in secret is bound the same
 * way when it is decided: by its digest together with salt that comes of the server's secret, so that nobody can guess it before the end.
 */
import {
  canonicalText,
  type Described,
  dictionary,
  integer,
  type LoggedDecision,
  listOf,
  optional,
  record,
  sha256Hex,
  text,
} from '@firegroup/kernel'

const part = text({ pattern: /^[0-9a-f]{64}$/, what: 'a part of a key (64 hexadecimal digits)' })

export const sealSchema = record({
  /** The server's part. */
  secret: part,
  /** What everybody bound himself to before the match: the server and the seats. */
  commitments: record({ server: part, seats: dictionary(part) }),
  nonces: dictionary(part),
  /** What each set-up was bound by when it was decided, by the number of the decision. */
  setUps: optional(listOf(record({ decision: integer(0), seat: text({ max: 40 }), commitment: part }), { max: 1000 })),
  /** The digest of everything else in the file: a byte that was changed anywhere shows. */
  digest: optional(part),
})

export type Seal = Described<typeof sealSchema>
export type SealedSetUp = NonNullable<Seal['setUps']>[number]

/** What somebody shows of his part before it is told. */
export function commitmentTo(own: string): string {
  return sha256Hex(`firegroup part of a key: ${own}`)
}

/** The key of a match, from all its parts; the order in which they came does not matter. */
export function sealedKey(secret: string, nonces: { readonly [seat: string]: string }): string {
  const seats = Object.keys(nonces).sort()
  return sha256Hex(`firegroup key: ${secret} ${seats.map((seat) => `${seat} ${nonces[seat]}`).join(' ')}`)
}

/** Why a seal does not hold for a key; null if it does. */
export function sealProblem({ secret, commitments, nonces }: Seal, key: string): string | null {
  if (commitmentTo(secret) !== commitments.server) return 'The server’s part of the key is not the one that it bound itself to.'
  for (const seat of Object.keys(commitments.seats))
    if (nonces[seat] === undefined || commitmentTo(nonces[seat]) !== commitments.seats[seat])
      return `The part of ${seat} is not the one that it bound itself to.`
  const stranger = Object.keys(nonces).find((seat) => commitments.seats[seat] === undefined)
  if (stranger !== undefined) return `The part of ${stranger} was bound by nothing.`
  return sealedKey(secret, nonces) === key ? null : 'The key is not made of the parts that are told.'
}

/** The kinds of question by which forces are set up. */
const SET_UPS: ReadonlySet<string> = new Set(['setup', 'formGroups', 'initialTerrain'])

/** What the set-ups of a match are bound by; the same at any time, and open to nobody who has not the secret. */
export function sealedSetUps(secret: string, decisions: readonly LoggedDecision[]): readonly SealedSetUp[] {
  return decisions.flatMap(({ seat, kind, decision }, number) =>
    SET_UPS.has(kind) ? [{ decision: number, seat, commitment: setUpCommitment(secret, number, decision) }] : [],
  )
}

function setUpCommitment(secret: string, number: number, decision: unknown): string {
  const salt = sha256Hex(`firegroup salt: ${secret} ${number}`)
  return sha256Hex(`firegroup set-up: ${salt} ${canonicalText(decision)}`)
}

/** Why the set-ups are not those that were sealed; null if they are. */
export function setUpProblem({ secret, setUps = [] }: Seal, decisions: readonly LoggedDecision[]): string | null {
  const found = sealedSetUps(secret, decisions)
  for (const { decision, seat, commitment } of found) {
    const sealed = setUps.find((each) => each.decision === decision)
    if (!sealed) return `The set-up of ${seat} (decision ${decision + 1}) was bound by nothing.`
    if (sealed.commitment !== commitment || sealed.seat !== seat)
      return `The set-up of ${seat} (decision ${decision + 1}) is not the one that was sealed.`
  }
  const stranger = setUps.find(({ decision }) => !found.some((each) => each.decision === decision))
  return stranger ? `Decision ${stranger.decision + 1} was sealed as a set-up and is none.` : null
}

/** The digest of a match's file, but for the digest itself. */
export function recordDigest(record: { readonly seal?: Seal | undefined; readonly name: string }): string {
  const { digest: _, ...seal } = record.seal ?? { digest: undefined }
  return sha256Hex(`firegroup match: ${canonicalText({ ...record, seal })}`)
}

/** What opens the share of a finished match: whoever has the match can give it on. */
export function shareOf(secret: string): string {
  return sha256Hex(`firegroup share: ${secret}`).slice(0, 24)
}
