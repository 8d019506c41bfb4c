import type { Nation } from './nations.ts'

/** 48.31: '*' is a card of the player's choice. */
export type Arrival = number | '*'

const SAME_FOR_ALL = 'Sniper'

/** 48.3: what comes on a black number: a Sniper, or cards by their numbers. Source: the rulebook's table of random reinforcements. */
const TABLE: { readonly [N in Nation]: readonly (readonly Arrival[])[] } = {
  British: [[8, 9], [10, 22, 24], [8, 22, 25, '*'], [8, 22, 24, 25, '*'], [34], [35]],
  German: [[8, 9], [9, 10, 24], [10, 19, 24, '*'], [8, 24, 26, 27, '*'], [30], [39]],
  Japanese: [[11, 12], [4, 13, 25], [15, 18, 25, '*'], [15, 20, 25, 26, '*'], [37], [34]],
  Russian: [[24, 25], [21, 22, 23], [20, 21, 22, '*'], [19, 23, 24, 25, '*'], [31], [34]],
  American: [[11, 12], [17, 20, 21], [20, 25, 26, '*'], [20, 21, 22, 23, '*'], [31], [34]],
  French: [[10, 11], [12, 15, 23], [16, 24, 17, '*'], [18, 22, 19, 20, '*'], [35], [31]],
  Italian: [[8, 17], [18, 19, 20], [22, 23, 24, '*'], [22, 18, 17, 23, '*'], [31], [33]],
}

/** 48.3: the table's row for a number. */
export function arrivalsOn(nation: Nation, rn: number): readonly Arrival[] | 'Sniper' {
  return rn === 0 ? SAME_FOR_ALL : TABLE[nation][rn - 1]!
}
