import type { FireEvent } from './fire/events.ts'
import type { AdvanceEvent } from './phases/advance/events.ts'
import type { CloseCombatEvent } from './phases/close-combat/events.ts'
import type { MoveEvent } from './phases/movement/events.ts'
import type { RallyEvent } from './phases/rally/events.ts'
import type { RoutEvent } from './phases/rout/events.ts'
import type { ScenarioEvent } from './scenario/events.ts'
import type { TurnEvent } from './sequence/events.ts'
import type { UnitEvent } from './units/events.ts'
import type { WeaponEvent } from './weapons/events.ts'

/** Everything that can happen. Each part of the rules tells its own. */
export type AslskEvent =
  | AdvanceEvent
  | CloseCombatEvent
  | FireEvent
  | MoveEvent
  | RallyEvent
  | RoutEvent
  | ScenarioEvent
  | TurnEvent
  | UnitEvent
  | WeaponEvent
