import { OBSERVER, type System } from '@firegroup/kernel'
import type { UpfrontEvent } from './events.ts'
import { forms } from './forms.ts'
import { lists } from './lists.ts'
import { measure } from './measure.ts'
import { MODULES } from './modules/index.ts'
import { resample } from './resample.ts'
import { begin } from './scenario/begin.ts'
import { result, standing } from './scenario/standing.ts'
import { play } from './sequence/play.ts'
import { situation } from './situation/read.ts'
import { cloneState, SIDES, type UpfrontState } from './state.ts'
import { traces } from './traces.ts'
import { variants } from './variants.ts'
import { view } from './view.ts'
import { describeDecision, describeEvents, describeQuestion } from './words/index.ts'
import { drawnCard, namedEvent } from './words/named.ts'

/** Up Front: no map and no dice, but cards: groups of men, the cards on them, and the range between them. */
export const upfront: System<UpfrontState, UpfrontEvent> = {
  id: 'upfront',
  version: 1,
  seats: SIDES,
  begin,
  situation,
  play,
  clone: cloneState,
  view,
  resample,
  words: {
    events: describeEvents,
    decision: describeDecision,
    sentence: describeQuestion,
    position: (state) => view(state, OBSERVER),
    named: namedEvent,
    drawn: drawnCard,
    result,
  },
  lists,
  forms,
  measure,
  standing,
  traces,
  modules: MODULES,
  variants,
}
