import { describe, expect, test } from 'vitest'
import { columnIndex, FP_UNIT, IFT_COLUMNS, iftResult, NO_EFFECT } from './ift.ts'

const column = (fp: number) => IFT_COLUMNS[columnIndex(fp * FP_UNIT)]

describe('the Infantry Fire Table', () => {
  test('SK-3.2.3-01 an attack uses the right-most column that its FP reaches, fractions and excess doing nothing', () => {
    expect(column(9)).toBe(8)
    expect(column(3.5)).toBe(2)
    expect(column(4)).toBe(4)
    expect(column(19)).toBe(16)
    expect(column(1 - 1 / FP_UNIT)).toBeUndefined()
    expect(column(1)).toBe(1)
    expect(column(2 - 1 / FP_UNIT)).toBe(1)
    expect(column(36)).toBe(36)
    expect(column(100)).toBe(36)
  })

  test.each([
    [19, 10, 'NMC'],
    [3.5, 4, '1MC'],
    [4, 4, '1MC'],
    [16, 7, '2MC'],
    [12, 7, '1MC'],
    [8, 10, '-'],
    [8, 7, '1MC'],
    [3, 1, '1KIA'],
    [9, 9, 'PTC'],
    [4.5, 9, '-'],
    [1, 3, '1MC'],
    [21, 7, '2MC'],
    [8, 5, '2MC'],
    [10.5, 3, 'K/2'],
    [10.5, 9, 'PTC'],
    [12, 9, 'NMC'],
  ])('SK-T-01 the fire table gives the rulebook examples: %s FP with a final DR of %s is %s', (fp, finalDr, code) => {
    expect(iftResult(columnIndex(fp * FP_UNIT), finalDr).code).toBe(code)
  })

  test('SK-T-01 a result is its kind and its number', () => {
    const at = (fp: number, finalDr: number) => iftResult(columnIndex(fp * FP_UNIT), finalDr)
    expect(at(36, 0)).toEqual({ code: '7KIA', kind: 'KIA', n: 7 })
    expect(at(20, 4)).toEqual({ code: 'K/4', kind: 'K', n: 4 })
    expect(at(20, 5)).toEqual({ code: '4MC', kind: 'MC', n: 4 })
    expect(at(1, 4)).toEqual({ code: 'NMC', kind: 'MC', n: 0 })
    expect(at(1, 5)).toEqual({ code: 'PTC', kind: 'PTC', n: 0 })
    expect(at(1, 6)).toEqual(NO_EFFECT)
  })

  test('SK-T-01 final DRs beyond the table read its first and last rows', () => {
    expect(iftResult(0, -5)).toBe(iftResult(0, 0))
    expect(iftResult(10, 40)).toBe(iftResult(10, 15))
    expect(iftResult(10, 15).code).toBe('PTC')
  })

  test('SK-3.2.2-07 off the left of the table nothing happens, whatever the DR', () => {
    for (let dr = -3; dr <= 18; dr++) expect(iftResult(-1, dr)).toBe(NO_EFFECT)
    expect(iftResult(-2, 0)).toBe(NO_EFFECT)
  })
})
