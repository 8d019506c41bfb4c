import type { Lnlt } from '../context.ts'
import { endHiding } from '../hidden/appear.ts'
import { updateControl } from '../scenario/control.ts'
import { decideAtTheEnd } from '../scenario/victory.ts'
import type { Step } from './step.ts'

/** 9.0: what comes after everything else of a turn. */
export const turnSteps: readonly Step[] = [{ key: 'turn.end', phase: 'administrative', order: 1000, run: endTurn }]

/** 9.0, 22.0: the turn counter goes on; after the last turn the Victory Objectives are checked. */
function endTurn(g: Lnlt): undefined {
  const s = g.state
  const isLast = s.turn >= s.setting.scenario.turns
  if (isLast) endHiding(g)
  updateControl(g)
  if (isLast) {
    decideAtTheEnd(g)
    return
  }
  s.turn++
}
