import { IFT_COLUMNS, iftResult } from '@firegroup/aslsk/queries'
import { describe, expect, test } from 'vitest'
import { approach, come, settle } from '../../test/approach.ts'
import { iftTables } from '../data/tables.ts'
import { USUAL_SWITCHES } from '../switches.ts'
import { columnsToSpare, effectiveDrm, minimumColumn, reachesMinimum } from './minimum-fp.ts'

const usual = { tables: iftTables, switches: USUAL_SWITCHES }
const column = (fp: number) => IFT_COLUMNS.indexOf(fp)
const attack = (fp: number, drm: number) => ({ column: column(fp), drm })

describe('Minimum FP', () => {
  test('PBS-DEF-14 the base is the 2 FP column at a DRM of 0', () => {
    expect(minimumColumn(usual, 0)).toBe(column(2))
    expect([reachesMinimum(usual, attack(2, 0)), reachesMinimum(usual, attack(1, 0))]).toEqual([true, false])
  })

  test('PBS-DEF-15 one column higher for each +1', () => {
    expect([1, 2, 3, 4].map((drm) => IFT_COLUMNS[minimumColumn(usual, drm)])).toEqual([4, 6, 8, 12])
    expect(reachesMinimum(usual, attack(4, 2))).toBe(false)
    expect([reachesMinimum(usual, attack(8, 2)), columnsToSpare(usual, attack(8, 2))]).toEqual([true, 1])
    expect([4, 5].map((drm) => reachesMinimum(usual, attack(12, drm)))).toEqual([true, false])
  })

  test('PBS-DEF-16 one column lower for each -1', () => {
    expect([reachesMinimum(usual, attack(1, -1)), columnsToSpare(usual, attack(1, -1))]).toEqual([true, 0])
    expect(reachesMinimum(usual, attack(1, 0))).toBe(false)
    expect(columnsToSpare(usual, attack(4, -2))).toBe(3)
  })

  test('PBS-DEF-17 DX-07 of every column and DRM it is made just when an original 6 would give a PTC or better', () => {
    for (const [index, fp] of IFT_COLUMNS.entries())
      for (let drm = -6; drm <= 9; drm++)
        expect(reachesMinimum(usual, { column: index, drm }), `${fp} FP at ${drm}`).toBe(iftResult(index, 6 + drm).kind !== 'none')
    expect(reachesMinimum(usual, { column: -1, drm: -9 })).toBe(false)
    expect(reachesMinimum(usual, null)).toBe(false)
  })

  test('PBS-DEF-17 an attack that can’t reach it is not made, however near the target', () => {
    const t = come(approach({ range: 2, ground: 'stone building' }), 2, 'assault').rolls(1)
    expect(t.answers).toEqual(['hold'])
    expect(t.visit('I9').answer).toBe('no')
    t.end()
  })

  test('PBS-DEF-18 each column above the base counts as a DRM of -1; which base, is a switch', () => {
    expect(effectiveDrm(usual, attack(4, -2))).toBe(-3)
    expect(effectiveDrm(usual, attack(2, 0))).toBe(0)
    const other = { ...usual, switches: { ...USUAL_SWITCHES, drmEquivalent: 'B' as const } }
    expect([effectiveDrm(other, attack(8, 2)), effectiveDrm(usual, attack(8, 2))]).toEqual([1, -1])
  })

  test('PBS-DEF-19 columns count for the Activation Range alone: the machine gun beyond it goes by its real DRM', () => {
    const t = settle(come(approach({ firer: '4-6-7, 4-6-7, HMG', range: 7, ground: 'woods' }), 7, 'assault').rolls(9))
    expect(t.visit('I5').notes).toContainEqual({ rule: 'PBS-FD-12', label: 'columns to spare', value: 2 })
    expect([t.visit('I6').answer, t.visit('I7').roll?.drm]).toEqual(['=+1', []])
    t.end()
  })
})
