import type { System } from '@firegroup/kernel'
import type { PatrolEvent } from '@firegroup/kernel/samples'
import { expect, test } from 'vitest'
import { type Modular, modularPatrol } from '../../test/modular-patrol.ts'
import type { Trial } from '../trial.ts'
import { checks } from './index.ts'
import { modulesOff, unadvised } from './modules.ts'

const trial = (system: System<Modular, PatrolEvent>, modules: readonly string[] = []): Trial<Modular, PatrolEvent> => ({
  system,
  scenario: { length: 12, modules },
  seed: '',
  games: 5,
  maxDecisions: 200,
  candidatesChecked: 40,
})

test('modules that are off leave no trace', () => {
  expect(() => modulesOff.run(trial(modularPatrol()))).not.toThrow()
})

test('an empty place for modules is a trace, and is found', () => {
  expect(() => modulesOff.run(trial(modularPatrol({})))).toThrow('The game begins in another state')
})

test.each(['saves', 'clones', 'secrets'] as const)('what a module keeps stands the check of %s', (name) => {
  expect(() => checks[name].run(trial(modularPatrol(), ['ledger']))).not.toThrow()
})

test('an act of a module without a word for computer players is found, whether they are told by act or by question', () => {
  const card = { title: 'Dusk', sentence: 'It gets dark.' }
  const acts = { rally: [{ type: 'rest' }, { type: 'sleep' }] }
  const modules = [
    { ...card, id: 'dusk', acts, advice: { rest: () => 0 } },
    { ...card, id: 'night', acts, advice: { rally: { sleep: () => 0 } } },
    { ...card, id: 'dawn' },
  ]
  expect(unadvised({ ...modularPatrol(), modules })).toEqual(['dusk: rally.sleep', 'night: rally.rest'])
})
