import { describe, expect, test } from 'vitest'
import { approach, come, settle } from '../../test/approach.ts'
import { type BookTable, bookTable, type PbsTableOptions } from '../../test/table.ts'
import { memoryOf } from '../kept.ts'

const SCOUT = 'a=3-4-6'
const board = { columns: 18, rows: 12 } as const

/** The CFFTC of the last walk: its drm and whether fire was held. */
function check(t: BookTable): { drm: number; holds: boolean } {
  const { roll, answer } = settle(t).visit('I13')
  return { drm: roll!.drm.reduce((sum, { value }) => sum + value, 0), holds: answer === 'DR+DRM <= 7' }
}

/** With a DR of this total. */
function dice(total: number): [number, number] {
  return total > 7 ? [6, total - 6] : [1, total - 1]
}

/** The check of one approach, with a DR that just holds and the next that fires. */
function bounds(make: () => BookTable, drm: number, holds: number): void {
  expect(check(make().rolls(...dice(holds)))).toEqual({ drm, holds: true })
  expect(check(make().rolls(...dice(holds + 1)))).toEqual({ drm, holds: false })
}

describe('the Conditional First Fire Task Check', () => {
  test('PBS-CFF-01 PBS-CFF-02 PBS-CFF-05 PBS-CFF-15 a Scout in the open: who passes holds, at a Morale of 7 whatever his own and his leader’s', () => {
    bounds(() => come(approach({ mover: SCOUT, range: 3 }), 3).rolls(9), -1, 8)
    bounds(() => come(approach({ firer: '4-6-8, 9-2', mover: SCOUT, range: 3 }), 3).rolls(9), -1, 8)
    const held = come(approach({ mover: SCOUT, range: 3 }), 3).rolls(9, ...dice(8))
    expect(held.answers).toEqual(['hold'])
    held.end()
  })

  test('PBS-CFF-11 each check beyond the first against a Scout counts one less', () => {
    const t = approach({ mover: SCOUT, range: 5 })
    come(t, 5).rolls(9, ...dice(3))
    come(t, 4).rolls(9, ...dice(3))
    expect(memoryOf(t.state).mph!.scoutChecks).toEqual([{ unit: t.unit('a'), firer: -1, checks: 2 }])
    const third = () => {
      const again = approach({ mover: SCOUT, range: 5 })
      come(again, 5).rolls(9, ...dice(3))
      come(again, 4).rolls(9, ...dice(3))
      return come(again, 3).rolls(9)
    }
    bounds(third, -3, 10)
    const perFirer = come(approach({ mover: SCOUT, range: 5, options: { pbs: { switches: { scoutTcCount: 'perFirer' } } } }), 5)
    perFirer.rolls(9, ...dice(3))
    expect(memoryOf(perFirer.state).mph!.scoutChecks[0]!.firer).toBe(perFirer.place('E1'))
    perFirer.end()
  })

  test('PBS-CFF-06 PBS-CFF-10 Assault Movement into woods', () => {
    bounds(() => come(approach({ range: 2, ground: 'woods' }), 2, 'assault').rolls(9), -2, 9)
  })

  test('PBS-CFF-14 Assault Movement in the open, where the attack has a DRM of -1', () => {
    bounds(() => come(approach({ range: 2 }), 2, 'assault').rolls(9), 0, 7)
    expect(settle(come(approach({ range: 2 }), 2, 'assault').rolls(9, 1, 1)).drm('I13')).toEqual({ 'PBS-CFF-10': -2, 'PBS-CFF-14': 2 })
  })

  test('PBS-CFF-13 where the attack has no DRM', () => {
    const t = settle(come(approach({ firer: '4-6-7, 9-1', range: 2, ground: 'woods' }), 2, 'assault').rolls(9, 1, 1))
    expect(t.drm('I13')).toEqual({ 'PBS-CFF-10': -2, 'PBS-CFF-13': 1 })
    const scout = settle(come(approach({ mover: SCOUT, range: 2, ground: 'woods' }), 2).rolls(9, 1, 1))
    expect(scout.drm('I13')).toEqual({ 'PBS-CFF-11': -2 })
  })

  test('PBS-CFF-03 PBS-SOP-21 one check for all who are in a Location; another Location makes its own', () => {
    const t = bookTable(`E1 German: 4-6-7, 4-6-7   E6 German: 4-6-7   E3 open   F3 US: ${SCOUT}   R12 US: 6-6-6`, board)
    t.go('a', 'E3').rolls(9).rolls(1, 1).rolls(1, 1)
    const checks = t.trace.filter(({ node }) => node === 'I13')
    expect(checks.map(({ about }) => about)).toEqual(['E1', 'E6'])
    t.end()
  })

  test('PBS-CFF-04 the check costs nothing: nobody is marked by it', () => {
    const t = come(approach({ mover: SCOUT, range: 3 }), 3).rolls(9, 1, 1)
    t.expect('E1').has('4-6-7')
    t.end()
  })

  test('PBS-CFF-06 whoever assault-moves to place a charge next to him is no Assault Mover to the DEFENDER', () => {
    const t = bookTable(`E1 German: 4-6-7    E2 US: a=6-6-6, DC   R12 US: 6-6-6`, board)
    t.answer('move', { type: 'placeDc', unit: t.unit('a'), weapon: t.weapon('DC'), at: 'E1', mode: 'assault' }).rolls(9)
    settle(t)
    expect(t.visit('I12').answer).toBe('no')
    const far = bookTable(`E1 German: 4-6-7   E5 German: y=4-6-7 final   E2 US: a=6-6-6, DC   R12 US: 6-6-6`, board)
    far.answer('move', { type: 'placeDc', unit: far.unit('a'), weapon: far.weapon('DC'), at: 'E1', mode: 'assault' }).rolls(9)
    expect(settle(far).decided.length).toBeGreaterThan(0)
  })

  test('PBS-CFF-08 other unbroken enemies next to the firer call for a check; a switch lets nobody do so', () => {
    const with_ = (words: string, pbs: PbsTableOptions['pbs'] = {}) =>
      settle(come(approach({ range: 3, more: `E2 US: ${words}`, options: { pbs } }), 3).rolls(9)).visit('I12').answer
    expect(with_('b=6-6-6')).toBe('yes')
    expect(with_('b=6-6-6 broken')).toBe('no')
    expect(with_('b=6-6-6', { switches: { cffAdjacency: 'nobody' } })).toBe('no')
  })

  test('PBS-CFF-12 a machine gun at long range', () => {
    const t = settle(come(approach({ firer: '4-6-7, LMG', range: 9, mover: SCOUT }), 9).rolls(9, 1, 1))
    expect(t.drm('I13')['PBS-CFF-12']).toBe(-1)
    const near = settle(come(approach({ firer: '4-6-7, LMG', range: 6, mover: SCOUT }), 6).rolls(9, 1, 1))
    expect(near.drm('I13')['PBS-CFF-12']).toBeUndefined()
  })

  test('PBS-CFF-16 a mover next to a defender, unless he is a Scout', () => {
    expect(settle(come(approach({ range: 1, ground: 'woods' }), 1, 'assault').rolls(9, 1, 1)).drm('I13')['PBS-CFF-16']).toBe(1)
    expect(settle(come(approach({ range: 1, mover: SCOUT }), 1).rolls(9, 1, 1)).drm('I13')['PBS-CFF-16']).toBeUndefined()
  })

  test('PBS-CFF-17 whoever threatens a Victory Location that is not next to the firer', () => {
    const victory = (hex: string) => ({ side: 'allied', text: 'Take it.', condition: { type: 'control', hexes: [hex] } }) as const
    const to = (hex: string) => {
      const options = { victory: victory(hex), control: { axis: ['E5', 'E2', 'R1'] } }
      return settle(come(approach({ range: 2, ground: 'woods', options }), 2, 'assault').rolls(1, 1, 1)).drm('I13')['PBS-CFF-17']
    }
    expect([to('E5'), to('E2'), to('R1')]).toEqual([2, undefined, undefined])
  })

  test('PBS-CFF-18 more than one MMC', () => {
    const t = come(approach({ mover: 'a=6-6-6, b=6-6-6', range: 2, ground: 'woods' }), 2, 'assault', 'a b').rolls(9, 1, 1)
    expect(settle(t).drm('I13')).toEqual({ 'PBS-CFF-10': -2, 'PBS-CFF-18': 1 })
  })
})
