/** Losses by turn, as lines and as numbers. */
import type { Series } from '@firegroup/lab'
import type { Numbers } from '../Card.tsx'
import type { LossLine } from '../charts/Losses.tsx'
import { amount } from '../figures.ts'
import type { SideLook } from '../sides.ts'
import { lasting } from './lasting.ts'

export function lossLines({ summary }: Series, sides: readonly SideLook[], dashed = false): LossLine[] {
  return summary.seats.map(({ seat, lossesByTurn }, i) => ({
    key: `${seat} ${dashed}`,
    name: sides[i]!.name,
    colour: dashed ? sides[i]!.figure : sides[i]!.deep,
    dashed,
    byTurn: lasting(lossesByTurn, summary.games),
  }))
}

/** A line a turn, and for each series both sides. */
export function lossNumbers(series: readonly Series[], sides: readonly SideLook[], names: readonly string[] = ['']): Numbers {
  const all = series.flatMap(({ summary }) => summary.seats.map(({ lossesByTurn }) => lossesByTurn))
  const turns = [...new Set(all.flatMap((byTurn) => byTurn.map(({ turn }) => turn)))].sort((a, b) => a - b)
  return {
    head: ['turn', ...names.flatMap((name) => sides.map((side) => (name === '' ? side.name : `${side.name}, ${name}`)))],
    rows: turns.map((turn) => [
      String(turn),
      ...all.map((byTurn) => {
        const found = byTurn.find((each) => each.turn === turn)
        return found ? amount(found.mean) : ''
      }),
    ]),
  }
}
