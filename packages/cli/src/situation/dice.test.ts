import { expect, test } from 'vitest'
import { facesOf } from './dice.ts'

const COLOURS = [['coloured', 'red'], ['white']] as const

test('dice by colour come in the order in which they are rolled, whichever stands first', () => {
  expect(facesOf([6, 'white 3', 'red 5', 2, 'coloured 1', 'white 4'], COLOURS)).toEqual([6, 5, 3, 2, 1, 4])
})

test('a die by colour needs the other of its pair', () => {
  expect(facesOf(['red 5', 3], COLOURS)).toBe(`dice[0] is 'red 5', but a die of that colour is rolled with one that is white.`)
  expect(facesOf([1, 'white 5', 'white 2'], COLOURS)).toMatch(/^dice\[1\] is 'white 5', .* coloured or red\.$/)
})

test('what is no die of these colours stays as it is, and so does everything where dice have none', () => {
  expect(facesOf(['green 5', '3a'], COLOURS)).toEqual(['green 5', '3a'])
  expect(facesOf(['red 5'], undefined)).toEqual(['red 5'])
})
