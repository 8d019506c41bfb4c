import type { AslskState } from '@firegroup/aslsk'
import { nameOf } from '@firegroup/aslsk/queries'
import { memoryOf } from '../kept.ts'
import type { Behaviour, HipStack } from '../memory.ts'

/** What the referee asks a side, by the kind of the question. */
export const REFEREE_KINDS: readonly string[] = ['dummies', 'shift', 'hipReveal', 'hipOrders']

export interface PlaceDummy {
  readonly type: 'dummy'
  readonly at: string
}

export interface Shift {
  readonly type: 'shift'
  readonly from: string
  readonly to: string
}

export interface ComeForth {
  readonly type: 'comeForth'
  readonly stack: number
  /** Which of its counters: 0 or 1. */
  readonly counter: number
}

export interface MoveCounters {
  readonly type: 'moveCounters'
  readonly stack: number
  readonly to: readonly string[]
}

export interface ChangeOrders {
  readonly type: 'change'
  readonly stack: number
  readonly behaviour: Behaviour
}

export type RefereeDecision = PlaceDummy | Shift | ComeForth | MoveCounters | ChangeOrders | { readonly type: 'end' }

export const BEHAVIOUR_NAMES: { readonly [B in Behaviour]: string } = {
  ambush: 'Ambush',
  surpriseShort: 'Surprise, near',
  surpriseLong: 'Surprise, far',
  control: 'Control',
}

export const REFEREE_ENDS: { readonly [kind: string]: string } = {
  dummies: 'Place no more counters',
  shift: 'Shift no more',
  hipReveal: 'Let them stay hidden',
  hipOrders: 'No more orders',
}

/** 'A, Ambush: 4-6-7 and LMG': stacks are lettered in their order (PBS-HIP-03). */
export function stackName({ behaviour }: HipStack, index: number): string {
  return `stack ${String.fromCharCode(65 + (index % 26))} (${BEHAVIOUR_NAMES[behaviour]})`
}

/** A decision of the referee's questions as a short request. */
export function refereeWords(s: AslskState, kind: string, decision: RefereeDecision): string {
  if (decision.type === 'end') return REFEREE_ENDS[kind] ?? 'Go on'
  if (decision.type === 'dummy') return `Place a counter in ${decision.at}`
  if (decision.type === 'shift') return `Shift ${decision.from} and ${decision.to}`
  const stack = memoryOf(s).hip?.stacks[decision.stack]
  const name = stack ? stackName(stack, decision.stack) : 'a stack'
  if (decision.type === 'change') return `Try to give ${name} other orders: ${BEHAVIOUR_NAMES[decision.behaviour]}`
  if (decision.type === 'moveCounters') return `Move the counters of ${name} to ${decision.to.join(' and ')}`
  const from = stack?.counters[decision.counter]
  return `Try to bring forth ${name}${from === undefined ? '' : ` by its counter in ${nameOf(s, from)}`}`
}
