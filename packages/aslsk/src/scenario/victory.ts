import type { Aslsk } from '../context.ts'
import { type AslskState, enemyOf, type Side } from '../state.ts'
import { type Aim, aimOf, type Field } from './conditions.ts'
import type { Victory } from './types.ts'

/** The Victory Conditions, made ready for the map. */
export interface VictoryAims {
  readonly atTheEnd: Aim
  readonly immediately: readonly { readonly side: Side; readonly text: string; readonly aim: Aim }[]
}

/** Reads the Victory Conditions; a sentence where something in them can't be. */
export function victoryAims(field: Field, victory: Victory): VictoryAims | string {
  const atTheEnd = aimOf(field, victory.side, victory.condition)
  if (typeof atTheEnd === 'string') return `victory.condition: ${atTheEnd}.`
  const immediately: { side: Side; text: string; aim: Aim }[] = []
  for (const [index, { side, text, condition }] of (victory.immediately ?? []).entries()) {
    const aim = aimOf(field, side, condition)
    if (typeof aim === 'string') return `victory.immediately[${index}]: ${aim}.`
    immediately.push({ side, text, aim })
  }
  return { atTheEnd, immediately }
}

/** 1.3: wins that end the game the moment they hold. */
export function checkImmediateVictory(g: Aslsk): void {
  const s = g.state
  if (s.phase === 'setup' || s.winner !== null) return
  for (const { side, text, aim } of s.setting.victory.immediately) {
    if (!aim.holds(s)) continue
    declareWinner(g, side, text)
    return
  }
}

/** Who would win if the game ended now; null for nobody. */
export function aheadIn(s: AslskState): Side | null {
  const { side } = s.setting.scenario.victory
  if (s.winner !== null) return s.winner === 'draw' ? null : s.winner
  return s.setting.victory.atTheEnd.holds(s) ? side : enemyOf(side)
}

/** 3.9: on the END box, the side with the Victory Conditions has met them, or the other side has won. */
export function decideAtTheEnd(g: Aslsk): void {
  const s = g.state
  const { side, text } = s.setting.scenario.victory
  if (s.setting.victory.atTheEnd.holds(s)) declareWinner(g, side, text)
  else declareWinner(g, enemyOf(side), `The ${s.setting.scenario.sides[side].name} did not reach their goal: ${text}`)
}

function declareWinner(g: Aslsk, winner: Side, reason: string): void {
  g.state.winner = winner
  g.state.winReason = reason
  g.emit({ type: 'victory', winner, reason })
}
