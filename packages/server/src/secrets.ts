/** Secrets and their digests: whoever reads the database holds no key to anything. */
import { createHash, randomBytes } from 'node:crypto'

/** 64 hexadecimal digits: a part of a key. */
export const newPart = (): string => randomBytes(32).toString('hex')

/** What a browser holds to be known again. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** A random id. */
export const newId = (): string => randomBytes(12).toString('base64url')

/** What is kept of a token. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const LETTERS = 'abcdefghjkmnpqrstuvwxyz'

/** The secret of a link: twelve letters that can be read out, 54 bits. */
export function newInvitation(): string {
  let letters = ''
  while (letters.length < 12)
    for (const byte of randomBytes(16)) if (byte < LETTERS.length * 11 && letters.length < 12) letters += LETTERS[byte % LETTERS.length]
  return letters
}
