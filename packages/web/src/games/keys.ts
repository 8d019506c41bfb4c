/** What each game's own keys do at the table, for the list of keys: every game has a `keys.ts`. */
import { games } from './index.ts'

type Keys = { readonly [key: string]: string }

const OWN = import.meta.glob<Keys>('./*/keys.ts', { eager: true, import: 'KEYS' })

export const gameKeys: readonly { readonly game: string; readonly keys: Keys }[] = games.flatMap(({ id, title }) => {
  const keys = OWN[`./${id}/keys.ts`]
  return keys ? [{ game: title, keys }] : []
})
