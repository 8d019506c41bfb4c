import { OBSERVER, type System } from '@firegroup/kernel'
import { audience } from './concealment/audience.ts'
import { known } from './concealment/known-state.ts'
import type { AslskEvent } from './events.ts'
import { forms } from './forms.ts'
import { lists } from './lists.ts'
import { measure } from './measure.ts'
import { resample } from './resample.ts'
import { begin } from './scenario/begin.ts'
import { MODULES } from './scenario/modules.ts'
import { result, standing } from './scenario/standing.ts'
import { play } from './sequence/play.ts'
import { situation } from './situation/situation.ts'
import { type AslskState, cloneState, SIDES } from './state.ts'
import { traces } from './traces.ts'
import { variants } from './variants.ts'
import { tableau, view } from './view.ts'
import { describeDecision, describeEvents, describeQuestion } from './words/index.ts'
import { namedEvent } from './words/named.ts'

/** ASL Starter Kit: squads, leaders and support weapons over eight phases a Player Turn. */
export const aslsk: System<AslskState, AslskEvent> = {
  id: 'aslsk',
  version: 1,
  seats: SIDES,
  modules: MODULES,
  begin,
  situation,
  play,
  clone: cloneState,
  view,
  resample,
  known,
  audience,
  words: {
    events: describeEvents,
    decision: describeDecision,
    sentence: describeQuestion,
    position: (state) => tableau(state, OBSERVER),
    named: namedEvent,
    result,
    diceColours: [['coloured', 'red'], ['white']],
  },
  lists,
  forms,
  measure,
  standing,
  traces,
  variants,
}
