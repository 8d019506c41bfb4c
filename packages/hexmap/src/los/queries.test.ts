import { describe, expect, test } from 'vitest'
import type { Point } from '../format.ts'
import { hexMapOf } from '../layout.ts'
import { emptyMap } from '../testing/random-map.ts'
import { staysOnWays } from './queries.ts'
import { trace } from './trace.ts'

const grid = { columns: 9, rows: 6, firstColumn: 'high' } as const

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
