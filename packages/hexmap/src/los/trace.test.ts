import { depth } from '@firegroup/testkit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DepictionSpec, Point } from '../format.ts'
import type { HexMap } from '../hexmap.ts'
import { hexMapOf } from '../layout.ts'
import { MAX_EXTENT } from '../limits.ts'
import { emptyMap, randomMaps } from '../testing/random-map.ts'
import { referenceTrace } from '../testing/reference.ts'
import { decodeRecord } from './decode.ts'
import { mirrorTrace, type Trace } from './report.ts'
import { trace } from './trace.ts'
import { Tracer } from './tracer.ts'

const board = { columns: 9, rows: 6, firstColumn: 'high' } as const

function mapWith(...polygons: Point[][]): HexMap {
  return hexMapOf(
    emptyMap(
      board,
      polygons.map((polygon, index): DepictionSpec => ({ id: `d${index}`, terrain: 'woods', polygon })),
    ),
  )
}

/** The tracer as it works, in the direction asked for. */
function rawTrace(map: HexMap, from: number, to: number): Trace {
  const tracer = new Tracer(map)
  const length = tracer.run(from, to)
  return decodeRecord(map, from, to, tracer.words.subarray(0, length))
}

/** A trace as readable lines: "hex C1", "side C1|C2", "along left C1 right C2", each with its crossings. */
function told(map: HexMap, from: string, to: string): string[] {
  const name = (hex: number) => (hex < 0 ? '-' : map.grid.idOf(hex))
  return trace(map, map.grid.indexOf(from), map.grid.indexOf(to)).steps.map((step) => {
    const crossings = step.crossings.map(({ depiction, how, hand }) => `; ${how} d${depiction} ${hand}`).join('')
    if (step.kind === 'hex') return `hex ${name(step.hex)}${crossings}`
    if (step.kind === 'side') return `side ${name(step.from)}|${name(step.to)}${crossings}`
    if (step.kind === 'vertex') return `vertex ${step.hexes.map(name).sort().join(' ')}${crossings}`
    return `along left ${name(step.left)} right ${name(step.right)}${crossings}`
  })
}

describe('the way of a thread', () => {
  const map = mapWith()

  test('down a hex grain it crosses hexside after hexside', () => {
    expect(told(map, 'C1', 'C3')).toEqual(['hex C1', 'side C1|C2', 'hex C2', 'side C2|C3', 'hex C3'])
  })

  test('along a spine it runs between hexes', () => {
    expect(told(map, 'C3', 'E3')).toEqual(['hex C3', 'vertex C3 D2 D3', 'along left D2 right D3', 'vertex D2 D3 E3', 'hex E3'])
  })

  test('along the north edge of the board one side is off the map', () => {
    expect(told(map, 'B0', 'D0')).toEqual(['hex B0', 'vertex - B0 C1', 'along left - right C1', 'vertex - C1 D0', 'hex D0'])
  })

  test('through a vertex it goes on in the hex ahead and touches the third', () => {
    const steps = told(map, 'A1', 'F2')
    const at = steps.indexOf('vertex B1 C1 C2')
    expect([steps[at - 1], steps[at + 1]]).toEqual(['hex B1', 'hex C2'])
  })

  test('to its own hex there is only the hex', () => {
    expect(told(map, 'C3', 'C3')).toEqual(['hex C3'])
  })
})

describe('a depiction beside or across the thread C3 - E3, which runs east at y = 300 from x = 360 to x = 720', () => {
  const cases: [string, Point[], string][] = [
    [
      'across',
      [
        [400, 280],
        [440, 280],
        [440, 320],
        [400, 320],
      ],
      'hex C3; through d0 both',
    ],
    [
      'a corner from the north',
      [
        [400, 300],
        [380, 260],
        [420, 260],
      ],
      'hex C3; touch d0 left',
    ],
    [
      'a corner from the south',
      [
        [400, 300],
        [420, 340],
        [380, 340],
      ],
      'hex C3; touch d0 right',
    ],
    [
      'an edge from the north',
      [
        [400, 300],
        [400, 260],
        [440, 260],
        [440, 300],
      ],
      'hex C3; along d0 left',
    ],
    [
      'an edge from the south',
      [
        [400, 300],
        [440, 300],
        [440, 340],
        [400, 340],
      ],
      'hex C3; along d0 right',
    ],
    [
      'a notch that reaches up to the thread',
      [
        [380, 250],
        [440, 250],
        [440, 350],
        [410, 300],
        [380, 350],
      ],
      'hex C3; through d0 both',
    ],
    [
      'two tips of one depiction',
      [
        [300, 200],
        [420, 200],
        [400, 300],
        [380, 220],
        [320, 220],
        [320, 380],
        [400, 380],
        [420, 300],
        [430, 400],
        [300, 400],
      ],
      'hex C3; touch d0 left; touch d0 right',
    ],
    [
      'the centre dot itself, behind it',
      [
        [360, 300],
        [330, 320],
        [330, 280],
      ],
      'hex C3; touch d0 both',
    ],
  ]
  test.each(cases)('%s', (_, polygon, expected) => {
    const map = mapWith(polygon)
    expect(told(map, 'C3', 'E3')[0]).toBe(expected)
    expect(told(mapWith(), 'C3', 'E3')[0]).toBe('hex C3')
  })

  test('a wall-to-wall row along the hexside shows on both sides of it, by two depictions', () => {
    const north: Point[] = [
      [480, 300],
      [480, 260],
      [600, 260],
      [600, 300],
    ]
    const south: Point[] = [
      [480, 300],
      [600, 300],
      [600, 340],
      [480, 340],
    ]
    expect(told(mapWith(north, south), 'C3', 'E3')).toContain('along left D2 right D3; along d0 left; along d1 right')
  })

  test('a corner exactly on the vertex belongs to the vertex', () => {
    expect(
      told(
        mapWith([
          [480, 300],
          [460, 260],
          [500, 260],
        ]),
        'C3',
        'E3',
      ),
    ).toContain('vertex C3 D2 D3; touch d0 left')
  })
})

test('a depiction over several hexes is told hex by hex, and only its own ends are at an edge', () => {
  const map = mapWith([
    [340, 100],
    [380, 100],
    [380, 500],
    [340, 500],
  ])
  const steps = trace(map, map.grid.indexOf('C1'), map.grid.indexOf('C5')).steps.filter((step) => step.crossings.length > 0)
  expect(steps.map(({ crossings }) => crossings.map(({ beginsAtEdge, endsAtEdge }) => [beginsAtEdge, endsAtEdge]))).toEqual([
    [[true, false]],
    [[false, false]],
    [[false, false]],
    [[false, false]],
    [[false, true]],
  ])
  expect(steps[0]!.crossings[0]).toMatchObject({ enter: { numerator: 1, denominator: 12 }, exit: { numerator: 1, denominator: 8 } })
})

describe('properties', () => {
  test('the fast tracer tells the same as the slow reference', () => {
    fc.assert(
      fc.property(randomMaps, fc.nat(10_000), fc.nat(10_000), (spec, p, q) => {
        const map = hexMapOf(spec)
        const [from, to] = [p % map.size, q % map.size]
        fc.pre(from !== to)
        expect(rawTrace(map, from, to)).toEqual(referenceTrace(map, from, to))
      }),
      { numRuns: depth.times(100, 2000) },
    )
  })

  test('on a board as wide and with edges as long as they may be, too', () => {
    const widest = { columns: MAX_EXTENT / 180 + 1, rows: 2, firstColumn: 'high' } as const
    const wedge = fc
      .tuple(fc.integer({ min: 500, max: MAX_EXTENT - 500 }), fc.nat(240), fc.integer({ min: 1, max: 40 }))
      .map(([x, y, height]): Point[] => [
        [x - 500, y],
        [x + 500, y - height],
        [x + 499, y + height],
      ])
    fc.assert(
      fc.property(fc.array(wedge, { minLength: 3, maxLength: 8 }), fc.nat(1), fc.nat(1), (polygons, a, b) => {
        const depictions = polygons.map((polygon, index) => ({ id: `d${index}`, terrain: 'woods', polygon }))
        const map = hexMapOf(emptyMap(widest, depictions))
        const [from, to] = [a, map.size - 1 - b]
        expect(rawTrace(map, from, to)).toEqual(referenceTrace(map, from, to))
      }),
      { numRuns: depth.times(2, 40) },
    )
  })

  test('traced from both ends independently, a thread tells the same', () => {
    fc.assert(
      fc.property(randomMaps, (spec) => {
        const map = hexMapOf(spec)
        const tracer = new Tracer(map)
        const told = (from: number, to: number) => decodeRecord(map, from, to, tracer.words.subarray(0, tracer.run(from, to)))
        for (let from = 0; from < map.size; from++) {
          for (let to = 0; to < from; to++) expect(mirrorTrace(told(to, from))).toEqual(told(from, to))
        }
      }),
      { numRuns: depth.times(8, 200) },
    )
  })
})
