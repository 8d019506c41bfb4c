import { type GameRecord, shareOf, type Task } from '@firegroup/lab'
import { markdown, type Place } from '../docs-place.ts'

/** How often a defender has held a scenario. */
export interface Held {
  readonly games: number
  readonly held: number
  readonly draws: number
}

/** How a scenario goes when the book defends it, and when greedy does so in its place: the same games, against greedy. Plain data. */
export interface HeldRow {
  /** The side that moves second. */
  readonly defender: string
  readonly pbs: Held
  readonly greedy: Held
  /** What the first game of each was like: another one, and the rules, the scenario or a player have changed since. */
  readonly seal: string
}

export type HeldTable = { [scenario: string]: HeldRow }

const SEED = 'by the book'
const NONE: Held = { games: 0, held: 0, draws: 0 }

/** The games from one number to before another, each twice in a row: with the book in the defender's seat, and with greedy. */
export function heldTasks(seats: readonly string[], defender: string, from: number, to: number): Task[] {
  return Array.from({ length: to - from }, (_, i) => from + i).flatMap((number) =>
    ['pbs', 'greedy'].map((player) => ({
      seed: `${SEED} ${number + 1}`,
      scenario: 0,
      players: seats.map((seat) => (seat === defender ? player : 'greedy')),
    })),
  )
}

/** What a row comes to with these games more; only whole pairs count. */
export function heldWith(before: HeldRow | undefined, defender: string, seal: string, records: readonly GameRecord[]): HeldRow {
  const pairs = records.slice(0, records.length - (records.length % 2))
  const add = (so: Held, at: 0 | 1): Held => {
    const own = pairs.filter((_, i) => i % 2 === at)
    return {
      games: so.games + own.length,
      held: so.held + own.filter(({ winner }) => winner === defender).length,
      draws: so.draws + own.filter(({ winner }) => winner === null).length,
    }
  }
  return { defender, pbs: add(before?.pbs ?? NONE, 0), greedy: add(before?.greedy ?? NONE, 1), seal }
}

export const PLACE: Place = ['<!-- held: written by `firegroup book` -->', '<!-- /held -->']

/** For the docs. */
export function heldTable(table: HeldTable, names: ReadonlyMap<string, string>): string {
  const rows = Object.entries(table).map(([id, row]) => [names.get(id) ?? id, row.defender, `${row.pbs.games}`, ...shares(row)])
  const all = Object.values(table)
  const sum = (of: 'pbs' | 'greedy'): Held =>
    all.reduce((a, { [of]: b }) => ({ games: a.games + b.games, held: a.held + b.held, draws: a.draws + b.draws }), NONE)
  const whole = { pbs: sum('pbs'), greedy: sum('greedy') }
  const head = ['scenario', 'defends', 'games of each', 'the book holds', 'greedy holds']
  return markdown(head, [...rows, ['**all**', '', `${whole.pbs.games}`, ...shares(whole)]], 2)
}

/** '57 % (52 to 61)' for each of the two. */
function shares({ pbs, greedy }: Pick<HeldRow, 'pbs' | 'greedy'>): string[] {
  return [pbs, greedy].map(({ held, games }) => {
    const { share, low, high } = shareOf(held, games)
    const whole = (value: number) => Math.round(value * 100)
    return `${whole(share)} % (${whole(low)} to ${whole(high)})`
  })
}
