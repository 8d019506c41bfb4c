import { describe, expect, test } from 'vitest'
import { approach, come, settle } from '../../test/approach.ts'
import { type BookTable, bookTable } from '../../test/table.ts'
import { iftTables } from '../data/tables.ts'
import { activationRange, rowFor } from './activation.ts'

const SUPPRESSION = 9
const INTERDICTION = 1
const tables = { tables: iftTables }
const note = (t: BookTable, node: string, rule: string) => t.visit(node).notes?.find((each) => each.rule === rule)?.value

/** Whether a stack in E1 is activated by somebody who comes to this range. */
function activated(range: number, die: number, words: { firer?: string; ground?: string; mode?: 'assault' } = {}): string {
  const { mode, ...rest } = words
  return settle(come(approach({ ...rest, range }), range, mode).rolls(die)).visit('I5').answer
}

describe('Activation Range', () => {
  test('PBS-FD-10 PBS-FD-08 a half squad with a 2-6 LMG uses row 6, with a 4-10 MMG row 8', () => {
    expect([rowFor(tables, 6)?.range, rowFor(tables, 10)?.range, rowFor(tables, 9)?.range, rowFor(tables, 14)?.range]).toEqual([
      6, 8, 8, 12,
    ])
    const row = (gun: string) => {
      const t = bookTable(`E1 Russian: 2-2-8, ${gun}     E8 German: a=4-6-7     R12 German: 4-6-7`, {
        columns: 18,
        rows: 12,
        attacker: 'axis',
        pbs: { mode: 'opponent', side: 'allied' },
      })
      return note(settle(t.go('a', 'E7').rolls(SUPPRESSION)), 'I5', 'PBS-FD-08')
    }
    expect([row('LMG'), row('MMG')]).toEqual([6, 8])
  })

  test('PBS-FD-11 DX-14c cells never fall with columns to spare or range, Interdiction is never below Suppression, next to it all are inside', () => {
    const { rows } = iftTables['activation-range']
    for (const [i, row] of rows.entries())
      for (let k = 0; k < 4; k++) {
        const [s, n] = [row.suppression[k]!, row.interdiction[k]!]
        expect(n).toBeGreaterThanOrEqual(s)
        expect(s).toBeGreaterThanOrEqual(1)
        expect(n).toBeLessThanOrEqual(row.range)
        if (k > 0) expect([s >= row.suppression[k - 1]!, n >= row.interdiction[k - 1]!]).toEqual([true, true])
        if (i > 0) expect([s >= rows[i - 1]!.suppression[k]!, n >= rows[i - 1]!.interdiction[k]!]).toEqual([true, true])
      }
    expect(iftTables['activation-range'].ours).toBe(true)
  })

  test('PBS-FD-09 from row 8 on both tables agree', () => {
    for (const row of iftTables['activation-range'].rows) if (row.range >= 8) expect(row.suppression).toEqual(row.interdiction)
    expect(activationRange(tables, 'suppression', 6, 0)).toBeLessThan(activationRange(tables, 'interdiction', 6, 0))
  })

  test('PBS-FD-12 PBS-SOP-16 a runner in the open is worth a shot within Normal Range, under both tables', () => {
    for (const die of [SUPPRESSION, INTERDICTION]) expect([activated(6, die), activated(7, die)]).toEqual(['yes', 'no'])
  })

  test('PBS-FD-07 a half squad with a 4-10 MMG goes by the machine gun: four hexes with nothing to spare, under both tables', () => {
    for (const mode of ['suppression', 'interdiction'] as const)
      expect([4, 5].map((range) => range <= activationRange(tables, mode, 10, 0))).toEqual([true, false])
    const t = settle(come(approach({ firer: '2-4-7, MMG', range: 5, ground: 'woods' }), 5, 'assault').rolls(SUPPRESSION))
    expect(note(t, 'I5', 'PBS-FD-08')).toBe(12)
  })

  test('PBS-FD-05 a stack goes by the longest Normal Range in it', () => {
    const t = come(approach({ firer: '2-4-8, 4-6-7', range: 8 }), 8).rolls(SUPPRESSION)
    expect(note(t, 'I5', 'PBS-FD-08')).toBe(6)
    t.end()
  })

  test('PBS-FD-15 a machine gun that a squad mans does not lengthen the squad’s', () => {
    const t = come(approach({ firer: '4-6-7, MMG', range: 7, ground: 'stone building' }), 7, 'assault').rolls(SUPPRESSION)
    expect(note(t, 'I5', 'PBS-FD-08')).toBe(6)
    t.end()
  })

  test('PBS-FD-13 PBS-FD-14 a leader who could direct lengthens it, and need not direct', () => {
    const alone = come(approach({ firer: '4-6-7', range: 4, ground: 'woods' }), 4).rolls(SUPPRESSION)
    expect([note(alone, 'I5', 'PBS-FD-11'), alone.visit('I5').answer]).toEqual([3, 'no'])
    alone.end()
    const led = come(approach({ firer: '4-6-7, 4-6-7, 9-1', range: 4, ground: 'woods' }), 4).rolls(SUPPRESSION)
    settle(led.rolls(1)) // Hold Fire Doctrine is enforced: one squad is enough without him
    expect([note(led, 'I5', 'PBS-FD-12'), led.visit('I5').answer]).toEqual([4, 'yes'])
    expect(led.decided[0]!.what).not.toContain('directs')
  })
})
