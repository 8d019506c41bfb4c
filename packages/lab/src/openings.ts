import { type Counsel, oddsOf, openingOf, winChance } from '@firegroup/ai'
import { freezePlain, type GameEvent, type System } from '@firegroup/kernel'
import type { Told } from './courses.ts'
import type { Measured } from './measured.ts'

/** So many games are begun to see how a scenario begins. */
const BEGUN = 16

/** The mean chance of the first seat when games of a scenario begin, as the evaluation sees it. */
export function openingChance<S, E extends GameEvent>(system: System<S, E>, counsel: Counsel<S>, scenario: object): number {
  const chances = openings(system, counsel, scenario).map((state) => winChance(counsel.evaluation, state, system.seats[0]!))
  return chances.reduce((sum, chance) => sum + chance, 0) / BEGUN
}

/** What the features tell of each of these beginnings, for the first seat. */
export function beginningsOf<S, E extends GameEvent>(system: System<S, E>, counsel: Counsel<S>, scenario: object): Told[] {
  const { evaluation } = counsel
  return openings(system, counsel, scenario).map((state) => [
    oddsOf(evaluation, evaluation.measure(state, system.seats[0]!)),
    evaluation.time?.progress(state) ?? 0,
  ])
}

function openings<S, E extends GameEvent>(system: System<S, E>, counsel: Counsel<S>, scenario: object): S[] {
  const origin = { scenario: freezePlain(scenario) }
  return Array.from({ length: BEGUN }, (_, i) => openingOf(system, origin, counsel, `opening ${i + 1}`))
}

/** What the first seat won of the games that were measured, a draw counted as half. */
export function shareWon({ wins, draws, games }: Measured, seat: string): number {
  return ((wins[seat] ?? 0) + draws / 2) / games
}
