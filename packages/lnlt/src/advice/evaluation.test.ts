import { playRandomly } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { church, roadblock, village } from '../../test/fixtures.ts'
import { sky } from '../../test/helicopters.ts'
import { started, testScenario } from '../../test/scenario.ts'
import { field } from '../../test/table.ts'
import { evaluation } from './evaluation.ts'
import { layOf } from './lay.ts'
import { Threat } from './threat.ts'

test('what counts for one seat counts against the other', () => {
  for (const scenario of [testScenario(), village, roadblock, church]) {
    const game = started(scenario)
    playRandomly(game, {
      seed: scenario.id,
      maxDecisions: 3000,
      before: ({ state }) => {
        const blue = evaluation.measure(state, 'blue')
        const red = evaluation.measure(state, 'red')
        for (const [i, value] of blue.entries()) expect(value + red[i]!).toBeCloseTo(0, 10)
      },
    })
  }
})

test('where nobody on foot can be, a helicopter is reckoned with all the same', () => {
  const { state } = started(testScenario())
  const unit = state.units.find(({ at }) => at >= 0) ?? state.units[0]!
  const { numbers } = layOf(state.setting)
  const nowhere = numbers.findIndex((number) => number < 0)
  for (const how of ['moving', 'hidden', 'still'] as const)
    expect(new Threat(state, 'blue').on(unit, nowhere, how)).toBeGreaterThanOrEqual(0)
})

test('every feature has a weight, and every weight a feature', () => {
  expect(Object.keys(evaluation.weights).sort()).toEqual([...evaluation.features].sort())
})

test('men in Good Order, weapons and what must be taken are worth something', () => {
  const worth = (text: string) => {
    const state = field(text, {
      turns: 5,
      victory: {
        text: 'Control F3.',
        conditions: [{ side: 'blue', condition: { type: 'control', hexes: ['F3'] }, text: 'They hold F3.' }],
        otherwise: 'red',
      },
    })
    const measured = evaluation.measure(state, 'blue')
    return measured.reduce((sum, value, i) => sum + value * evaluation.weights[evaluation.features[i]!], 0)
  }
  const usual = worth('C3 US: 2-5-4, BAR   I3 German: 1-6-4')
  expect(worth('C3 US: 2-5-4 shaken, BAR   I3 German: 1-6-4')).toBeLessThan(usual)
  expect(worth('C3 US: 2-5-4   I3 German: 1-6-4')).toBeLessThan(usual)
  expect(worth('E3 US: 2-5-4, BAR   I3 German: 1-6-4')).toBeGreaterThan(usual)
})

test('a helicopter in the air leaves every feature a number', () => {
  const { state } = sky('C5 air American: h=uh1-gunship    G5 Soviet: x=su-spetsnaz-half-squad')
  for (const side of ['blue', 'red']) for (const value of evaluation.measure(state, side)) expect(value).not.toBeNaN()
})
