import { aslsk } from '@firegroup/aslsk'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StepStrip } from '../../../play/parts/StepStrip.tsx'
import { tankSituation } from '../testing/tank-situation.ts'
import { stepsShown } from './steps.ts'

test('the strip rests where no module is on', () => {
  expect(stepsShown(state([]))).toBeNull()
})

test('the strip tells the steps in force, which are done, where play stands, and what modules put in', () => {
  const shown = stepsShown(state(['voluntary-break']))!
  expect(shown.steps.find(({ where }) => where === 'here')).toBeDefined()
  expect(shown.whole.flatMap(({ steps }) => steps).find(({ number }) => number === '6.11')).toMatchObject({
    name: 'Voluntary break',
    modules: ['Voluntary break'],
  })
  expect(renderToStaticMarkup(<StepStrip shown={{ ...shown, reminders: [] }} />)).toContain('aria-current="step"')
})

function state(modules: readonly string[]) {
  const read = aslsk.situation!(tankSituation({ modules }))
  if (!read.ok) throw new Error(read.problems[0]!.message)
  return read.value
}
