import { describe, expect, test } from 'vitest'
import { type FieldOptions, field, hexOf } from '../../test/field.ts'
import { type AslskState, OFFBOARD } from '../state.ts'
import { type EntryRate, entryCost, isEntryCost } from './costs.ts'

/** What it costs to go from hex to hex, in MF, or why that can't be. */
function cost(text: string, from: string, to: string, by: EntryRate = 'terrain', options: FieldOptions = {}): number | string {
  const s = field(`${text}  A1 US: 6-6-6`, { columns: 6, rows: 6, ...options })
  return costIn(s, from, to, by)
}

function costIn(s: AslskState, from: string, to: string, by: EntryRate): number | string {
  const place = (name: string) => (name === 'offboard' ? OFFBOARD : hexOf(s, name))
  const answer = entryCost(s, s.units[0]!, place(from), place(to), by)
  if (!isEntryCost(answer)) return answer.message
  expect(answer.parts.reduce((sum, { value }) => sum + value, 0)).toBe(answer.mf)
  return answer.mf / 2
}

describe('terrain', () => {
  test('SK-1.1.1-33 SK-1.1.1-03 SK-1.1.1-10 SK-1.1.1-17 SK-1.1.1-21 SK-1.1.1-27 each terrain costs Infantry what the chart says', () => {
    const costs = { open: 1, 'stone building': 2, 'wooden building': 2, woods: 2, orchard: 1, grain: 1.5, brush: 2 }
    for (const [terrain, mf] of Object.entries(costs)) expect([terrain, cost(`C3 ${terrain}`, 'C2', 'C3')]).toEqual([terrain, mf])
  })

  test('SK-1.1.1-21 SK-1.1.1-52 grain out of season is open ground', () => {
    expect(cost('C3 grain', 'C2', 'C3', 'terrain', { month: 10 })).toBe(1)
  })

  test('marsh and water cannot be entered', () => {
    expect(cost('C3 marsh', 'C2', 'C3')).toBe("Infantry can't enter the marsh in C3 (1.1.1).")
    expect(cost('C3 water', 'C2', 'C3')).toBe("Infantry can't enter the water in C3 (1.1.1).")
  })

  test('units move to adjacent hexes alone', () => {
    expect(cost('C3 open', 'C2', 'C4')).toMatch(/not adjacent/)
    expect(cost('C3 open', 'C2', 'C2')).toMatch(/not adjacent/)
  })
})

describe('roads', () => {
  test('SK-1.1.1-45 SK-1.1.1-19 SK-1.1.1-06 along a road any hex costs what open ground does', () => {
    for (const terrain of ['woods', 'orchard', 'grain', 'brush', 'stone building'])
      expect(cost(`C3 ${terrain}; road N S`, 'C2', 'C3', 'road')).toBe(1)
  })

  test('SK-1.1.1-14 the terrain rate may always be paid instead', () => {
    expect(cost('C3 woods; road N S', 'C2', 'C3', 'terrain')).toBe(2)
  })

  test('SK-1.1.1-45 the road rate needs a road over the hexside that is crossed', () => {
    expect(cost('C3 woods; road N S', 'B3', 'C3', 'road')).toBe('No road crosses the hexside between B3 and C3 (1.1.1).')
  })
})

describe('hills', () => {
  test('EX-02b SK-1.1.1-29 SK-1.1.1-28 up a Crest Line the cost of the hex is doubled', () => {
    expect(cost('I7 level 1', 'H7', 'I7', 'terrain', { columns: 12, rows: 9 })).toBe(2)
    expect(cost('C3 level 1; grain', 'C2', 'C3')).toBe(3)
    expect(cost('C3 level 1; woods; road N S', 'C2', 'C3', 'road')).toBe(2)
  })

  test('EX-02e SK-1.1.1-29 up into a house', () => {
    expect(cost('G7 wooden building; level 1', 'H7', 'G7', 'terrain', { columns: 12, rows: 9 })).toBe(4)
  })

  test('SK-1.1.1-29 down or along a hill nothing is added', () => {
    expect(cost('C2 level 1  C3 open', 'C2', 'C3')).toBe(1)
    expect(cost('C2 level 1  C3 level 1', 'C2', 'C3')).toBe(1)
  })
})

describe('Smoke', () => {
  test('SK-1.2.5-06 entering Smoke costs one more in the MPh and the RtPh, leaving it nothing', () => {
    expect(cost('C3 smoke 2', 'C2', 'C3', 'terrain', { phase: 'movement' })).toBe(2)
    expect(cost('C3 smoke 2', 'C2', 'C3', 'terrain', { phase: 'rout' })).toBe(2)
    expect(cost('C2 smoke 2  C3 open', 'C2', 'C3', 'terrain', { phase: 'movement' })).toBe(1)
    expect(cost('C3 smoke 2', 'C2', 'C3', 'terrain', { phase: 'advance' })).toBe(1)
  })

  test('SK-1.2.5-06 the Smoke is not doubled on the way uphill', () => {
    expect(cost('C3 level 1; smoke 2', 'C2', 'C3', 'terrain', { phase: 'movement' })).toBe(3)
  })
})

describe('the edge of the map', () => {
  test('entering costs what the hex costs, or the road rate where a road leaves the map', () => {
    expect(cost('C1 woods', 'offboard', 'C1')).toBe(2)
    expect(cost('C1 woods; road N', 'offboard', 'C1', 'road')).toBe(1)
    expect(cost('C1 woods; road S', 'offboard', 'C1', 'road')).toBe('No road leaves the map in C1 (1.1.1).')
    expect(cost('A2 woods; road SE', 'offboard', 'A2', 'road')).toBe(1)
  })

  test('leaving costs as open ground', () => {
    expect(cost('C1 woods', 'C1', 'offboard')).toBe(1)
  })
})
