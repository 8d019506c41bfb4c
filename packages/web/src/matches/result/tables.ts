/** What a game came to, in tables. */
import type { GameEvent } from '@firegroup/kernel'
import type { Timeline } from '../replay/timeline.ts'

export interface ResultTable {
  readonly caption: string
  /** Above the names of the rows; '' for nothing. */
  readonly corner: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
}

/** What each side had lost by the end of each turn, as the system measures it: for every game that has a measure. */
export function lossesByTurn<S, E extends GameEvent>({ game, moments, standings }: Timeline<S, E>): ResultTable[] {
  if (standings.length === 0) return []
  const { seats } = game.system
  const { state } = moments.at(-1)!
  return [
    {
      caption: 'Losses so far, turn by turn',
      corner: 'Turn',
      columns: seats.map((seat) => game.sideName(state, seat)),
      rows: standings.map(({ turn, losses }) => ({ name: String(turn), cells: seats.map((seat) => String(losses[seat] ?? 0)) })),
    },
  ]
}
