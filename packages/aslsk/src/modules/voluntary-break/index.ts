import type { Rules } from '@firegroup/kernel'
import { offerChoice } from '../../choices.ts'
import type { Aslsk } from '../../context.ts'
import type { Module } from '../../hooks.ts'
import { at } from '../../sequence/step.ts'
import { defender } from '../../state.ts'
import { breakAdvice, breakOff, VOLUNTARY } from './break.ts'

/** A10.41: at the start of the RtPh a unit may break of its own will. */
export const voluntaryBreak: Module = {
  id: 'voluntary-break',
  title: 'Voluntary break',
  sentence: 'At the start of the Rout Phase an unbroken unit may break by its own will, and rout out of trouble.',
  steps: [{ key: 'rout.voluntary', ...at('6.11'), run: bothSides }],
  acts: { choice: [breakOff] },
  advice: { breakOff: breakAdvice },
  glossary: [
    {
      id: 'voluntary-break',
      name: 'Voluntary break',
      rules: ['A10.41'],
      text: 'At the start of the Rout Phase, the ATTACKER first, any unbroken Infantry that is not held in Melee may break of its own will. It is DM and routs like any other broken unit.',
    },
  ],
}

function* bothSides(g: Aslsk): Rules<void> {
  for (const side of [g.state.attacker, defender(g.state)])
    yield* offerChoice(g, { side, of: VOLUNTARY }, 'Shall any of your units break of its own will?', 'A10.41')
}
