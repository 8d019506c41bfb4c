import { expect, test } from 'vitest'
import { ScriptedChance, ScriptRanOut } from './scripted-chance.ts'

test('gives what the script says, in order, and tells what is left', () => {
  const chance = new ScriptedChance([4, '5a', 2, 1])
  expect(chance.die(6, 'attack')).toBe(4)
  expect(chance.pick([{ id: '3b' }, { id: '5a' }], 'card')).toBe(1)
  expect(chance.pick([1, 2, 3], 'number')).toBe(1)
  expect([chance.unused, chance.position]).toEqual([[1], 3])
})

test('an impossible entry is told with what it was for', () => {
  const chance = new ScriptedChance([7, 'x', 'z'])
  expect(() => chance.die(6, 'morale check')).toThrow(`The script gives '7' for morale check, which is a die of 6.`)
  expect(() => chance.die(6, 'rally')).toThrow(`The script gives 'x' for rally, which is a die of 6.`)
  expect(() => chance.pick(['a', 'b'], 'a card')).toThrow(`The script gives 'z' for a card, which is not among a, b.`)
  expect(() => chance.die(6, 'sniper')).toThrow(new ScriptRanOut('sniper').message)
})

test('a shuffle keeps the order, and a copy goes on by itself', () => {
  const list = [3, 1, 2]
  const chance = new ScriptedChance([1, 2])
  chance.shuffle()
  expect(list).toEqual([3, 1, 2])
  chance.die(6, 'first')
  const copy = chance.copy()
  expect([copy.die(6, 'second'), chance.position]).toEqual([2, 1])
})

test('what is drawn may be called by another name; of several that fit, the first is taken, and its id comes before all others', () => {
  const colours = (card: unknown) => [Number(card) % 2 === 0 ? 'red' : 'black']
  const chance = new ScriptedChance(['red', 'black', '4', 'red', 'blue'], colours)
  const bag = [1, 2, 3, 4]
  expect([chance.pick(bag, 'a'), chance.pick(bag, 'b'), chance.pick(bag, 'c'), chance.copy().pick(bag, 'd')]).toEqual([1, 0, 3, 1])
  chance.pick(bag, 'd')
  expect(() => chance.pick(bag, 'e')).toThrow(/'blue' for e, which is not among 1, 2, 3, 4/)
})
