import { describe, expect, test } from 'vitest'
import { type Area, placesOf } from './areas.ts'
import { type BoardPlacement, readBoards } from './boards.ts'
import { schematicBoard } from './draw/schematic.ts'

const map = schematicBoard(new Map(), { columns: 5, rows: 3 })

function hexes(area: Area, boards: readonly BoardPlacement[] = [{ map, at: { column: 0, row: 0 } }]): readonly string[] | string {
  const joined = readBoards(boards)
  if (!joined.ok) throw new Error(joined.messages[0])
  const places = placesOf(joined.map, area)
  return typeof places === 'string' ? places : places.map((place) => joined.map.grid.idOf(place))
}

describe('areas', () => {
  test('hexes, columns and rows', () => {
    expect(hexes({ hexes: ['C2', 'A1'] })).toEqual(['A1', 'C2'])
    expect(hexes({ columns: ['B', 'C'], rows: [1, 2] })).toEqual(['B1', 'B2', 'C1', 'C2'])
    expect(hexes({ columns: ['E', 'E'] })).toEqual(['E1', 'E2', 'E3'])
  })

  test('edges, also of a cropped board', () => {
    expect(hexes({ edge: 'west' })).toEqual(['A1', 'A2', 'A3'])
    expect(hexes({ edge: 'north' })).toEqual(['A1', 'B0', 'C1', 'D0', 'E1'])
    expect(hexes({ edge: 'south' })).toEqual(['A3', 'B3', 'C3', 'D3', 'E3'])
    const cropped = [{ map, at: { column: 0, row: 0 }, crop: { columns: ['B', 'D'] } as const }]
    expect(hexes({ edge: 'west' }, cropped)).toEqual(['B0', 'B1', 'B2', 'B3'])
    expect(hexes({ edge: 'east' }, cropped)).toEqual(['D0', 'D1', 'D2', 'D3'])
  })

  test('distances and combinations', () => {
    expect(hexes({ within: 1, of: ['C2'] })).toEqual(['B1', 'B2', 'C1', 'C2', 'C3', 'D1', 'D2'])
    expect(hexes({ all: [{ within: 1, of: ['C2'] }, { columns: ['C', 'C'] }] })).toEqual(['C1', 'C2', 'C3'])
    expect(hexes({ any: [{ hexes: ['A1'] }, { hexes: ['E3'] }] })).toEqual(['A1', 'E3'])
    expect(hexes({ all: [{ columns: ['A', 'B'] }, { not: { columns: ['B', 'E'] } }] })).toEqual(['A1', 'A2', 'A3'])
  })

  test('SK-1.3-02 a board’s own hexes do not hold the halves that it shares', () => {
    const two = [
      { map, label: 'm', at: { column: 0, row: 0 } },
      { map, label: 'n', at: { column: 4, row: 0 } },
    ]
    expect(hexes({ all: [{ board: 'm' }, { columns: ['D', 'E'], board: 'm' }] }, two)).toEqual(['mD0', 'mD1', 'mD2', 'mD3'])
    expect(hexes({ columns: ['A', 'A'], board: 'n' }, two)).toEqual(['mE1', 'mE2', 'mE3'])
  })

  test('what the map does not have is told', () => {
    expect(hexes({ hexes: ['Z1'] })).toBe("the map has no hex 'Z1'")
    expect(hexes({ within: 1, of: ['A9'] })).toBe("the map has no hex 'A9'")
    expect(hexes({ board: 'q' })).toMatch(/no board 'q'/)
    expect(hexes({ not: { hexes: ['Z1'] } })).toMatch(/Z1/)
    expect(hexes({ any: [{ hexes: ['A1'] }, { columns: ['A', 'B'], board: 'q' }] })).toMatch(/no board 'q'/)
  })
})
