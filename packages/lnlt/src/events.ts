import type { AirEvent } from './air/events.ts'
import type { AssaultEvent } from './assault/events.ts'
import type { CaveEvent } from './caves/events.ts'
import type { FireEvent } from './fire/events.ts'
import type { FlamesEvent } from './flames/events.ts'
import type { WorksEvent } from './fortifications/events.ts'
import type { HiddenEvent } from './hidden/events.ts'
import type { IndirectEvent } from './indirect/events.ts'
import type { MeleeEvent } from './melee/events.ts'
import type { ModernEvent } from './modern/events.ts'
import type { MountedEvent } from './mounted/events.ts'
import type { MoveEvent } from './movement/events.ts'
import type { NightEvent } from './night/events.ts'
import type { OperationsEvent } from './operations/events.ts'
import type { OrdnanceEvent } from './ordnance/events.ts'
import type { PassengerEvent } from './passengers/events.ts'
import type { RallyEvent } from './rally/events.ts'
import type { ScenarioEvent } from './scenario/events.ts'
import type { TurnEvent } from './sequence/events.ts'
import type { SpecialistEvent } from './specialists/events.ts'
import type { SpottingEvent } from './spotting/events.ts'
import type { UnitEvent } from './units/events.ts'
import type { VehicleEvent } from './vehicles/events.ts'
import type { WeaponEvent } from './weapons/events.ts'

/** What the base game tells. Each part of the rules tells its own. */
export type BaseEvent =
  | AirEvent
  | CaveEvent
  | FireEvent
  | FlamesEvent
  | HiddenEvent
  | IndirectEvent
  | NightEvent
  | MeleeEvent
  | ModernEvent
  | MountedEvent
  | MoveEvent
  | OperationsEvent
  | RallyEvent
  | ScenarioEvent
  | SpecialistEvent
  | SpottingEvent
  | TurnEvent
  | UnitEvent
  | AssaultEvent
  | OrdnanceEvent
  | PassengerEvent
  | VehicleEvent
  | WeaponEvent
  | WorksEvent

/** What a module tells: its own name, a colon, and what happened. It brings the words for it. */
export interface ModuleEvent {
  readonly type: `${string}:${string}`
  readonly rule: string
  /** What there is to know of it: plain data, which the module's own words understand. */
  readonly of: { readonly [field: string]: unknown }
}

/** Everything that can happen. */
export type LnltEvent = BaseEvent | ModuleEvent
