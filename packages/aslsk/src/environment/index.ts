import { openWindow, type Rules } from '@firegroup/kernel'
import { type Aslsk, rollDice } from '../context.ts'
import type { ModuleEvent } from '../events.ts'
import type { Module } from '../hooks.ts'
import { at } from '../sequence/step.ts'
import { environmentState } from './environment.ts'

/** What modules that care for wind and weather stand on: its state, and the Wind Change DR that all of them share. No scenario names it. */
export const environment: Module = {
  id: 'environment',
  title: 'Wind and weather',
  sentence: 'There are wind, weather and dry or wet ground.',
  state: environmentState,
  steps: [{ key: 'rally.windChange', ...at('1.12'), run: windChange }],
  tellers: {
    'environment:windChange': (_, event: ModuleEvent) => {
      const [coloured, white] = event.of['dice'] as [number, number]
      return { text: `Wind Change: ${coloured + white}.`, detail: `Dice ${coloured} and ${white}.` }
    },
  },
}

/** B25.65: at the start of every RPh one DR, of which each rule that depends on it makes its own. Where none does nothing is rolled. */
function windChange(g: Aslsk): Rules<void> | undefined {
  const reactions = g.state.setting.windows.windChange
  if (reactions.length === 0) return undefined
  const dr = rollDice(g, 'Wind Change')
  g.emit({ type: 'environment:windChange', rule: 'B25.65', of: { dice: [dr.coloured, dr.white] } })
  return openWindow(g, reactions, { dr }, () => false)
}
