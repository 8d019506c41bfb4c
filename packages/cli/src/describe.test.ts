import { expect, test } from 'vitest'
import { describeEvent } from './describe.ts'

test.each([
  [{ type: 'step', side: 'red', at: 1 }, 'step: side red, at 1'],
  [{ type: 'pass' }, 'pass'],
  [
    {
      type: 'shot',
      rule: '3',
      dice: [3, 2],
      modifiers: [
        { rule: '4', label: 'smoke', value: 3 },
        { rule: '5', label: 'magazine', value: -2 },
      ],
      hit: true,
    },
    'shot (3): dice 3 2, modifiers smoke +3 (4); magazine -2 (5), hit yes',
  ],
  [{ type: 'moved', path: [], unit: { id: 'a', at: null }, why: undefined }, 'moved: path none, unit [id a, at null]'],
])('%j in words', (event, words) => {
  expect(describeEvent(event)).toBe(words)
})
