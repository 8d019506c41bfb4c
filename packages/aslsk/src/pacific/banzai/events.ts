import type { Hex } from '../../state.ts'

/** What happens in a Banzai Charge; its steps are told as moves. MF in halves. */
export type BanzaiEvent =
  | {
      readonly type: 'banzai'
      readonly rule: '8.1.8.6'
      readonly leader: number
      readonly units: readonly number[]
      readonly target: number
      readonly at: Hex
    }
  /** All have moved one hex, and each has spent what the one spent who spent most. */
  | { readonly type: 'banzaiImpulse'; readonly rule: '8.1.8.6'; readonly units: readonly number[]; readonly mf: number }
  /** These are no longer part of it; `over`: nobody is. */
  | { readonly type: 'banzaiEnds'; readonly rule: '8.1.8.6'; readonly units: readonly number[]; readonly over: boolean }
