import { aslsk } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import { MemoryStore } from '@firegroup/table'
import { expect, test } from 'vitest'
import { beginMatch } from '../matches/new-match.ts'
import { glances } from './useMatches.ts'

test('a malformed row hides no other game', async () => {
  const store = new MemoryStore()
  const begun = await beginMatch(aslsk, { name: 'Whole', scenario: scenario('first-light'), players: {} }, store)
  if (!begun.ok) throw new Error('The game did not begin.')
  const rows = [
    null,
    7,
    {},
    { id: 'half' },
    { id: 'odd', name: 'Odd', played: 12 },
    ...(await store.list()),
    { id: 'gone', name: 'Gone', played: '' },
  ]
  const { games, unreadable } = await glances(rows, (id) => store.load(id))
  expect(games.map(({ name }) => name)).toEqual(['Whole'])
  expect(unreadable).toEqual(['', '', '', 'half', 'odd', 'gone'])
})
