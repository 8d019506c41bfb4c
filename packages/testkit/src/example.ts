import { test } from 'vitest'

interface Finishing {
  done(): void
}
type Play = (seat: <T extends Finishing>(table: T) => T) => void

/** A worked example as a test. Every table that `seat` is given is checked for loose ends when the example is over. */
export function example(title: string, play: Play): void {
  test(title, () => playExample(play))
}

export function playExample(play: Play): void {
  const tables: Finishing[] = []
  play((table) => {
    tables.push(table)
    return table
  })
  if (tables.length === 0) throw new Error('The example set up no table.')
  for (const table of tables) table.done()
}
