import { describe, expect, test } from 'vitest'
import { approach, come } from '../../test/approach.ts'
import { type BookTable, bookTable } from '../../test/table.ts'
import { memoryOf } from '../kept.ts'

/** What Fire Discipline came to at every expenditure so far. */
function modes(t: BookTable): string[] {
  return t.decided.flatMap(({ trace }) => trace.filter(({ node }) => node === 'T5').map(({ answer }) => (answer === '<=3' ? 'I' : 'S')))
}

/** A squad far out in the open, in sight and never worth a shot; it crosses one hex after the other. */
function crossing(steps: number, ...dice: number[]): BookTable {
  const t = bookTable(`A1 German: 4-6-7      L2 US: a=6-6-6      R12 US: spare=6-6-6      M2 woods  M3 woods  M4 woods  M5 woods`, {
    columns: 18,
    rows: 12,
  })
  const way = ['L3', 'L4', 'L5', 'L6']
  for (let i = 0; i < steps; i++) t.go('a', way[i]!).rolls(dice[i]!)
  return t
}

describe('Fire Discipline', () => {
  test('PBS-FD-01 PBS-SOP-12 one d10 an expenditure, shared by all who could fire', () => {
    const t = come(approach({ range: 8, more: 'F1 German: 4-6-7' }), 8).rolls(7, 1)
    expect(t.visit('T5').roll).toMatchObject({ dice: [7], total: 7 })
    expect(t.trace.filter(({ node }) => node === 'T5')).toHaveLength(1)
    expect(t.path).toContain('I0 always')
    t.end()
  })

  test('PBS-FD-02 PBS-FD-03 three or less is Interdiction, four or more Suppression', () => {
    for (const [die, mode] of [
      [1, 'I'],
      [3, 'I'],
      [4, 'S'],
      [10, 'S'],
    ] as const) {
      const t = come(approach({ range: 8 }), 8).rolls(die)
      expect(modes(t)).toEqual([mode])
      t.end()
    }
  })

  test('PBS-FD-04 three less after Interdiction in the same phase', () => {
    const t = bookTable(`A1 German: 4-6-7      I2 US: a=6-6-6, 9-1      R12 US: spare=6-6-6`, { columns: 18, rows: 12 })
    const way = ['I3', 'I4', 'I5', 'I6', 'I7']
    for (const [i, die] of [5, 3, 6, 7, 3].entries()) t.go('a', way[i]!, i === 0 ? { mode: 'double' } : {}).rolls(die)
    expect(modes(t)).toEqual(['S', 'I', 'I', 'S', 'I'])
    expect(t.drm('T5')).toEqual({})
    t.end()
  })

  test('DX-11 PBS-FD-04 nothing is carried into another phase', () => {
    const t = come(approach({ range: 8, options: { pbs: { mode: 'bothSides' } } }), 8).rolls(1)
    expect(memoryOf(t.state).mph).toMatchObject({ discipline: 'interdiction', turn: 1, attacker: 'allied' })
    t.passTo('movement')
    while (t.state.attacker === 'allied') t.pass()
    t.passUntil('move')
    t.answer('move', { type: 'step', units: [t.unit('4-6-7')], to: 'E2' })
    t.rolls(4)
    expect(modes(t)).toEqual(['I', 'S'])
    expect(t.visit('T5').roll?.drm).toEqual([])
    t.end()
  })

  test('PBS-FD-01 where nobody could fire on the IFT nothing is rolled, unless the ruling says so', () => {
    const hidden = crossing(1, 5)
    expect(hidden.visit('T5').roll?.dice).toEqual([5])
    hidden.end()
  })
})
