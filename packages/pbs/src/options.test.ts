import { describe, expect, test } from 'vitest'
import { readOptions } from './options.ts'
import { SWITCHES, type SwitchName, USUAL_SWITCHES } from './switches.ts'

const problem = (given: unknown) => {
  const reading = readOptions(given)
  return reading.ok ? 'none' : reading.problems[0]!.message
}

describe('what a scenario says of the book', () => {
  test.each([
    [{ mode: 'opponent' }, 'pbs.side is missing: in opponent mode the book plays one side.'],
    [{ mode: 'bothSides', side: 'axis' }, 'pbs.side must not be given: in both-sides mode the book plays whoever defends.'],
    [{ mode: 'opponent', side: 'axis', switches: { holdFireMost: 3 } }, "pbs.switches has the unknown field 'holdFireMost'."],
    [{ mode: 'opponent', side: 'axis', switches: { holdFireMax: 7 } }, 'pbs.switches.holdFireMax must be 3 or 4, not 7.'],
    [{ mode: 'opponent', side: 'axis', parts: { mines: true } }, "pbs.parts has the unknown field 'mines'."],
    [{ mode: 'solo', side: 'axis' }, "pbs.mode must be 'opponent' or 'bothSides', not 'solo'."],
    [
      { mode: 'opponent', side: 'axis', parts: { hipAreas: true } },
      'pbs.parts.hipAreas is for one person in both chairs: a computer’s side keeps its own secrets.',
    ],
  ])('%j is refused by name', (given, message) => {
    expect(problem(given)).toBe(message)
  })

  test('a table of ours can be tuned, and is checked', () => {
    const row = { range: 6, suppression: [1, 1, 1, 1], interdiction: [2, 2, 2, 2] }
    const table = (rows: object[]) => ({ mode: 'opponent', side: 'axis', tables: { 'activation-range': { rules: ['PBS-FD-11'], rows } } })
    const reading = readOptions(table([row]))
    expect(reading.ok && reading.value.tables['activation-range'].rows).toEqual([row])
    expect(problem(table([{ ...row, suppression: [1] }]))).toContain('pbs.tables.activation-range.rows[0].suppression')
  })

  test('every switch names its ruling, and its usual value is one of its values', () => {
    for (const name of Object.keys(SWITCHES) as SwitchName[]) {
      const { gap, usual, values } = SWITCHES[name]
      expect(gap).toMatch(/^[A-F]\d+$/)
      expect(values as readonly unknown[]).toContain(usual)
      expect(USUAL_SWITCHES[name]).toBe(usual)
    }
  })
})
