import { describe, expect, test } from 'vitest'
import { pickFrom } from '../draw/plane.ts'
import { generateMap } from '../generate.ts'
import { THEMES, type Theme } from '../generate-themes.ts'
import type { HexMap } from '../hexmap.ts'
import { hexMapOf, joinBoards } from '../layout.ts'
import { Cores } from './cores.ts'
import { trace } from './trace.ts'

function randomBoard(theme: Theme, seed: number) {
  return generateMap({ id: 'random', name: 'Random', columns: 13, rows: 7, theme, pick: pickFrom(seed) })
}

/** The shapes through which the cores say that threads go, each checked against the trace; and how many threads go through any at all. */
function compare(map: HexMap, stride: number): { met: number; crossed: number } {
  const cores = new Cores(map)
  let [met, crossed] = [0, 0]
  for (let from = 0; from < map.size; from += stride)
    for (let to = 0; to < map.size; to++) {
      const told: string[] = []
      cores.isMet(from, to, (depiction, hex) => {
        told.push(`${depiction} in ${hex}`)
        return false
      })
      const steps = trace(map, from, to).steps.filter((step) => step.kind === 'hex' && step.hex !== from && step.hex !== to)
      const through = steps.flatMap((step) =>
        step.crossings
          .filter(({ how }) => how === 'through')
          .map(({ depiction }) => `${depiction} in ${step.kind === 'hex' ? step.hex : -1}`),
      )
      for (const each of told) if (!through.includes(each)) expect.fail(`From ${from} to ${to} no thread goes through ${each}.`)
      if (told.length > 0) met++
      if (through.length > 0) crossed++
    }
  return { met, crossed }
}

describe('a thread that meets the core of a shape goes through that shape in that hex', () => {
  test.each(Object.keys(THEMES) as Theme[])('%s', (theme) => {
    const { met, crossed } = compare(hexMapOf(randomBoard(theme, 12)), 5)
    expect(met).toBeGreaterThan(crossed / 4)
  })

  test('where boards are joined, and one of them is turned round', () => {
    const [one, other] = [randomBoard('forest', 3), randomBoard('hills', 4)]
    const map = joinBoards([
      { map: one, at: { column: 0, row: 0 }, label: 'a' },
      { map: other, at: { column: 12, row: 0 }, label: 'b', rotated: true },
    ])
    expect(compare(map, 9).met).toBeGreaterThan(100)
  })
})
