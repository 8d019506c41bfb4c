import { expect, test } from 'vitest'
import { commitmentTo, type Seal, sealedKey, sealProblem } from './seal.ts'

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
