import { expect, test } from 'vitest'
import { PairedCards } from './paired-cards.ts'

const PILE = Array.from({ length: 40 }, (_, i) => i + 1)

test('a pile that lacks a few cards gives the same ones as the whole, unless it is these', () => {
  let same = 0
  for (let seed = 0; seed < 200; seed++) {
    const [whole, rest] = [PILE, PILE.filter((card) => card % 10 !== 0)]
    const card = whole[new PairedCards(seed).pick(whole, 'hand')]!
    const other = rest[new PairedCards(seed).pick(rest, 'hand')]!
    if (card % 10 !== 0) expect(other).toBe(card)
    if (card === other) same++
  }
  expect(same).toBeGreaterThan(160)
})

test('who has drawn more in one turn meets the same cards in the next', () => {
  const [few, many] = [new PairedCards(3, 1), new PairedCards(3, 1)]
  few.pick(PILE, 'hand')
  for (let n = 0; n < 3; n++) many.pick(PILE, 'hand')
  for (const luck of [few, many]) luck.comeTo(2)
  expect(few.pick(PILE, 'hand')).toBe(many.pick(PILE, 'hand'))
  expect(few.die(6, 'fire')).toBe(many.die(6, 'fire'))
})

test('every card comes as often as any other', () => {
  const counts = PILE.map(() => 0)
  for (let seed = 0; seed < 8000; seed++) counts[new PairedCards(seed, seed % 7).pick(PILE, 'hand')]!++
  for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(75)
})

test('things that are no cards are as likely as each other too', () => {
  const counts = [0, 0, 0]
  for (let seed = 0; seed < 3000; seed++) counts[new PairedCards(seed).pick([0, 0, 0], 'place')]!++
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
  const list = [1, 2, 3, 4]
  new PairedCards(1).shuffle(list, 'order')
  expect(list.toSorted()).toEqual([1, 2, 3, 4])
})

test('a copy goes on as the original does', () => {
  const luck = new PairedCards(5, 2)
  luck.pick(PILE, 'hand')
  const copy = luck.copy()
  expect([copy.position, copy.pick(PILE, 'hand')]).toEqual([1, luck.pick(PILE, 'hand')])
})
