import { boards } from '@firegroup/content/boards'
import { type HexMap, hexMapOf, type MapSpec, type Point } from '@firegroup/hexmap'
import { describe, expect, test } from 'vitest'
import { type Sight, sightBetween } from './sight.ts'

/** Seven columns of open ground, three hexes high, with what the test puts there. */
function field(...depictions: { terrain: string; polygon: Point[]; level?: number }[]): HexMap {
  const hexes = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].flatMap((column, index) =>
    (index % 2 === 0 ? [1, 2, 3] : [0, 1, 2, 3]).map((row) => [`${column}${row}`, { terrain: 'open' }] as const),
  )
  return hexMapOf({
    format: 'firegroup-map',
    version: 1,
    id: 'field',
    name: 'Field',
    grid: { columns: 7, rows: 3, firstColumn: 'high' },
    hexes: Object.fromEntries(hexes),
    hexsides: [{ hex: 'E2', side: 1, feature: 'wall' }],
    depictions: depictions.map((depiction, index) => ({ id: `d${index}`, ...depiction })),
    ways: [],
  } satisfies MapSpec)
}

const square = (x: number, y: number, half: number): Point[] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
]

const between = (map: HexMap, from: string, to: string): Sight => sightBetween(map, map.grid.indexOf(from), map.grid.indexOf(to))
const words = (sight: Sight): string[] => sight.lines.map(({ text }) => text)

describe('a thread in words', () => {
  test('over open ground it is one clear stretch', () => {
    const sight = between(field(), 'C1', 'C3')
    expect(sight.summary).toBe('C1 to C3, range 2. Nothing is drawn in its way.')
    expect(words(sight)).toEqual([
      'C1, open ground, level 0, where it begins.',
      'C2, open ground, level 0.',
      'C3, open ground, level 0, where it ends.',
    ])
    expect(sight.stretches.map(({ tone }) => tone)).toEqual(['clear'])
    expect(sight.cross).toBeUndefined()
  })

  test('woods stop it where their drawing begins', () => {
    const sight = between(field({ terrain: 'woods', polygon: square(360, 180, 30) }), 'C1', 'C3')
    expect(sight.summary).toBe('C1 to C3, range 2. First obstacle: woods in C2.')
    expect(words(sight)).toContain('Woods in C2: through the depiction.')
    expect(sight.stretches.map(({ tone }) => tone)).toEqual(['clear', 'obstacle'])
    expect(sight.cross).toEqual(sight.stretches[1]?.from)
  })

  test('a drawing that the thread only touches does not stop it', () => {
    const sight = between(
      field({
        terrain: 'woods',
        polygon: [
          [360, 180],
          [390, 150],
          [390, 210],
        ],
      }),
      'C1',
      'C3',
    )
    expect(sight.cross).toBeUndefined()
    expect(words(sight).join(' ')).toMatch(/Woods in C2: touches the depiction, on the (left|right)\./)
  })

  test('an orchard hinders for as long as it is drawn', () => {
    const sight = between(field({ terrain: 'orchard', polygon: square(360, 180, 30) }), 'C1', 'C3')
    expect(sight.summary).toBe('C1 to C3, range 2. 1 hindrance: orchard in C2.')
    expect(sight.stretches.map(({ tone }) => tone)).toEqual(['clear', 'hindered', 'clear'])
    expect(sight.stretches[1]?.name).toBe('orchard')
  })

  test('what is drawn in the hexes at its ends does not stop it', () => {
    const sight = between(field({ terrain: 'stone-building', polygon: square(360, 60, 30) }), 'C1', 'C3')
    expect(sight.cross).toBeUndefined()
    expect(words(sight)).toContain('Stone building in C1: through the depiction.')
  })

  test('a crest above both ends stops it, one that it stands on does not', () => {
    const map = field({ terrain: 'hill', level: 1, polygon: square(360, 180, 40) })
    expect(between(map, 'C1', 'C3').summary).toContain('First obstacle: a crest above both ends in C2.')
    expect(words(between(map, 'C1', 'C3'))).toContain('Hill of level 1 in C2: over the crest line and down again.')
  })

  test('it names hexsides that it runs along and walls that it crosses', () => {
    const along = words(between(field(), 'A2', 'G2'))
    expect(along.filter((text) => text.startsWith('Runs along the hexside'))).toEqual([
      'Runs along the hexside B1/B2.',
      'Runs along the hexside D1/D2.',
      'Runs along the hexside F1/F2.',
    ])
    expect(words(between(field(), 'E2', 'F1'))).toContain('Over the hexside E2/F1: wall.')
  })

  test('both ends say the same of every pair on the boards', () => {
    for (const spec of boards) {
      const map = hexMapOf(spec)
      for (let step = 0; step < 150; step++) {
        const [a, b] = [(step * 37) % map.size, (step * 101 + 53) % map.size]
        if (a === b) continue
        const [there, back] = [sightBetween(map, a, b), sightBetween(map, b, a)]
        expect(there.range).toBe(back.range)
        expect(there.cross === undefined).toBe(back.cross === undefined)
      }
    }
  })
})

test('an orchard over several hexes is one hindered stretch with one name', () => {
  const map = field({ terrain: 'orchard', polygon: square(360, 180, 100) })
  const named = between(map, 'C1', 'C3').stretches.filter(({ name }) => name !== '')
  expect(named.map(({ name }) => name)).toEqual(['orchard'])
})
