import { lnlt } from '@firegroup/lnlt'
import { describe, expect, test } from 'vitest'
import { scenario, scenarios } from '../../lnlt.ts'

/** How a Sniper's group says that it comes by its own rule. */
const SNIPER = -2

describe.each(scenarios.map((each) => [each.id, each] as const))('scenario %s', (id, card) => {
  test('can be played', () => {
    const reading = lnlt.begin(card)
    expect(reading.ok ? [] : reading.problems).toEqual([])
  })

  test('is told in full', () => {
    expect(scenario(id)).toBe(card)
    expect(Object.keys(card.briefing)).toEqual(['place', 'date', 'text', 'blue', 'red', 'aftermath'])
    for (const words of Object.values(card.briefing)) expect(words.length).toBeGreaterThan(5)
  })

  test('names an area with room for every group', () => {
    const reading = lnlt.begin(card)
    if (!reading.ok) throw new Error(reading.problems[0]!.message)
    const { groups } = reading.value.setting
    const arriving = groups.filter(({ entersOn }) => entersOn >= 0 || entersOn === SNIPER)
    expect(arriving.filter(({ area }) => area.length === 0).map((group) => group.id)).toEqual([])
  })
})

test('the set has the weapons and specialists that the rules are about', () => {
  const types = scenarios.flatMap(({ sides }) =>
    Object.values(sides).flatMap(({ groups }) =>
      groups.flatMap(({ units, weapons = [] }) => [...units, ...weapons].map(({ type }) => type)),
    ),
  )
  for (const one of ['roks', 'satchel', 'lifebuoy', 'sniper', 'hero', 'scout', 'medic'])
    expect([one, types.some((type) => type.includes(one))]).toEqual([one, true])
})
