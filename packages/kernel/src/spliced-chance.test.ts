import { expect, test } from 'vitest'
import { ScriptedChance } from './scripted-chance.ts'
import { SplicedChance } from './spliced-chance.ts'

const die = (chance: SplicedChance) => chance.die(6, 'a die')

test('one sequence up to a point, another from there on, and both again after going back', () => {
  const chance = new SplicedChance(new ScriptedChance([1, 2, 3]), 2, new ScriptedChance([6, 5]))
  expect([die(chance), die(chance), die(chance), die(chance), chance.position]).toEqual([1, 2, 6, 5, 4])
  chance.position = 1
  expect([die(chance), die(chance), chance.position]).toEqual([2, 6, 3])
})

test('a copy goes on by itself from the same place, on either side of the point', () => {
  for (const position of [1, 3]) {
    const chance = new SplicedChance(new ScriptedChance([1, 2]), 2, new ScriptedChance([6, 5]))
    chance.position = position
    const copy = chance.copy()
    expect(copy.position).toBe(position)
    const ahead = die(copy)
    expect(chance.position).toBe(position)
    expect(die(chance)).toBe(ahead)
  }
})

test('without what came before, there is no going back behind the point', () => {
  const chance = new SplicedChance(null, 2, new ScriptedChance([6]))
  expect(() => {
    chance.position = 1
  }).toThrow('These dice begin at 2: there is nothing at 1.')
})
