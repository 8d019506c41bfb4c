import { expect, test } from 'vitest'
import { type DuelColumn, type DuelFighter, type DuelStroke, spoken, spokenOdds } from './duel.ts'
import { type LaneBox, layStrokes } from './lane.ts'

const man = (id: number): DuelFighter => ({ id, face: () => null, name: '', note: '' })
const columns: readonly DuelColumn[] = [
  { key: 'A', letters: ['A'], defenders: [man(1)], attackers: [man(11)] },
  { key: 'B', letters: ['B'], defenders: [man(2)], attackers: [man(12)] },
]
const frame = (left: number, top: number) => ({ left, right: left + 120, top, bottom: top + 100 })
const wide: LaneBox = {
  width: 800,
  frames: { 'them A': frame(140, 0), 'us A': frame(140, 220), 'them B': frame(540, 0), 'us B': frame(540, 220) },
}
const stroke = (mine: boolean, by: number[], on: number[]): DuelStroke => ({
  key: `${mine} ${by}`,
  mine,
  by,
  on,
  figure: '',
  lines: ['', ''],
  said: '',
})

test('an attack lies beside its answer in the lane of their column, and no odds cover others', () => {
  const laid = layStrokes(
    [stroke(true, [11], [1]), stroke(true, [12], [2]), stroke(false, [1], [11]), stroke(false, [1, 2], [11, 12])],
    columns,
    [],
    wide,
  )
  expect(laid).toHaveLength(4)
  expect(laid[0]!.pill.x).toBeLessThan(200)
  expect(laid[2]!.pill.x).toBeGreaterThan(200)
  for (const [i, a] of laid.entries())
    for (const b of laid.slice(i + 1)) expect(Math.abs(a.pill.x - b.pill.x) >= 136 || Math.abs(a.pill.y - b.pill.y) >= 44).toBe(true)
  // mine point up at them, theirs down at mine
  expect(laid[0]!.lines.at(-1)?.tip).toMatchObject({ y: 100, down: -1 })
  expect(laid[2]!.lines.at(-1)?.tip).toMatchObject({ y: 220, down: 1 })
})

test('where the columns are narrow the answer stands below the attack', () => {
  const narrow: LaneBox = {
    width: 300,
    frames: { 'them A': frame(10, 0), 'us A': frame(10, 220), 'them B': frame(160, 0), 'us B': frame(160, 220) },
  }
  const [mine, theirs] = layStrokes([stroke(true, [11], [1]), stroke(false, [1], [11])], columns, [], narrow)
  expect(mine!.pill.y).toBeLessThan(theirs!.pill.y)
  expect(Math.abs(mine!.pill.x - theirs!.pill.x)).toBeLessThan(2)
})

test('what stands nowhere is not drawn', () => {
  expect(layStrokes([stroke(true, [99], [1])], columns, [], wide)).toEqual([])
})

test('numbers and odds are read as words', () => {
  expect([spoken(7), spoken(-2), spoken(0.5), spoken(26)]).toEqual(['seven', 'minus two', '0.5', '26'])
  expect([spokenOdds('3-2'), spokenOdds('<1-8'), spokenOdds('>10-1'), spokenOdds('4:1')]).toEqual([
    'three to two',
    'less than one to eight',
    'more than ten to one',
    'four to one',
  ])
})
