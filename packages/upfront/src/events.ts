import type { DrawEvent } from './draw/events.ts'
import type { FireEvent } from './fire/events.ts'
import type { FlankEvent } from './flanks/events.ts'
import type { GroupEvent } from './groups/events.ts'
import type { MenEvent } from './men/events.ts'
import type { MovementEvent } from './movement/events.ts'
import type { PrepareEvent } from './prepare/events.ts'
import type { TurnEvent } from './turn/events.ts'

/** Everything that can happen. Each section of the rules tells its own. */
export type UpfrontEvent = DrawEvent | FireEvent | FlankEvent | GroupEvent | MenEvent | MovementEvent | PrepareEvent | TurnEvent
