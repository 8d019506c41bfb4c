import { expect, test } from 'vitest'
import { opposite, sentenceOf } from './sentence.ts'

const asked = { kind: 'firstFire', title: 'Fire at them, or hold?', about: { at: 'J5' } }
const words = {
  events: () => [],
  decision: () => '',
  position: () => null,
  sentence: (_: unknown, { about }: { readonly about?: unknown }, who: string) =>
    `${who} moves into ${(about as { at: string }).at}: fire or hold?`,
}

test('a decision is said in the system’s own sentence, with the name of whoever sits opposite; without one, by its title', () => {
  expect(sentenceOf({ words }, null, asked, 'marina_k')).toBe('marina_k moves into J5: fire or hold?')
  expect(sentenceOf({ words }, null, asked)).toBe('The enemy moves into J5: fire or hold?')
  expect(sentenceOf({}, null, asked, 'marina_k')).toBe('Fire at them, or hold?')
})

test('whoever sits opposite is called by his name, a computer as such, and somebody without a name the enemy', () => {
  const you = { type: 'human', name: 'tom_w' }
  expect(opposite({ axis: you, allied: { type: 'human', name: 'marina_k' } }, 'axis')).toBe('marina_k')
  expect(opposite({ axis: you, allied: { type: 'computer' } }, 'axis')).toBe('The computer')
  expect(opposite({ axis: you, allied: { type: 'human', name: '' } }, 'axis')).toBe('The enemy')
  expect(opposite({ axis: you }, 'axis')).toBe('The enemy')
})
