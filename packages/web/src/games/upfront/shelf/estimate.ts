/** How long two people may take over a scenario, from nothing but the number of its Decks. */
import type { Scenario } from '@firegroup/upfront'

const MINUTES_A_DECK = 15

export function lengthOf({ decks }: Scenario): string {
  return `about ${decks * MINUTES_A_DECK} min`
}
