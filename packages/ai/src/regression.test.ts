import { expect, test } from 'vitest'
import { likeliest } from './regression.ts'

test('a weight is found from results, drawn to what was thought before as long as there are few', () => {
  const cases = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ features: [1], given: 0, result: n % 4 === 0 ? 0 : 1, weight: 1 }))
  const believed = [{ mean: 0, sureness: 4 }]
  expect(likeliest(cases(4000), believed)[0]).toBeCloseTo(Math.log(3), 1)
  expect(likeliest(cases(4), believed)[0]).toBeLessThan(0.4)
})

test('features that say far too much are trusted less: the search for how much does not run away', () => {
  // they are right five times in eight, and speak as if they were never wrong
  const cases = Array.from({ length: 800 }, (_, n) => {
    const says = (n % 2 === 0 ? 1 : -1) * (15 + (n % 7))
    return { features: [says], given: 0, result: says > 0 === n % 8 < 5 ? 1 : 0, weight: 0.3 }
  })
  const [trust] = likeliest(cases, [{ mean: 1, sureness: 16 }])
  expect(trust).toBeGreaterThan(-0.1)
  expect(trust).toBeLessThan(0.1)
})
