import { expect, test } from 'vitest'
import { testScenario } from '../test/scenario.ts'
import type { Scenario } from './scenario/types.ts'
import { upfront } from './system.ts'

function actionsOf(scenario: Scenario): string[] {
  const reading = upfront.begin(scenario)
  if (!reading.ok) throw new Error(reading.problems[0]!.message)
  return reading.value.setting.turnActs.filter(({ ends }) => !ends).map(({ type }) => type)
}

test('UF-1-01 a scenario has the rules up to its last chapter: after 16 nobody transfers, infiltrates or repairs', () => {
  const basic = actionsOf(testScenario('German', 'American', { rulesThrough: 16 }))
  const all = actionsOf(testScenario('German', 'American', { rulesThrough: 21 }))
  for (const type of ['fire', 'move', 'terrain', 'rally', 'smoke', 'reorder']) expect(basic).toContain(type)
  for (const type of ['transfer', 'acquire', 'repair', 'infiltrate']) {
    expect(all).toContain(type)
    expect(basic).not.toContain(type)
  }
})

test('UF-4.2-02 the five kinds of action: to move, to fire, to rally, to infiltrate or enter close combat, to alter the group', () => {
  const all = actionsOf(testScenario())
  for (const type of ['move', 'terrain', 'fire', 'rally', 'infiltrate', 'closeCombat', 'reorder', 'crew', 'transfer', 'repair'])
    expect(all).toContain(type)
})
