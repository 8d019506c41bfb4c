import { boards } from '@firegroup/content/boards'
import { hexMapOf } from '@firegroup/hexmap'
import { expect, test } from 'vitest'
import type { SightRules } from './reading.ts'
import { SightTool } from './tool.ts'

const rules: SightRules = {
  map: hexMapOf(boards[0]!),
  rests: false,
  sight: (_, to) => ({ blocked: null, hindrances: [], hindrance: to % 2 }),
}

/** The tool, and how often it had something new to say. */
function watched(): { tool: SightTool; times: () => number } {
  const tool = new SightTool()
  let times = 0
  tool.subscribe(() => times++)
  return { tool, times: () => times }
}

test('the pointer over the board changes nothing while no thread follows it', () => {
  const { tool, times } = watched()
  for (const hex of [1, 2, 3]) tool.point(hex)
  expect(times()).toBe(0)
  tool.take(5)
  tool.choose(9)
  const before = times()
  for (const hex of [1, 2, 3]) tool.point(hex)
  expect(times()).toBe(before)
})

test('a thread in the making follows the pointer, else the cursor', () => {
  const { tool, times } = watched()
  tool.take(5)
  expect(tool.reading(rules, 8)?.drawing).toMatchObject({ from: 5, to: 8 })
  tool.point(7)
  expect(times()).toBe(2)
  expect(tool.reading(rules, 8)?.drawing).toMatchObject({ from: 5, to: 7 })
  expect(tool.reading({ ...rules, rests: true }, 8)).toBeNull()
})

test('taken up twice on a hex it shows all that is seen from there; put away it shows nothing', () => {
  const { tool } = watched()
  tool.take(5)
  expect(tool.ground(rules)).toBeNull()
  tool.take(5)
  expect(tool.ground(rules)?.from).toBe(5)
  tool.putAway()
  expect([tool.isOn(), tool.from(rules), tool.ground(rules)]).toEqual([false, null, null])
})

test('a drag that turns out to be none leaves the line as it was', () => {
  const { tool } = watched()
  tool.take(5)
  tool.choose(9)
  tool.aim('press', 20, 20)
  tool.aim('drag', 20, 22)
  expect(tool.reading(rules, 0)?.drawing).toMatchObject({ from: 20, to: 22 })
  tool.aim('cancel', 20, 20)
  expect(tool.reading(rules, 0)?.drawing).toMatchObject({ from: 5, to: 9 })
})
