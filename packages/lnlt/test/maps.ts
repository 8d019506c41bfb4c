import type { MapSpec, Point } from '@firegroup/hexmap'
import type { BoardOptions } from '@firegroup/hexmap/draw'
import { type Field, field, fieldMap } from './field.ts'

/** Hexes by terrain, as 'E4 E5'. */
type Facts = Readonly<Record<string, string>>

/** A corner of the hex only: what the lines in question pass by. */
const inNorth: readonly Point[] = [
  [-40, -50],
  [20, -50],
  [20, 5],
  [-40, 5],
]
const inSouth: readonly Point[] = [
  [-10, -5],
  [50, -5],
  [50, 50],
  [-10, 50],
]
const tower: readonly Point[] = [
  [-25, -20],
  [25, -20],
  [25, 40],
  [-25, 40],
]

/**
 * What the narratives tell of a village: 40 hexes, five walls, two hedges; all others are taken for Clear. Buildings are drawn where the lines that
 * are said to be clear pass them by. The wall between H3 and H4 follows from what is said to be seen from H5.
 */
const VILLAGE: Facts = {
  road: 'E4 E5 F4 F6 H3 H6 H8 I3 I4 I7 J4 K4',
  lc: 'F3 F7 G6 G7 J3',
  hc: 'F5 G1 G2 I5 I6 J5',
  'light woods': 'G4 K5',
  forest: 'E7',
  'low crops': 'C2',
  cemetery: 'J6',
  wheat: 'K1',
  brush: 'D2',
  open: 'F1 F2 G0 J1 J2 K3 E6',
}
const VILLAGE_BOARD: BoardOptions = {
  columns: 15,
  rows: 9,
  joined: ['G1 G2', 'I5 I6'],
  outlines: { G6: tower, J5: inNorth, J6: inSouth },
  hexsides: ['F4/G4 wall', 'G4/H5 wall', 'H3/H4 wall', 'K6/L6 wall', 'K6/L7 wall', 'J1/J2 hedge', 'K2/K3 hedge'],
}

export function village(): Field {
  return field(hexesOf(VILLAGE), VILLAGE_BOARD)
}

/** The same as a map to play on. */
export function villageMap(): MapSpec {
  return fieldMap(hexesOf(VILLAGE), VILLAGE_BOARD)
}

/** What the other narrative tells of its ground. */
export function crossroads(): Field {
  return field(
    hexesOf({
      road: 'E5 F6 G6 H7',
      lc: 'D6',
      'light woods': 'F5 F7',
      brush: 'G7 H4',
      open: 'E3 E4 F3 F4 G2 H6 I3 I5',
    }),
    { columns: 15, rows: 9 },
  )
}

function hexesOf(facts: Facts): string {
  return Object.entries(facts)
    .flatMap(([terrain, hexes]) => hexes.split(' ').map((hex) => `${hex} ${terrain}`))
    .join('\n')
}
