import { boards } from '@firegroup/content/boards'
import { type HexMap, hexMapOf } from '@firegroup/hexmap'
import { expect, test } from 'vitest'
import { reachesOf } from './river.ts'
import { contains, shapeOf } from './shape.ts'
import { HEX_SIDE, toWorld } from './units.ts'

const named = (id: string): HexMap => hexMapOf(boards.find((board) => board.id === id)!)
const reaches = ({ ways, depictions }: HexMap) => reachesOf(ways, depictions.filter(({ terrain }) => terrain === 'water').map(shapeOf))

test('a river is as broad where it is crossed as above and below, at the bridge and at the ford', () => {
  const map = named('osier-bridge')
  const found = reaches(map)
  const middle = (hex: string) => toWorld(map.grid.centre(map.grid.indexOf(hex)))
  expect(['H5', 'H9'].map((hex) => found.filter(({ shape }) => contains(shape, middle(hex).x, middle(hex).y)).length)).toEqual([1, 1])
  for (const { left, right } of found)
    for (const [i, { x, y }] of left.entries()) expect(Math.hypot(right[i]!.x - x, right[i]!.y - y)).toBeGreaterThan(HEX_SIDE * 0.7)
})

test('a brook that runs into a pond stays a brook', () => {
  for (const board of boards.filter(({ id }) => !id.startsWith('osier'))) expect(reaches(hexMapOf(board)), board.id).toEqual([])
})
