import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { opposite, SIDES } from './cells.ts'
import { pickFrom } from './draw/plane.ts'
import type { DepictionSpec, HexSpec, MapSpec, Side } from './format.ts'
import { generateMap } from './generate.ts'
import { gridOf } from './grid.ts'
import type { HexMap } from './hexmap.ts'
import { hexMapOf, joinBoards } from './layout.ts'
import { trace } from './los/trace.ts'
import { emptyMap, randomMaps } from './testing/random-map.ts'

const small = { columns: 5, rows: 4, firstColumn: 'high' } as const

function board(id: string, changes: Record<string, Partial<HexSpec>> = {}, depictions: readonly DepictionSpec[] = []): MapSpec {
  const empty = emptyMap(small, depictions)
  const hexes = Object.fromEntries(Object.entries(empty.hexes).map(([hex, spec]) => [hex, { ...spec, ...changes[hex] }]))
  return { ...empty, id, hexes }
}

/** What a trace says, in terms that do not depend on hex indices. */
function story(map: HexMap, from: string, to: string): unknown[] {
  return trace(map, map.grid.indexOf(from), map.grid.indexOf(to)).steps.map(({ kind, enter, exit, crossings }) => {
    const told = crossings.map(({ depiction, ...crossing }) => ({ ...crossing, polygon: map.depictions[depiction]!.id.split(':').at(-1) }))
    return { kind, enter, exit, crossings: told.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) }
  })
}

describe('two boards side by side', () => {
  const map = joinBoards([
    { map: board('west', { E2: { terrain: 'woods' } }), label: 'w', at: { column: 0, row: 0 } },
    { map: board('east', { A2: { terrain: 'grain' } }), label: 'e', at: { column: 4, row: 0 } },
  ])

  test('half hexes that meet are one hex with two ids, and the board named first says what it is', () => {
    const seam = map.grid.indexOf('wE2')
    expect(map.grid.indexOf('eA2')).toBe(seam)
    expect(map.grid.idOf(seam)).toBe('wE2')
    expect(map.grid.aliasesOf(seam)).toEqual(['eA2'])
    expect(map.terrainOf(seam)).toBe('woods')
    expect(map.grid.isHalf(seam)).toBe(false)
    expect(map.grid.isHalf(map.grid.indexOf('wA2'))).toBe(true)
  })

  test('every id is unique and every board hex can be named', () => {
    const one = gridOf(small)
    expect(map.size).toBe(2 * one.size - 4)
    const ids = Array.from({ length: map.size }, (_, hex) => [map.grid.idOf(hex), ...map.grid.aliasesOf(hex)]).flat()
    expect(new Set(ids).size).toBe(2 * one.size)
  })

  test('hexes are adjacent over the seam', () => {
    const names = SIDES.map((side) => map.grid.neighbour(map.grid.indexOf('wE2'), side)).map((hex) => map.grid.idOf(hex))
    expect(names).toEqual(['wE1', 'eB1', 'eB2', 'wE3', 'wD2', 'wD1'])
    expect(map.grid.distance(map.grid.indexOf('wC2'), map.grid.indexOf('eC2'))).toBe(4)
  })
})

test('a line of sight over a seam is that of one undivided board', () => {
  const wide = { columns: 9, rows: 4, firstColumn: 'high' } as const
  const barn = (x: number): DepictionSpec => ({
    id: 'barn',
    terrain: 'building',
    polygon: [
      [x - 50, 150],
      [x + 40, 160],
      [x + 50, 260],
      [x - 40, 220],
    ],
  })
  const whole = hexMapOf(emptyMap(wide, [barn(900)]))
  const joined = joinBoards([
    { map: board('west'), label: 'w', at: { column: 0, row: 0 } },
    { map: board('east', {}, [barn(900 - 720)]), label: 'e', at: { column: 4, row: 0 } },
  ])
  const nameOnJoined = (id: string) => joined.grid.idOf(joined.grid.hexAt(...whole.grid.centre(whole.grid.indexOf(id))))
  for (let a = 0; a < whole.size; a++) {
    for (const b of [whole.grid.indexOf('H2'), whole.grid.indexOf('C3')]) {
      const [from, to] = [whole.grid.idOf(a), whole.grid.idOf(b)]
      expect(story(joined, nameOnJoined(from), nameOnJoined(to))).toEqual(story(whole, from, to))
    }
  }
})

describe('a board turned by 180°', () => {
  test('keeps its printed ids, opposite each other', () => {
    const map = joinBoards([{ map: board('west', { B1: { terrain: 'woods', level: 2 } }), at: { column: 0, row: 0 }, rotated: true }])
    expect(map.grid.centre(map.grid.indexOf('A1'))).toEqual([720, 420])
    expect(map.grid.centre(map.grid.indexOf('B0'))).toEqual([540, 480])
    const b1 = map.grid.indexOf('B1')
    expect([map.terrainOf(b1), map.levelOf(b1)]).toEqual(['woods', 2])
    expect(map.grid.idOf(map.grid.neighbour(b1, 0))).toBe('B2')
  })

  test('sees what it saw before', () => {
    fc.assert(
      fc.property(randomMaps, fc.nat(10_000), fc.nat(10_000), (spec, p, q) => {
        const upright = hexMapOf(spec)
        const turned = joinBoards([{ map: spec, at: { column: 0, row: 0 }, rotated: true }])
        const [from, to] = [upright.grid.idOf(p % upright.size), upright.grid.idOf(q % upright.size)]
        expect(story(turned, from, to)).toEqual(story(upright, from, to))
      }),
      { numRuns: 60 },
    )
  })

  test('turned twice, every drawing, road and hexside lies where it was', () => {
    const spec = generateMap({ id: 'random', name: 'Random', columns: 9, rows: 6, theme: 'mixed', pick: pickFrom(7) })
    const upright = hexMapOf(spec)
    const turned = joinBoards([{ map: spec, at: { column: 0, row: 0 }, rotated: true }])
    const [{ width, height }] = turned.boards as [HexMap['boards'][0]]
    const back = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => [width - x, height - y])
    expect(turned.depictions.length).toBeGreaterThan(3)
    expect(turned.depictions.map(({ polygon }) => back(polygon))).toEqual(upright.depictions.map(({ polygon }) => polygon))
    expect(turned.ways.map(({ line }) => back(line))).toEqual(upright.ways.map(({ line }) => line))
    for (let hex = 0; hex < upright.size; hex++) {
      const other = turned.grid.indexOf(upright.grid.idOf(hex))
      for (const side of SIDES) {
        expect(turned.hasRoad(other, opposite(side))).toBe(upright.hasRoad(hex, side))
        expect(turned.features(other, opposite(side))).toEqual(upright.features(hex, side))
      }
    }
  })

  test('joins a board that is not', () => {
    const map = joinBoards([
      { map: board('west'), label: 'w', at: { column: 0, row: 0 } },
      { map: board('east'), label: 'e', at: { column: 4, row: 0 }, rotated: true },
    ])
    expect(map.grid.indexOf('wE1')).toBe(map.grid.indexOf('eE4'))
    expect(map.grid.isHalf(map.grid.indexOf('eA1'))).toBe(true)
  })
})

describe('cropping', () => {
  const crop = { columns: ['A', 'C'], rows: [1, 2] } as const
  const barn: DepictionSpec = {
    id: 'barn',
    terrain: 'building',
    polygon: [
      [340, 20],
      [560, 20],
      [560, 400],
      [340, 400],
    ],
  }

  test('takes hexes away; the others stay where they are', () => {
    const map = joinBoards([{ map: board('west'), at: { column: 0, row: 0 }, crop }])
    expect(Array.from({ length: map.size }, (_, hex) => map.grid.idOf(hex))).toEqual(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])
    expect(map.grid.centre(map.grid.indexOf('C2'))).toEqual([360, 180])
    expect(map.grid.neighbour(map.grid.indexOf('C2'), 3)).toBe(-1)
  })

  test('a drawing counts only in the hexes of its own board', () => {
    const map = joinBoards([
      { map: board('west', {}, [barn]), label: 'w', at: { column: 0, row: 0 }, crop: { columns: ['A', 'C'], rows: [0, 4] } },
      { map: board('east'), label: 'e', at: { column: 3, row: 0.5 } },
    ])
    const steps = trace(map, map.grid.indexOf('wC2'), map.grid.indexOf('eC2')).steps
    const hexes = steps.flatMap((step) => (step.kind === 'hex' && step.crossings.length > 0 ? [map.grid.idOf(step.hex)] : []))
    expect(hexes).toEqual(['wC2'])
  })

  test('a thread over hexes that were taken away passes off the map', () => {
    const map = joinBoards([
      { map: board('west'), label: 'w', at: { column: 0, row: 0 }, crop: { columns: ['A', 'B'], rows: [0, 4] } },
      { map: board('east'), label: 'e', at: { column: 4, row: 0 } },
    ])
    const steps = trace(map, map.grid.indexOf('wB2'), map.grid.indexOf('eA3')).steps
    expect(steps.some((step) => step.kind === 'hex' && step.hex === -1)).toBe(true)
    expect(steps.at(-1)).toMatchObject({ kind: 'hex', hex: map.grid.indexOf('eA3') })
  })
})

test('a road goes on over a seam if both boards have it there', () => {
  const both = (rotated: boolean) =>
    joinBoards([
      { map: board('west', { C4: { road: [3] } }), label: 'n', at: { column: 0, row: 0 } },
      { map: board('east', { C1: { road: [0] } }), label: 's', at: { column: 0, row: 4 }, rotated },
    ])
  const leaves = (map: HexMap, side: Side) => map.hasRoad(map.grid.indexOf('nC4'), side)
  expect(leaves(both(false), 3)).toBe(true)
  expect(leaves(both(true), 3)).toBe(false)
})

describe('what does not fit is refused', () => {
  test.each([
    ['overlapping boards', [{ at: { column: 0, row: 0 } }, { at: { column: 2, row: 0 } }], /Boards overlap: aC1 and bA1/],
    ['half a hex off', [{ at: { column: 0, row: 0 } }, { at: { column: 5, row: 0 } }], /half a hex off/],
    ['a place between columns', [{ at: { column: 0.5, row: 0 } }], /whole columns/],
    [
      'one label twice',
      [
        { at: { column: 0, row: 0 }, label: 'x' },
        { at: { column: 4, row: 0 }, label: 'x' },
      ],
      /Two boards have the label "x"/,
    ],
    ['a label like a hex', [{ at: { column: 0, row: 0 }, label: 'K' }, { at: { column: 4, row: 0 } }], /small letters/],
    ['boards too far apart', [{ at: { column: 0, row: 0 } }, { at: { column: 200, row: 0 } }], /32400 is the most/],
    ['no boards', [], /at least one board/],
  ])('%s', (_, placements, message) => {
    expect(() => joinBoards(placements.map((placement) => ({ map: board('west'), ...placement })))).toThrow(message)
  })
})
