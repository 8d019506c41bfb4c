import { aslsk } from '@firegroup/aslsk'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fitRow, StepStrip } from '../../../play/parts/StepStrip.tsx'
import { tankSituation } from '../testing/tank-situation.ts'
import { card } from './card.tsx'
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

test('the card names the modules of a scenario with a sentence each, and not what they share', () => {
  const names = card.inForce(state(['rain', 'fire'])).map(({ name, says }) => [name, says.length > 20])
  expect(names).toEqual([
    ['Rain', true],
    ['Fire', true],
  ])
})

test('where there is no room for all steps, the one where play stands is still in sight', () => {
  const here = [{ offsetLeft: 700, offsetWidth: 100 }]
  const cut: boolean[] = []
  const row = {
    offsetLeft: 50,
    clientWidth: 400,
    scrollWidth: 1000,
    scrollLeft: 0,
    querySelectorAll: () => here,
    toggleAttribute: (_: string, is: boolean) => cut.push(is),
  }
  fitRow(row as unknown as HTMLOListElement)
  expect([row.scrollLeft, cut]).toEqual([350, [true]])
})

function state(modules: readonly string[]) {
  const read = aslsk.situation!(tankSituation({ modules }))
  if (!read.ok) throw new Error(read.problems[0]!.message)
  return read.value
}
