import { flagsOf, isStopped } from '../definitions/mover.ts'
import { segmentsOf } from '../ordnance/segments.ts'
import { node, step, test } from '../tree/walk.ts'
import { fireDiscipline } from './discipline.ts'
import { nextSegment } from './segments.ts'

/** PBS-FF-01: one expenditure, from the moment at which it was made to that at which the mover may go on. */
export const firstFireNodes = {
  /** PBS-FF-07: what costs several MF is one check; the memory of the expenditure is new. */
  T0: step(() => {}),
  /** The plain game has resolved residual fire before anybody is asked. */
  T1: step(() => {}),
  T3: test(({ ask }) => isStopped(ask)),
  T5: node(['<=3', '>=4'], fireDiscipline),
  T6: step((walk) => {
    const flags = flagsOf(walk.ask, walk.options)
    walk.now.flags = flags
    walk.note('PBS-DEF-20', 'threatens a Victory Location', flags.threatens.map((hex) => walk.ask.nameOf(hex)).join(', ') || 'no')
    walk.note('PBS-DEF-25', 'a Scout', flags.scout ? 'yes' : 'no')
    if (flags.bump >= 0) walk.note('PBS-DEF-10', 'means to enter', walk.ask.nameOf(flags.bump))
    if (flags.assault) walk.note('PBS-CFF-06', 'Assault Movement', 'yes')
    if (flags.charge >= 0) walk.note('PBS-CFF-06', 'places a charge on', walk.ask.nameOf(flags.charge))
  }),
  T8: test(({ ask }) => isStopped(ask)),
  /** PBS-SPT-06 */
  T9: test(({ ask }) => ask.isCharging()),
  /** PBS-DEF-07: there are none in the Starter Kit. */
  T10: test(() => false),
  /** PBS-SPT-04, PBS-SPT-05 */
  T11: test(({ ask, now }) => now.flags!.assault && ask.rolledSmokeSix() && !isExposed(ask)),
  T12: step((walk) => {
    walk.now.segments = segmentsOf(walk)
  }),
  T13: node(['no', 'yes, IFT kind', 'yes, ordnance kind'], nextSegment),
}

/** FFMO or FFNAM count against it from anywhere. */
function isExposed(ask: Parameters<typeof isStopped>[0]): boolean {
  return ask.firingPlaces().some((place) => {
    const { ffmo, ffnam } = ask.exposure(place)
    return ffmo || ffnam
  })
}
