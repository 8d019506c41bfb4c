import { expect, test } from 'vitest'
import { glossary } from './glossary.ts'

const MOST_WORDS = 60

test('every entry has a name of its own, few words, and leads to entries that exist', () => {
  const ids = glossary.terms.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, text, see = [], rules } of glossary.terms) {
    expect(text.split(/\s+/).length, id).toBeLessThanOrEqual(MOST_WORDS)
    expect(
      see.filter((other) => !glossary.termOf(other)),
      id,
    ).toEqual([])
    expect(rules.length, id).toBeGreaterThan(0)
  }
})

test('every rule that the engine cites leads somewhere', () => {
  const cited =
    '1 2.2 2.3 2.4 2.22 3.2 3.3 3.5 3.6 4.1 4.2 4.3 4.5 4.6 5.1 5.4 5.62 6.1 6.3 6.5 6.43 7.3 7.31 8.1 8.53 9.1 10.2 10.3 10.4 10.23 10.45 11.1 11.11 11.12 11.13 12.1 13.2 13.3 13.21 13.22 13.31 13.32 13.33 13.243 14.1 14.3 14.4 14.5 14.6 15.2 15.4 15.6 15.51 15.52 15.53 16.1 16.2 16.3 17.1 17.2 17.3 17.4 17.6 17.7 17.8 17.41 17.42 17.43 17.44 17.62 17.81 17.82 17.84 17.91 17.92 17.611 17.612 17.613 18.1 18.2 18.4 18.21 18.22 19.3 19.4 19.11 19.14 19.15 20.2 20.3 20.6 20.7 20.8 20.9 20.21 20.24 20.33 20.34 20.35 20.37 20.51 20.52 20.56 20.61 20.72 20.73 20.74 20.91 20.92 20.531 20.621 20.622 20.741 21.2 21.3 21.4 21.11 28.5 37.1 40.1 44.3 45.6 46.4 50.3 50.9 50.41 50.42 51.3'
  for (const rule of cited.split(' ')) expect(glossary.termsOfRule(rule).length, rule).toBeGreaterThan(0)
  expect(glossary.termsOfRule('9.1')[0]?.id).toBe('concealed-card')
  expect(glossary.termsOfRule('10.2')[0]?.id).toBe('rally-card')
  expect(glossary.termsOfRule('6.43')[0]?.id).toBe('moving')
})

test('words beside a rule tell which of its entries is meant', () => {
  expect(glossary.termFor('6.43', 'moving')?.id).toBe('moving')
  expect(glossary.termFor('8.7', 'Woods')?.id).toBe('terrain-card')
  expect(glossary.termFor('13.31', 'Wire')?.id).toBe('wire')
})
