import type { AslskEvent, Side } from '@firegroup/aslsk'
import type { Trace } from './trace.ts'

/** The book has answered a question of the side that it plays: what, and why. Hidden from the opponent until the game is over (in opponent mode). */
export interface PbsDecided {
  readonly type: 'pbsDecided'
  /** The rule at the root of the procedure. */
  readonly rule: string
  readonly side: Side
  /** The hex in which MF or MP were spent. */
  readonly at: number
  /** 'free': the procedure has no rule for it, and whoever else plays the side decides. */
  readonly answer: 'fire' | 'hold' | 'free' | 'other'
  /** The decision in words; empty for 'hold' and 'free'. */
  readonly what: string
  readonly trace: Trace
}

/** Something that the referee has done: a hidden stack appeared, a check of its owner failed, stacks were exchanged. */
export interface PbsReferee {
  readonly type: 'pbsReferee'
  readonly rule: string
  readonly what:
    | 'revealed'
    | 'staysHidden'
    | 'countersMoved'
    | 'behaviourChanged'
    | 'shifted'
    | 'shiftFailed'
    | 'dummyPlaced'
    | 'dummyGone'
    | 'bumps'
    | 'drivesBy'
  readonly side: Side
  /** The hex; -1 where there is none. */
  readonly at: number
  /** The other hex of a Shift. */
  readonly other?: number
  /** How many counters. */
  readonly count: number
  /** What the dice came to, or how its arc was turned. */
  readonly value: number
}

export type PbsOwnEvent = PbsDecided | PbsReferee
export type PbsEvent = AslskEvent | PbsOwnEvent

export function isOwn(event: PbsEvent): event is PbsOwnEvent {
  return event.type === 'pbsDecided' || event.type === 'pbsReferee'
}
