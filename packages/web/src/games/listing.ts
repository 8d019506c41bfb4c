/** What the listings of all games share. */
import type { Level, SaveGlance } from './game.ts'

/** The computer players that every game has, the usual one first. */
export const LEVELS: readonly Level[] = [
  { id: 'greedy', name: 'Greedy', note: 'Takes what looks best now.' },
  { id: 'random', name: 'Random', note: 'Anything legal. For a first look.' },
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
