import { expect, test } from 'vitest'
import {
  capital,
  changed,
  decisionWords,
  grouped,
  joined,
  listed,
  momentsOf,
  numberWord,
  plainNumber,
  plural,
  sentenceWords,
  signed,
  verb,
  withNames,
} from './index.ts'

test('counts are words up to twelve', () => {
  expect([0, 1, 12, 13].map(numberWord)).toEqual(['no', 'one', 'twelve', '13'])
  expect(plural('squad', 3)).toBe('three squads')
})

test('numbers have a real minus sign, and a plus where they are added', () => {
  expect([2, 0, -1].map(signed)).toEqual(['+2', '+0', '−1'])
  expect([2, 0, -1].map(plainNumber)).toEqual(['2', '0', '−1'])
})

test('lists end with and', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c'])
})

test('the verb is that of the count, and a sentence has a capital', () => {
  expect([verb(1, 'fires', 'fire'), verb(2, 'fires', 'fire')]).toEqual(['fires', 'fire'])
  expect([capital('the squad'), capital('')]).toEqual(['The squad', ''])
})

test('equal items are told together, where the first of them stood', () => {
  expect(grouped(['squad', 'leader', 'squad'], plural)).toEqual(['two squads', 'leader'])
  expect(grouped(['squad', 'leader', 'squad'], plural, (name) => `the ${name}`)).toEqual(['two squads', 'the leader'])
})

test('each event has the moment before it, and the present stays as it is', () => {
  const now = [
    { id: 4, at: 'C3' },
    { id: 7, at: 'D3' },
  ]
  const moved = [
    { unit: 4, from: 'A1' },
    { unit: 7, from: 'B2' },
    { unit: 4, from: 'B1' },
  ]
  const moments = momentsOf(now, moved, (units, { unit, from }) => changed(units, [unit], { at: from }))
  expect(moments.map((units) => units.map(({ at }) => at))).toEqual([
    ['A1', 'B2'],
    ['B1', 'B2'],
    ['B1', 'D3'],
  ])
  expect(now.map(({ at }) => at)).toEqual(['C3', 'D3'])
})

test('a decision has the words of its kind, or is what it calls itself', () => {
  const describers = { move: (unit: string, { to }: { readonly to: string }) => `Move ${unit} to ${to}` }
  expect(decisionWords(describers, '4-6-7', 'move', { to: 'J5' })).toBe('Move 4-6-7 to J5')
  expect(decisionWords(describers, '4-6-7', 'dig', { type: 'digIn' })).toBe('DigIn')
  expect(decisionWords(describers, '4-6-7', 'toString', 7)).toBe('Decide')
})

test('numbers in named fields become names, alone, in lists and further down; all others stay', () => {
  const name = (hex: number) => `H${hex}`
  const event = { type: 'moves', at: 3, path: [1, 2], unit: 7, parts: [{ at: [4, 5], by: 4 }], none: null }
  expect(withNames(event, { at: name, path: name })).toEqual({
    type: 'moves',
    at: 'H3',
    path: ['H1', 'H2'],
    unit: 7,
    parts: [{ at: ['H4', 'H5'], by: 4 }],
    none: null,
  })
})

test('what is so and what there is to choose become one sentence; a title of one sentence or of three stays', () => {
  expect(joined('They run from the flames. Where to?')).toBe('They run from the flames: where to?')
  expect(joined('A Hero! Does he go on, or stay here?')).toBe('A Hero: does he go on, or stay here?')
  expect(joined('Where do your units set up?')).toBe('Where do your units set up?')
  expect(joined('One. Two. Three?')).toBe('One. Two. Three?')
})

test('a question is said in the words of its kind, and by its title where that has none', () => {
  const tellers = {
    fire: (s: string, { about }: { readonly about: { readonly at: string } }, who: string) => `${who} in ${about.at}, ${s}`,
  }
  expect(sentenceWords(tellers, 'now', { kind: 'fire', title: 'Fire?', about: { at: 'J5' } }, 'Ann')).toBe('Ann in J5, now')
  expect(sentenceWords(tellers, 'now', { kind: 'toString', title: 'It rains. Go on?' }, 'Ann')).toBe('It rains: go on?')
})
