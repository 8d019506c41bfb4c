import { describe, expect, test } from 'vitest'
import type { DepictionSpec, Point } from '../format.ts'
import { hexMapOf } from '../layout.ts'
import { emptyMap } from '../testing/random-map.ts'
import { crestLines, crossingsIn, staysOnWays } from './queries.ts'
import { trace } from './trace.ts'

const grid = { columns: 9, rows: 6, firstColumn: 'high' } as const

function box(id: string, terrain: string, level: number, [west, north]: Point, [east, south]: Point): DepictionSpec {
  return {
    id,
    terrain,
    level,
    polygon: [
      [west, north],
      [east, north],
      [east, south],
      [west, south],
    ],
  }
}

describe('crest lines', () => {
  const map = hexMapOf(
    emptyMap(grid, [
      box('knoll', 'hill', 1, [500, 100], [1000, 600]),
      box('top', 'hill', 2, [600, 200], [800, 500]),
      box('wood', 'woods', 1, [550, 100], [580, 600]),
    ]),
  )
  const between = (from: string, to: string) =>
    crestLines(map, trace(map, map.grid.indexOf(from), map.grid.indexOf(to))).map(({ level, direction }) => `${direction} ${level}`)

  test('are told in order, up and down', () => {
    expect(between('C3', 'I3')).toEqual(['up 1', 'up 2', 'down 2', 'down 1'])
    expect(between('I3', 'C3')).toEqual(['up 1', 'up 2', 'down 2', 'down 1'])
  })

  test('begin where the thread does: from the top there is only the way down', () => {
    expect(between('E3', 'I3')).toEqual(['down 2', 'down 1'])
    expect(between('C3', 'E3')).toEqual(['up 1', 'up 2'])
  })

  test('are none where the thread keeps to one level, or runs along the crest', () => {
    expect(between('A1', 'C1')).toEqual([])
    const rim = hexMapOf(emptyMap(grid, [box('ledge', 'hill', 1, [360, 300], [720, 400])]))
    expect(crestLines(rim, trace(rim, rim.grid.indexOf('C3'), rim.grid.indexOf('E3')))).toEqual([])
  })
})

test('crossingsIn tells what a depiction does in one hex, its hexsides included', () => {
  const map = hexMapOf(emptyMap(grid, [box('wood', 'woods', 1, [480, 300], [600, 340])]))
  const found = trace(map, map.grid.indexOf('C3'), map.grid.indexOf('E3'))
  const told = (id: string) => crossingsIn(found, map.grid.indexOf(id), 0).map(({ how, hand }) => `${how} ${hand}`)
  expect(told('D2')).toEqual(['along right'])
  expect(told('D3')).toEqual(['along right'])
  expect(told('E3')).toEqual([])
})

describe('a thread on a road', () => {
  const road = (line: Point[], width: number) => ({ ...emptyMap(grid), ways: [{ id: 'road', kind: 'dirt-road' as const, width, line }] })
  const stays = (line: Point[], width: number, hex: string) => {
    const map = hexMapOf(road(line, width))
    const thread = trace(map, map.grid.indexOf('C2'), map.grid.indexOf('C4'))
    return staysOnWays(map, thread, map.grid.indexOf(hex), map.ways)
  }
  const straight: Point[] = [
    [360, 180],
    [360, 420],
  ]
  const bent: Point[] = [
    [360, 180],
    [360, 300],
    [540, 360],
  ]

  test('stays on a straight road in every hex', () => {
    expect(['C2', 'C3', 'C4'].map((hex) => stays(straight, 20, hex))).toEqual([true, true, true])
  })

  test('leaves a road that bends away', () => {
    expect(['C2', 'C3', 'C4'].map((hex) => stays(bent, 20, hex))).toEqual([true, false, false])
  })

  test('stays on a road beside it only if that is wide enough', () => {
    const beside: Point[] = straight.map(([x, y]) => [x + 12, y])
    expect([22, 24].map((width) => stays(beside, width, 'C3'))).toEqual([false, true])
  })

  test('is not on the road of a hex that it does not enter', () => {
    expect(stays(straight, 20, 'D3')).toBe(false)
  })
})
