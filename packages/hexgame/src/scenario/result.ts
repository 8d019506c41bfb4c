import type { Objective, Seat } from '@firegroup/kernel'
import { capital, listed, numberWord } from '@firegroup/kernel/words'
import type { Aim, HoldAim } from './aims.ts'
import type { SideAim } from './standing.ts'

/** A game on a map that is over. */
export interface Ended<S> {
  readonly s: S
  readonly turn: number
  /** Nobody: a draw. */
  readonly winner: Seat | null
  readonly aims: readonly SideAim<S>[]
  readonly objectives: readonly Objective[]
  /** 'Germans'. */
  people(seat: Seat): string
  enemyOf(seat: Seat): Seat
}

/** Lists of names longer than this are told by their number. */
const MOST_NAMES = 3

/** What decided it, in a sentence: 'The Germans hold the inn and the bakery at the end of turn 6.' */
export function resultWords<S>(ended: Ended<S>): string {
  const { s, winner, turn, aims } = ended
  const won = aims.find(({ side, aim }) => side === winner && aim.holds(s))
  if (won) {
    const way = won.aim.type === 'any' ? won.aim.of.find((each) => each.holds(s))! : won.aim
    return capital(`${reachedWords(ended, won.side, way)} ${won.immediately ? 'in' : 'at the end of'} turn ${turn}.`)
  }
  const atTheEnd = aims.filter(({ immediately }) => !immediately)
  const failed = (atTheEnd.length > 0 ? atTheEnd : aims).filter(({ side }) => side !== winner)
  const told = failed.slice(0, winner === null ? failed.length : 1).map(({ side, aim }) => missedWords(ended, side, aim))
  const all = told.filter((each) => each !== '')
  return all.length === 0 ? '' : `At the end of turn ${turn} ${all.join(', and ')}.`
}

function reachedWords<S>(ended: Ended<S>, side: Seat, aim: Aim<S>): string {
  const { s, people, enemyOf, objectives } = ended
  switch (aim.type) {
    case 'hold': {
      const { about, held } = heldOf(ended, aim)
      return `the ${people(side)} hold ${namesOf(held, about)}`
    }
    case 'amount':
      return aim.told(s)
    case 'clear': {
      const where = objectives.find(({ id }) => id === `clear ${aim.hexes.join()}`)?.said ?? 'the area'
      return `no ${people(enemyOf(side))} are left in ${where}`
    }
    case 'not':
      return missedWords(ended, side, aim.of[0]!)
    default:
      return aim.of
        .filter((part) => part.holds(s))
        .map((part) => reachedWords(ended, side, part))
        .join(' and ')
  }
}

function missedWords<S>(ended: Ended<S>, side: Seat, aim: Aim<S>): string {
  const { s, people, enemyOf, objectives } = ended
  switch (aim.type) {
    case 'hold': {
      const { about, held, lost } = heldOf(ended, aim)
      const theirs = lost.filter(({ holder }) => holder === enemyOf(side))
      if (held.length === 0 && theirs.length > 0) return `the ${people(enemyOf(side))} still hold ${namesOf(theirs, about)}`
      if (held.length === 0)
        return `the ${people(side)} hold ${about.length === 1 ? `not all of ${about[0]!.said}` : `none of the ${numberWord(about.length)} places`}`
      if (about.length <= MOST_NAMES && aim.need === aim.stakes.length)
        return `the ${people(side)} hold ${namesOf(held, about)}, but not ${namesOf(lost, about)}`
      return `the ${people(side)} hold ${namesOf(held, about)}, ${numberWord(aim.need - heldStakes(s, aim))} short`
    }
    case 'amount':
      return `${aim.told(s)}, but ${aim.wanted}`
    case 'clear': {
      const where = objectives.find(({ id }) => id === `clear ${aim.hexes.join()}`)?.said ?? 'the area'
      return `${people(enemyOf(side))} are still in ${where}`
    }
    case 'not':
      return reachedWords(ended, side, aim.of[0]!)
    default: {
      const open = aim.of.filter((part) => !part.holds(s))
      return open[0] ? missedWords(ended, side, open[0]) : ''
    }
  }
}

/** Of the places that an aim is about: which count for it, and which don't. */
function heldOf<S>({ objectives, s }: Ended<S>, { stakes, side }: HoldAim<S>): Record<'about' | 'held' | 'lost', readonly Objective[]> {
  const about = objectives.filter(({ id }) => stakes.some(({ objective }) => objective === id))
  const isHeld = ({ id }: Objective): boolean => stakes.every(({ objective, holder }) => objective !== id || holder(s) === side)
  return { about, held: about.filter(isHeld), lost: about.filter((each) => !isHeld(each)) }
}

function heldStakes<S>(s: S, { stakes, side }: HoldAim<S>): number {
  return stakes.filter(({ holder }) => holder(s) === side).length
}

function namesOf(some: readonly Objective[], all: readonly Objective[]): string {
  if (some.length <= MOST_NAMES) return listed(some.map(({ said }) => said))
  return some.length === all.length
    ? `all ${numberWord(all.length)} places`
    : `${numberWord(some.length)} of the ${numberWord(all.length)} places`
}
