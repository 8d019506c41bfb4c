/** What stands on the chart: decisions that cost, dice that told, and where the turns begin. */
import type { Judged, Review } from '@firegroup/lab'
import { ticksOf } from '../matches/replay/timeline.ts'
import type { AnyTimeline } from '../matches/useTimeline.ts'
import type { ChartMark, Turn } from './Chances.tsx'
import { gained, isSure, swings } from './words.ts'

export function marksOf({ account, costs, seat }: Review, listed: readonly Judged[]): ChartMark[] {
  const own = listed.flatMap((cost, i): ChartMark[] => (cost.seat === seat ? [{ at: cost.at, kind: 'own', text: String(i + 1) }] : []))
  const theirs = costs.flatMap((cost): ChartMark[] =>
    cost.seat !== seat && isSure(cost) && cost.cost >= 0.05 ? [{ at: cost.at, kind: 'theirs', text: gained(cost.cost) }] : [],
  )
  const taken = new Set([...own, ...theirs].map(({ at }) => at))
  const dice = swings(account).flatMap(({ at, by }): ChartMark[] => (taken.has(at) ? [] : [{ at, kind: 'dice', text: gained(by) }]))
  return [...dice, ...theirs, ...own]
}

/** 'turn 1' and so on, where each begins. */
export function turnsOf(timeline: AnyTimeline): Turn[] {
  const turns: Turn[] = []
  let last = -1
  for (const { at, turn, phase } of ticksOf(timeline)) {
    if (turn === last || phase === 'setup' || phase.startsWith('prepare')) continue
    last = turn
    turns.push({ at, name: turns.length < 12 ? `turn ${turn}` : String(turn) })
  }
  return turns
}
