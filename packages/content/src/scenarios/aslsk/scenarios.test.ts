import { aslsk, SIDES } from '@firegroup/aslsk'
import { describe, expect, test } from 'vitest'
import { scenario, scenarios } from '../../aslsk.ts'

describe.each(scenarios.map((each) => [each.id, each] as const))('scenario %s', (id, card) => {
  test('can be played, also with either side’s balance', () => {
    for (const balanceFor of [undefined, ...SIDES]) {
      const reading = aslsk.begin(balanceFor ? { ...card, balanceFor } : card)
      expect(reading.ok ? [] : reading.problems).toEqual([])
    }
  })

  test('is told in full', () => {
    expect(scenario(id)).toBe(card)
    for (const words of Object.values(card.briefing)) expect(words.length).toBeGreaterThan(5)
    expect(Object.keys(card.balance ?? {}).sort()).toEqual([...SIDES].sort())
  })
})
