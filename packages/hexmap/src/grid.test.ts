import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { opposite, SIDES, type Spine } from './cells.ts'
import type { GridSpec } from './format.ts'
import { gridOf } from './grid.ts'
import { formatHexId } from './ids.ts'

const spec = fc.record<GridSpec>({
  columns: fc.integer({ min: 2, max: 14 }),
  rows: fc.integer({ min: 1, max: 9 }),
  firstColumn: fc.constantFrom('high', 'low'),
})
const place = fc.nat(100_000)

describe('a board of 33 x 10', () => {
  const grid = gridOf({ columns: 33, rows: 10, firstColumn: 'high' })

  test('has whole and half hexes with the printed ids', () => {
    expect(grid.size).toBe(17 * 10 + 16 * 11)
    expect(grid.idOf(0)).toBe('A1')
    expect(grid.idOf(grid.size - 1)).toBe('GG10')
    expect(grid.has('B0')).toBe(true)
    expect(grid.has('A0')).toBe(false)
    expect(['A5', 'GG5', 'B0', 'B10'].every((id) => grid.isHalf(grid.indexOf(id)))).toBe(true)
    expect(['B1', 'C1', 'C10'].some((id) => grid.isHalf(grid.indexOf(id)))).toBe(false)
  })

  test('puts the centres where the format says', () => {
    expect(grid.centre(grid.indexOf('A1'))).toEqual([0, 60])
    expect(grid.centre(grid.indexOf('B0'))).toEqual([180, 0])
    expect(grid.centre(grid.indexOf('GG10'))).toEqual([5760, 1140])
    expect(grid.outline(grid.indexOf('C1'))).toEqual([
      [420, 0],
      [480, 60],
      [420, 120],
      [300, 120],
      [240, 60],
      [300, 0],
    ])
  })

  test('knows the neighbours clockwise from north', () => {
    const k5 = grid.indexOf('K5')
    expect(SIDES.map((side) => grid.idOf(grid.neighbour(k5, side)))).toEqual(['K4', 'L4', 'L5', 'K6', 'J5', 'J4'])
    expect(grid.neighbour(grid.indexOf('A1'), 0)).toBe(-1)
    expect(() => grid.indexOf('A0')).toThrow('The map has no hex "A0".')
  })

  test('walks along the northern edge on the hexes that exist', () => {
    expect(grid.line(grid.indexOf('B0'), grid.indexOf('D0')).map((hex) => grid.idOf(hex))).toEqual(['B0', 'C1', 'D0'])
  })
})

test('ranges on a board whose first column is low', () => {
  const grid = gridOf({ columns: 15, rows: 10, firstColumn: 'low' })
  const ranges: [string, string, number][] = [
    ['I5', 'J3', 3],
    ['G6', 'J3', 5],
    ['I5', 'F6', 3],
    ['D5', 'H7', 4],
    ['G5', 'I3', 3],
    ['E2', 'G5', 4],
    ['G2', 'D7', 6],
  ]
  for (const [a, b, range] of ranges) expect(`${a}-${b} ${grid.distance(grid.indexOf(a), grid.indexOf(b))}`).toBe(`${a}-${b} ${range}`)
})

test('a covered arc takes in the border hexes and no more', () => {
  const grid = gridOf({ columns: 13, rows: 12, firstColumn: 'high' })
  const ids = grid.arc(grid.indexOf('E6'), 1, 3).map((hex) => grid.idOf(hex))
  expect(ids.sort()).toEqual(['F5', 'F6', 'G5', 'G6', 'G7', 'H4', 'H5', 'H6', 'H7'])
})

describe('properties', () => {
  test('ids and indices correspond, and hexAt finds every centre', () => {
    fc.assert(
      fc.property(spec, (board) => {
        const grid = gridOf(board)
        for (let hex = 0; hex < grid.size; hex++) {
          expect(grid.indexOf(grid.idOf(hex))).toBe(hex)
          const [x, y] = grid.centre(hex)
          expect(grid.hexAt(x, y)).toBe(hex)
        }
      }),
    )
  })

  test('neighbours, hexsides and vertices are shared', () => {
    fc.assert(
      fc.property(spec, place, (board, at) => {
        const grid = gridOf(board)
        const hex = at % grid.size
        for (const side of SIDES) {
          const other = grid.neighbour(hex, side)
          const id = grid.hexsideId(hex, side)
          expect([...grid.hexsideHexes(id)].sort()).toEqual([hex, other].sort())
          expect(grid.vertexHexes(grid.vertexId(hex, side))).toContain(hex)
          expect(grid.cells.vertexPoint(grid.vertexId(hex, side))).toEqual(grid.vertex(hex, side))
          if (other < 0) continue
          expect(grid.neighbour(other, opposite(side))).toBe(hex)
          expect(grid.hexsideId(other, opposite(side))).toBe(id)
          expect(grid.sideBetween(hex, other)).toBe(side)
        }
      }),
    )
  })

  test('hexside and vertex ids are distinct', () => {
    const grid = gridOf({ columns: 6, rows: 4, firstColumn: 'low' })
    const sides = new Map<number, string>()
    const vertices = new Map<number, string>()
    for (let hex = 0; hex < grid.size; hex++) {
      for (const side of SIDES) {
        const ends = grid.hexsideEnds(grid.hexsideId(hex, side)).join(' ')
        expect(sides.get(grid.hexsideId(hex, side)) ?? ends).toBe(ends)
        sides.set(grid.hexsideId(hex, side), ends)
        vertices.set(grid.vertexId(hex, side), grid.vertex(hex, side).join())
      }
    }
    expect(new Set(sides.values()).size).toBe(sides.size)
    expect(new Set(vertices.values()).size).toBe(vertices.size)
  })

  test('distance is a metric: zero on itself, symmetric, triangle inequality, one more at most per step', () => {
    fc.assert(
      fc.property(spec, place, place, place, (board, p, q, r) => {
        const grid = gridOf(board)
        const [a, b, c] = [p % grid.size, q % grid.size, r % grid.size]
        expect(grid.distance(a, a)).toBe(0)
        expect(grid.distance(a, b)).toBe(grid.distance(b, a))
        expect(grid.distance(a, b) > 0).toBe(a !== b)
        expect(grid.distance(a, c)).toBeLessThanOrEqual(grid.distance(a, b) + grid.distance(b, c))
        for (const next of grid.neighbours(b)) expect(Math.abs(grid.distance(a, next) - grid.distance(a, b))).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('a line has one hex more than the distance, all adjacent, and is the same backwards', () => {
    fc.assert(
      fc.property(spec, place, place, (board, p, q) => {
        const grid = gridOf(board)
        const [a, b] = [p % grid.size, q % grid.size]
        const line = grid.line(a, b)
        expect(line).toHaveLength(grid.distance(a, b) + 1)
        expect([line[0], line.at(-1)]).toEqual([a, b])
        for (const [step, hex] of line.entries()) expect(grid.distance(a, hex)).toBe(step)
        for (let step = 1; step < line.length; step++) expect(grid.sideBetween(line[step - 1]!, line[step]!)).not.toBe(-1)
        expect(grid.line(b, a)).toEqual(line.reverse())
      }),
    )
  })

  test('a ring is exactly the hexes at that distance, each once', () => {
    fc.assert(
      fc.property(spec, place, fc.nat(6), (board, at, radius) => {
        const grid = gridOf(board)
        const centre = at % grid.size
        const expected = Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) => grid.distance(centre, hex) === radius)
        expect(grid.ring(centre, radius).sort((a, b) => a - b)).toEqual(expected)
        const near = Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) => grid.distance(centre, hex) <= radius)
        expect(grid.within(centre, radius).sort((a, b) => a - b)).toEqual(near)
      }),
    )
  })

  test('the six covered arcs cover all hexes; only the six hex grains lie in two of them', () => {
    const grid = gridOf({ columns: 13, rows: 9, firstColumn: 'high' })
    fc.assert(
      fc.property(place, place, (p, q) => {
        const [from, to] = [p % grid.size, q % grid.size]
        fc.pre(from !== to)
        const arcs = SIDES.filter((spine) => grid.inArc(from, spine as Spine, to))
        const columns = grid.columns[to]! - grid.columns[from]!
        const halves = grid.halves[to]! - grid.halves[from]!
        const onGrain = columns === 0 || Math.abs(columns) === Math.abs(halves)
        expect(arcs).toHaveLength(onGrain ? 2 : 1)
      }),
    )
  })

  test('hexAt agrees with the outline: every point of the board lies in a hex', () => {
    fc.assert(
      fc.property(spec, fc.nat(10_000), fc.nat(10_000), (board, px, py) => {
        const grid = gridOf(board)
        const x = px % (180 * (board.columns - 1) + 1)
        const y = py % (120 * board.rows + 1)
        const [cx, cy] = grid.centre(grid.hexAt(x, y))
        expect(Math.abs(y - cy)).toBeLessThanOrEqual(60)
        expect(Math.abs(x - cx) + Math.abs(y - cy)).toBeLessThanOrEqual(120)
      }),
    )
  })
})

test('a spec with one hex per column is a grid too', () => {
  const grid = gridOf({ columns: 2, rows: 1, firstColumn: 'high' })
  expect(Array.from({ length: grid.size }, (_, hex) => grid.idOf(hex))).toEqual(['A1', 'B0', 'B1'])
  expect(formatHexId({ column: 1, row: 0 })).toBe('B0')
})
