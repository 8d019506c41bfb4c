import type { Series } from './series.ts'

const DIGITS = 1e6

/** A series as JSON, a line a game: docs/simulator.md. */
export function seriesJson({ arena, id, variant, players, seed, swap, games, records, summary }: Series): string {
  const head = roundedJson({
    format: 'firegroup-series',
    version: 1,
    system: arena.id,
    rules: arena.rules,
    scenario: id,
    variant: variant?.id,
    seed,
    players,
    swap,
    ordered: games,
    summary,
  })
  const lines = records.map((record, i) => `    ${JSON.stringify({ game: i + 1, ...record }, rounded)}`)
  return `${head.slice(0, -2)},\n  "games": [${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}]\n}`
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
  return JSON.stringify(value, rounded, 2)
}

function rounded(_: string, member: unknown): unknown {
  return typeof member === 'number' ? Math.round(member * DIGITS) / DIGITS : member
}

/** RFC 4180: a field with a comma, a quote or a line break is quoted. */
function csvField(value: string | number | null | undefined): string {
  const text = String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
