import { expect, test } from 'vitest'
import { constantFor, withOpenings } from './openings.ts'

test('the constant is found with which games begin as they were measured', () => {
  const chance = (constant: number) => 1 / (1 + Math.exp(-(0.4 + constant)))
  expect(constantFor(0.5, chance)).toBeCloseTo(-0.4, 2)
  expect(chance(constantFor(0.7, chance))).toBeCloseTo(0.7, 2)
})

test('a table of openings is written into a source, and nothing else is touched', () => {
  const source = "export const TUNED = {\n  a: 1,\n}\n\nexport const OPENINGS: { readonly [scenario: string]: number } = {\n  'x': 1,\n}\n"
  expect(withOpenings(source, { 'first-light': -0.25 })).toBe(source.replace("'x': 1", "'first-light': -0.25"))
  expect(withOpenings('export const TUNED = {}', {})).toBeNull()
})
