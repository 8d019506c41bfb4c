import { type Counsel, openingOf, winChance } from '@firegroup/ai'
import { freezePlain, type GameEvent, type System } from '@firegroup/kernel'
import type { Measured } from './measured.ts'

/** So many games are begun to see how a scenario begins. */
const BEGUN = 16
const DIGITS = 100

/** The mean chance of the first seat when games of a scenario begin, as the evaluation sees it; `constant` in place of its own for the scenario. */
export function openingChance<S, E extends GameEvent>(
  system: System<S, E>,
  { advisor, foresight, evaluation }: Counsel<S>,
  scenario: object,
  constant?: number,
): number {
  const origin = { scenario: freezePlain(scenario) }
  const seen = constant === undefined ? evaluation : { ...evaluation, constant: () => constant }
  let sum = 0
  for (let n = 1; n <= BEGUN; n++)
    sum += winChance(seen, openingOf(system, origin, { advisor, foresight }, `opening ${n}`), system.seats[0]!)
  return sum / BEGUN
}

/** What the first seat won of the games that were measured, a draw counted as half. */
export function shareWon({ wins, draws, games }: Measured, seat: string): number {
  return ((wins[seat] ?? 0) + draws / 2) / games
}

/** The constant with which games begin at this share, as log odds: halved until it is exact enough. */
export function constantFor(share: number, chance: (constant: number) => number): number {
  let [low, high] = [-4, 4]
  while (high - low > 1 / DIGITS / 4) {
    const middle = (low + high) / 2
    if (chance(middle) < share) low = middle
    else high = middle
  }
  return Math.round(((low + high) / 2) * DIGITS) / DIGITS + 0
}

/** The source of a table of openings with these in place of what it had; null where there is none. */
export function withOpenings(source: string, openings: { readonly [scenario: string]: number }): string | null {
  const table = /^(export const OPENINGS: [^=]*= \{)[^}]*(\})/m
  if (!table.test(source)) return null
  const lines = Object.entries(openings).map(([scenario, constant]) => `  '${scenario}': ${constant},\n`)
  return source.replace(table, (_, opening: string, closing: string) => `${opening}\n${lines.join('')}${closing}`)
}
