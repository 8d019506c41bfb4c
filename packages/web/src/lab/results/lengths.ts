/** How long games were: by turns where they differ, else by decisions. */
import type { GameRecord } from '@firegroup/lab'

export interface Lengths {
  readonly by: 'turns' | 'decisions'
  readonly columns: readonly LengthColumn[]
}

export interface LengthColumn {
  /** Where it begins: all that fits below a bar. */
  readonly name: string
  /** '80 to 99'. */
  readonly range: string
  readonly games: number
}

const MOST_COLUMNS = 14
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]

export function lengthsOf(records: readonly GameRecord[]): Lengths {
  const turns = records.flatMap((record) => record.turns ?? [])
  if (new Set(turns).size > 1) return { by: 'turns', columns: columnsOf(turns) }
  return { by: 'decisions', columns: columnsOf(records.map(({ decisions }) => decisions)) }
}

/** In steps that are round numbers; those without games between others are there too. */
function columnsOf(values: readonly number[]): LengthColumn[] {
  if (values.length === 0) return []
  const [least, most] = values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Number.POSITIVE_INFINITY, 0])
  const step = STEPS.find((each) => Math.floor(most / each) - Math.floor(least / each) < MOST_COLUMNS) ?? STEPS.at(-1)!
  const first = Math.floor(least / step)
  const counts = new Array<number>(Math.floor(most / step) - first + 1).fill(0)
  for (const value of values) counts[Math.floor(value / step) - first]!++
  return counts.map((games, i) => {
    const from = (first + i) * step
    return { name: String(from), range: step === 1 ? String(from) : `${from} to ${from + step - 1}`, games }
  })
}
