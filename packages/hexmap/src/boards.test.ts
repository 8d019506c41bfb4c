import { describe, expect, test } from 'vitest'
import { readBoards } from './boards.ts'
import { buildingsOf } from './buildings.ts'
import { schematicBoard } from './draw/schematic.ts'
import { hexMapOf } from './layout.ts'
import { emptyMap } from './testing/random-map.ts'

const map = emptyMap({ columns: 5, rows: 3, firstColumn: 'low' })

describe('boards of a file', () => {
  test('are joined to one map', () => {
    const joined = readBoards([
      { map, at: { column: 0, row: 0 } },
      { map, at: { column: 4, row: 0 } },
    ])
    expect(joined.ok && joined.map.boards.map(({ label }) => label)).toEqual(['a', 'b'])
  })

  test('a crop without rows leaves all of them', () => {
    const joined = readBoards([{ map, at: { column: 0, row: 0 }, crop: { columns: ['B', 'C'] } }])
    expect(joined.ok && [joined.map.grid.has('B3'), joined.map.grid.has('C0'), joined.map.grid.has('A1')]).toEqual([true, true, false])
  })

  test('what is wrong is told with the board it is wrong in', () => {
    const { A1: _, ...hexes } = map.hexes
    expect(readBoards([{ map: { ...map, hexes }, at: { column: 0, row: 0 } }])).toMatchObject({
      ok: false,
      messages: [expect.stringMatching(/^boards\[0\]\.map: .*A1/)],
    })
    const twice = [0, 2].map((column) => ({ map, at: { column, row: 0 } }))
    expect(readBoards(twice)).toMatchObject({ ok: false, messages: [expect.stringMatching(/overlap/)] })
  })
})

describe('buildings', () => {
  const house = { terrain: 'stone-building', level: 0, road: [] }
  const hexes = new Map(['B2', 'B3', 'C3', 'E2'].map((id) => [id, house]))

  test('hexes that one drawing joins, in a chain too, are one building; neighbours without it are not', () => {
    const joined = hexMapOf(schematicBoard(hexes, { joined: ['B2 B3', 'B3 C3'] }))
    expect(buildingsOf(joined).buildingHexes.map((building) => building.map((hex) => joined.grid.idOf(hex)))).toEqual([
      ['B2', 'B3', 'C3'],
      ['E2'],
    ])
    expect(buildingsOf(hexMapOf(schematicBoard(hexes))).buildingHexes).toHaveLength(4)
  })

  test('which terrain is a building is for the rule system to say', () => {
    const woods = hexMapOf(schematicBoard(new Map([['B2', { terrain: 'hut', level: 0, road: [] }]])))
    expect(buildingsOf(woods).buildingHexes).toEqual([])
    expect(buildingsOf(woods, (terrain) => terrain === 'hut').buildingHexes).toEqual([[woods.grid.indexOf('B2')]])
  })
})
