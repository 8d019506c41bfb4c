import type { Runtime } from '@firegroup/kernel'
import type { UpfrontEvent } from './events.ts'
import type { UpfrontQuestions } from './questions.ts'
import type { UpfrontState } from './state.ts'

/** What the rules work with. Rules that change something take `g`; questions about the state take `s`. */
export type Upfront = Runtime<UpfrontState, UpfrontEvent, UpfrontQuestions>
