import { CATALOGUE, scenarios } from '@firegroup/content'
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

/** A game of a meeting: by the scenario's id, what became of it. */
export interface Played {
  readonly scenario: string
  readonly record: Pick<GameRecord, 'players' | 'winner'>
}

/** What a meeting comes to with these games more; only whole pairs of games count, in which both played both sides. */
export function meetingWith(before: Meeting | undefined, pair: Pair, seal: string, played: readonly Played[]): Meeting {
  const whole = played.slice(0, played.length - (played.length % 2))
  const points: [number, number] = [before?.points[0] ?? 0, before?.points[1] ?? 0]
  const scenarios: { [id: string]: readonly [number, number] | undefined } = { ...before?.scenarios }
  for (const { scenario, record } of whole) {
    const [weaker, stronger] = pair.players.map((name) => pointsOf(record, name))
    const [games, won] = scenarios[scenario] ?? [0, 0]
    points[0] += weaker!
    points[1] += stronger!
    scenarios[scenario] = [games + 1, won + stronger!]
  }
  return { ...pair, games: (before?.games ?? 0) + whole.length, points, scenarios, seal }
}

function pointsOf({ players, winner }: Played['record'], name: string): number {
  if (winner === null) return 0.5
  return players[winner] === name ? 1 : 0
}

export const PLACE: Place = ['<!-- strength: written by `firegroup strength` -->', '<!-- /strength -->']

/** A system and its scenarios, by title. */
export interface Titled {
  readonly id: string
  readonly title: string
  readonly scenarios: readonly { readonly id: string; readonly name: string }[]
}

export const SYSTEMS: readonly Titled[] = CATALOGUE.map(({ id, title }) => ({
  id,
  title,
  scenarios: scenarios.filter(({ system }) => system === id),
}))

/** For the docs: of each system who stands where, how they met, and where. */
export function strengthTables(meetings: Meetings, systems: readonly Titled[]): string {
  const parts = systems.flatMap(({ id, title, scenarios }) => {
    const met = Object.values(meetings).filter(({ system, games }) => system === id && games > 0)
    if (met.length === 0) return []
    const present = met.filter(({ outdated }) => !outdated)
    const rated = ratingsOf(present)
    return [
      `### ${title}`,
      ...(rated.length > 0 ? [ratingTable(rated)] : []),
      meetingTable(met),
      ...(present.length > 0 ? [scenarioTable(present, scenarios)] : []),
    ]
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

/** How many of how many games the stronger of each pair won in each scenario. */
function scenarioTable(met: readonly Meeting[], scenarios: Titled['scenarios']): string {
  const rows = scenarios.map(({ id, name }) => [
    name,
    ...met.map((meeting) => {
      const [games, points] = meeting.scenarios[id] ?? [0, 0]
      return games === 0 ? '' : `${points} of ${games}`
    }),
  ])
  return markdown(['won', ...met.map(({ players: [weaker, stronger] }) => `${stronger} against ${weaker}`)], rows)
}
