/** The games of the app, in the order in which they are shown. Another game is another line here, one in `thinking.ts`, one in `lab.ts`. */
import { aslsk } from './aslsk/listing.ts'
import type { GameListing, GameShelf } from './game.ts'
import { lnlt } from './lnlt/listing.ts'
import { once } from './parts.ts'
import { upfront } from './upfront/listing.ts'

export const games: readonly GameListing[] = [aslsk, lnlt, upfront]

/** The game that a save is of; throws where this version does not know it. */
export function gameOf(system: string): GameListing {
  const found = games.find(({ id }) => id === system)
  if (!found) throw new Error(`This is a game of '${system}', which this version does not play.`)
  return found
}

export interface Shelved {
  readonly game: GameListing
  readonly shelf: GameShelf
}

/** The games that can be begun: those with scenarios. */
export const startable: readonly GameListing[] = games.filter(({ scenarios }) => scenarios.count > 0)

/** The same with their scenarios. */
export const shelves: () => Promise<readonly Shelved[]> = once(() =>
  Promise.all(startable.map(async (game) => ({ game, shelf: await game.parts.shelf() }))),
)
