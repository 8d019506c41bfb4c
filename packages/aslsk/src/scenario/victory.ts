import type { Aslsk } from '../context.ts'
import { enemyOf, type Side } from '../state.ts'
import { conditionTest, type Test } from './conditions.ts'
import type { Ground } from './ground.ts'
import type { Victory } from './types.ts'

/** The Victory Conditions, made ready for the map. */
export interface VictoryTests {
  readonly atTheEnd: Test
  readonly immediately: readonly { readonly side: Side; readonly text: string; readonly holds: Test }[]
}

/** Reads the Victory Conditions; a sentence where something in them can't be. */
export function victoryTests(ground: Ground, victory: Victory): VictoryTests | string {
  const atTheEnd = conditionTest(ground, victory.side, victory.condition)
  if (typeof atTheEnd === 'string') return `victory.condition: ${atTheEnd}.`
  const immediately: { side: Side; text: string; holds: Test }[] = []
  for (const [index, { side, text, condition }] of (victory.immediately ?? []).entries()) {
    const test = conditionTest(ground, side, condition)
    if (typeof test === 'string') return `victory.immediately[${index}]: ${test}.`
    immediately.push({ side, text, holds: test })
  }
  return { atTheEnd, immediately }
}

/** 1.3: wins that end the game the moment they hold. */
export function checkImmediateVictory(g: Aslsk): void {
  const s = g.state
  if (s.phase === 'setup' || s.winner !== null) return
  for (const { side, text, holds } of s.setting.victory.immediately) {
    if (!holds(s)) continue
    declareWinner(g, side, text)
    return
  }
}

/** 3.9: on the END box, the side with the Victory Conditions has met them, or the other side has won. */
export function decideAtTheEnd(g: Aslsk): void {
  const s = g.state
  const { side, text } = s.setting.scenario.victory
  if (s.setting.victory.atTheEnd(s)) declareWinner(g, side, text)
  else declareWinner(g, enemyOf(side), `The ${s.setting.scenario.sides[side].name} did not reach their goal: ${text}`)
}

function declareWinner(g: Aslsk, winner: Side, reason: string): void {
  g.state.winner = winner
  g.state.winReason = reason
  g.emit({ type: 'victory', winner, reason })
}
