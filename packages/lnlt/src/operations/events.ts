import type { Location, Side } from '../state.ts'

export type OperationsEvent =
  | { readonly type: 'impulse'; readonly rule: '4.0'; readonly side: Side }
  /** 4.0: the locations, the units that may act in them, and the Leaders through whom the further ones were reached. */
  | {
      readonly type: 'activates'
      readonly rule: '4.0'
      readonly side: Side
      readonly at: readonly Location[]
      readonly units: readonly number[]
      readonly leaders: readonly number[]
    }
  /** 4.0: a pass, with how many came in a row. `idle`: the side could do nothing else. */
  | { readonly type: 'passes'; readonly rule: '4.0'; readonly side: Side; readonly inARow: number; readonly idle: boolean }
  | { readonly type: 'operationsEnd'; readonly rule: '4.0'; readonly reason: 'passes' | 'exhausted' }
  /** 9.0: markers that came off in the Administrative Phase, by their kind. */
  | { readonly type: 'markersOff'; readonly rule: '9.0'; readonly kinds: readonly string[] }
