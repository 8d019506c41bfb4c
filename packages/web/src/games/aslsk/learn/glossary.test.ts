import { aslsk } from '@firegroup/aslsk'
import { expect, test } from 'vitest'
import { rulesCitedBy } from '../../../../test/rules-cited.ts'
import { TABS } from '../../../counters/tabs.ts'
import { glossaryHolds } from '../../../learn/testing/glossary.ts'
import { glossary } from './glossary.ts'

glossaryHolds(glossary.including(aslsk.modules!), {
  atLeast: 70,
  cited: rulesCitedBy('aslsk'),
})

test('a rule leads to its nearest entry first', () => {
  expect(glossary.termsOfRule('3.3.5')[0]?.id).toBe('residual')
  expect(glossary.termsOfRule('3.3.1.9').map(({ id }) => id)).toContain('mf')
})

test('every tab on a counter of these rules is explained', () => {
  const others = [
    'fired',
    'moved',
    'stealth',
    'done',
    'shaken',
    'aboard',
    'concealed',
    'berserk',
    'fanatic',
    'hidden',
    'hullDown',
    'flying',
    'hovering',
    'emplaced',
    'shaken1',
  ]
  const whole = glossary.including(aslsk.modules!)
  for (const [name, { word }] of Object.entries(TABS))
    if (!others.includes(name)) expect(whole.search(word)[0]?.also ?? [], word).toContain(word)
})

test('search finds by name, abbreviation, rule and text, the nearest first', () => {
  expect(glossary.search('FFNAM')[0]?.id).toBe('ffnam')
  expect(glossary.search('rate of fire')[0]?.id).toBe('rate-of-fire')
  expect(glossary.search('3.3.5')[0]?.id).toBe('residual')
  expect(glossary.search('satchel').map(({ id }) => id)).toEqual(['demolition-charge'])
  expect(glossary.search('zeppelin')).toEqual([])
  expect(glossary.search(' ').length).toBe(glossary.terms.length)
})

test('words beside a rule tell which of its entries is meant', () => {
  expect(glossary.termFor('1.1.1', 'wooden building in K5')?.id).toBe('terrain-effect')
  expect(glossary.termFor('1.1.1', 'orchard in M7')?.id).toBe('orchard')
  expect(glossary.termFor('3.3.3', 'FFMO: moving in Open Ground')?.id).toBe('ffmo')
  expect(glossary.termFor('3.2.2', '9-1 directs')?.id).toBe('leadership')
  expect(glossary.termFor('1.1.1', 'something else')).toBeUndefined()
})

test('terms are found in running text, each once and whole', () => {
  const pieces = glossary.piecesOf('Each costs MF. The CX tab means double time; MFs and CX again.', ['mf', 'cx', 'double-time', 'melee'])
  expect(pieces.filter(({ term }) => term).map(({ text, term }) => [text, term])).toEqual([
    ['MF', 'mf'],
    ['CX', 'cx'],
    ['double time', 'double-time'],
  ])
  expect(pieces.map(({ text }) => text).join('')).toBe('Each costs MF. The CX tab means double time; MFs and CX again.')
})
