/** What the listings of all games share. */
import type { Level, SaveGlance } from './game.ts'

/**
 * The computer players that people choose among, from the weakest on. They differ in how much they think and whether they err, not in what they see. Those
 * that think nothing at all are yardsticks, for the lab.
 */
export const LEVELS: readonly Level[] = [
  {
    id: 'recruit',
    name: 'Recruit',
    note: 'Knows the rules, thinks little, and often takes a worse way for a better one. To learn against.',
    patience: 250,
  },
  {
    id: 'regular',
    name: 'Regular',
    note: 'Does what looks right, and something else where it has found it to be better. An even game.',
    patience: 500,
  },
  {
    id: 'veteran',
    name: 'Veteran',
    note: 'Thinks three times as much as a regular, and leaves little to be had for nothing. It sees no more than you do.',
    patience: 1000,
  },
  {
    id: 'elite',
    name: 'Elite',
    note: 'Thinks eight times as much as a veteran, and takes its time over it. It sees no more than you do.',
    patience: 2000,
  },
]

/** The solitaire procedure of Up Front, chapter 49. */
export const BY_THE_BOOK: Level = {
  id: 'solitaire',
  name: 'By the book',
  note: 'The solitaire procedure: what its groups will do is settled when its turn begins, whatever comes of it.',
  patience: 250,
}

/** Whom a game is against unless somebody else is chosen. */
export const USUAL_LEVEL = 'regular'

interface Named<Side extends string> {
  readonly sides: Readonly<Record<Side, { readonly name: string }>>
}

/** A kept game where it stands, with its sides by the names that its scenario gives them. */
export function glanceAt<Side extends string>(seats: readonly Side[], scenario: Named<Side> | undefined, place: string): SaveGlance {
  return { place, sides: seats.map((seat) => ({ seat, name: scenario?.sides[seat].name ?? seat })), scenario }
}

/** 'Turn 3 of 5, Rally'. */
export function turnWords(turn: number, scenario: { readonly turns: number } | undefined, phase: string): string {
  return `Turn ${turn} of ${scenario?.turns ?? turn}, ${phase}`
}
