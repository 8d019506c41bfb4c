import { buildingsOf, gridOf, hexMapOf, locateInPolygon, type MapSpec, parseMap } from '@firegroup/hexmap'
import { describe, expect, test } from 'vitest'
import { drawnBoards } from '../sketches/drawn.ts'
import { alderCross } from './alder-cross.ts'
import { boards } from './index.ts'
import { larkHill } from './lark-hill.ts'
import { longFurrow } from './long-furrow.ts'
import { magpieWood } from './magpie-wood.ts'
import { sagoCreek } from './sago-creek.ts'
import { weaversEnd } from './weavers-end.ts'

test('the files are what the sketches draw', () => {
  expect(boards).toEqual(drawnBoards())
})

describe.each(boards.map((map) => [map.name, map] as const))('%s', (_, map) => {
  test('is a valid map', () => {
    expect(parseMap(JSON.parse(JSON.stringify(map)))).toEqual({ ok: true, map })
  })

  test('draws every building, hill and wood where its hexes say', () => {
    const grid = gridOf(map.grid)
    const under = (terrain: string, id: string) =>
      map.depictions.some(
        (each) => each.terrain === terrain && locateInPolygon(grid.centre(grid.indexOf(id)), each.polygon, each.holes) !== 'outside',
      )
    const terrains = [...new Set(map.depictions.map(({ terrain }) => terrain))].filter((terrain) => terrain !== 'hill')
    for (const [id, { terrain, road }] of Object.entries(map.hexes)) {
      const drawn = terrains.filter((each) => under(each, id))
      if (!road) expect([id, drawn]).toEqual([id, terrain === 'open' ? [] : [terrain]])
    }
  })
})

describe.each([alderCross, larkHill, longFurrow, sagoCreek].map((map) => [map.name, map] as const))('%s, of the Starter Kit', (_, map) => {
  test('has 33 × 10 hexes', () => {
    expect(map.grid).toEqual({ columns: 33, rows: 10, firstColumn: 'high' })
  })

  test('joins any other board, turned or not: roads at I, Y and the middles of the short edges, and nowhere else', () => {
    expect(exitsOf(map)).toEqual(['A5', 'A6', 'I1', 'I10', 'Y1', 'Y10', 'GG5', 'GG6'])
    for (const [id, off] of [
      ['I1', 0],
      ['I10', 3],
      ['Y1', 0],
      ['Y10', 3],
    ] as const)
      expect(map.hexes[id]!.road).toContain(off)
  })

  test('has open, level ground along its edges but for a few hexes', () => {
    const edge = Object.entries(map.hexes).filter(([id]) => gridOf(map.grid).isHalf(gridOf(map.grid).indexOf(id)))
    const rough = edge.filter(([, { terrain, level }]) => terrain !== 'open' || level !== undefined)
    expect(rough.length).toBeLessThan(edge.length / 6)
  })
})

test('every village hex of Sago Creek has two huts or more that stand apart, each within its hex', () => {
  const grid = gridOf(sagoCreek.grid)
  for (const [id, { terrain }] of Object.entries(sagoCreek.hexes)) {
    if (terrain !== 'wooden-building') continue
    const [x, y] = grid.centre(grid.indexOf(id))
    const huts = sagoCreek.depictions.filter(({ polygon }) => polygon.every(([px, py]) => isInsideHex(px - x, py - y)))
    expect(huts.length, id).toBeGreaterThanOrEqual(2)
    for (const hut of huts) {
      const others = huts.filter((each) => each !== hut)
      for (const corner of hut.polygon) expect(others.every(({ polygon }) => locateInPolygon(corner, polygon, []) === 'outside')).toBe(true)
    }
  }
})

describe.each([weaversEnd, magpieWood].map((map) => [map.name, map] as const))('%s, of Lock ’n Load Tactical', (_, map) => {
  test('has 15 × 10 hexes, and roads that join those of any other, turned or not', () => {
    expect(map.grid).toEqual({ columns: 15, rows: 10, firstColumn: 'low' })
    expect(exitsOf(map)).toEqual(['A5', 'H1', 'H10', 'O5'])
    expect([map.hexes['H1']!.road, map.hexes['H10']!.road]).toEqual([expect.arrayContaining([0]), expect.arrayContaining([3])])
  })

  test('has a building of two floors: heavy, over three hexes or more', () => {
    const { buildingHexes } = buildingsOf(hexMapOf(map))
    const large = buildingHexes.filter((hexes) => hexes.length >= 3)
    expect(large).toHaveLength(1)
    for (const hex of large[0]!) expect(hexMapOf(map).terrainOf(hex)).toBe('stone-building')
  })
})

const isInsideHex = (dx: number, dy: number): boolean => Math.abs(dy) < 60 && Math.abs(dx) + Math.abs(dy) < 120

/** The hexes at the edge that a road runs through. */
function exitsOf(map: MapSpec): string[] {
  const grid = gridOf(map.grid)
  return Object.entries(map.hexes).flatMap(([id, { road }]) => (road && grid.neighbours(grid.indexOf(id)).length < 6 ? [id] : []))
}
