import type { FireEvent } from './fire/events.ts'
import type { MeleeEvent } from './melee/events.ts'
import type { MoveEvent } from './movement/events.ts'
import type { OperationsEvent } from './operations/events.ts'
import type { RallyEvent } from './rally/events.ts'
import type { ScenarioEvent } from './scenario/events.ts'
import type { TurnEvent } from './sequence/events.ts'
import type { SpecialistEvent } from './specialists/events.ts'
import type { SpottingEvent } from './spotting/events.ts'
import type { UnitEvent } from './units/events.ts'
import type { WeaponEvent } from './weapons/events.ts'

/** Everything that can happen. Each part of the rules tells its own. */
export type LnltEvent =
  | FireEvent
  | MeleeEvent
  | MoveEvent
  | OperationsEvent
  | RallyEvent
  | ScenarioEvent
  | SpecialistEvent
  | SpottingEvent
  | TurnEvent
  | UnitEvent
  | WeaponEvent
