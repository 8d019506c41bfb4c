import { MODULES } from '@firegroup/upfront'
import { expect, test } from 'vitest'
import { rulesCitedBy } from '../../../../test/rules-cited.ts'
import { glossaryHolds } from '../../../learn/testing/glossary.ts'
import { glossary } from './glossary.ts'

glossaryHolds(glossary.including(MODULES), {
  atLeast: 80,
  cited: rulesCitedBy('upfront'),
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
