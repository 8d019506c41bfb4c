import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Side } from './format.ts'
import { gridOf } from './grid.ts'
import { pathTo, reachable } from './paths.ts'

const grid = gridOf({ columns: 7, rows: 5, firstColumn: 'high' })

/** Costs from a table by hex; 7 stands for impassable. */
function costsFrom(terrain: readonly number[]): (from: number, side: Side, to: number) => number {
  return (_, __, to) => (terrain[to % terrain.length]! === 7 ? -1 : terrain[to % terrain.length]!)
}

test('on open ground, cost is distance and the way is as short', () => {
  const start = grid.indexOf('C3')
  const reach = reachable(grid, start, 6, () => 2)
  expect([...reach.hexes].sort((a, b) => a - b)).toEqual(grid.within(start, 3).sort((a, b) => a - b))
  for (const hex of reach.hexes) {
    expect(reach.cost[hex]).toBe(2 * grid.distance(start, hex))
    expect(pathTo(reach, hex)).toHaveLength(grid.distance(start, hex) + 1)
  }
  expect(pathTo(reach, grid.indexOf('G1'))).toEqual([])
})

test('a road is taken where it is cheaper than the straight way', () => {
  const road = new Set(['C3', 'C2', 'D1', 'E2', 'E3'].map((id) => grid.indexOf(id)))
  const reach = reachable(grid, grid.indexOf('C3'), 100, (from, _, to) => (road.has(from) && road.has(to) ? 1 : 8))
  expect(pathTo(reach, grid.indexOf('E3')).map((hex) => grid.idOf(hex))).toEqual(['C3', 'C2', 'D1', 'E2', 'E3'])
})

test('the cost so far is told to the callback', () => {
  const told: number[] = []
  reachable(grid, grid.indexOf('C3'), 2, (_, __, ___, soFar) => {
    told.push(soFar)
    return 2
  })
  expect(new Set(told)).toEqual(new Set([0, 2]))
})

test.each([0.5, Number.NaN, -2])('a cost of %d is refused', (cost) => {
  expect(() => reachable(grid, grid.indexOf('C3'), 4, () => cost)).toThrow(/The cost from C3 to C2 must be an integer/)
})

test('costs and reach are those of the slowest possible search', () => {
  fc.assert(
    fc.property(fc.nat(grid.size - 1), fc.nat(20), fc.array(fc.nat(7), { minLength: 1, maxLength: 40 }), (start, budget, terrain) => {
      const stepCost = costsFrom(terrain)
      const reach = reachable(grid, start, budget, stepCost)
      const best = new Map([[start, 0]])
      for (let changed = true; changed; ) {
        changed = false
        for (const [hex, cost] of [...best]) {
          for (const next of grid.neighbours(hex)) {
            const step = stepCost(hex, grid.sideBetween(hex, next) as Side, next)
            if (step < 0 || cost + step > budget || (best.get(next) ?? Number.POSITIVE_INFINITY) <= cost + step) continue
            best.set(next, cost + step)
            changed = true
          }
        }
      }
      expect(Array.from(reach.cost)).toEqual(Array.from({ length: grid.size }, (_, hex) => best.get(hex) ?? -1))
      expect(reach.hexes).toHaveLength(best.size)
      for (const hex of reach.hexes) {
        const path = pathTo(reach, hex)
        const total = path
          .slice(1)
          .reduce((sum, at, index) => sum + stepCost(path[index]!, grid.sideBetween(path[index]!, at) as Side, at), 0)
        expect(total).toBe(reach.cost[hex])
      }
    }),
  )
})
