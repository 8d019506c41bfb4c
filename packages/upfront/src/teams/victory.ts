import { layAside } from '../cards/piles.ts'
import { casualtyPoints } from '../scenario/victory-points.ts'
import { enemyOf, type Side } from '../state.ts'
import { sendAway } from './men.ts'
import { seatAt } from './seats.ts'
import { gameAt, type TeamState } from './state.ts'
import { FIRST_STEP, type Tables } from './tables.ts'

/** 41.9, 41.91, 41.93: a game that has been decided: out of time it is over, otherwise the loser leaves and the winner may go on to help. */
export function settleGame(tables: Tables, game: number): void {
  const { s } = tables
  const state = tables.state(game)
  if (state.winner === null || s.over[game]) return
  const { winner } = state
  // 41.59: what is won stays won
  if (s.results[game] === '') s.results[game] = winner
  if (state.timeUp || winner === 'draw' || state.settled !== undefined) {
    s.over[game] = true
    return
  }
  removeSide(tables, game, enemyOf(winner))
  state.settled = winner
  state.step = FIRST_STEP
  state.winner = null
  state.winReason = ''
}

/** 41.91: his forces are taken off the table. */
function removeSide(tables: Tables, game: number, side: Side): void {
  const g = tables.games[game]!
  const state = g.state
  for (const group of state.groups) {
    if (group.side !== side || group.gone) continue
    for (const placed of group.stack) layAside(state, placed)
    for (const man of group.men) sendAway(tables.s, game, man)
    Object.assign(group, { stack: [], men: [], weapons: [], gone: true })
  }
  state.flanks = []
  state.encirclements = []
  state.transfers = state.transfers.filter(({ man }) => state.men[man]!.side !== side)
  state.letterMoves = state.letterMoves.filter(({ group }) => !state.groups[group]!.gone)
  state.newGroupOffers = []
  g.emit({ type: 'team:removed', rule: '41.91', group: 0, facts: { side: state.setting.nation[side] } })
}

/** 41.8, 41.93: when every game is decided the team that has won more of them has won; then the men lost decide. */
export function checkTeams(s: TeamState): boolean {
  if (s.winner !== null) return true
  if (s.results.some((result) => result === '')) return false
  const won = (side: Side) => s.results.filter((result) => result === side).length
  const [axis, allied] = [won('axis'), won('allied')]
  const losses = (side: Side) => s.games.reduce((sum, _, game) => sum + casualtyPoints(gameAt(s, game), side), 0)
  const points = { axis: losses('axis'), allied: losses('allied') }
  const ahead = axis !== allied ? axis - allied : points.axis - points.allied
  s.winner = ahead > 0 ? 'axis' : ahead < 0 ? 'allied' : 'draw'
  const games = `${axis} of the games went to the Axis, ${allied} to the Allies`
  s.winReason = axis === allied ? `${games}; casualties ${points.axis} against ${points.allied}.` : `${games}.`
  return true
}

export function teamSeat(s: TeamState): string | null {
  return s.winner === null || s.winner === 'draw' ? null : seatAt(s.winner, 0)
}

/** 41.91: whether a side still takes turns in a game. */
export function takesTurns(s: TeamState, game: number, side: Side): boolean {
  if (s.over[game]) return false
  const { settled } = s.games[game]!
  return settled === undefined || settled === side
}
