import { test } from 'vitest'

interface Finishing {
  done(): void
}

/** A worked example as a test. Every table that `seat` is given is checked for loose ends when the example is over. */
export function example(title: string, play: (seat: <T extends Finishing>(table: T) => T) => void): void {
  test(title, () => {
    const tables: Finishing[] = []
    play((table) => {
      tables.push(table)
      return table
    })
    if (tables.length === 0) throw new Error('The example set up no table.')
    for (const table of tables) table.done()
  })
}
