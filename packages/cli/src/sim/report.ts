import type { Series, SeriesSummary, Spread } from '@firegroup/lab'
import pc from 'picocolors'
import { columns, interval, percent } from './columns.ts'

const BAR = 30

/** A series as a table for people. */
export function seriesReport(series: Series): string {
  const { name, id, variant, arena, seed, players, swap, games, summary } = series
  const played = summary.games === games ? `${games} games` : `${summary.games} of ${games} games`
  const who = swap
    ? `${players.join(' and ')}, seats exchanged every other game`
    : players.map((player, i) => `${arena.seats[i]} ${player}`).join(', ')
  const title = variant ? `${pc.bold(name)}: ${variant.title} (${id}, ${variant.id})` : `${pc.bold(name)} (${id})`
  const parts = [`${title}, ${arena.id} rules ${arena.rules}\n${played}, seed '${seed}': ${who}`]
  if (summary.games === 0) return [...parts, 'No game was finished.'].join('\n\n')
  parts.push(winsTable(summary))
  if (swap && summary.players.length > 0) parts.push(playersTable(summary))
  parts.push(lengthTable(summary))
  if (summary.decided.length > 0) parts.push(decidedChart(summary))
  return parts.join('\n\n')
}

function winsTable({ seats, draws, games }: SeriesSummary): string {
  const rows = seats.map(({ seat, wins, losses }) => [
    seat,
    String(wins.count),
    percent(wins.share),
    interval(wins),
    losses ? losses.mean.toFixed(1) : '–',
    losses ? `${losses.least} to ${losses.most}` : '–',
  ])
  const drawn = draws > 0 ? [['drawn', String(draws), percent(draws / games), '', '', '']] : []
  return columns([['side', 'won', 'share', '95 % interval', 'casualties', 'from – to'], ...rows, ...drawn])
}

function playersTable({ players, seats }: SeriesSummary): string {
  const names = seats.map(({ seat }) => `as ${seat}`)
  return columns([
    ['player', 'won', 'share', '95 % interval', ...names],
    ...players.map(({ player, wins, seats: bySeat }) => [
      player,
      `${wins.count} of ${wins.of}`,
      percent(wins.share),
      interval(wins),
      ...bySeat.map((each) => `${each.wins.count} of ${each.wins.of}`),
    ]),
  ])
}

function lengthTable({ turns, decisions }: SeriesSummary): string {
  const row = (name: string, { mean, median, least, most }: Spread) => [name, mean.toFixed(1), String(median), String(least), String(most)]
  return columns([
    ['length', 'mean', 'median', 'least', 'most'],
    ...(turns ? [row('turns', turns)] : []),
    ...(decisions ? [row('decisions', decisions)] : []),
  ])
}

function decidedChart({ decided }: SeriesSummary): string {
  const all = decided.reduce((sum, { games }) => sum + games, 0)
  const most = Math.max(...decided.map(({ games }) => games))
  return columns([
    ['decided', 'games', 'share', ''],
    ...decided.map(({ turn, games }) => [
      turn === 0 ? 'ahead all along' : `in turn ${turn}`,
      String(games),
      percent(games / all),
      '█'.repeat(Math.max(1, Math.round((BAR * games) / most))).padEnd(BAR),
    ]),
  ])
}
