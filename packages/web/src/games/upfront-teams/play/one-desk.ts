/** A player's desk as the table of one game sees it: its own state, and sides in place of seats. */
import { gameAt, placeOf, type TeamEvent, type TeamState } from '@firegroup/upfront'
import type { Desk } from '../../../play/controller/desk.ts'
import { play as one } from '../../upfront/play/index.tsx'
import type { UpfrontDesk, UpfrontDraft } from '../../upfront/play/kinds.ts'
import { adapted } from '../adapted.ts'
import { dock } from './dock.tsx'

export type TeamDesk = Desk<TeamState, TeamEvent, UpfrontDraft>

const shownOf = (s: TeamState) => gameAt(s, s.asked)

/** The one game's parts, asked with the seats of the team. */
const bySides = {
  ...adapted<typeof one>(one, shownOf),
  Table: one.Table,
  dock,
  bars: adapted<typeof one.bars>(one.bars, shownOf),
  card: adapted<typeof one.card>(one.card, shownOf),
  log: adapted<typeof one.log>(one.log, shownOf),
  orders: adapted<typeof one.orders>(one.orders, shownOf),
}

const desks = new WeakMap<TeamDesk, UpfrontDesk>()

/** The game that is shown: that of the question, where this player is asked one, so that what it is about is there; otherwise his own. */
function shownAt(desk: Pick<TeamDesk, 's' | 'seat' | 'open'>): number {
  return desk.open ? desk.s.asked : (placeOf(desk.seat)?.game ?? 0)
}

export function oneDesk(desk: TeamDesk): UpfrontDesk {
  const known = desks.get(desk)
  if (known) return known
  const bound = new Map<PropertyKey, unknown>()
  const made = new Proxy(desk, {
    get(target, name) {
      if (name === 's') return gameAt(target.s, shownAt(target))
      if (name === 'seat') return placeOf(target.seat)?.side ?? target.seat
      if (name === 'game') return bySides
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (!bound.has(name)) bound.set(name, value.bind(target))
      return bound.get(name)
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  }) as unknown as UpfrontDesk
  desks.set(desk, made)
  return made
}
