import { type Measured, shareOf } from '@firegroup/lab'
import { columns, interval, percent } from '../sim/columns.ts'
import type { Chosen } from '../sim/scenarios.ts'

/** How the scenarios go, a line each: the first side's share with its interval, draws, and what half of the games lie below. */
export function measuredReport(chosen: readonly Chosen[], table: { readonly [scenario: string]: Measured }): string {
  const rows = chosen.flatMap(({ id, arena }) => {
    const row = table[id]
    if (!row) return []
    const first = arena.seats[0]!
    const won = shareOf(row.wins[first] ?? 0, row.games)
    const half = (of: Measured['turns']) => (of ? String(of[1]) : '')
    return [
      [
        id,
        row.player,
        String(row.games),
        first,
        percent(won.share),
        interval(won),
        String(row.draws),
        half(row.turns),
        half(row.decisions),
      ],
    ]
  })
  if (rows.length === 0) return 'Nothing was measured.'
  return columns([['scenario', 'player', 'games', 'side', 'won', '95 % interval', 'drawn', 'turns', 'decisions'], ...rows])
}
