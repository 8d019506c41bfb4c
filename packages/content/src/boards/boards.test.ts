import { gridOf, locateInPolygon, type MapSpec, parseMap } from '@firegroup/hexmap'
import { describe, expect, test } from 'vitest'
import { boards as joining } from '../aslsk.ts'
import { boards } from '../index.ts'
import { drawnBoards } from '../sketches/drawn.ts'

test('the files are what the sketches draw', () => {
  expect(boards).toEqual(drawnBoards())
})

describe.each(joining.map((map) => [map.name, map] as const))('%s', (_, map) => {
  test('is a valid map of 33 × 10', () => {
    expect(parseMap(JSON.parse(JSON.stringify(map)))).toEqual({ ok: true, map })
    expect(map.grid).toEqual({ columns: 33, rows: 10, firstColumn: 'high' })
  })

  test('joins any other board, turned or not: roads at I, Y and the middles of the short edges, and nowhere else', () => {
    const exits = Object.entries(map.hexes).flatMap(([id, { road }]) => (onEdge(map, id) && road ? [`${id}/${road.join('')}`] : []))
    expect(exits.map((exit) => exit.split('/')[0])).toEqual(['A5', 'A6', 'I1', 'I10', 'Y1', 'Y10', 'GG5', 'GG6'])
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

  test('draws every building, hill and wood where its hexes say', () => {
    const grid = gridOf(map.grid)
    const under = (terrain: string, id: string) =>
      map.depictions.some(
        (each) => each.terrain === terrain && locateInPolygon(grid.centre(grid.indexOf(id)), each.polygon, each.holes) !== 'outside',
      )
    for (const [id, { terrain, road }] of Object.entries(map.hexes)) {
      const drawn = ['woods', 'orchard', 'brush', 'grain', 'marsh', 'water', 'stone-building', 'wooden-building'].filter((each) =>
        under(each, id),
      )
      if (!road) expect([id, drawn]).toEqual([id, terrain === 'open' ? [] : [terrain]])
    }
  })
})

function onEdge(map: MapSpec, id: string): boolean {
  const grid = gridOf(map.grid)
  return grid.neighbours(grid.indexOf(id)).length < 6
}
