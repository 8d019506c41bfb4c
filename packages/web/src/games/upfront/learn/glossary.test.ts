import { expect, test } from 'vitest'
import { glossaryHolds } from '../../../learn/testing/glossary.ts'
import { glossary } from './glossary.ts'

glossaryHolds(glossary, {
  atLeast: 80,
  cited:
    '1 2.2 2.3 2.4 2.22 3.2 3.3 3.5 3.6 4.1 4.2 4.3 4.5 4.6 5.1 5.4 5.7 5.51 5.62 6.1 6.2 6.3 6.5 6.43 6.51 6.52 6.53 7.1 7.3 7.31 7.32 8.1 8.2 8.21 8.32 8.4 8.42 8.51 8.53 8.6 8.7 8.8 8.9 9.1 10.1 10.2 10.3 10.4 10.21 10.22 10.23 10.45 11.1 11.3 11.11 11.12 11.13 12.1 13.2 13.3 13.4 13.21 13.22 13.31 13.32 13.33 13.34 13.243 14.1 14.3 14.4 14.5 14.6 15.2 15.4 15.6 15.51 15.52 15.53 15.54 16.1 16.2 16.3 16.4 16.5 16.42 17.1 17.2 17.3 17.4 17.6 17.7 17.8 17.41 17.42 17.43 17.44 17.62 17.81 17.82 17.84 17.91 17.92 17.611 17.612 17.613 18.1 18.2 18.4 18.21 18.22 19.3 19.4 19.11 19.13 19.14 19.15 20.1 20.2 20.3 20.6 20.7 20.8 20.9 20.21 20.22 20.23 20.24 20.25 20.33 20.34 20.35 20.37 20.51 20.52 20.53 20.55 20.56 20.57 20.61 20.72 20.73 20.74 20.91 20.92 20.531 20.621 20.622 20.741 21.1 21.2 21.3 21.4 21.11 23.2 23.5 24.7 28.5 37.1 40.1 44.3 45.6 46.4 50.3 50.7 50.9 50.41 50.42 51.3',
})

test('a rule leads to its nearest entry first', () => {
  expect(glossary.termsOfRule('9.1')[0]?.id).toBe('concealed')
})

test('every word that stands on a man or a group is explained', () => {
  for (const word of [
    'PINNED',
    'JAMMED',
    'CREW',
    'SL',
    'ASL',
    'COM',
    'DC',
    'BERSERK',
    'chit',
    'Smoke',
    'Wire',
    'encircled',
    'Surrendered',
    'Loose',
  ])
    expect(glossary.search(word)[0], word).toBeDefined()
  expect(glossary.search('pinned')[0]?.id).toBe('pinned')
})
