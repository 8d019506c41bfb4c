import { depth } from '@firegroup/testkit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pickFrom } from './draw/plane.ts'
import type { DepictionSpec, GridSpec, MapSpec, Point } from './format.ts'
import { generateMap } from './generate.ts'
import { THEMES, type Theme } from './generate-themes.ts'
import { type Grid, gridOf } from './grid.ts'
import { parseMap } from './load.ts'
import { locateInPolygon } from './polygon.ts'

const THEME_NAMES = Object.keys(THEMES) as readonly Theme[]
const boards = fc.record({
  seed: fc.nat(),
  theme: fc.constantFrom(...THEME_NAMES),
  columns: fc.integer({ min: 5, max: 21 }),
  rows: fc.integer({ min: 4, max: 11 }),
  firstColumn: fc.constantFrom<GridSpec['firstColumn']>('high', 'low'),
})

function generate({
  seed,
  ...options
}: {
  seed: number
  theme: Theme
  columns: number
  rows: number
  firstColumn?: 'high' | 'low'
}): MapSpec {
  return generateMap({ id: 'random', name: 'Random', ...options, pick: pickFrom(seed) })
}

function covers(depictions: readonly DepictionSpec[], point: Point): boolean {
  return depictions.some(({ polygon, holes }) => locateInPolygon(point, polygon, holes) !== 'outside')
}

/** How much of a hex lies under the depictions, by a grid of sample points. */
function coverage(grid: Grid, hex: number, depictions: readonly DepictionSpec[]): number {
  const [cx, cy] = grid.centre(hex)
  let [inHex, under] = [0, 0]
  for (let dx = -100; dx <= 100; dx += 25) {
    for (let dy = -50; dy <= 50; dy += 25) {
      if (grid.hexAt(cx + dx, cy + dy) !== hex) continue
      inHex++
      if (covers(depictions, [cx + dx, cy + dy])) under++
    }
  }
  return under / inHex
}

test('every random board is a valid map whose drawings agree with its hexes', () => {
  fc.assert(
    fc.property(boards, (options) => {
      const map = generate(options)
      expect(parseMap(JSON.parse(JSON.stringify(map)))).toEqual({ ok: true, map })
      const grid = gridOf(map.grid)
      const drawn = new Map<string, DepictionSpec[]>()
      for (const each of map.depictions) drawn.set(each.terrain, [...(drawn.get(each.terrain) ?? []), each])
      for (const [id, { terrain, level = 0, road }] of Object.entries(map.hexes)) {
        const hex = grid.indexOf(id)
        const own = drawn.get(terrain) ?? []
        if (terrain.endsWith('building')) expect([id, covers(own, grid.centre(hex))]).toEqual([id, true])
        else if (terrain !== 'open') expect([id, coverage(grid, hex, own) > (road ? 0.25 : 0.5)]).toEqual([id, true])
        if (road === undefined) {
          for (const [other, shapes] of drawn) {
            if (other !== 'hill') expect([id, other, covers(shapes, grid.centre(hex))]).toEqual([id, other, other === terrain])
          }
        }
        const hills = (drawn.get('hill') ?? []).filter((hill) => covers([hill], grid.centre(hex)))
        expect([id, Math.max(0, ...hills.map((hill) => hill.level ?? 0))]).toEqual([id, level])
      }
    }),
    { numRuns: depth.times(30, 600) },
  )
})

describe.each(THEME_NAMES)('a %s board of full size', (theme) => {
  const map = generate({ seed: 11, theme, columns: 33, rows: 10 })

  test('is valid and joins the other boards', () => {
    expect(parseMap(JSON.parse(JSON.stringify(map))).ok).toBe(true)
    for (const [id, side] of [
      ['I1', 0],
      ['I10', 3],
      ['Y1', 0],
      ['Y10', 3],
      ['A5', 2],
      ['A6', 1],
      ['GG5', 4],
      ['GG6', 5],
    ] as const)
      expect(map.hexes[id]!.road).toContain(side)
  })

  test('has one road network', () => {
    const grid = gridOf(map.grid)
    const roads = Object.entries(map.hexes).flatMap(([id, { road }]) => (road ? [id] : []))
    const reached = new Set(['A5'])
    for (const id of reached) {
      for (const side of map.hexes[id]!.road ?? []) {
        const next = grid.neighbour(grid.indexOf(id), side)
        if (next !== -1) reached.add(grid.idOf(next))
      }
    }
    expect([...reached].sort()).toEqual(roads.sort())
  })

  test('has cover within two hexes of everything that is not an edge or a road', () => {
    const grid = gridOf(map.grid)
    for (const [id, { road }] of Object.entries(map.hexes)) {
      const hex = grid.indexOf(id)
      if (road || grid.isHalf(hex)) continue
      const near = grid.within(hex, 2).filter((other) => map.hexes[grid.idOf(other)]!.terrain !== 'open')
      expect([id, near.length > 0]).toEqual([id, true])
    }
  })

  test('comes out the same every time', () => {
    expect(JSON.stringify(generate({ seed: 11, theme, columns: 33, rows: 10 }))).toBe(JSON.stringify(map))
    expect(JSON.stringify(generate({ seed: 12, theme, columns: 33, rows: 10 }))).not.toBe(JSON.stringify(map))
  })
})

test('the themes differ in what they are about', () => {
  const share = (theme: Theme, condition: (hex: MapSpec['hexes'][string]) => boolean) =>
    [1, 2, 3].reduce((sum, seed) => sum + Object.values(generate({ seed, theme, columns: 33, rows: 10 }).hexes).filter(condition).length, 0)
  expect(share('village', ({ terrain }) => terrain.endsWith('building'))).toBeGreaterThan(60)
  expect(share('forest', ({ terrain }) => terrain === 'woods')).toBeGreaterThan(2 * share('farmland', ({ terrain }) => terrain === 'woods'))
  expect(share('farmland', ({ terrain }) => terrain === 'grain')).toBeGreaterThan(2 * share('hills', ({ terrain }) => terrain === 'grain'))
  expect(share('hills', ({ level }) => level !== undefined)).toBeGreaterThan(2 * share('village', ({ level }) => level !== undefined))
  expect(share('hills', ({ level }) => level === 3)).toBeGreaterThan(0)
})

test('a board too small for roads and cover is refused', () => {
  expect(() => generate({ seed: 1, theme: 'mixed', columns: 4, rows: 10 })).toThrow(
    'A random board needs at least 5 columns and 4 rows, not 4 × 10.',
  )
})
