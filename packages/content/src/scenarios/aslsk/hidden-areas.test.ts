import { pbs } from '@firegroup/pbs'
import { expect, test } from 'vitest'
import { scenarios } from '../../aslsk.ts'

test('every scenario of the Starter Kit in which men set up begins with somebody hidden in an area, by the usual choice', () => {
  const hasSetUp = ({ sides }: (typeof scenarios)[number]) =>
    Object.values(sides).some(({ groups }) => groups.some(({ arrival }) => arrival.kind === 'setup'))
  expect(scenarios.filter((scenario) => !hasSetUp(scenario)).map(({ id }) => id)).toEqual(['two-columns-one-crossroads'])
  for (const scenario of scenarios.filter(hasSetUp)) {
    const begun = pbs.begin({ ...scenario, system: 'pbs', pbs: { mode: 'bothSides', parts: { hipAreas: true } } })
    expect(begun.ok ? [] : begun.problems, scenario.id).toEqual([])
    const kept = begun.ok ? (begun.value.modules?.['pbs'] as unknown as { hip: { stacks: readonly unknown[] } }) : null
    expect(kept?.hip.stacks.length, scenario.id).toBeGreaterThan(0)
  }
})
