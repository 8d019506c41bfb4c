import { type BookTable, bookTable, type PbsTableOptions } from './table.ts'

/** Whoever comes down the E column towards E1. */
interface Approach {
  /** In E1, as a script writes it: '4-6-7'. */
  readonly firer?: string
  readonly mover?: string
  readonly range: number
  readonly ground?: string
  /** More of the script. */
  readonly more?: string
  readonly options?: PbsTableOptions
}

/** A spare far away, so that the phase goes on whatever becomes of the mover. */
const SPARE = 'R12 US: spare=6-6-6'

/** Germans in E1, and an American who can enter the hex at this range with his next step. The spare is out of everybody's reach. */
export function approach({ firer = '4-6-7', mover = 'a=6-6-6', range, ground = 'open', more = '', options = {} }: Approach): BookTable {
  return bookTable(
    `E1 German: ${firer}
     E${range + 1} ${ground}
     E${range + 2} US: ${mover}
     ${SPARE}
     ${more}`,
    { columns: 18, rows: 12, ...options },
  )
}

/** The mover steps into that hex. */
export function come(t: BookTable, range: number, mode?: 'assault', units = 'a'): BookTable {
  return t.go(units, `E${range + 1}`, mode ? { mode } : {})
}

/** What dice come to that a test does not care for: no effect of fire, and the book goes on to fire. */
const FILLERS: readonly (readonly [label: RegExp, face: number])[] = [
  [/which of|which hidden|where a|which way/, 1],
  [/Hold Fire/, 10],
  [/Fire Discipline/, 9],
  [/CFFTC/, 6],
  [/another firer/, 1],
  [/Subsequent/, 1],
  [/Sustained/, 1],
  [/Final Protective/, 1],
  [/MC of|PTC of/, 1],
  [/OFTC/, 10],
  [/which weapon first|which way/, 1],
]

/** Plays on with dice that don't matter until nothing more is rolled: for tests that look at one node of a walk. `first`: faces by the roll, before the usual ones. */
export function settle(t: BookTable, first: typeof FILLERS = []): BookTable {
  for (let i = 0; i < 60; i++) {
    const { wanted } = t
    if (wanted === null) return t
    t.rolls([...first, ...FILLERS].find(([label]) => label.test(wanted))?.[1] ?? 5)
  }
  throw new Error('There is no end to the dice.')
}
