import { describe, expect, test } from 'vitest'
import { Opening } from '../../test/opening.ts'
import { testScenario } from '../../test/scenario.ts'
import type { Nation } from '../data/nations.ts'
import type { Scenario, ScenarioSide } from '../scenario/types.ts'
import { upfront } from '../system.ts'

/** What a force is worth, told when it plays first because it is worth less. */
function worth(nation: Nation, secondaryWeapons: ScenarioSide['secondaryWeapons'] = []): number {
  const scenario = testScenario(nation, 'American')
  const { axis, allied } = scenario.sides
  const sides = { axis: { ...axis, secondaryWeapons }, allied: { ...allied, points: 9999 } }
  const t = new Opening({ ...scenario, sides })
  const told = t.game.events.find(({ event }) => event.type === 'firstPlayer')!.event as { side: string; why: string }
  expect(told.side).toBe('axis')
  return Number(/\d+/.exec(told.why)![0])
}

/** What a radio of this strength, or another weapon, adds to it. */
function price(nation: Nation, weapon: 'radio' | 'ATMine' | 'ATMM' | 'demolitionCharge', strength?: 5 | 6 | 7): number {
  return worth(nation, [{ weapon, carrier: 8, ...(strength ? { strength } : {}) }]) - worth(nation)
}

const radios = (nation: Nation) => ([5, 6, 7] as const).map((strength) => price(nation, 'radio', strength))

describe('what secondary weapons are worth', () => {
  test('UF-44.8-01 a British radio as much as a German one', () => {
    expect(radios('British')).toEqual(radios('German'))
    expect(radios('German')).toEqual([42, 84, 126])
  })
  test('UF-45.7-01 a Japanese radio as much as a Russian one, an AT mine as much as an ATMM', () => {
    expect(radios('Japanese')).toEqual(radios('Russian'))
    expect([price('Japanese', 'ATMine'), price('Japanese', 'ATMM'), price('German', 'demolitionCharge')]).toEqual([7, 7, 50])
  })
})

describe('partisans', () => {
  const problems = (nation: Nation, rulesThrough = 37, date?: string): string[] => {
    const scenario = testScenario(nation, 'British')
    const axis = { ...scenario.sides.axis, troopType: 'Partisans' }
    const briefing = { ...scenario.briefing, ...(date ? { date } : {}) }
    const reading = upfront.begin({ ...scenario, rulesThrough, briefing, sides: { ...scenario.sides, axis } } satisfies Scenario)
    return reading.ok ? [] : reading.problems.filter(({ message }) => message.includes('troopType')).map(({ rule }) => rule!)
  }

  test('UF-51.3-01 the French may be partisans, with the rules for them; Germans may not', () => {
    expect([problems('French'), problems('French', 21), problems('German')]).toEqual([[], ['37.1'], ['37.1']])
  })
  test('UF-50.9-01 Italians may after 1943', () => {
    expect([problems('Italian', 37, 'May 1944'), problems('Italian', 37, '1943'), problems('Italian')]).toEqual([[], ['50.9'], ['50.9']])
  })
})
