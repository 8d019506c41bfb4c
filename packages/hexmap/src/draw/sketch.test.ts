import { describe, expect, test } from 'vitest'
import { buildingsOf } from '../buildings.ts'
import type { DepictionSpec, Point } from '../format.ts'
import { gridOf } from '../grid.ts'
import { hexMapOf } from '../layout.ts'
import { parseMap } from '../load.ts'
import { doubleArea, locateInPolygon } from '../polygon.ts'
import { pickFrom, STRETCH } from './plane.ts'
import { drawBoard, type Sketch } from './sketch.ts'

const blank: Sketch = {
  id: 'meadow',
  name: 'Meadow',
  grid: { columns: 9, rows: 6, firstColumn: 'high' },
  areas: [],
  ways: [],
  buildings: [],
  fences: [],
}
const grid = gridOf(blank.grid)

function draw(sketch: Partial<Sketch>, seed = 7) {
  const map = drawBoard({ ...blank, ...sketch }, pickFrom(seed))
  expect(parseMap(JSON.parse(JSON.stringify(map)))).toEqual({ ok: true, map })
  return map
}

function covers(depictions: readonly DepictionSpec[], point: Point): boolean {
  return depictions.some(({ polygon, holes }) => locateInPolygon(point, polygon, holes) === 'inside')
}

function centre(id: string): Point {
  return grid.centre(grid.indexOf(id))
}

describe('areas', () => {
  test('cover the centres of their hexes and of no others, at any seed', () => {
    const members = ['C2', 'C3', 'D2', 'E4', 'F3']
    for (let seed = 0; seed < 40; seed++) {
      const map = draw({ areas: [{ terrain: 'woods', hexes: 'C2-3 D2 E4 F3' }] }, seed)
      for (let hex = 0; hex < grid.size; hex++) {
        expect([seed, grid.idOf(hex), covers(map.depictions, grid.centre(hex))]).toEqual([
          seed,
          grid.idOf(hex),
          members.includes(grid.idOf(hex)),
        ])
      }
    }
  })

  test('have organic rims: many vertices, none of them on a straight hexside for long', () => {
    const [wood] = draw({ areas: [{ terrain: 'woods', hexes: 'D2-3 E3-4 F2-3' }] }).depictions
    expect(wood!.polygon.length).toBeGreaterThan(40)
    expect(doubleArea(wood!.polygon) / (6 * 43_200)).toBeGreaterThan(0.8)
    expect(doubleArea(wood!.polygon) / (6 * 43_200)).toBeLessThan(1.2)
  })

  test('enclose a clearing as a hole', () => {
    const [wood, ...others] = draw({
      areas: [
        { terrain: 'woods', hexes: 'D2-4 C3-4 E3-4' },
        { terrain: 'grain', hexes: 'D3' },
      ],
    }).depictions.filter(({ terrain }) => terrain === 'woods')
    expect(others).toEqual([])
    expect(wood!.holes).toHaveLength(1)
  })

  test('of different kinds do not overlap', () => {
    const map = draw({
      areas: [
        { terrain: 'woods', hexes: 'C3 D2' },
        { terrain: 'grain', hexes: 'D3 E3' },
      ],
    })
    const [woods, grain] = ['woods', 'grain'].map((terrain) => map.depictions.filter((each) => each.terrain === terrain))
    for (const { polygon } of grain!) for (const point of polygon) expect(covers(woods!, point)).toBe(false)
    for (const { polygon } of woods!) for (const point of polygon) expect(covers(grain!, point)).toBe(false)
  })

  test('reach the long edge where their hexes do', () => {
    const [wood] = draw({ areas: [{ terrain: 'woods', hexes: 'D0-1 E1' }] }).depictions
    const onEdge = wood!.polygon.filter(([, y]) => y === 0).map(([x]) => x)
    expect(Math.min(...onEdge)).toBeLessThan(540)
    expect(Math.max(...onEdge)).toBeGreaterThan(720)
  })
})

test('areas stop short of the edge where its half hexes are not theirs, so that no board ends in a straight cut', () => {
  for (let seed = 0; seed < 20; seed++) {
    const [wood] = draw({ areas: [{ terrain: 'grain', hexes: 'E1-2' }] }, seed).depictions
    expect(Math.min(...wood!.polygon.map(([, y]) => y))).toBeGreaterThan(0)
  }
})

test('a river one hex wide runs off the board with its stream, as broad there as within, and ends before the edge without one', () => {
  const river = { terrain: 'water', hexes: 'E1-6' } as const
  const across = (y: number, { polygon }: DepictionSpec): number => {
    const xs = polygon.filter((point) => point[1] === y).map(([x]) => x)
    return Math.max(...xs) - Math.min(...xs)
  }
  for (let seed = 0; seed < 20; seed++) {
    const [water] = draw({ areas: [river], ways: [{ kind: 'stream', through: 'north E1 E6 south' }] }, seed).depictions
    for (const y of [0, 720]) expect(across(y, water!), `seed ${seed}`).toBeGreaterThan(120)
    const [source] = draw({ areas: [river], ways: [{ kind: 'stream', through: 'E1 E6 south' }] }, seed).depictions
    expect([across(0, source!) > 0, across(720, source!) > 120]).toEqual([false, true])
  }
})

describe('roads', () => {
  const map = draw({
    areas: [{ terrain: 'woods', hexes: 'D2-4 E2-5 F2-4' }],
    ways: [
      { kind: 'dirt-road', through: 'west B3 H3 east' },
      { kind: 'dirt-road', through: 'north E1 E4' },
    ],
  })

  test('agree on both sides of every hexside they cross and leave the board where they should', () => {
    expect(map.hexes['E1']!.road).toEqual([0, 3])
    expect(map.hexes['A3']!.road).toEqual([2])
    expect(map.hexes['A4']!.road).toEqual([1])
    expect(map.ways[0]!.line[0]).toEqual([0, 360])
    expect(map.ways[0]!.line.at(-1)).toEqual([1440, 360])
    expect(map.ways[1]!.line[0]).toEqual([720, 0])
  })

  test('meet in one point', () => {
    expect(map.ways[0]!.line).toContainEqual(map.ways[1]!.line.at(-1))
  })

  test('cut a real gap through the woods and leave them standing on both sides', () => {
    expect(map.hexes['E2']).toEqual({ terrain: 'woods', road: [0, 3] })
    const woods = map.depictions.filter(({ terrain }) => terrain === 'woods')
    expect(woods.length).toBeGreaterThanOrEqual(3)
    for (const way of map.ways) {
      for (const [x, y] of way.line) {
        for (const [dx, dy] of [
          [0, 0],
          [16, 0],
          [-16, 0],
          [0, 16 / STRETCH],
          [0, -16 / STRETCH],
        ] as const) {
          expect(covers(woods, [Math.round(x + dx), Math.round(y + dy)])).toBe(false)
        }
      }
    }
  })

  test('are refused where they would leave the board from its inside', () => {
    expect(() => draw({ ways: [{ kind: 'dirt-road', through: 'north E2 E3' }] })).toThrow("A way can't leave the board north from E2.")
    expect(() => draw({ ways: [{ kind: 'dirt-road', through: 'west C3 E3' }] })).toThrow("A way can't leave the board west from C3.")
  })
})

describe('buildings', () => {
  test('stand along the nearest road, and woods keep clear of them', () => {
    const map = draw({
      ways: [{ kind: 'paved-road', through: 'west B3 H3 east' }],
      buildings: [{ hexes: 'D2', material: 'stone', shape: 'house' }],
      areas: [{ terrain: 'woods', hexes: 'C1-2 D1 E1-2' }],
    })
    const house = map.depictions.find(({ terrain }) => terrain === 'stone-building')!
    expect(map.hexes['D2']!.terrain).toBe('stone-building')
    expect(house.style).toBe('house')
    const width = Math.max(...house.polygon.map(([x]) => x)) - Math.min(...house.polygon.map(([x]) => x))
    const height = Math.max(...house.polygon.map(([, y]) => y)) - Math.min(...house.polygon.map(([, y]) => y))
    expect(width).toBeGreaterThan(height * STRETCH)
    const woods = map.depictions.filter(({ terrain }) => terrain === 'woods')
    for (const corner of house.polygon) expect(covers(woods, corner)).toBe(false)
  })

  test('stretch over hexes in a line, and share one where they have wings', () => {
    const map = draw({
      buildings: [
        { hexes: 'D2-4', material: 'stone', shape: 'factory' },
        { hexes: 'D4 E4', material: 'stone', shape: 'row' },
      ],
    })
    for (const id of ['D2', 'D3', 'D4', 'E4']) {
      expect(map.hexes[id]!.terrain).toBe('stone-building')
      expect(covers(map.depictions, centre(id))).toBe(true)
    }
    const { buildings, buildingHexes } = buildingsOf(hexMapOf(map))
    expect(buildingHexes).toHaveLength(1)
    expect(buildings.filter((number) => number === 0)).toHaveLength(4)
  })

  test('are refused on a road and over hexes that are not adjacent', () => {
    const ways = [{ kind: 'dirt-road', through: 'B3 H3' }] as const
    expect(() => draw({ ways, buildings: [{ hexes: 'B3', material: 'stone', shape: 'house' }] })).toThrow(
      "A building can't stand on the road in B3.",
    )
    expect(() => draw({ buildings: [{ hexes: 'C3 E3', material: 'stone', shape: 'row' }] })).toThrow(
      'the hexes are not neighbours in a straight line',
    )
    expect(() => draw({ buildings: [{ hexes: 'C3 C4 D4', material: 'stone', shape: 'row' }] })).toThrow('not neighbours in a straight line')
  })
})

describe('hills', () => {
  test('nest, and each level holds exactly the centres that lie as high', () => {
    const hills = [
      { level: 1, hexes: 'C2-4 D1-5 E2-5 F1-5 G2-5' },
      { level: 2, hexes: 'D3-4 E3-4 F2-4' },
      { level: 3, hexes: 'E4' },
    ]
    for (let seed = 0; seed < 20; seed++) {
      const map = draw({ hills }, seed)
      for (const level of [1, 2, 3]) {
        const contour = map.depictions.filter((each) => each.level === level)
        for (let hex = 0; hex < grid.size; hex++) {
          const height = map.hexes[grid.idOf(hex)]!.level ?? 0
          expect([seed, level, grid.idOf(hex), covers(contour, grid.centre(hex))]).toEqual([seed, level, grid.idOf(hex), height >= level])
        }
        const below = map.depictions.filter((each) => each.level === level - 1)
        if (level > 1) for (const { polygon } of contour) for (const point of polygon) expect(covers(below, point)).toBe(true)
      }
    }
  })
})

describe('fences', () => {
  test('surround an area but for gates, roads and the edge of the board', () => {
    const map = draw({
      ways: [{ kind: 'dirt-road', through: 'C3 E4' }],
      fences: [{ feature: 'wall', around: 'C3', gates: 'C2/3' }],
    })
    expect(map.hexes['C3']!.road).toEqual([2])
    expect(map.hexsides).toEqual([1, 3, 4, 5].map((side) => ({ hex: 'C3', side, feature: 'wall' })))
  })

  test('stand once where two areas share a side', () => {
    const { hexsides } = draw({
      fences: [
        { feature: 'wall', around: 'C3' },
        { feature: 'hedge', around: 'C4' },
      ],
    })
    expect(hexsides).toHaveLength(11)
    expect(hexsides.filter(({ hex, side }) => hex === 'C4' && side === 0)).toEqual([])
  })

  test('are refused on a side that does not exist', () => {
    expect(() => draw({ fences: [{ feature: 'wall', sides: 'C3/6' }] })).toThrow('"C3/6" names no hexside')
  })
})

test('the same picks give the same bytes, others another rim', () => {
  const sketch: Partial<Sketch> = { areas: [{ terrain: 'woods', hexes: 'C2-4 D2' }] }
  expect(JSON.stringify(draw(sketch, 3))).toBe(JSON.stringify(draw(sketch, 3)))
  expect(JSON.stringify(draw(sketch, 3))).not.toBe(JSON.stringify(draw(sketch, 4)))
})

test('a list of hexes names what is wrong in it', () => {
  expect(() => draw({ areas: [{ terrain: 'woods', hexes: 'C4-2' }] })).toThrow('"C4-2" is not a run of hexes')
  expect(() => draw({ areas: [{ terrain: 'woods', hexes: 'C3 X1' }] })).toThrow('The map has no hex "X1".')
  expect(centre('A1')).toEqual([0, 60])
})
