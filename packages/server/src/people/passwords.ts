/** Passwords as argon2id digests that say how they were made, so that the way can be changed later. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

/** 19 MiB, twice: what is asked for today of a login that people wait for. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

export async function digestOfPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive(password, nonce, COST)
  const { memory, passes, parallelism } = COST
  return ['argon2id', memory, passes, parallelism, nonce.toString('base64url'), tag.toString('base64url')].join('$')
}

export async function fits(password: string, digest: string): Promise<boolean> {
  const [kind, memory, passes, parallelism, nonce, tag] = digest.split('$')
  if (kind !== 'argon2id' || !nonce || !tag) return false
  const expected = Buffer.from(tag, 'base64url')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), tagLength: expected.length }
  return timingSafeEqual(await derive(password, Buffer.from(nonce, 'base64url'), cost), expected)
}

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number; readonly tagLength: number }

function derive(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  const message = password.normalize('NFKC')
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce, ...cost }, (error, tag) => (error ? reject(error) : resolve(tag)))
  })
}
