/** Frames and requests that nobody means: damaged, hostile, or of no form at all. None of them may change anything. */
import { copyPlain, type KeyedChance } from '@firegroup/kernel'
import { frameSchema, toTableSchema } from '@firegroup/table'
import { malformedDecisions, mutatedDecisions } from '@firegroup/testkit'

const HEX = 'a'.repeat(64)

/** One of every kind that there is, in good form. */
const FRAMES: readonly object[] = [
  { type: 'ready', commitment: HEX },
  { type: 'notReady' },
  { type: 'tell', nonce: HEX },
  { type: 'chat', text: 'Hello' },
  { type: 'settle', change: { scenario: 'first-light', open: true } },
  { type: 'offer', kind: 'draw' },
  { type: 'answer', kind: 'undo', yes: true },
  { type: 'attention', here: true },
  { type: 'block', seat: 'axis' },
  { type: 'report', line: 1, text: 'x' },
  { type: 'chair', say: { type: 'sit', id: 1, viewer: 'axis' } },
  { type: 'chair', say: { type: 'problems', id: 1, version: 0, decisions: [{ type: 'end' }] } },
]

const WRONG: readonly unknown[] = [
  null,
  -1,
  1.5,
  2 ** 60,
  '',
  '\0',
  '\ud800',
  '\u202e',
  'x'.repeat(5000),
  [],
  {},
  [[[]]],
  true,
  'constructor',
  '__proto__',
]

const pickOf = <T>(chance: KeyedChance, list: readonly T[]): T => list[chance.pick(list)]!

/** Text or bytes for a socket; `question` is what the seat is asked, so that decisions look like some. */
export function noiseFor(chance: KeyedChance, candidates: readonly unknown[], version: number): string | Buffer {
  switch (chance.pick(Array.from({ length: 8 }))) {
    case 0:
      return Buffer.from(
        Array.from({ length: 1 + chance.pick(Array.from({ length: 60 })) }, () => chance.pick(Array.from({ length: 256 }))),
      )
    case 1: {
      const depth = 10 + chance.pick(Array.from({ length: 5000 }))
      return pickOf(chance, ['['.repeat(depth), '['.repeat(depth) + ']'.repeat(depth), `${'{"say":'.repeat(depth)}1${'}'.repeat(depth)}`])
    }
    case 2: {
      const text = JSON.stringify(pickOf(chance, FRAMES))
      const at = chance.pick([...text])
      return pickOf(chance, [
        text.slice(0, at),
        `${text.slice(0, at)}\0${text.slice(at)}`,
        `${text}${text}`,
        text.replace('{', '{"__proto__":{"isAdmin":true},'),
      ])
    }
    case 3:
    case 4:
      return JSON.stringify(damaged(chance, pickOf(chance, FRAMES)))
    case 5: {
      const candidate = pickOf(chance, candidates)
      const decision = pickOf(
        chance,
        malformedDecisions(candidate).filter((each) => isStillWrong(each, candidate)),
      )
      return sayOf({ type: 'decide', id: 1, version, decision: decision ?? null, key: 'noise' })
    }
    case 6:
      return sayOf({
        type: 'decide',
        id: 1,
        version: version + 1 + chance.pick([0, 1, 2]),
        decision: pickOf(chance, candidates),
        key: 'noise',
      })
    default:
      return sayOf({
        type: pickOf(chance, ['problems', 'previews']),
        id: 1,
        version,
        decisions: mutatedDecisions(pickOf(chance, candidates), chance),
      })
  }
}

/** What is wrong with some is lost on the way: text has neither functions nor prototypes. */
function isStillWrong(malformed: unknown, decision: unknown): boolean {
  const isFunction = (value: unknown): boolean => typeof value === 'function'
  if (isFunction(malformed) || Object.values(malformed ?? {}).some(isFunction)) return false
  return JSON.stringify(malformed) !== JSON.stringify(decision)
}

const sayOf = (say: unknown): string => JSON.stringify({ type: 'chair', say })

/** A value with one part of it replaced by something that does not belong there. */
function damaged(chance: KeyedChance, value: object): unknown {
  const copy = copyPlain(value) as Record<string, unknown>
  const field = pickOf(chance, Object.keys(copy))
  if (field === 'say' && chance.pick([0, 1]) === 0) copy['say'] = damaged(chance, copy['say'] as object)
  else copy[chance.pick([0, 1, 2]) === 0 ? pickOf(chance, ['surprise', 'toString', 'constructor']) : field] = pickOf(chance, WRONG)
  return copy
}

/** Whether it could mean something after all, however it came about. */
export function isMeant(text: string | Buffer): boolean {
  try {
    const frame = JSON.parse(String(text)) as { readonly type: string; readonly say?: { readonly type: string } }
    if (frameSchema.check(frame, 'frame') !== null) return false
    return frame.type !== 'chair' || (toTableSchema.check(frame.say, 'say') === null && frame.say!.type === 'orders')
  } catch {
    return false
  }
}

export interface NoisyRequest {
  readonly path: string
  readonly init: RequestInit
}

const POSTS = [
  '/name',
  '/sign-in',
  '/sign-in/code',
  '/tables',
  '/join/no-such-table',
  '/account/tokens',
  '/account/password',
  '/v1/tables',
  '/v1/join',
  '/v1/tables/x/say',
  '/v1/tables/x/decisions',
]
const ODD_PATHS = [
  '/tables/%00',
  '/tables/..%2f..%2fetc',
  "/tables/'--",
  '/tables/%E0%A4%A',
  '/home?x=%00',
  `/tables/${'x'.repeat(3000)}`,
  '/v1/tables/%20',
  '/account/visits/x',
  '//tables',
  '/tables/{id}',
  '/TABLES',
  '/constructor',
  '/__proto__',
]
const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '7',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '['.repeat(20_000),
  '\ufeff{}',
  '{"name":{"$gt":""},"password":[]}',
]
const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
]

export function noisyRequest(chance: KeyedChance, cookie: string): NoisyRequest {
  const headers: Record<string, string> = pickOf(chance, [
    { cookie },
    {},
    { cookie: 'firegroup_visit=%zz' },
    { cookie: `${cookie}; ${cookie}` },
    { authorization: 'Bearer fg_x' },
  ])
  if (chance.pick([0, 1, 2]) === 0)
    return { path: pickOf(chance, ODD_PATHS), init: { method: pickOf(chance, ['GET', 'DELETE', 'PUT', 'OPTIONS', 'PATCH']), headers } }
  const body =
    chance.pick([0, 1]) === 0
      ? pickOf(chance, BODIES)
      : JSON.stringify(damaged(chance, { system: 'aslsk', scenario: 'first-light', name: 'x', password: 'y', words: 'a-b-1', surprise: 1 }))
  return { path: pickOf(chance, POSTS), init: { method: 'POST', headers: { ...headers, 'content-type': pickOf(chance, TYPES) }, body } }
}
