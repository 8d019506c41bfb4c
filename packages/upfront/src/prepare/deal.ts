import type { Upfront } from '../context.ts'
import { drawHand } from '../draw/hand.ts'
import type { Step } from '../sequence/step.ts'
import { enemyOf } from '../state.ts'

export const dealSteps: readonly Step[] = [
  { key: 'prepare.deal', phase: 'prepare', order: 300, run: (g) => dealHands(g, '3.5') },
  { key: 'prepare.redraw', phase: 'prepare', order: 500, run: (g) => dealHands(g, '3.6') },
]

/** 3.5: each is dealt a full hand; 3.6: after the initial terrain each in turn draws up to it again. */
function dealHands(g: Upfront, rule: '3.5' | '3.6'): undefined {
  const { first } = g.state
  for (const side of [first, enemyOf(first)]) drawHand(g, side, rule)
}
