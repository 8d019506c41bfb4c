import { describe, expect, test } from 'vitest'
import { table } from '../../test/table.ts'
import { hasPassed, relativeRange, trueRange } from './range.ts'

/** The printed chart of relative ranges: rows are the chits -1 to 6, columns -5 to 6. */
const CHART = [
  [0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5],
  [0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 4],
  [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 4, 3],
  [0, 0, 0, 0, 1, 2, 3, 4, 5, 4, 3, 2],
  [0, 0, 0, 1, 2, 3, 4, 5, 4, 3, 2, 1],
  [0, 0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0],
  [0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0, 0],
  [1, 2, 3, 4, 5, 4, 3, 2, 1, 0, 0, 0],
]

/** Groups at these letters and range chits, two men each. */
function field(axis: string, allied: string) {
  let man = 1
  const lines = (side: string, groups: string) => groups.split(' ').map((group) => `${side} ${group}: #${man++}, #${man++}`)
  const axisLines = lines('axis', axis)
  man = 1
  return table([...axisLines, ...lines('allied', allied)].join('\n'))
}

const range = (axis: string, allied: string, from: string, to: string) => {
  const t = field(axis, allied)
  return relativeRange(t.group(`axis ${from}`), t.group(`allied ${to}`))
}

describe('relative range', () => {
  test('UF-5.6-01 EX-009 the sum of the chits, folded back beyond 5 and never below 0: all 96 cells of the chart', () => {
    CHART.forEach((row, y) => {
      row.forEach((cell, x) => {
        expect(Math.max(trueRange(x - 5, y - 1), 0), `${x - 5} and ${y - 1}`).toBe(cell)
      })
    })
    expect(range('A[3] B', 'A[4] B', 'A', 'A')).toBe(3)
  })

  test('UF-5.51-03 EX-007 EX-008 below 0 it counts as 0: chits 3 and -2 are at range 1, -1 and 0 at range 0', () => {
    expect([range('A[3] B', 'A[-2] B', 'A', 'A'), range('A[-1] B', 'A B', 'A', 'A')]).toEqual([1, 0])
  })

  test('UF-5.61-01 QA-163 groups that stand neither opposite nor next to each other are one range farther apart, once', () => {
    expect(range('A[2] B', 'A B C D[2]', 'A', 'D')).toBe(3)
    expect(range('A[2] B', 'A B[2] C D', 'A', 'B')).toBe(4)
    expect(range('A B', 'A B C D', 'A', 'D')).toBe(0)
  })

  test('UF-5.7-02 EX-011a..011e past an enemy who does not stand opposite', () => {
    const t = field('A[1] B[6] C[2]', 'A[-1] C[3]')
    const between = (a: string, b: string) => relativeRange(t.group(`axis ${a}`), t.group(`allied ${b}`))
    expect([between('A', 'A'), between('B', 'A'), between('C', 'C'), between('A', 'C'), between('B', 'C')]).toEqual([0, 5, 5, 3, 1])
    expect(hasPassed(t.group('axis B'), t.group('allied C'))).toBe(true)
    expect(hasPassed(t.group('axis B'), t.group('allied A'))).toBe(false)
  })
})

describe('readjusting ranges', () => {
  test('UF-5.62-01 EX-010 after a reshuffle both may agree to shift all chits; every relative range stays', () => {
    const men = (n: number) => `#${n}, #${n + 1}`
    const t = table(`axis A[6]: ${men(1)}\naxis B[3]: ${men(3)}\naxis C[0]: ${men(5)}\nallied A[-2]: ${men(1)}\nallied B[-3]: ${men(3)}`, {
      active: 'allied',
      step: 'turn.refill',
      pile: 'Fire',
      options: { readjustRange: true },
      hands: { allied: 'Fire, Fire, Fire, Fire, Fire' },
    })
    const ranges = () =>
      t.state.groups.filter(({ side }) => side === 'axis').map((a) => ['allied A', 'allied B'].map((b) => relativeRange(a, t.group(b))))
    const before = ranges()
    const pile = t.state.deck
    t.decide('allied', 'refill', { type: 'draw' }).rolls(...pile)
    t.refuses('axis', { type: 'readjust', by: 0 }, { rule: '5.62' })
    t.decide('axis', 'readjust', { type: 'readjust', by: 2 }).decide('allied', 'readjustConsent', { type: 'agree' })
    t.saw({ type: 'rangesReadjusted', side: 'axis', by: 2 })
    expect(t.state.groups.map((group) => group.range)).toEqual([4, 1, -2, 0, -1])
    expect(ranges()).toEqual(before)
  })
})
