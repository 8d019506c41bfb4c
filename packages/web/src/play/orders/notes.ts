/** What orders have answered, for the log: one's own by its name; those of others once the game is over. */
import type { Seat } from '@firegroup/kernel'
import type { OwnOrders } from '@firegroup/table'
import type { Note } from '../controller/stand-in.ts'

export function answerNotes(orders: OwnOrders | null, own: Seat, sideOf: (seat: Seat) => string): readonly Note[] {
  return (orders?.answers ?? []).map(({ seat, number, after, text }) => ({
    after,
    version: number,
    text: seat === own ? text : `${sideOf(seat)}, by ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  }))
}
