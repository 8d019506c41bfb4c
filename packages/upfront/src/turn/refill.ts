import { LEGAL, type Rules, variants } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { handLimit, refillHand } from '../draw/hand.ts'
import type { UpfrontQuestion } from '../questions.ts'
import type { Step } from '../sequence/step.ts'
import type { Side, UpfrontState } from '../state.ts'

export const refillSteps: readonly Step[] = [{ key: 'turn.refill', phase: 'turn', order: 700, run: refill }]

export type Refill = { readonly type: 'draw' } | { readonly type: 'keep' }
export const refillSchema = variants({ draw: {}, keep: {} })
const CHOICES: readonly Refill[] = [{ type: 'draw' }, { type: 'keep' }]

/** 4.5: at the end of his turn a player may fill his hand; if he draws, then to the full. */
function* refill(g: Upfront): Rules<void> {
  const s = g.state
  const side = s.active
  if (s.sides[side].hand.length < handLimit(s, side).limit) {
    const answer = yield* g.ask(side, refillQuestion(s, side))
    if (answer.type === 'draw') yield* refillHand(g, side)
  }
  s.sides[side].leaderLost = false
}

function refillQuestion(s: UpfrontState, side: Side): UpfrontQuestion<'refill'> {
  return {
    kind: 'refill',
    title: 'Fill your hand?',
    rule: '4.5',
    schema: refillSchema,
    get about() {
      const { limit, reasons } = handLimit(s, side)
      return { missing: limit - s.sides[side].hand.length, limit, reasons }
    },
    candidates: () => CHOICES,
    problems: () => LEGAL,
  }
}
