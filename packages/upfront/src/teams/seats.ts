import type { Seat } from '@firegroup/kernel'
import { SIDES, type Side } from '../state.ts'

/** 41.1: a place at the table: a side of one of the games, which stand from left to right. */
export interface Place {
  readonly side: Side
  readonly game: number
}

export function seatAt(side: Side, game: number): Seat {
  return `${side}${game + 1}`
}

/** Where a seat is; undefined for an observer. */
export function placeOf(seat: Seat): Place | undefined {
  const side = SIDES.find((each) => seat.startsWith(each))
  const number = side ? Number(seat.slice(side.length)) : Number.NaN
  return side && Number.isInteger(number) && number > 0 ? { side, game: number - 1 } : undefined
}

/** 41.2: both sides of every game; the players of a side sit side by side. */
export function seatsFor(games: number): readonly Seat[] {
  return SIDES.flatMap((side) => Array.from({ length: games }, (_, game) => seatAt(side, game)))
}
