import { describe, expect, test } from 'vitest'
import { type FieldOptions, field, hexOf } from '../../test/field.ts'
import { entrySides, exposedOnRoad } from './los.ts'

function exposed(text: string, from: string, at: string, options: FieldOptions = {}): boolean {
  const s = field(text, { columns: 6, rows: 8, ...options })
  return exposedOnRoad(s, hexOf(s, from), hexOf(s, at))
}

describe('where the LOS comes in', () => {
  const s = field('C4 open', { columns: 6, rows: 8 })
  const sides = (from: string, to: string) => entrySides(s, hexOf(s, from), hexOf(s, to))

  test('SK-1.1.1-32 over one hexside, counted clockwise from north', () => {
    expect(['C2', 'C6', 'E3', 'A5'].map((from) => sides(from, 'C4'))).toEqual([[0], [3], [1], [4]])
    expect(['C3', 'D3', 'D4', 'C5', 'B4', 'B3'].map((from) => sides(from, 'C4'))).toEqual([[0], [1], [2], [3], [4], [5]])
  })

  test('SK-1.1.1-32 over both hexsides of a corner', () => {
    expect(sides('E4', 'C4')).toEqual([1, 2])
    expect(sides('A4', 'C4')).toEqual([4, 5])
  })

  test('SK-1.1.1-32 over none from the hex itself', () => {
    expect(sides('C4', 'C4')).toEqual([])
  })
})

describe('on the road', () => {
  test('SK-1.1.1-13 SK-1.1.1-44 a unit on a road through woods is exposed along the road, and from beside it covered by the trees', () => {
    expect(exposed('C4 woods; road N S', 'C2', 'C4')).toBe(true)
    expect(exposed('C4 woods; road N S', 'B4', 'C4')).toBe(false)
    expect(exposed('C4 woods', 'C2', 'C4')).toBe(false)
  })

  test('SK-1.1.1-13 it is exposed wherever the LOS meets no woods symbol', () => {
    const outlines = {
      C4: [
        [20, -50],
        [60, -50],
        [60, 50],
        [20, 50],
      ],
    } as const
    expect(exposed('C4 woods; road N S', 'B4', 'C4', { outlines })).toBe(true)
    expect(exposed('C4 woods; road N S', 'D4', 'C4', { outlines })).toBe(false)
    const toTheRim = { C4: outlines.C4.map(([x, y]) => [x - 20, y] as const) }
    expect(exposed('C4 woods; road SW S', 'C2', 'C4', { outlines: toTheRim })).toBe(true)
  })

  test('SK-1.1.1-51 on a road through an orchard it is exposed only to a LOS that never leaves the road', () => {
    expect(exposed('C4 orchard; road N S', 'C2', 'C4')).toBe(true)
    expect(exposed('C4 orchard; road N S', 'B4', 'C4')).toBe(false)
  })

  test('SK-1.1.1-06 on any other road it is in open ground, but not inside a building', () => {
    expect(exposed('C4 brush; road N S', 'B4', 'C4')).toBe(true)
    expect(exposed('C4 stone building; road N S', 'C2', 'C4')).toBe(false)
  })
})
