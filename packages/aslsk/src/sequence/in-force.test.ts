import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'
import { FULL_SEQUENCE, fullStep } from '../data/full-sequence.ts'
import type { Module } from '../hooks.ts'
import { withModule } from '../scenario/begin.ts'
import { PHASES } from '../state.ts'
import { stepsInForce, stepsNow } from './in-force.ts'
import { at } from './step.ts'

const plain = () => table('B2 US: 6-6-6    B9 German: 4-6-7', { phase: 'rally', attacker: 'allied', rows: 12 }).state

test('the full sequence has 47 steps before play and 114 in the eight phases, each in its place', () => {
  expect(FULL_SEQUENCE.filter(({ phase }) => phase === 'setup')).toHaveLength(47)
  expect(FULL_SEQUENCE.filter(({ phase }) => phase !== 'setup')).toHaveLength(114)
  for (const phase of ['setup', ...PHASES] as const) {
    const orders = FULL_SEQUENCE.filter((step) => step.phase === phase).map(({ order }) => order)
    expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  }
})

test('a module puts a step into the sequence by its number, and fills others from within', () => {
  const module: Module = {
    id: 'trial',
    title: 'Trial',
    sentence: 'A trial.',
    steps: [{ key: 'rally.trial', ...at('1.32'), run: () => undefined }],
    fills: ['3.351'],
  }
  const s = withModule(plain(), module)
  const keys = s.setting.steps.map(({ key }) => key)
  expect(keys.indexOf('rally.trial')).toBe(keys.indexOf('rally.dmRemoval') + 1)
  const added = stepsInForce(s.setting).filter(({ modules }) => modules.includes('trial'))
  expect(added.map(({ number }) => number)).toEqual(['1.32', '3.351'])
  expect(stepsInForce(plain().setting).every(({ base }) => base)).toBe(true)
})

test('where play stands is told by the steps in force that the running step plays', () => {
  const s = plain()
  s.step = 'rally.selfRally'
  expect(stepsNow(s).map(({ name }) => name)).toEqual(['Rally'])
  Object.assign(s, { phase: 'movement', step: 'movement.move' })
  expect(stepsNow(s).map(({ number }) => number)).toEqual(['3.22', '3.32', '3.321', '3.322', '3.323', '3.35', '3.36', '3.41'])
})

test('a number that there is not is an error', () => {
  expect(() => fullStep('1.99')).toThrow('no step 1.99')
})
