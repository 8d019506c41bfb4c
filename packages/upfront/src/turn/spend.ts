import type { Upfront } from '../context.ts'
import type { Group } from '../state.ts'

/** 4.2: a group takes its action of this turn. 45.11: an action that is only the play of a Movement card is told apart. */
export function spendAction(g: Upfront, group: Group, kind: 'movement' | 'other' = 'other'): void {
  const s = g.state
  group.acted = true
  s.actions++
  if (kind === 'movement') s.movementActions++
}
