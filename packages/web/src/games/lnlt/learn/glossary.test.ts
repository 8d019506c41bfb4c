import { lnlt } from '@firegroup/lnlt'
import { expect, test } from 'vitest'
import { rulesCitedBy } from '../../../../test/rules-cited.ts'
import { glossaryHolds } from '../../../learn/testing/glossary.ts'
import { glossary } from './glossary.ts'

glossaryHolds(glossary.including(lnlt.modules!), {
  atLeast: 60,
  cited: rulesCitedBy('lnlt'),
})

test('a rule leads to its nearest entry first', () => {
  expect(glossary.termsOfRule('5.3')[0]?.id).toBe('opportunity-fire')
  expect(glossary.termsOfRule('10.1.1')[0]?.id).toBe('spotting-attempt')
})

test('every tab on a counter of these rules is explained', () => {
  const words = ['FIRED', 'MOVED', 'ASLT', 'CRAWL', 'STLTH', 'DONE', 'MELEE', 'WND', 'HULL DN', 'EMPL', 'IMMOB', 'BU', 'SHKN', 'ON', 'HIP']
  for (const word of [...words, 'FLYING', 'HOVER']) expect(glossary.search(word)[0]?.also ?? [], word).toContain(word)
})

test('words beside a rule tell which of its entries is meant', () => {
  expect(glossary.termFor('4.0', 'pass')?.id).toBe('pass')
  expect(glossary.termFor('5.0', 'adjacent')?.id).toBe('adjacent-fire')
  expect(glossary.termFor('10.4', 'light woods')?.id).toBe('terrain')
})
