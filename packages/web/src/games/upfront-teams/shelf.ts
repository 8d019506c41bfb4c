/** Team games have no scenarios of their own: they play those of Up Front. */
import type { GameShelf } from '../game.ts'
import { shelf as one } from '../upfront/shelf/index.ts'

export const shelf: GameShelf = { ...one, scenarios: [] }
