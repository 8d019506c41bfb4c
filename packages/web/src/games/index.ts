/** The games of the app: the systems of the catalogue that have a folder here, in the catalogue's order. */
import { BY_THE_BOOK, CATALOGUE, IN_TEAMS } from '@firegroup/content/catalogue'
import type { GameListing, GameShelf, OwnListing } from './game.ts'
import { once } from './once.ts'

const OWN = import.meta.glob<OwnListing>('./*/listing.ts', { eager: true, import: 'listing' })

export const games: readonly GameListing[] = [...CATALOGUE, BY_THE_BOOK, IN_TEAMS].flatMap(({ id, title }) => {
  const own = OWN[`./${id}/listing.ts`]
  return own ? [{ id, title, ...own }] : []
})

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
