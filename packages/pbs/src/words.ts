import type { AslskState, Telling } from '@firegroup/aslsk'
import { nameOf } from '@firegroup/aslsk/queries'
import type { PbsDecided, PbsReferee } from './events.ts'

/** How the procedure's own events are told. */
export const tellers = {
  pbsDecided: (s: AslskState, { at, answer, what }: PbsDecided): Telling => {
    const where = nameOf(s, at)
    if (answer === 'hold') return { text: `By the book: hold fire at ${where}` }
    if (answer === 'free') return { text: `By the book: no rule for ${where}; whoever plays the side decides` }
    return { text: `By the book: ${what}` }
  },
  pbsReferee: (s: AslskState, { what, at, other = -1, value }: PbsReferee): Telling => {
    const where = nameOf(s, at)
    const said: { readonly [W in PbsReferee['what']]: string } = {
      revealed: `A hidden stack appears in ${where}`,
      staysHidden: `A hidden stack does not come forth (${value})`,
      countersMoved: 'The counters of a hidden stack move',
      behaviourChanged: 'A hidden stack changes its orders',
      shifted: `The stacks in ${where} and ${nameOf(s, other)} may have changed places (${value})`,
      shiftFailed: `The stacks in ${where} and ${nameOf(s, other)} stay where they are (${value})`,
      dummyPlaced: `A concealment counter lies in ${where}`,
      dummyGone: `There was nobody under the counter in ${where}`,
      bumps: `A vehicle means to enter ${where}`,
      drivesBy: 'A vehicle means to enter no hex of the enemy',
    }
    return { text: said[what] }
  },
}
