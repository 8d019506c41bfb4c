import { type Counsel, greedy, openingOf, playGame, winChance } from '@firegroup/ai'
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

/**
 * The constants with which games of a scenario stand at this share when each of its turns begins, on average: a turn changes what the features see whoever is
 * ahead, and a figure that rises or falls with every turn would tell nothing. As games go between greedy players; from turn 1, as far as half of them last.
 */
export function constantsByTurn<S, E extends GameEvent>(
  system: System<S, E>,
  counsel: Counsel<S>,
  scenario: object,
  share: number,
): number[] {
  const { advisor, evaluation } = counsel
  const [seat] = system.seats
  const origin = { scenario: freezePlain(scenario) }
  const players = Object.fromEntries(system.seats.map((each) => [each, greedy(advisor)]))
  const raw = { ...evaluation, constant: () => 0 }
  const byTurn: number[][] = []
  for (let n = 1; n <= BEGUN; n++) {
    let turn = 1
    playGame(system, origin, players, `opening ${n}`, undefined, (state) => {
      const now = system.measure?.(state).turn ?? turn
      if (now <= turn) return
      turn = now
      const seen = byTurn[turn - 1] ?? []
      byTurn[turn - 1] = seen
      seen.push(logOdds(winChance(raw, state, seat!)))
    })
  }
  const first = constantFor(share, (constant) => openingChance(system, counsel, scenario, constant))
  const later = byTurn.slice(1).filter((seen) => seen.length >= BEGUN / 2)
  const found = [first, ...later.map((seen) => constantFor(share, (constant) => meanChance(seen, constant)))]
  // what is on the table tells more and more: late in a game few games would move the constant far
  return found.map((constant, i) => rounded(constant * (1 - i / found.length) ** 2))
}

const logOdds = (chance: number): number => Math.log(chance / (1 - chance))

function meanChance(seen: readonly number[], constant: number): number {
  return seen.reduce((sum, odds) => sum + 1 / (1 + Math.exp(-odds - constant)), 0) / seen.length
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
  return rounded((low + high) / 2)
}

/** Adding 0 makes 0 of -0. */
const rounded = (constant: number): number => Math.round(constant * DIGITS) / DIGITS + 0

/** The source of a table of openings with these in place of what it had; null where there is none. */
export function withOpenings(source: string, openings: { readonly [scenario: string]: number | readonly number[] }): string | null {
  const table = /^(export const OPENINGS: [^=]*= \{)[^}]*(\})/m
  if (!table.test(source)) return null
  const lines = Object.entries(openings).map(
    ([scenario, constant]) => `  '${scenario}': ${typeof constant === 'number' ? constant : `[${constant.join(', ')}]`},\n`,
  )
  return source.replace(table, (_, opening: string, closing: string) => `${opening}\n${lines.join('')}${closing}`)
}
