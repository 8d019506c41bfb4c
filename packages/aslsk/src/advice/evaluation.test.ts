import { playRandomly } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { started, testScenario } from '../../test/scenario.ts'
import { table } from '../../test/table.ts'
import { evaluation } from './evaluation.ts'

test('what counts for one seat counts against the other', () => {
  playRandomly(started(testScenario()), {
    seed: 'mirror',
    maxDecisions: 3000,
    before: ({ state }) => {
      const allied = evaluation.measure(state, 'allied')
      const axis = evaluation.measure(state, 'axis')
      for (const [i, value] of allied.entries()) expect(value + axis[i]!).toBeCloseTo(0, 10)
    },
  })
})

test('every feature has a weight, and every weight a feature', () => {
  expect(Object.keys(evaluation.weights).sort()).toEqual([...evaluation.features].sort())
})

test('men who can fight are worth something, and fire that can come down on them costs', () => {
  const worth = (text: string) => {
    const { state } = table(text, { phase: 'movement', attacker: 'allied', columns: 12, rows: 10 })
    const measured = evaluation.measure(state, 'allied')
    return measured.reduce((sum, value, i) => sum + value * evaluation.weights[evaluation.features[i]!], 0)
  }
  const usual = worth('C3 US: 6-6-6   D3 US: 6-6-6   C9 woods; German: 4-6-7')
  expect(worth('C3 US: 6-6-6   D3 US: 6-6-6 broken   C9 woods; German: 4-6-7')).toBeLessThan(usual)
  expect(worth('C3 woods; US: 6-6-6   D3 US: 6-6-6   C9 woods; German: 4-6-7')).toBeGreaterThan(usual)
})

test('late in a game it counts who has the stronger force about the goal', () => {
  const force = (text: string, turn: number) => {
    const { state } = table(text, {
      phase: 'movement',
      attacker: 'allied',
      columns: 16,
      rows: 10,
      turn,
      turns: 6,
      victory: { side: 'allied', text: 'Control N5.', condition: { type: 'control', hexes: ['N5'] } },
    })
    return evaluation.measure(state, 'allied')[evaluation.features.indexOf('forceLate')]!
  }
  const both = 'L5 US: 6-6-6, 6-6-6   N5 German: 4-6-7'
  expect(force(both, 5)).toBeGreaterThan(force(both, 2))
  expect(force(both, 2)).toBeGreaterThan(0)
  expect(force('A5 US: 6-6-6, 6-6-6   N5 German: 4-6-7', 5)).toBeLessThan(0)
  expect(force('L5 US: 6-6-6, 6-6-6 broken   N5 German: 4-6-7', 5)).toBeLessThan(force(both, 5))
})
