import { describe, expect, test } from 'vitest'
import { pickFrom } from '../draw/plane.ts'
import { generateMap } from '../generate.ts'
import { THEMES, type Theme } from '../generate-themes.ts'
import { hexMapOf } from '../layout.ts'
import { decodeRecord } from './decode.ts'
import { mirrorTrace } from './report.ts'
import { LosTable } from './table.ts'
import { trace } from './trace.ts'
import { Tracer } from './tracer.ts'

function randomBoard(theme: Theme, seed: number, columns = 13, rows = 7) {
  return hexMapOf(generateMap({ id: 'random', name: 'Random', columns, rows, theme, pick: pickFrom(seed) }))
}

test('the table tells what trace tells, in both directions and however often it is asked', () => {
  const map = randomBoard('mixed', 3, 9, 5)
  const table = new LosTable(map)
  for (const _ of [1, 2]) {
    for (let from = 0; from < map.size; from++) {
      for (let to = 0; to < map.size; to += 3) expect(table.trace(from, to)).toEqual(trace(map, from, to))
    }
  }
})

test('a pair has one record, whichever hex is named first', () => {
  const map = randomBoard('village', 4, 9, 5)
  const table = new LosTable(map)
  expect(table.lookup(3, 20)).toBe(table.lookup(20, 3))
  expect(table.lookup(3, 21)).not.toBe(table.lookup(3, 20))
})

test('a full table starts anew and stays within its bound', () => {
  const map = randomBoard('forest', 5, 33, 10)
  const bound = 1 << 16
  const table = new LosTable(map, bound)
  for (let from = 0; from < map.size; from += 4) {
    for (let to = 0; to < map.size; to++) {
      table.lookup(from, to)
      expect(table.usedWords).toBeLessThanOrEqual(bound)
    }
  }
  expect(table.words.length).toBeLessThanOrEqual(2 * bound)
  expect(table.trace(0, 345)).toEqual(trace(map, 0, 345))
})

test('hexes that do not exist are refused', () => {
  const map = randomBoard('hills', 6, 9, 5)
  expect(() => trace(map, 0, map.size)).toThrow(/two hexes of the map/)
})

describe('random boards are seen alike from both ends, each traced independently', () => {
  test.each(Object.keys(THEMES) as Theme[])('%s', (theme) => {
    const map = randomBoard(theme, 12)
    const tracer = new Tracer(map)
    const told = (from: number, to: number) => decodeRecord(map, from, to, tracer.words.subarray(0, tracer.run(from, to)))
    for (let from = 0; from < map.size; from++) {
      for (let to = 0; to < from; to++) {
        const there = JSON.stringify(mirrorTrace(told(to, from)))
        if (there !== JSON.stringify(told(from, to)))
          expect.fail(`${map.grid.idOf(from)} and ${map.grid.idOf(to)} see each other differently.`)
      }
    }
    expect(map.depictions.length).toBeGreaterThan(0)
  })
})
