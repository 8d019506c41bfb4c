import type { Telling } from '@firegroup/kernel'
import type { BaseEvent } from '../events.ts'
import type { UpfrontState } from '../state.ts'

/** How each event of a section is told. Each section of the rules has its own list, and `TELLERS` in events.ts joins them. */
export type Tellers<E extends BaseEvent> = {
  readonly [T in E['type']]: (s: UpfrontState, event: Extract<E, { readonly type: T }>) => Telling
}
