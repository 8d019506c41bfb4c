/** Which decision a moment of the replay looks back at, and who may. */
import type { GameEvent, Reading } from '@firegroup/kernel'
import type { Lookback } from '../../worker/computer.ts'
import type { Timeline } from './timeline.ts'

/** The decision that led to a moment. While a game is not over, nobody looks through another seat's eyes. */
export function lookBackAt<S, E extends GameEvent>({ moments, record, viewer }: Timeline<S, E>, at: number): Reading<Lookback> {
  const { decision, index } = moments[at]!
  if (!decision) return refused('Nothing was decided yet. Step on to the first decision.')
  const { seat } = decision
  if (viewer !== null && viewer !== seat) return refused('What the other side saw can be looked at once the game is over.')
  const player = record.players[seat]
  const level = player?.type === 'computer' ? player.level : null
  return { ok: true, value: { save: record.save, before: index - 1, seat, level, played: decision.decision } }
}

const refused = (message: string): Reading<Lookback> => ({ ok: false, problems: [{ message }] })
