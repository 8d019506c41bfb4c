/** Play Both Sides has no scenarios of its own: it plays those of the Starter Kit. */
import { shelf as kit } from '../aslsk/shelf/index.ts'
import type { GameShelf } from '../game.ts'

export const shelf: GameShelf = { ...kit, scenarios: [] }
