import type { Lnlt } from '../context.ts'
import type { Ground } from '../map/ground.ts'
import { type LnltState, SIDES, type Side } from '../state.ts'
import { type Aim, aimOf } from './conditions.ts'
import { revealAllObjectives } from './objectives.ts'
import type { Scenario } from './types.ts'

/** The Victory Objectives, made ready for the map. */
export type VictoryAims = readonly VictoryAim[]

export interface VictoryAim {
  readonly side: Side
  readonly text: string
  readonly immediately: boolean
  readonly aim: Aim
}

/** Reads the Victory Objectives; a sentence where something in them can't be. */
export function victoryAims(ground: Ground, scenario: Pick<Scenario, 'victory' | 'objectives'>): VictoryAims | string {
  const { victory } = scenario
  const aims: VictoryAim[] = []
  for (const [index, { side, text, condition, immediately = false }] of victory.conditions.entries()) {
    const aim = aimOf(ground, scenario, side, condition)
    if (typeof aim === 'string') return `victory.conditions[${index}]: ${aim}.`
    aims.push({ side, text, immediately, aim })
  }
  return aims
}

/** 22.0: a game goes over all its turns, unless a Victory Objective says that it is won at once. */
export function checkImmediateVictory(g: Lnlt): void {
  const s = g.state
  if (s.phase === 'setup' || s.winner !== null) return
  for (const { side, text, immediately, aim } of s.setting.victory) {
    if (!immediately || !aim.holds(s)) continue
    declareWinner(g, side, text)
    return
  }
}

/** 22.0: after the last turn: one side has its Victory Objective, or else it is as the scenario says; a draw where it says nothing. */
export function decideAtTheEnd(g: Lnlt): void {
  revealAllObjectives(g)
  const { winner, reason } = verdict(g.state)
  declareWinner(g, winner, reason)
}

/** Who would win if the game ended now. */
export function verdict(s: LnltState): { readonly winner: Side | 'draw'; readonly reason: string } {
  const { otherwise, text } = s.setting.scenario.victory
  const reached = SIDES.flatMap((side) => s.setting.victory.find((each) => each.side === side && each.aim.holds(s)) ?? [])
  if (reached.length === 1) return { winner: reached[0]!.side, reason: reached[0]!.text }
  if (otherwise === undefined) return { winner: 'draw', reason: `Neither side has done more than the other: ${text}` }
  return { winner: otherwise, reason: `The other side did not reach its goal: ${text}` }
}

function declareWinner(g: Lnlt, winner: Side | 'draw', reason: string): void {
  g.state.winner = winner
  g.state.winReason = reason
  g.emit({ type: 'victory', rule: '22.0', winner: winner === 'draw' ? null : winner, reason })
}
