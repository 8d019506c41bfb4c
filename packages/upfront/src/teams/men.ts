import { newMan } from '../groups/new-group.ts'
import type { Man, UpfrontState } from '../state.ts'
import { gameAt, type TeamState } from './state.ts'

/** `Man.awaits` of a man who is in another game, and of one whose side has been taken off the table. */
export const ELSEWHERE = 200

/** A man by the game in which he began, and his id there. */
interface Identity {
  readonly home: number
  readonly man: number
}

function identity(s: TeamState, game: number, man: number): Identity {
  const { own } = s.setting
  if (man < own[game]!) return { home: game, man }
  let left = man - own[game]!
  for (let home = 0; home < own.length; home++) {
    if (home === game) continue
    if (left < own[home]!) return { home, man: left }
    left -= own[home]!
  }
  throw new Error(`There is no man ${man} in game ${game}.`)
}

/** The id that a man of one game has in another. */
export function idIn(s: TeamState, game: number, man: number, other: number): number {
  const { home, man: own } = identity(s, game, man)
  if (home === other) return own
  let id = s.setting.own[other]!
  for (let each = 0; each < home; each++) if (each !== other) id += s.setting.own[each]!
  return id + own
}

/** As a man is, but for what only means something in the game in which he is. */
export function copyMan(from: UpfrontState, man: number, to: UpfrontState, id: number): Man {
  const { acquired: _, guardedBy: __, awaits: ___, ...rest } = from.men[man]!
  const copy: Man = { ...rest, id, assists: -1, infiltrates: -1, infiltratedOn: 0 }
  to.men[id] = copy
  return copy
}

/** He is in another game now. */
export function sendAway(s: TeamState, game: number, id: number): void {
  const state = gameAt(s, game)
  state.men[id] = { ...newMan(id, state.men[id]!.side, state.setting.roster[id]!), awaits: ELSEWHERE }
}
