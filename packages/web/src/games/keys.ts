/** What each game's own keys do at the table, for the list of keys: every game has a `keys.ts`. */
import type { KeyContext } from '../keys/context.ts'
import { games } from './index.ts'

const OWN = import.meta.glob<KeyContext>('./*/keys.ts', { eager: true, import: 'KEYS' })

export const gameKeys: readonly KeyContext[] = games.flatMap(({ id }) => OWN[`./${id}/keys.ts`] ?? [])
