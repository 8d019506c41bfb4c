import type { Upfront } from '../context.ts'
import type { Step } from '../sequence/step.ts'
import { enemyOf } from '../state.ts'

export const turnSteps: readonly Step[] = [
  { key: 'turn.begin', phase: 'turn', order: 100, run: beginTurn },
  { key: 'turn.over', phase: 'turn', order: 900, run: endTurn },
]

/** 4.2: a new player turn. */
function beginTurn(g: Upfront): undefined {
  const s = g.state
  s.turn++
  s.actions = 0
  s.movementActions = 0
  s.discarded = 0
  s.breeze = false
  for (const group of s.groups) group.acted = false
  for (const man of s.men) man.heroic = 0
  g.emit({ type: 'turn', rule: '4.1', turn: s.turn, side: s.active })
}

/** 4.1, 4.6: the other player’s turn; whether this one was passed decides what he may do. */
function endTurn(g: Upfront): undefined {
  const s = g.state
  s.passed = s.actions === 0 && s.discarded === 0
  if (s.passed) g.emit({ type: 'passes', rule: '4.6', side: s.active })
  s.active = enemyOf(s.active)
}
