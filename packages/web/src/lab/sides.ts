/** The two sides as the charts show them: by name and in the colours of their nations. */
import type { Seat } from '@firegroup/kernel'
import { nationLook } from '../counters/nations.ts'
import type { ScenarioCard } from '../games/game.ts'

export interface SideLook {
  readonly seat: Seat
  readonly name: string
  /** Colours: for surfaces, for lines, and for small print. */
  readonly base: string
  readonly figure: string
  readonly deep: string
}

/** In the order of the seats, which is the order in which players are named. */
export function sidesOf(card: ScenarioCard, seats: readonly Seat[]): readonly [SideLook, SideLook] {
  const [first, second] = seats.map((seat) => card.sides.find((side) => side.seat === seat))
  if (!first || !second) throw new Error(`The lab knows games of two sides; ${card.name} has others.`)
  const palette = nationLook(first.nation).palette
  const other = nationLook(second.nation).palette
  return [look(first, palette), look(second, other === palette ? 'information' : other)]
}

function look({ seat, name }: ScenarioCard['sides'][number], palette: string): SideLook {
  return { seat, name, base: `var(--${palette})`, figure: `var(--${palette}-figure)`, deep: `var(--${palette}-deep)` }
}
