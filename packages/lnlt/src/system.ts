import { OBSERVER, type System } from '@firegroup/kernel'
import type { LnltEvent } from './events.ts'
import { forms } from './forms.ts'
import { settle } from './fortifications/barricades.ts'
import { lists } from './lists.ts'
import { measure } from './measure.ts'
import { known, resample } from './resample.ts'
import { MODULES } from './rules.ts'
import { begin } from './scenario/begin.ts'
import { result, standing } from './scenario/standing.ts'
import { play } from './sequence/play.ts'
import { situation } from './situation/situation.ts'
import { cloneState, type LnltState, SIDES } from './state.ts'
import { traces } from './traces.ts'
import { variants } from './variants.ts'
import { view } from './view.ts'
import { describeDecision, describeEvents, describeQuestion } from './words/index.ts'
import { namedEvent } from './words/named.ts'

/** Lock 'n Load Tactical: Squads, Leaders and heroes over alternating impulses. */
export const lnlt: System<LnltState, LnltEvent> = {
  id: 'lnlt',
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
  settle,
  words: {
    events: describeEvents,
    decision: describeDecision,
    sentence: describeQuestion,
    position: (state) => view(state, OBSERVER),
    named: namedEvent,
    result,
  },
  lists,
  forms,
  measure,
  standing,
  traces,
  variants,
}
