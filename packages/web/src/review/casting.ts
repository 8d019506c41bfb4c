/** Who is who in a review: whose chances are told, and how both sides are called. */
import type { Seat } from '@firegroup/kernel'
import { nationLook } from '../counters/nations.ts'
import { gameOf } from '../games/index.ts'
import { playerName } from '../matches/glance.ts'
import type { AnyTimeline } from '../matches/useTimeline.ts'

export interface Casting {
  /** Whose chances are told: the one person at the table, else the first seat. */
  readonly seat: Seat
  readonly other: Seat
  readonly you: boolean
  readonly players: string
  readonly nameOf: (seat: Seat) => string
  /** 'Your', 'Their'; the side's name where nobody is you. */
  readonly whose: (seat: Seat) => string
  /** What the switch says. */
  readonly choice: (whose: 'own' | 'theirs') => string
  readonly look: (seat: Seat) => { readonly name: string; readonly palette: string }
}

export function casting({ game, record, moments }: AnyTimeline): Casting {
  const { state } = moments.at(-1)!
  const { seats } = game.system
  const people = seats.filter((each) => record.players[each]?.type === 'human')
  const you = people.length === 1
  const seat = people.length === 1 ? people[0]! : seats[0]!
  const other = seats.find((each) => each !== seat)!
  const nameOf = (each: Seat): string => game.sideName(state, each)
  const { levels } = gameOf(record.save.system)
  const own = paletteOf(game.nation(state, seat))
  const theirs = paletteOf(game.nation(state, other))
  return {
    seat,
    other,
    you,
    players: `${nameOf(seat)}${you ? '' : ` (${playerName(record.players[seat], levels)})`} against ${you ? playerName(record.players[other], levels) : `${nameOf(other)} (${playerName(record.players[other], levels)})`}.`,
    nameOf,
    whose: (each) => (each === '' ? '' : you ? (each === seat ? 'Your' : 'Their') : `${nameOf(each)}:`),
    choice: (whose) => (you ? (whose === 'own' ? 'Your decisions' : 'Theirs') : nameOf(whose === 'own' ? seat : other)),
    look: (each) => ({
      name: each === seat && you ? `${nameOf(each)}, you` : nameOf(each),
      palette: each === seat ? own : theirs === own ? 'information' : theirs,
    }),
  }
}

const paletteOf = (nation: string): string => nationLook(nation.toLowerCase()).palette
