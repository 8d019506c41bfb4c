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

export type PbsOwnEvent = PbsDecided
export type PbsEvent = AslskEvent | PbsOwnEvent

export function isOwn(event: PbsEvent): event is PbsOwnEvent {
  return event.type === 'pbsDecided'
}
