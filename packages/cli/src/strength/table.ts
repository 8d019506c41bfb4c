import { type Encounter, type GameRecord, type Meeting, type Rating, ratings, shareOf } from '@firegroup/lab'
import { markdown, type Place } from '../docs-place.ts'

/** By `nameOf`. */
export type Meetings = { [name: string]: Meeting }

export interface Pair {
  readonly system: string
  readonly players: readonly [string, string]
}

export function nameOf({ system, players }: Pair): string {
  return `${system} ${players.join(' ')}`
}

export function pairsOf(systems: readonly string[], players: readonly string[]): Pair[] {
  return systems.flatMap((system) => players.flatMap((a, i) => players.slice(i + 1).map((b): Pair => ({ system, players: [a, b] }))))
}

/** What a meeting comes to with these games more; only whole pairs of games count, in which both played both sides. */
export function meetingWith(before: Meeting | undefined, pair: Pair, seal: string, records: readonly GameRecord[]): Meeting {
  const whole = records.slice(0, records.length - (records.length % 2))
  const points: [number, number] = [before?.points[0] ?? 0, before?.points[1] ?? 0]
  for (const { players, winner } of whole)
    for (const side of [0, 1] as const) points[side] += winner === null ? 0.5 : players[winner] === pair.players[side] ? 1 : 0
  return { ...pair, games: (before?.games ?? 0) + whole.length, points, seal }
}

export const PLACE: Place = ['<!-- strength: written by `firegroup strength` -->', '<!-- /strength -->']

/** For the docs: of each system who stands where, and how they met. */
export function strengthTables(meetings: Meetings, titles: ReadonlyMap<string, string>): string {
  const parts = [...titles].flatMap(([system, title]) => {
    const met = Object.values(meetings).filter((meeting) => meeting.system === system && meeting.games > 0)
    if (met.length === 0) return []
    const rated = ratingsOf(met.filter(({ outdated }) => !outdated))
    return [`### ${title}`, ...(rated.length > 0 ? [ratingTable(rated)] : []), meetingTable(met)]
  })
  return parts.length === 0 ? 'Nothing was measured yet.' : parts.join('\n\n')
}

/** None where some have not met, not even by way of others. */
function ratingsOf(met: readonly Meeting[]): readonly Rating[] {
  try {
    return ratings(met.map(({ players, points }): Encounter => ({ players, points })))
  } catch {
    return []
  }
}

function ratingTable(rated: readonly Rating[]): string {
  const rows = rated.map(({ player, elo, low, high, games }) => [
    player,
    elo.toFixed(0),
    `${low.toFixed(0)} to ${high.toFixed(0)}`,
    `${games}`,
  ])
  return markdown(['player', 'Elo', '95 % interval', 'games'], rows)
}

function meetingTable(met: readonly Meeting[]): string {
  const rows = met.map(({ players: [weaker, stronger], games, points, outdated }) => {
    const { share, low, high } = shareOf(points[1], games)
    const whole = (value: number) => Math.round(value * 100)
    return [
      `${stronger} against ${weaker}${outdated ? ', as they were before' : ''}`,
      `${games}`,
      `${whole(share)} %`,
      `${whole(low)} to ${whole(high)} %`,
    ]
  })
  return markdown(['who met', 'games', 'won', '95 % interval'], rows)
}
