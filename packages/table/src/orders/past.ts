/** What a seat was asked in the enemy's last phase, as it knew things then: what its orders are tried on. */

import type { System } from '@firegroup/kernel'
import { type Game, type GameEvent, restoreGame, type Save, type Seat } from '@firegroup/kernel'
import { knownState } from '../standpoint.ts'
import type { Occasion, OrdersAdapter } from './adapter.ts'

interface Asked<S, E extends GameEvent> {
  readonly period: number
  /** The game as it was. */
  readonly games: Game<S, E>[]
}

/** Of the last phase that is over, or else of the one that goes on; none where nothing was asked yet. The game is played again for it. */
export function pastOccasions<S, E extends GameEvent>(
  system: System<S, E>,
  adapter: OrdersAdapter<S>,
  save: Save,
  seat: Seat,
): readonly Occasion[] {
  const restored = restoreGame(system, save, { whole: true, decisions: 0, keep: { history: true, events: false, hashes: false } })
  if (!restored.ok) return []
  const game = restored.value
  const periods: Asked<S, E>[] = []
  for (const { seat: by, decision } of save.decisions) {
    if (by === seat && isReaction(adapter, game, seat)) {
      const period = adapter.period(game.state, seat)
      if (periods.at(-1)?.period !== period) periods.push({ period, games: [] })
      periods.at(-1)!.games.push(game.fork({ keep: { history: true, events: false, hashes: false } }))
      if (periods.length > 2) periods.shift()
    }
    game.take(by, decision)
  }
  const now = adapter.period(game.state, seat)
  const last = periods.findLast(({ period }) => period < now) ?? periods.at(-1)
  return (last?.games ?? []).map((then) => withoutDecisions(occasionFor(system, adapter, then, seat)!))
}

const isReaction = <S, E extends GameEvent>(adapter: OrdersAdapter<S>, game: Game<S, E>, seat: Seat): boolean => {
  const kind = game.questionFor(seat)?.question.kind
  return adapter.reactions.some((each) => each.kind === kind)
}

/** The open question of a seat as an occasion, if orders may answer it. */
export function occasionFor<S, E extends GameEvent>(
  system: System<S, E>,
  adapter: OrdersAdapter<S>,
  game: Game<S, E>,
  seat: Seat,
): Occasion | null {
  const open = game.questionFor(seat)
  if (!open || !isReaction(adapter, game, seat)) return null
  return adapter.occasion(knownState(system, game.state, seat), seat, open.question)
}

/** What would have been decided is of no use any more; only which of the ways it was. */
function withoutDecisions(occasion: Occasion): Occasion {
  const { hold, accept, reactions, ...rest } = occasion
  const kept = { ...(hold === undefined ? {} : { hold: 'hold' }), ...(accept === undefined ? {} : { accept: 'accept' }) }
  return { ...rest, ...kept, reactions: reactions.map((reaction, at) => ({ ...reaction, decision: at })) }
}
