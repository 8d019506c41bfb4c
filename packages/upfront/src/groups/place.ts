import { layAside } from '../cards/piles.ts'
import type { Card, Group, MoveMode, Placed, Side, UpfrontState } from '../state.ts'

/** Lays a card on top of a group. */
export function place(s: UpfrontState, group: Group, card: Card, as: Placed['as'], by: Side, mode: MoveMode | '' = ''): Placed {
  const placed: Placed = { card, as, by, turn: s.turn, mode, offered: false }
  group.stack.push(placed)
  return placed
}

/** 5.41, 7.34: a Terrain card that a group has entered sends everything beneath it to the Discard pile. */
export function discardBeneath(s: UpfrontState, group: Group, terrain: Placed): void {
  const at = group.stack.indexOf(terrain)
  for (const placed of group.stack.splice(0, at)) layAside(s, placed)
}

/** Takes a card off a group and puts it into the Discard pile. */
export function takeOff(s: UpfrontState, group: Group, placed: Placed): void {
  group.stack.splice(group.stack.indexOf(placed), 1)
  layAside(s, placed)
}
