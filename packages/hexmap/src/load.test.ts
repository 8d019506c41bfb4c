import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pickFrom } from './draw/plane.ts'
import type { MapSpec } from './format.ts'
import { generateMap } from './generate.ts'
import { THEMES, type Theme } from './generate-themes.ts'
import { parseMap } from './load.ts'
import { describeProblem } from './reader.ts'
import { conforms, type Schema } from './testing/json-schema.ts'
import { emptyMap } from './testing/random-map.ts'

const schema: Schema = JSON.parse(readFileSync(new URL('../schema/map.schema.json', import.meta.url), 'utf8'))

const grid = { columns: 5, rows: 4, firstColumn: 'high' } as const

const good: MapSpec = {
  ...emptyMap(grid, [
    {
      id: 'mill',
      terrain: 'stone-building',
      polygon: [
        [200, 100],
        [300, 100],
        [300, 200],
        [200, 200],
      ],
      holes: [
        [
          [220, 120],
          [240, 120],
          [240, 140],
        ],
      ],
      level: 2,
      style: 'gable',
    },
  ]),
  description: 'A board to break.',
  hexes: {
    ...emptyMap(grid).hexes,
    B1: { terrain: 'open', level: -1, road: [3] },
    B2: { terrain: 'open', road: [0, 1] },
    C2: { terrain: 'open', road: [4] },
  },
  hexsides: [{ hex: 'B1', side: 2, feature: 'wall' }],
  ways: [
    {
      id: 'lane',
      kind: 'dirt-road',
      width: 30,
      line: [
        [180, 120],
        [180, 240],
        [360, 180],
      ],
    },
  ],
}

/** A copy of the good map as a file would hold it, with one thing changed. */
function broken(change: (map: Record<string, never>) => void): unknown {
  const copy = JSON.parse(JSON.stringify(good))
  change(copy)
  return copy
}

function problemsOf(json: unknown): string[] {
  const parsed = parseMap(json)
  return parsed.ok ? [] : parsed.problems.map(describeProblem)
}

type Loose = { [key: string]: Loose } & Loose[] & { push(...items: unknown[]): number }
const set = (path: string, value: unknown) => (map: Loose) => {
  const keys = path.split('.')
  const last = keys.pop()!
  const target = keys.reduce<Loose>((at, key) => at[key]!, map)
  Object.defineProperty(target, last, { value, enumerable: true, configurable: true, writable: true })
}
const remove = (path: string) => (map: Loose) => {
  const keys = path.split('.')
  const last = keys.pop()!
  delete keys.reduce<Loose>((at, key) => at[key]!, map)[last]
}

/** What the schema can see as well as the loader. */
const shapeProblems: [string, (map: Loose) => void, string][] = [
  ['another format', set('format', 'chess'), 'format: must be "firegroup-map", not "chess".'],
  ['a newer version', set('version', 2), 'version: 2 is newer than this program understands (1).'],
  ['no version', remove('version'), 'The map lacks the key "version".'],
  ['an unknown key', set('author', 'me'), 'The map has an unknown key "author".'],
  ['a polluting key at the top', set('__proto__', { polluted: 1 }), 'The map has an unknown key "__proto__".'],
  ['a polluting key in a hex', set('hexes.A1.__proto__', {}), 'hexes.A1: has an unknown key "__proto__".'],
  ['a polluting key among the hexes', set('hexes.constructor', {}), 'hexes: has "constructor", which is not a hex of this grid.'],
  ['hexes as a list', set('hexes', []), 'hexes: must be an object, not a list.'],
  ['depictions as an object', set('depictions', {}), 'depictions: must be a list, not an object.'],
  ['a fraction of a column', set('grid.columns', 4.5), 'grid.columns: must be an integer, not 4.5.'],
  ['too many rows', set('grid.rows', 271), 'grid.rows: must be from 1 to 270, not 271.'],
  ['a first column in between', set('grid.firstColumn', 'middle'), 'grid.firstColumn: must be "high" or "low", not "middle".'],
  [
    'a terrain in capitals',
    set('hexes.A1.terrain', 'WOODS'),
    'hexes.A1.terrain: "WOODS" is not a terrain name (small letters, digits and -).',
  ],
  ['a level out of range', set('hexes.A1.level', 21), 'hexes.A1.level: must be from -20 to 20, not 21.'],
  ['a road over a seventh side', set('hexes.B1.road', [6]), 'hexes.B1.road[0]: must be from 0 to 5, not 6.'],
  ['a road side twice', set('hexes.B1.road', [3, 3]), 'hexes.B1.road: names a side twice.'],
  ['a name of no length', set('name', ''), 'name: must have 1 to 120 characters and has 0.'],
  [
    'a polygon of two points',
    set('depictions.0.polygon', [
      [0, 0],
      [1, 1],
    ]),
    "depictions[0] 'mill': needs at least 3 entries and has 2.",
  ],
  ['a point off the lattice', set('depictions.0.polygon.1', [300.5, 100]), "depictions[0] 'mill': point 1 must be two integers."],
  ['a point in space', set('depictions.0.polygon.1', [300, 100, 7]), "depictions[0] 'mill': point 1 must be two integers."],
  [
    'a way of no kind',
    set('ways.0.kind', 'railway'),
    'ways[0].kind: must be "dirt-road" or "paved-road" or "stream" or "path", not "railway".',
  ],
  ['a way of no width', set('ways.0.width', 0), 'ways[0].width: must be from 1 to 240, not 0.'],
  ['a hexside of no hex', set('hexsides.0.hex', 'b1'), 'hexsides[0].hex: "b1" is not a hex of this grid.'],
]

/** What only the loader can see. */
const meaningProblems: [string, (map: Loose) => void, string][] = [
  ['a missing hex', remove('hexes.C3'), 'hexes: lacks the hex C3.'],
  ['a hex too many', set('hexes.Z9', { terrain: 'open' }), 'hexes: has "Z9", which is not a hex of this grid.'],
  ['a road that ends at a hexside', set('hexes.B1.road', [3, 1]), 'hexes.B1.road: leaves over side 1, but C1 has no road over side 4.'],
  [
    'a hexside beyond the board',
    set('hexsides.0', { hex: 'A1', side: 4, feature: 'wall' }),
    'hexsides[0]: side 4 of A1 lies off the board.',
  ],
  [
    'a hexside twice',
    (map) => map['hexsides']!.push({ hex: 'C2', side: 5, feature: 'wall' }),
    'hexsides[1]: puts wall on the same hexside as hexsides[0].',
  ],
  ['a depiction twice', (map) => map['depictions']!.push(map['depictions']![0]), "depictions: two of them have the id 'mill'."],
  ['a way twice', (map) => map['ways']!.push(map['ways']![0]), "ways: two of them have the id 'lane'."],
  [
    'a self-crossing polygon',
    set('depictions.0.polygon', [
      [200, 100],
      [300, 100],
      [200, 200],
      [300, 200],
    ]),
    "depictions[0] 'mill': edge 1 crosses edge 3.",
  ],
  [
    'a polygon that touches itself',
    set('depictions.0.polygon', [
      [200, 100],
      [300, 100],
      [250, 200],
      [250, 100],
    ]),
    "depictions[0] 'mill': edge 0 touches edge 2.",
  ],
  [
    'a polygon that folds back',
    set('depictions.0.polygon', [
      [200, 100],
      [300, 100],
      [250, 100],
    ]),
    "depictions[0] 'mill': edge 1 folds back on edge 0.",
  ],
  ['a repeated point', set('depictions.0.polygon.2', [200, 100]), "depictions[0] 'mill': point 2 repeats point 0."],
  [
    'a polygon the wrong way round',
    set('depictions.0.polygon', [
      [200, 200],
      [300, 200],
      [300, 100],
      [200, 100],
    ]),
    "depictions[0] 'mill': the polygon runs counter-clockwise.",
  ],
  [
    'a hole outside',
    set('depictions.0.holes.0', [
      [400, 120],
      [420, 120],
      [420, 140],
    ]),
    "depictions[0] 'mill': hole 0 does not lie inside the polygon.",
  ],
  [
    'holes that overlap',
    (map) =>
      map['depictions']![0]!['holes']!.push([
        [230, 121],
        [250, 121],
        [250, 140],
      ]),
    "depictions[0] 'mill': hole 1 overlaps hole 0.",
  ],
  [
    'a self-crossing hole',
    set('depictions.0.holes.0', [
      [210, 110],
      [240, 110],
      [210, 140],
      [240, 140],
    ]),
    "depictions[0] 'mill': hole 0: edge 1 crosses edge 3.",
  ],
  [
    'a point beyond the board',
    set('depictions.0.polygon.1', [300, -121]),
    "depictions[0] 'mill': point 1 (300, -121) lies more than 120 beyond the board's edge.",
  ],
  [
    'a way that stands still',
    set('ways.0.line', [
      [0, 0],
      [0, 0],
    ]),
    "ways[0] 'lane': stretch 0 has no length.",
  ],
]

describe('a good map', () => {
  test('is read as it stands', () => {
    expect(parseMap(JSON.parse(JSON.stringify(good)))).toEqual({ ok: true, map: good })
    expect(conforms(schema, schema, good)).toBe(true)
  })

  test('is the example of the documentation', () => {
    const text = readFileSync(new URL('../../../docs/map-format.md', import.meta.url), 'utf8')
    const example = JSON.parse(/```json\n(.*?)```/s.exec(text)![1]!)
    expect(problemsOf(example)).toEqual([])
    expect(conforms(schema, schema, example)).toBe(true)
  })

  test.each(Object.keys(THEMES) as Theme[])('is what the generator draws: %s', (theme) => {
    const spec = generateMap({ id: 'random', name: 'Random', columns: 13, rows: 8, theme, pick: pickFrom(11) })
    expect(problemsOf(spec)).toEqual([])
    expect(conforms(schema, schema, spec)).toBe(true)
  })
})

describe('a map of the wrong shape is refused by the loader and by the schema', () => {
  test.each(shapeProblems)('%s', (_, change, sentence) => {
    const json = broken(change as never)
    expect(problemsOf(json)).toContain(sentence)
    expect(conforms(schema, schema, json)).toBe(false)
  })

  test.each([null, 7, 'map', [], undefined])('%j is no map', (json) => {
    expect(problemsOf(json)[0]).toMatch(/^The map must be an object/)
    expect(conforms(schema, schema, json)).toBe(false)
  })
})

describe('a map of the right shape that means nothing is refused by the loader', () => {
  test.each(meaningProblems)('%s', (_, change, sentence) => {
    const json = broken(change as never)
    expect(conforms(schema, schema, json)).toBe(true)
    expect(problemsOf(json)).toEqual([sentence])
  })
})

test('an edge longer than exact arithmetic allows is refused', () => {
  const wide = { columns: 9, rows: 4, firstColumn: 'high' } as const
  const polygon = [
    [0, 100],
    [1025, 100],
    [1025, 200],
  ] as const
  expect(problemsOf(emptyMap(wide, [{ id: 'wood', terrain: 'woods', polygon }]))).toEqual([
    "depictions[0] 'wood': edge 0 is 1025 long and may be 1024 at most in x and in y; split it.",
    "depictions[0] 'wood': edge 2 is 1025 long and may be 1024 at most in x and in y; split it.",
  ])
})

test('nothing is polluted by a hostile file', () => {
  parseMap(JSON.parse(`{"__proto__":{"polluted":1},"hexes":{"__proto__":{"polluted":1}}}`))
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('all problems are told at once, but not thousands', () => {
  expect(problemsOf({ ...good, hexes: {}, ways: 7 }).length).toBeGreaterThan(20)
  expect(problemsOf({ ...good, grid: { columns: 100, rows: 100, firstColumn: 'high' } })).toHaveLength(100)
})
