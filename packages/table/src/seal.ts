/**
 * Dice that nobody chose. The key of an online match is made of the server's secret and of a part from every seat. Each binds himself to his part by its
 * digest before anybody shows his own, so that none can choose his after having seen the others'. At the end all parts are told.
 */
import { type Described, dictionary, record, sha256Hex, text } from '@firegroup/kernel'

const part = text({ pattern: /^[0-9a-f]{64}$/, what: 'a part of a key (64 hexadecimal digits)' })

export const sealSchema = record({
  /** The server's part. */
  secret: part,
  /** What everybody bound himself to before the match: the server and the seats. */
  commitments: record({ server: part, seats: dictionary(part) }),
  nonces: dictionary(part),
})

export type Seal = Described<typeof sealSchema>

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
