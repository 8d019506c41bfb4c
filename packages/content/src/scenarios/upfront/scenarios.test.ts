import { upfront } from '@firegroup/upfront'
import { describe, expect, test } from 'vitest'
import { scenario, scenarios } from '../../upfront.ts'

describe.each(scenarios.map((each) => [each.id, each] as const))('scenario %s', (id, card) => {
  test('can be played', () => {
    const reading = upfront.begin(card)
    expect(reading.ok ? [] : reading.problems).toEqual([])
  })

  test('is told in full', () => {
    expect(scenario(id)).toBe(card)
    expect(Object.keys(card.briefing)).toEqual(['place', 'date', 'text', 'axis', 'allied', 'aftermath'])
    for (const words of Object.values(card.briefing)) expect(words.length).toBeGreaterThan(5)
  })
})

test('the set has every nation and every way to win', () => {
  const nations = scenarios.flatMap(({ sides }) => [sides.axis.nation, sides.allied.nation])
  expect([...new Set(nations)].sort()).toEqual(['American', 'British', 'French', 'German', 'Italian', 'Japanese', 'Russian'])
  const ways = scenarios.map(({ victory }) => victory.type)
  expect([...new Set(ways)].sort()).toEqual(['breakDefender', 'clearPillbox', 'firstTo', 'fractionAtRR5', 'mostVP', 'vpRatio'])
})
