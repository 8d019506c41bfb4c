/** Team games of Up Front: at what pace they are shown, and who reacts how. */
import type { OrdersAdapter, Pace } from '@firegroup/table'
import { gameAt, placeOf, type TeamEvent, type TeamState } from '@firegroup/upfront'
import { orders as one } from '../orders/upfront.ts'
import { pace as single } from '../paces/upfront.ts'

export const pace: Pace<TeamEvent> = single as unknown as Pace<TeamEvent>

const asked = (s: TeamState) => gameAt(s, s.asked)
const side = (seat: string) => placeOf(seat)?.side ?? seat

export const orders: OrdersAdapter<TeamState> = {
  ...one,
  occasion: (s, seat, question) => one.occasion(asked(s), side(seat), question),
  followUp: () => undefined,
  period: (s, seat) => one.period(asked(s), side(seat)),
  periodWords: (s, seat) => one.periodWords(asked(s), side(seat)),
  standing: (s, seat, order) => one.standing(gameAt(s, placeOf(seat)?.game ?? s.asked), side(seat), order),
  stacks: (s, seat) => one.stacks(gameAt(s, placeOf(seat)?.game ?? s.asked), side(seat)),
  problems: (s, seat, order) => one.problems(gameAt(s, placeOf(seat)?.game ?? s.asked), side(seat), order),
  zone: () => [],
}
