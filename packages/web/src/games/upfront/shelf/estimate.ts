/** How long a scenario may take, from nothing but the number of its Decks. Nobody has measured it. */
import type { Scenario } from '@firegroup/upfront'

const MINUTES_A_DECK = 15

export function lengthOf({ decks }: Scenario): string {
  return `about ${decks * MINUTES_A_DECK} min`
}
