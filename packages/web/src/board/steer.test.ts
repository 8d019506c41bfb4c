import { gridOf } from '@firegroup/hexmap'
import { expect, test } from 'vitest'
import { stepCursor } from './steer.ts'

const grid = gridOf({ columns: 9, rows: 5, firstColumn: 'high' })

const walk = (from: string, ...keys: string[]): string =>
  grid.idOf(
    keys.reduce(
      (hex, key) => stepCursor(grid, hex, key.startsWith('Numpad') ? { key: '', code: key } : { key, code: key }) ?? -1,
      grid.indexOf(from),
    ),
  )

test('up and down follow the column, left and right cross the board on one line', () => {
  expect(walk('E3', 'ArrowUp')).toBe('E2')
  expect(walk('E3', 'ArrowDown', 'ArrowDown')).toBe('E5')
  expect(walk('E3', 'ArrowRight', 'ArrowRight')).toBe('G3')
  expect(walk('E3', 'ArrowRight', 'ArrowLeft')).toBe('E3')
})

test('the numpad steps over the six hexsides', () => {
  const around = ['Numpad8', 'Numpad9', 'Numpad3', 'Numpad2', 'Numpad1', 'Numpad7'].map((key) => walk('E3', key))
  expect(around).toEqual(grid.neighbours(grid.indexOf('E3')).map((hex) => grid.idOf(hex)))
})

test('the board edge stops the cursor, other keys are none of its business', () => {
  expect(walk('A1', 'ArrowUp')).toBe('A1')
  expect(walk('A1', 'ArrowLeft')).toBe('A1')
  expect(stepCursor(grid, 0, { key: 'x', code: 'KeyX' })).toBeUndefined()
})
