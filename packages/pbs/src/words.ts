import type { AslskState, Telling } from '@firegroup/aslsk'
import { nameOf } from '@firegroup/aslsk/queries'
import type { PbsDecided } from './events.ts'

/** How the procedure's own events are told. */
export const tellers = {
  pbsDecided: (s: AslskState, { at, answer, what }: PbsDecided): Telling => {
    const where = nameOf(s, at)
    if (answer === 'hold') return { text: `By the book: hold fire at ${where}` }
    if (answer === 'free') return { text: `By the book: no rule for ${where}; whoever plays the side decides` }
    return { text: `By the book: ${what}` }
  },
}
