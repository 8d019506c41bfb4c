import type { Ladder } from '@firegroup/lab'
import { columns, percent } from '../sim/columns.ts'

/** A ladder as tables for people. */
export function ladderReport({ arena, players, scenarios, games, seed, ratings, encounters }: Ladder): string {
  const ordered = (games * players.length * (players.length - 1)) / 2
  const played = encounters.reduce((sum, { points }) => sum + points[0] + points[1], 0)
  const count = played === ordered ? `${games} games a pair` : `${played} of ${ordered} games, ${games} a pair`
  const head = `Players of ${arena.id}, rules ${arena.rules}\n${count}, seed '${seed}', both sides of ${scenarios.join(', ')}`
  if (encounters.length === 0) return `${head}\n\nNo game was finished.`
  const table = columns([
    ['player', 'elo', '95 % interval', 'points', 'games', 'share'],
    ...ratings.map(({ player, elo, low, high, points, games }) => [
      player,
      elo.toFixed(0),
      `${low.toFixed(0)} – ${high.toFixed(0)}`,
      String(points),
      String(games),
      percent(points / games),
    ]),
  ])
  const met = columns([
    ['met', 'points'],
    ...encounters.map(({ players, points }) => [`${players[0]} – ${players[1]}`, `${points[0]} : ${points[1]}`]),
  ])
  return [head, table, met].join('\n\n')
}
