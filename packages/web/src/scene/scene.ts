/** A position with ways to decide drawn into it: what reviews and drills show. */
import type { Seat, Viewer } from '@firegroup/kernel'
import type { Place } from '../play/controller/draft.ts'

/** A decision as a picture: who acts, from where, and at or to where. */
export interface Deed {
  readonly act: 'fire' | 'move' | 'stay'
  readonly from: readonly Place[]
  readonly to: readonly Place[]
  /** Cards of the hand that it takes, in a game of cards. */
  readonly cards?: readonly number[]
}

export type WayTone = 'played' | 'better' | 'best' | 'yours' | 'choice' | 'other'

export interface SceneWay {
  readonly deed: Deed
  readonly tone: WayTone
  /** 'better: 60'; '' for none. */
  readonly label: string
  /** 'A': in a disc before the label. */
  readonly letter?: string
}

export interface SceneProps<S> {
  readonly name: string
  readonly state: S
  /** Whose side stands below, and whose hand is shown. */
  readonly seat: Seat
  /** Who is looking; null where everything may be known. */
  readonly viewer: Viewer | null
  readonly ways: readonly SceneWay[]
  /** Parts of the board that something else covers, in pixels. */
  readonly insets?: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  /** A place was chosen, or a card of the hand. */
  readonly onPlace?: ((place: Place) => void) | undefined
  readonly onCard?: ((card: number) => void) | undefined
  /** Tools for looking, where the game has them: lines of sight. */
  readonly tools?: boolean
  /** A plate lies over the upper left corner. */
  readonly plate?: boolean
}

/** What a shot would do: for whoever has answered, and wants to know. */
export interface ShotOdds {
  /** Any effect at all, of 1. */
  readonly effect: number
  /** '16 column, +4'. */
  readonly says: string
  /** What becomes of a target, the worst first; shares of 1. */
  readonly fates: readonly { readonly name: string; readonly share: number }[]
}
