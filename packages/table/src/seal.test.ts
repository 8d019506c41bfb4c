import { expect, test } from 'vitest'
import { commitmentTo, recordDigest, type Seal, sealedKey, sealedSetUps, sealProblem, setUpProblem } from './seal.ts'

const part = (digit: string): string => digit.repeat(64)
const nonces = { north: part('1'), south: part('2') }
const seal: Seal = {
  secret: part('a'),
  commitments: { server: commitmentTo(part('a')), seats: { north: commitmentTo(part('1')), south: commitmentTo(part('2')) } },
  nonces,
}
const key = sealedKey(part('a'), nonces)

test('a key of all parts holds, in whatever order they came', () => {
  expect(sealProblem(seal, key)).toBeNull()
  expect(sealedKey(part('a'), { south: part('2'), north: part('1') })).toBe(key)
})

test('whoever tells another part than he bound himself to is named: the server, a seat, and one who bound himself to nothing', () => {
  expect(sealProblem({ ...seal, secret: part('b') }, key)).toContain('server')
  expect(sealProblem({ ...seal, nonces: { ...nonces, south: part('3') } }, key)).toContain('south')
  expect(sealProblem({ ...seal, nonces: { north: part('1') } }, key)).toContain('south')
  expect(sealProblem({ ...seal, nonces: { ...nonces, east: part('4') } }, key)).toContain('east')
})

test('a key that is not made of the parts is refused, and each part changes it', () => {
  expect(sealProblem(seal, part('f'))).toContain('not made of')
  expect(sealedKey(part('a'), { ...nonces, south: part('3') })).not.toBe(key)
  expect(sealedKey(part('b'), nonces)).not.toBe(key)
  expect(sealedKey(part('a'), { north: nonces.south, south: nonces.north })).not.toBe(key)
})

const log = [
  { seat: 'north', kind: 'setup', decision: { units: [{ unit: 1, hex: 'A1' }] } },
  { seat: 'south', kind: 'setup', decision: { units: [{ unit: 2, hex: 'B9' }] } },
  { seat: 'north', kind: 'move', decision: { to: 'A2' } },
]
const bound: Seal = { ...seal, setUps: sealedSetUps(seal.secret, log) }

test('set-ups are bound when they are decided, each by salt of its own, and hold whatever order their fields have', () => {
  expect(bound.setUps!.map(({ decision, seat }) => [decision, seat])).toEqual([
    [0, 'north'],
    [1, 'south'],
  ])
  expect(setUpProblem(bound, log)).toBeNull()
  const turned = [{ ...log[0]!, decision: { units: [{ hex: 'A1', unit: 1 }] } }, ...log.slice(1)]
  expect(setUpProblem(bound, turned)).toBeNull()
  const same = sealedSetUps(seal.secret, [log[0]!, { ...log[0]! }])
  expect(same[0]!.commitment).not.toBe(same[1]!.commitment)
})

test('a set-up that was moved, one that nothing binds and a seal of something else are named', () => {
  const moved = [log[0]!, { ...log[1]!, decision: { units: [{ unit: 2, hex: 'B8' }] } }, log[2]!]
  expect(setUpProblem(bound, moved)).toBe('The set-up of south (decision 2) is not the one that was sealed.')
  expect(setUpProblem({ ...bound, setUps: bound.setUps!.slice(0, 1) }, log)).toContain('bound by nothing')
  expect(setUpProblem({ ...bound, setUps: [...bound.setUps!, { ...bound.setUps![0]!, decision: 2 }] }, log)).toContain('Decision 3')
})

test('the digest of a file changes with every part of it, but not with the digest', () => {
  const file = { name: 'Karpovka', seal: bound }
  const digest = recordDigest(file)
  expect(recordDigest({ ...file, seal: { ...bound, digest } })).toBe(digest)
  expect(recordDigest({ ...file, name: 'karpovka' })).not.toBe(digest)
  expect(recordDigest({ ...file, seal: { ...bound, secret: part('c') } })).not.toBe(digest)
})
