import type { Share } from '@firegroup/lab'
import pc from 'picocolors'

/** A table for people: the first column to the left, the others, which are numbers unless told, to the right, the first row in bold. */
export function columns(rows: readonly (readonly string[])[], others: 'left' | 'right' = 'right'): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row, i) => {
      const line = row
        .map((text, column) => (column === 0 || others === 'left' ? text.padEnd(widths[column]!) : text.padStart(widths[column]!)))
        .join('  ')
      return i === 0 ? pc.bold(line.trimEnd()) : line.trimEnd()
    })
    .join('\n')
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

export function interval({ low, high }: Share): string {
  return `${(low * 100).toFixed(1)} – ${percent(high)}`
}
