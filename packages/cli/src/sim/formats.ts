import type { Series } from './series.ts'

const DIGITS = 1e6

/** A series as JSON: docs/simulator.md. */
export function seriesJson({ arena, id, players, seed, swap, games, records, summary }: Series): string {
  return roundedJson({
    format: 'firegroup-series',
    version: 1,
    system: arena.id,
    rules: arena.rules,
    scenario: id,
    seed,
    players,
    swap,
    ordered: games,
    summary,
    games: records.map((record, i) => ({ game: i + 1, ...record })),
  })
}

/** A series as CSV: a line a game, under a line of names. */
export function seriesCsv({ arena, records }: Series): string {
  const { seats } = arena
  const names = [
    'game',
    'seed',
    ...seats.map((seat) => `${seat}_player`),
    'winner',
    'winning_player',
    'turns',
    'decisions',
    ...seats.map((seat) => `${seat}_losses`),
    'decided',
    'reason',
  ]
  const lines = records.map(({ seed, players, winner, reason, decisions, turns, standings, decided }, i) => [
    i + 1,
    seed,
    ...seats.map((seat) => players[seat]),
    winner,
    winner === null ? null : players[winner],
    turns,
    decisions,
    ...seats.map((seat) => standings.at(-1)?.losses[seat]),
    decided,
    reason,
  ])
  return [names, ...lines].map((line) => line.map(csvField).join(',')).join('\n')
}

/** Six decimals are more than any statistic is worth, and the same on every machine. */
export function roundedJson(value: unknown): string {
  return JSON.stringify(value, (_, member) => (typeof member === 'number' ? Math.round(member * DIGITS) / DIGITS : member), 2)
}

/** RFC 4180: a field with a comma, a quote or a line break is quoted. */
function csvField(value: string | number | null | undefined): string {
  const text = String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
