import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { accountOf, type Entry, inHundredths } from './account.ts'

/** Games of all lengths, with rolls and costs as they may come. */
function someGame(seed: number): { readonly entries: Entry[]; readonly end: number } {
  const chance = new KeyedChance(keyFromSeed(`account ${seed}`))
  const share = (): number => (chance.die(1001) - 1) / 1000
  const entries = Array.from({ length: chance.die(60) }, (): Entry => {
    const cost = chance.die(3) === 1 ? share() / 2 : 0
    return { seat: chance.die(2) === 1 ? 'us' : 'them', expected: chance.die(2) === 1 ? share() : null, cost }
  })
  return { entries, end: [0, 0.5, 1][chance.die(3) - 1]! }
}

const games = Array.from({ length: 200 }, (_, seed) => someGame(seed))

test('start, dice, the own choices and theirs are the end, in every game', () => {
  for (const { entries, end } of games) {
    const { start, sums, chances, dice, choices } = accountOf(entries, 'us', end)
    expect(start + sums.dice + sums.own + sums.theirs).toBeCloseTo(end, 9)
    for (const at of entries.keys()) expect(chances[at]! + choices[at]! + dice[at]!).toBeCloseTo(chances[at + 1]!, 9)
  }
})

test('in whole hundredths they still add up, and each is within one of what it is', () => {
  for (const { entries, end } of games) {
    const account = accountOf(entries, 'us', end)
    const { start, dice, own, theirs, end: last } = inHundredths(account)
    expect(start + dice + own + theirs).toBe(last)
    for (const [whole, exact] of [
      [dice, account.sums.dice],
      [own, account.sums.own],
      [theirs, account.sums.theirs],
    ] as const)
      expect(Math.abs(whole - 100 * exact)).toBeLessThan(2)
  }
})

test('a choice is never a gain for whoever made it, and without dice nothing but a choice changes the chance', () => {
  for (const { entries, end } of games) {
    const { choices, dice, chances } = accountOf(entries, 'us', end)
    for (const [at, { seat, expected }] of entries.entries()) {
      expect(seat === 'us' ? choices[at] : -choices[at]!).toBeLessThanOrEqual(0)
      if (expected === null) expect(dice[at]).toBe(0)
    }
    for (const each of chances) {
      expect(each).toBeGreaterThanOrEqual(0)
      expect(each).toBeLessThanOrEqual(1)
    }
  }
})

test('a roll is worth what came after it, less what was to be expected', () => {
  const account = accountOf([{ seat: 'us', expected: 0.6, cost: 0.1 }], 'us', 1)
  expect(account.start).toBeCloseTo(0.7)
  expect(account.dice[0]).toBeCloseTo(0.4)
  expect(account.choices[0]).toBeCloseTo(-0.1)
})
