import { describe, expect, test } from 'vitest'
import { pickFrom } from '../draw/plane.ts'
import { generateMap } from '../generate.ts'
import { THEMES, type Theme } from '../generate-themes.ts'
import type { HexMap } from '../hexmap.ts'
import { hexMapOf, joinBoards } from '../layout.ts'
import { compareRationals, type Rational } from './rational.ts'
import type { Trace } from './report.ts'
import { stretchesInside } from './stretches.ts'
import { LosTable } from './table.ts'

type Interval = readonly [Rational, Rational]

function randomBoard(theme: Theme, seed: number) {
  return generateMap({ id: 'random', name: 'Random', columns: 11, rows: 7, theme, pick: pickFrom(seed) })
}

/** In order, and what meets as one: in lowest terms, for those that are compared need not be. */
function union(intervals: readonly Interval[]): string[] {
  const found: [Rational, Rational][] = []
  for (const [enter, exit] of intervals.toSorted((a, b) => compareRationals(a[0], b[0]))) {
    const last = found.at(-1)
    if (!last || compareRationals(enter, last[1]) > 0) found.push([enter, exit])
    else if (compareRationals(exit, last[1]) > 0) last[1] = exit
  }
  return found.map((interval) => interval.map(inLowestTerms).join(' … '))
}

function inLowestTerms({ numerator, denominator }: Rational): string {
  let [a, b] = [Math.abs(numerator), denominator]
  while (b > 0) [a, b] = [b, a % b]
  return `${numerator / a}/${denominator / a}`
}

function throughAt(trace: Trace, depiction: number): Interval[] {
  return trace.steps.flatMap(({ crossings }) =>
    crossings.filter((each) => each.depiction === depiction && each.how === 'through').map(({ enter, exit }): Interval => [enter, exit]),
  )
}

/** Compares threads with their traces, from both ends; how many shapes they go through in all. */
function compare(map: HexMap, stride: number): number {
  const table = new LosTable(map)
  let shapes = 0
  for (let from = 0; from < map.size; from += stride)
    for (let to = 0; to < map.size; to++) {
      if (map.grid.distance(from, to) < 2) continue
      const trace = table.trace(from, to)
      const told = stretchesInside(table, from, to, () => true)
      const { steps } = trace
      const next = steps[2]!
      expect(inLowestTerms(told.leaves)).toBe(inLowestTerms(steps[0]!.exit))
      expect(inLowestTerms(told.arrives)).toBe(inLowestTerms(steps.at(-1)!.enter))
      expect(inLowestTerms(told.leavesNext)).toBe(inLowestTerms(next.exit))
      expect(told.next.toSorted()).toEqual(
        (next.kind === 'hex' ? [next.hex] : next.kind === 'along' ? [next.left, next.right] : []).toSorted(),
      )
      const crossed = new Set(
        steps.flatMap(({ crossings }) => crossings.filter(({ how }) => how === 'through').map((each) => each.depiction)),
      )
      expect(new Set(told.inside.map(({ depiction }) => depiction))).toEqual(crossed)
      for (const depiction of crossed) {
        const own = told.inside.filter((each) => each.depiction === depiction).map(({ enter, exit }): Interval => [enter, exit])
        expect(union(own)).toEqual(union(throughAt(trace, depiction)))
        shapes++
      }
    }
  return shapes
}

describe('where a thread lies inside shapes is the same as by its trace, from both ends', () => {
  test.each(Object.keys(THEMES) as Theme[])('%s', (theme) => {
    expect(compare(hexMapOf(randomBoard(theme, 7)), 9)).toBeGreaterThan(100)
  })

  test('where boards are joined, and one of them is turned round: there drawings end with their board', () => {
    const map = joinBoards([
      { map: randomBoard('forest', 3), at: { column: 0, row: 0 }, label: 'a' },
      { map: randomBoard('hills', 4), at: { column: 10, row: 0 }, label: 'b', rotated: true },
    ])
    expect(compare(map, 23)).toBeGreaterThan(100)
  })
})

test('only the shapes that count are told', () => {
  const map = hexMapOf(randomBoard('hills', 7))
  const table = new LosTable(map)
  const all = stretchesInside(table, 0, map.size - 1, () => true).inside
  const [first] = all
  expect(stretchesInside(table, 0, map.size - 1, (depiction) => depiction === first!.depiction).inside).toEqual(
    all.filter(({ depiction }) => depiction === first!.depiction),
  )
})
