import type { Seat } from '@firegroup/kernel'
import { gameAt, placeOf, type TeamState } from '@firegroup/upfront'

/** 'Germans, game 1'. */
export function nameOf(s: TeamState, seat: Seat): string {
  const place = placeOf(seat)
  return place ? `${gameAt(s, place.game).setting.scenario.sides[place.side].name}, game ${place.game + 1}` : seat
}
