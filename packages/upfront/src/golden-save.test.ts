import { goldenProblem } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import save from '../test/golden-save.json' with { type: 'json' }
import { upfront } from './system.ts'

test('a game that was saved once can still be played', () => {
  expect(goldenProblem(upfront, JSON.stringify(save))).toBeNull()
})

test('a field more in its state is noticed', () => {
  const broken = {
    ...upfront,
    begin: (scenario: unknown) => {
      const reading = upfront.begin(scenario)
      return reading.ok ? { ok: true as const, value: Object.assign(reading.value, { mud: 0 }) } : reading
    },
  }
  expect(goldenProblem(broken, JSON.stringify(save))).toMatch(/Migrate it/)
})
