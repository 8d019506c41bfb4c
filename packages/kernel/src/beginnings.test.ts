import { expect, test } from 'vitest'
import { rememberBeginnings } from './beginnings.ts'
import { freezePlain } from './plain.ts'
import type { Reading } from './rules.ts'

interface State {
  notes: string[]
}

/** Counts how often a beginning is worked out; a scenario without a name has none. */
function beginnings() {
  const worked = { out: 0 }
  const anew = (json: unknown): Reading<State> => {
    worked.out++
    const { name } = json as { name?: string }
    return name === undefined ? { ok: false, problems: [{ message: 'It has no name.' }] } : { ok: true, value: { notes: [name] } }
  }
  return { worked, begin: rememberBeginnings(anew, ({ notes }: State) => ({ notes: notes.slice() })) }
}

function stateOf(reading: Reading<State>): State {
  if (!reading.ok) throw new Error('There is no beginning.')
  return reading.value
}

test('a scenario that can’t change is worked out once, and each game has a state of its own', () => {
  const { worked, begin } = beginnings()
  const scenario = freezePlain({ name: 'hill' })
  for (const reading of [begin(scenario), begin(scenario), begin(scenario)]) {
    expect(stateOf(reading).notes).toEqual(['hill'])
    stateOf(reading).notes.push('changed')
  }
  expect(stateOf(begin(scenario)).notes).toEqual(['hill'])
  expect(worked.out).toBe(1)
})

test('a scenario that may change is worked out every time', () => {
  const { begin } = beginnings()
  const scenario = { name: 'hill' }
  begin(scenario)
  scenario.name = 'wood'
  expect(stateOf(begin(scenario)).notes).toEqual(['wood'])
})

test('complaints are not remembered as a beginning', () => {
  const { begin } = beginnings()
  const scenario = freezePlain({})
  expect(begin(scenario).ok).toBe(false)
  expect(begin(scenario)).toEqual({ ok: false, problems: [{ message: 'It has no name.' }] })
})
