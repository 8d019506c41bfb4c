import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'
import type { Hooks } from '../hooks.ts'
import type { AslskState } from '../state.ts'
import { threatTo } from './threat.ts'

const t = table('B2 US: a=6-6-6    B5 German: x=4-6-7    C5 stone building; German: y=4-6-7', { phase: 'prepFire', attacker: 'allied' })

/** What x and y stand to lose where a module adds this. */
function losses(hooks: Partial<Hooks>): readonly [x: number, y: number] {
  const module = { id: 'test', title: 'Test', sentence: 'For tests.', hooks }
  const s: AslskState = { ...t.state, setting: { ...t.state.setting, modules: [module] } }
  const at = (unit: 'x' | 'y') => threatTo(s, 'axis').losses(s, t.u(unit), 'still').at(t.u(unit).at)
  return [at('x'), at('y')]
}

test('planners reckon with the fire modifiers of modules', () => {
  const [x, y] = losses({})
  const [hiddenX, hiddenY] = losses({ fireModifiers: [() => ({ rule: 'T', label: 'dusk', value: 2 })] })
  expect([hiddenX < x, hiddenY < y]).toEqual([true, true])
})

test('planners reckon with the TEM that a module offers, where it is better than that of the terrain', () => {
  const [x, y] = losses({})
  const [dugX, dugY] = losses({ tem: [() => ({ rule: 'T', label: 'foxhole', value: 2 })] })
  expect([dugX < x, dugY === y]).toEqual([true, true])
})
