/** What the listings of all games share. */
import type { Level, SaveGlance } from './game.ts'

/** The computer players of every game, the usual one first. They differ in how long they think and how often they err, not in what they see. */
export const LEVELS: readonly Level[] = [
  {
    id: 'regular',
    name: 'Regular',
    note: 'Thinks ahead for up to half a second, and may mix up ways that are close.',
    patience: 500,
  },
  {
    id: 'recruit',
    name: 'Recruit',
    note: 'Thinks ahead for up to a quarter of a second, tries little, and may take a worse way for a better one.',
    patience: 250,
  },
  {
    id: 'veteran',
    name: 'Veteran',
    note: 'Thinks ahead for up to a second, twice that over a set-up, and always does what it found best. It sees no more than the others.',
    patience: 800,
  },
  { id: 'greedy', name: 'Greedy', note: 'Takes what looks best now, and never thinks ahead.', patience: 0 },
  { id: 'random', name: 'Random', note: 'Anything legal. For a first look.', patience: 0 },
]

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
