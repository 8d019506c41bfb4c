import { expect, test } from 'vitest'
import { itemsByKind, peopleOf, placeWords, pluralKind, weaponsByName } from './names.ts'

test('a side goes by the name that the scenario gives it, or by its nation', () => {
  expect(peopleOf({ name: 'The Guards', nation: 'russian' }, 'Russian', /sh$/)).toBe('The Guards')
  expect(peopleOf({ name: 'russian', nation: 'russian' }, 'Russian', /sh$/)).toBe('Russians')
  expect(peopleOf({ name: 'british', nation: 'british' }, 'British', /sh$/)).toBe('British')
})

test('units of one kind are counted together, with their values where these differ', () => {
  const words = { several: (kind: string) => `${kind}s`, single: (_kind: string, label: string) => label }
  const types = ['8-1', '4-6-7', '4-6-7'].map((label) => ({ kind: label === '8-1' ? 'leader' : 'squad', label }))
  expect(itemsByKind(types, ['leader', 'squad'], words)).toEqual(['8-1', 'two squads'])
  const mixed = [...types, { kind: 'squad', label: '5-4-8' }]
  expect(itemsByKind(mixed, ['leader', 'squad'], words)).toEqual(['8-1', 'two squads 4-6-7', '5-4-8'])
})

test('what there is in a place is told with its sides, what lies there and what marks it', () => {
  expect(weaponsByName(['LMG', 'MMG', 'MMG'])).toEqual(['the LMG', 'two MMGs'])
  const forces = [
    { adjective: 'Russian', counters: ['leader 8-1', 'MMG'] },
    { adjective: 'German', counters: [] },
  ]
  expect(placeWords('K5, woods', forces, ['LMG', 'LMG'], ['Smoke +2'])).toBe(
    'K5, woods. Russian: leader 8-1, MMG. On the ground: two LMGs. Smoke +2.',
  )
  expect(pluralKind('squad 4-6-7 broken', [['squad', 'squads']])).toBe('squads 4-6-7 broken')
  expect(pluralKind('MMG', [['squad', 'squads']])).toBe('MMG')
})
