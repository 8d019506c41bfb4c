import type { Upfront } from '../context.ts'
import { groupsOf } from '../groups/groups.ts'
import { isMoving } from '../groups/stack.ts'
import { enemyOf, SIDES, type Side, type UpfrontState } from '../state.ts'

/** 16: whether somebody has won. Called before every question and at the end of every step. */
export function checkVictory(g: Upfront): void {
  const s = g.state
  if (s.winner !== null || s.turn === 0) return
  for (const side of SIDES) if (groupsOf(s, side).length === 0) win(g, enemyOf(side), '16.5', `The ${side} side has no men left.`)
}

/** 16.3, 16.4: the time is up: the VP decide. */
export function endGame(g: Upfront): void {
  const axis = victoryPoints(g.state, 'axis')
  const allied = victoryPoints(g.state, 'allied')
  const reason = `Time is up: ${axis} against ${allied} victory points.`
  win(g, axis > allied ? 'axis' : allied > axis ? 'allied' : 'draw', '16.4', reason)
}

/** 16.4: position and what the enemy has lost. */
export function victoryPoints(s: UpfrontState, side: Side): number {
  let points = 0
  for (const group of s.groups) {
    if (group.side !== side || group.gone || isMoving(group)) continue
    for (const man of group.men) if (!s.men[man]!.pinned) points += group.range
  }
  return points
}

export function win(g: Upfront, winner: Side | 'draw', rule: string, reason: string): void {
  const s = g.state
  if (s.winner !== null) return
  s.winner = winner
  s.winReason = reason
  g.emit({ type: 'victory', rule, winner: winner === 'draw' ? null : winner, reason })
}
