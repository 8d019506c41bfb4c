import { expect, test } from 'vitest'
import { started, testScenario } from '../../test/scenario.ts'
import { table } from '../../test/table.ts'
import type { Module } from '../hooks.ts'
import { withModule } from '../scenario/begin.ts'
import { environmentOf } from './environment.ts'
import { environment } from './index.ts'

const BOARD = 'B2 US: 6-6-6    B9 German: 4-6-7'

test('what a module needs is on with it, and once', () => {
  const t = table(BOARD, { phase: 'prepFire', attacker: 'allied', rows: 12, modules: ['rain'] })
  expect(t.state.setting.modules.map(({ id }) => id)).toEqual(['environment', 'rain'])
  const other: Module = { id: 'other', title: 'Other', sentence: 'Another.', needs: [environment] }
  expect(withModule(t.state, other).setting.modules.map(({ id }) => id)).toEqual(['environment', 'rain', 'other'])
})

test('a scenario may say how wind and ground are; otherwise the day is calm, and nothing is kept', () => {
  const kept = { environment: { wind: 'heavy', toward: 2 } }
  const windy = table(BOARD, { phase: 'prepFire', attacker: 'allied', rows: 12, modules: ['rain'], kept })
  expect(environmentOf(windy.state)).toMatchObject({ wind: 'heavy', toward: 2, ec: 'moderate', falling: 'none' })
  expect(table(BOARD, { phase: 'prepFire', attacker: 'allied', rows: 12, modules: ['rain'] }).state.modules).toBeUndefined()
})

test('AID-ASOP-011 AID-ASOP-048 weather, wind and how dry it is are settled before play, as the scenario says, over what its modules make of the day', () => {
  const begun = (environment?: object) => {
    return environmentOf(started(testScenario({ modules: ['mud'], ...(environment ? { environment } : {}) })).state)
  }
  expect(begun()).toMatchObject({ ground: 'mud', ec: 'mud', roads: 'unpaved', wind: 'none' })
  expect(begun({ wind: 'mild', toward: 4, roads: 'paved' })).toMatchObject({ ground: 'mud', roads: 'paved', wind: 'mild', toward: 4 })
})

test('without a rule that depends on it there is no Wind Change DR', () => {
  const { state } = table(BOARD, { phase: 'rally', attacker: 'allied', rows: 12 })
  const alone = withModule(state, environment)
  expect(alone.setting.windows.windChange).toEqual([])
  expect(alone.setting.steps.find(({ key }) => key === 'rally.windChange')?.run({ state: alone } as never)).toBeUndefined()
})
