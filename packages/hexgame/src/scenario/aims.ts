import type { Seat } from '@firegroup/kernel'

/** Whether a condition holds in a state. */
export type Test<S> = (s: S) => boolean

/** What a side is after, made ready for a map: whether it holds, and what it is made of, for whoever tells how far it is. */
export type Aim<S> = CombinedAim<S> | HoldAim<S> | AmountAim<S> | ClearAim<S>

export interface CombinedAim<S> {
  readonly type: 'all' | 'any' | 'not'
  readonly of: readonly Aim<S>[]
  readonly holds: Test<S>
}

/** Something that is held or not: a hex, a place in one, a building. */
export interface Stake<S> {
  /** 'G4', 'I3 upstairs'. */
  readonly name: string
  readonly hexes: readonly number[]
  /** Stakes with the same are shown as one objective: the floors of a hex, the hexes of a building. */
  readonly objective: string
  readonly holder: (s: S) => Seat | null
}

/** So many of these must be held. */
export interface HoldAim<S> {
  readonly type: 'hold'
  readonly side: Seat
  readonly stakes: readonly Stake<S>[]
  readonly need: number
  readonly holds: Test<S>
}

/** An amount must be reached: points, Squads that left. */
export interface AmountAim<S> extends Counted<S> {
  readonly type: 'amount'
  readonly holds: Test<S>
}

interface Counted<S> {
  readonly have: (s: S) => number
  readonly need: (s: S) => number
  /** How many of what is counted make one in words: 2 where halves are counted. */
  readonly scale: number
  /** 'Eight points off the map'. */
  readonly title: (s: S) => string
  /** What has come of it: 'Germans worth nine points have left the map'. */
  readonly told: (s: S) => string
  /** What would have been enough: 'ten were needed'. */
  readonly wanted: string
  /** Where one leaves the map for it, and what that place is called. */
  readonly exit?: { readonly name: string; readonly hexes: readonly number[] }
  /** Places that bring points. */
  readonly stakes?: readonly WorthyStake<S>[]
}

export interface WorthyStake<S> extends Stake<S> {
  /** Null while it is not known. */
  readonly worth: (s: S) => number | null
}

/** No enemy may be left in an area. */
export interface ClearAim<S> {
  readonly type: 'clear'
  readonly hexes: readonly number[]
  readonly left: (s: S) => number
  readonly holds: Test<S>
}

export function holdAim<S>(side: Seat, stakes: readonly Stake<S>[], need: number): HoldAim<S> {
  const holds: Test<S> = (s) => {
    let held = 0
    for (const { holder } of stakes) if (holder(s) === side) held++
    return held >= need
  }
  return { type: 'hold', side, stakes, need, holds }
}

export function amountAim<S>(counted: Counted<S>): AmountAim<S> {
  return { type: 'amount', ...counted, holds: (s) => counted.have(s) >= counted.need(s) }
}

export function clearAim<S>(hexes: readonly number[], left: (s: S) => number): ClearAim<S> {
  return { type: 'clear', hexes, left, holds: (s) => left(s) === 0 }
}

export function allOf<S>(of: readonly Aim<S>[]): CombinedAim<S> {
  return { type: 'all', of, holds: (s) => of.every((aim) => aim.holds(s)) }
}

interface Combined<C> {
  readonly type: 'all' | 'any' | 'not'
  readonly of: C | readonly C[]
}

/** A condition made of others, each read by `read`; a sentence where one of them can't be. */
export function combinedAim<S, C>({ type, of }: Combined<C>, read: (part: C) => Aim<S> | string): CombinedAim<S> | string {
  const aims: Aim<S>[] = []
  for (const part of Array.isArray(of) ? (of as readonly C[]) : [of as C]) {
    const aim = read(part)
    if (typeof aim === 'string') return aim
    aims.push(aim)
  }
  if (type === 'all') return allOf(aims)
  const any: Test<S> = (s) => aims.some((aim) => aim.holds(s))
  return { type, of: aims, holds: type === 'any' ? any : (s) => !any(s) }
}
