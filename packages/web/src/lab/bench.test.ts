import { expect, test } from 'vitest'
import type { Shelved } from '../games/index.ts'
import type { LabGame } from '../games/lab.ts'
import { noticesOf, playersOf, setupOf } from './bench.ts'

const game = { arena: { seats: ['north', 'south'], players: ['random', 'greedy'] } } as unknown as LabGame
const all = [{ shelf: { scenarios: [{ id: 'ford' }, { id: 'bridge' }] } }] as unknown as readonly Shelved[]
const variants = [{ id: 'turn-more', title: 'One turn more', scenario: {} }]
const notices = (address: string): string[] => noticesOf(address, game, variants, all)

test('what an address asks for and can’t be had is said, once, and what happens instead', () => {
  expect(notices('scenario=bridge&players=greedy,random&games=20&seed=s&variants=turn-more')).toEqual([])
  expect(notices('')).toEqual([])
  expect(notices('scenario=waterloo&variants=night')).toEqual(["There is no scenario 'waterloo' here. Pick another one."])
  expect(notices('players=constructor,constructor,third')).toEqual(["There is no player 'constructor' in this game. Greedy plays instead."])
  expect(notices('variants=turn-more,toString')).toEqual(["This scenario has no variant 'toString'. Tick one that it has."])
  expect(notices('games=99999999999&seed=')).toEqual([
    'The number of games must be a whole number from 1 to 100,000. The usual one is set instead.',
    'The seed must be a word or a number of at most 64 letters. The usual one is set instead.',
  ])
  expect(notices(`scenario=${'x'.repeat(5000)}`)[0]!.length).toBeLessThan(100)
})

test('a nonsense address sets up what is usual', () => {
  const setup = setupOf({ scenario: '__proto__', players: ['constructor'] }, null, all)
  expect(setup).toMatchObject({ scenario: 'ford', games: '100', seed: '1' })
  expect(playersOf(setup, game)).toEqual(['greedy', 'greedy'])
})
