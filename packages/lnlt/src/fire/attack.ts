import type { Location, Side } from '../state.ts'

/** 5.0: what an attack is made of, before any die: who fires with what, whence, at what, in which way. */
export interface Attack {
  readonly side: Side
  readonly kind: 'fire' | 'opportunity' | 'assaultFire' | 'sniper' | 'separate'
  readonly from: Location
  readonly at: Location
  /** 5.2: who leads; the first of `firers`. */
  readonly firers: readonly Firer[]
  /** 5.0.1: the Leader who adds his LM, or -1. */
  readonly leader: number
  readonly targets: readonly number[]
  /** 5.3: those of the targets that are moving right now. */
  readonly moving: readonly number[]
}

/** A unit of the attack: with its own firepower, with weapons, or both. */
export interface Firer {
  readonly unit: number
  readonly inherent: boolean
  readonly weapons: readonly number[]
}
