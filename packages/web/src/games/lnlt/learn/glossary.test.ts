import { expect, test } from 'vitest'
import { glossaryHolds } from '../../../learn/testing/glossary.ts'
import { glossary } from './glossary.ts'

glossaryHolds(glossary, {
  atLeast: 60,
  cited:
    '1.1 1.3 1.4 1.5 1.5.1 1.6 1.6.1 1.6.2 1.6.3 1.6.4 1.6.5 1.6.7 1.6.8 1.7 1.8 1.8.1 2.0 3.0 3.1 4.0 4.1 5.0 5.0.1 5.1 5.2 5.3 5.4 5.5 5.6 6.0 6.1 6.1.1 6.2 6.3 6.4 6.4.1 6.4.2 6.7 7.0 8.0 8.1 8.1.1 8.3 8.4 8.5 9.0 10.0 10.1 10.1.1 10.2 10.3 10.3.1 10.3.2 10.4 11.1 11.1.3 11.1.4 11.2 11.2.1 11.3 11.4 11.5 11.6 11.7 11.7.1 11.8 11.9 11.10 11.11 11.12 12.0 13.0 22.0 22.1',
})

test('a rule leads to its nearest entry first', () => {
  expect(glossary.termsOfRule('5.3')[0]?.id).toBe('opportunity-fire')
  expect(glossary.termsOfRule('10.1.1')[0]?.id).toBe('spotting-attempt')
})

test('every tab on a counter of these rules is explained', () => {
  for (const word of ['FIRED', 'MOVED', 'ASLT', 'CRAWL', 'STLTH', 'DONE', 'MELEE', 'WND'])
    expect(glossary.search(word)[0]?.also ?? [], word).toContain(word)
})

test('words beside a rule tell which of its entries is meant', () => {
  expect(glossary.termFor('4.0', 'pass')?.id).toBe('pass')
  expect(glossary.termFor('5.0', 'adjacent')?.id).toBe('adjacent-fire')
  expect(glossary.termFor('10.4', 'light woods')?.id).toBe('terrain')
})
