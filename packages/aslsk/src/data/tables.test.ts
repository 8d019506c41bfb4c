import { describe, expect, test } from 'vitest'
import { FIREPOWER_FACTORS } from './fire.ts'
import { FP_UNIT, IFT_COLUMNS } from './ift.ts'
import { createdLeader, LEADER_CREATION_DRM, RALLY_DRM } from './morale.ts'
import { nationOf } from './nations.ts'
import { RESIDUAL_STEPS, residualOf, shiftResidual } from './residual.ts'
import { SMOKE, smokeLaidIn } from './smoke.ts'
import { checkTable } from './table.ts'

describe('small tables', () => {
  test('SK-3.3.5-01 residual fire is half the column, taken down to a counter, at most 12', () => {
    expect(IFT_COLUMNS.map((fp, column) => [fp, residualOf(column)])).toEqual([
      [1, 0],
      [2, 1],
      [4, 2],
      [6, 2],
      [8, 4],
      [12, 6],
      [16, 8],
      [20, 8],
      [24, 12],
      [30, 12],
      [36, 12],
    ])
    expect(residualOf(-1)).toBe(0)
  })

  test('residual counters shift by steps: off the lower end to nothing, never above 12', () => {
    expect(RESIDUAL_STEPS.map((fp) => shiftResidual(fp, -1))).toEqual([0, 1, 2, 4, 6, 8])
    expect(RESIDUAL_STEPS.map((fp) => shiftResidual(fp, 1))).toEqual([2, 4, 6, 8, 12, 12])
    expect(shiftResidual(8, -3)).toBe(2)
    expect(shiftResidual(0, 1)).toBe(0)
  })

  test('SK-T-01 the Leader Creation Table, by final dr', () => {
    const leaders = [-2, 0, 1, 2, 3, 4, 5, 6, 7, 10].map(createdLeader)
    expect(leaders).toEqual(['8-1', '8-1', '8-1', '8-0', '8-0', '7-0', '7-0', '6+1', null, null])
  })

  test('SK-T-01 the field promotion of the rulebook: a Russian dr of 2 below even odds makes an 8-0', () => {
    expect(createdLeader(2 + nationOf('russian').leaderCreationDrm! + LEADER_CREATION_DRM.oddsBelowEven)).toBe('8-0')
  })

  test('SK-T-01 the rally attempts of the rulebook: self-rally in a building, and a DM and a plain squad under an 8-1', () => {
    expect(7 + RALLY_DRM.selfRally + RALLY_DRM.woodsOrBuilding).toBe(7)
    expect(6 + RALLY_DRM.dm + RALLY_DRM.woodsOrBuilding - 1).toBe(8)
    expect(9 + RALLY_DRM.woodsOrBuilding - 1).toBe(7)
  })

  test('SK-1.2.5-03 Smoke laid in the PFPh is full, +3 or +2 for WP; in the MPh and DFPh Dispersed, +2 or +1', () => {
    expect([smokeLaidIn('prepFire', false), smokeLaidIn('prepFire', true)].map(({ hindrance }) => hindrance)).toEqual([3, 2])
    for (const phase of ['movement', 'defensiveFire'] as const) {
      expect([smokeLaidIn(phase, false), smokeLaidIn(phase, true)].map(({ kind }) => kind)).toEqual(['dispersed', 'wpDispersed'])
      expect([smokeLaidIn(phase, false), smokeLaidIn(phase, true)].map(({ hindrance }) => hindrance)).toEqual([2, 1])
    }
  })

  test('each Smoke counter has its Hindrance, and full Smoke thins out to Dispersed', () => {
    expect(Object.values(SMOKE).map(({ kind, hindrance, next }) => [kind, hindrance, next])).toEqual([
      ['grenade', 2, null],
      ['full', 3, 'dispersed'],
      ['dispersed', 2, null],
      ['wpFull', 2, 'wpDispersed'],
      ['wpDispersed', 1, null],
    ])
  })

  test('every firepower factor keeps 64ths whole, six halvings deep', () => {
    for (const { num, den } of Object.values(FIREPOWER_FACTORS)) expect(Number.isInteger((FP_UNIT * num) / den)).toBe(true)
    expect(Number.isInteger(FP_UNIT / 2 ** 6)).toBe(true)
  })

  test('a table that does not hold together says where', () => {
    expect(() => checkTable(false, 'ift', 3, 'column 8', 'is wrong.')).toThrow('Table ift, row 3, column 8: is wrong.')
  })
})
