import { type ActDecision, LEGAL, type Problem, type Rules, refuse } from '@firegroup/kernel'
import { actUntilDone } from '../../acts.ts'
import type { Aslsk } from '../../context.ts'
import { at, type Step } from '../../sequence/step.ts'
import type { AslskState, Unit } from '../../state.ts'
import { typeOf } from '../../units/units.ts'
import { transferHead } from '../rally/transfer.ts'
import { aboutAdvance, forgetBefore } from './acts.ts'
import { keptAdvances } from './kept.ts'

/** 3.7: the Advance Phase, which is the ATTACKER's alone. */
export const advanceSteps: readonly Step[] = [
  { key: 'advance.transfer', ...at('7.11'), run: transfers },
  { key: 'advance.advance', ...at('7.21'), run: advances },
]

/** 3.7: Weapons change hands among Good Order, unpinned units. */
function transfers(g: Aslsk): Rules<void> {
  const asked = { side: g.state.attacker, rule: '3.7', unitProblems: notPinned }
  return actUntilDone(g, g.state.setting.acts.transfer, asked, (s) => transferHead(s, asked))
}

function notPinned(s: AslskState, unit: Unit): readonly Problem[] {
  return unit.pinned ? refuse('3.7', `The ${typeOf(s, unit).label} is pinned.`) : LEGAL
}

function advances(g: Aslsk): Rules<void> {
  const kept = keptAdvances(g.state)
  const asked = { side: g.state.attacker, kept, decided: kept && ((decision: ActDecision) => forgetBefore(g.state, kept, decision)) }
  return actUntilDone(g, g.state.setting.acts.advance, asked, (s) => ({
    kind: 'advance',
    title: 'Which units advance, and where to?',
    rule: '3.7',
    about: () => aboutAdvance(s, asked.side),
  }))
}
