import { environment } from '../../environment/index.ts'
import type { ModuleEvent } from '../../events.ts'
import type { Module } from '../../hooks.ts'
import { unitInPlace } from '../../words/names.ts'
import { coldEngine, coldWeapon, frostbite, triedEngines } from './rules.ts'

/** E3.74 Extreme Winter: for those who have not lived through one. */
export const extremeWinter: Module = {
  id: 'extreme-winter',
  title: 'Extreme winter',
  sentence: 'It is bitterly cold: in their first such winter weapons fail sooner, engines do not start and men who can’t rally freeze.',
  needs: [environment],
  state: triedEngines,
  hooks: {
    conditions: [() => ({ sign: 'cold', name: 'Extreme winter', effect: 'Weapons fail sooner, men freeze', rule: 'E3.74' })],
    dawn: [() => ({ ec: 'snow' })],
    breakdown: [coldWeapon],
    rallyCasualties: [frostbite],
    starts: [coldEngine],
  },
  tellers: {
    'extreme-winter:engine': (s, event: ModuleEvent) => {
      const { unit, die, frozen } = event.of as { unit: number; die: number; frozen: boolean }
      return {
        text: `The engine of ${unitInPlace(s, unit)} ${frozen ? 'is frozen' : 'starts in the cold'}.`,
        detail: `Die ${die}: a 6 is too cold.`,
      }
    },
  },
  glossary: [
    {
      id: 'extreme-winter',
      name: 'Extreme winter',
      rules: ['E3.74', 'E3.741', 'E3.742', 'E3.744'],
      text: 'Breakdown numbers of Guns and Support Weapons are two lower for the Axis before April 1942, one for Russians before April 1941. Outside buildings an original 11 or more in their rally attempts is Casualty Reduction. An Axis vehicle set up on the map rolls before its first start: a 6 immobilizes it.',
      also: ['cold', 'frost', 'winter'],
    },
  ],
}
