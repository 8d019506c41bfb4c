import type { Modifier } from '@firegroup/kernel'
import type { Blow } from '../machines/strike.ts'
import type { Card, Side } from '../state.ts'

/** A man who takes part in a fire attack, with his firepower in quarters as it counts before rounding (12.11: one rounding at the end). */
export interface Firer {
  readonly man: number
  readonly quarters: number
  /** Whole factors: the quarters rounded down. */
  readonly factors: number
}

/** An attack on the men of a group, one after the other: fire (6), a demolition charge (21.3), or artillery (40.2). It lives while it is resolved, never in the state. */
export interface Attack {
  readonly kind: 'fire' | 'demolition' | 'ordnance' | 'overrun' | 'artillery'
  readonly side: Side
  /** Groups by id. */
  readonly from: number
  readonly target: number
  readonly range: number
  readonly cards: readonly Card[]
  readonly firers: readonly Firer[]
  /** 20.531: infiltrators who keep out of it. */
  readonly without?: readonly number[]
  /** 19.13: men whose weapons jammed in it: they contribute nothing any more. */
  readonly silenced?: number[]
  /** 21.3: men who are attacked along with the target, after its own; what is added to the strength against each. */
  readonly also?: readonly { readonly man: number; readonly modifier: Modifier }[]
  /** 20.54: men whom it spares. */
  readonly spared?: readonly number[]
  /** 28.3, 34.4: how it meets a gun or vehicle. */
  readonly blow?: Blow
  /** 28.7, 34.4: by how much the second attack with the same cards, against armour or the boxed values of a gun, is stronger than the first. */
  readonly second?: number
  /** 28.3: the crew of the vehicle can't be reached: only the second attack counts. */
  readonly closed?: boolean
  /** 34.5: what does not count for a gun that has been seen. */
  readonly notForGun?: number
  /** how the strength came about, in order. */
  readonly modifiers: readonly Modifier[]
  /** The strength for the men still to come: a jam lowers it (19.13). */
  strength: number
  /** Resolution draws so far. */
  draws: number
  /** 19.11: the only weapon has jammed: the remaining men are not attacked. */
  stopped: boolean
}
