import type { ArmourEvent } from './armour/events.ts'
import type { ConcealmentEvent } from './concealment/events.ts'
import type { FireEvent } from './fire/events.ts'
import type { OrdnanceEvent } from './ordnance/events.ts'
import type { BanzaiEvent } from './pacific/banzai/events.ts'
import type { AdvanceEvent } from './phases/advance/events.ts'
import type { CloseCombatEvent } from './phases/close-combat/events.ts'
import type { MoveEvent } from './phases/movement/events.ts'
import type { RallyEvent } from './phases/rally/events.ts'
import type { RoutEvent } from './phases/rout/events.ts'
import type { ScenarioEvent } from './scenario/events.ts'
import type { TurnEvent } from './sequence/events.ts'
import type { UnitEvent } from './units/events.ts'
import type { VehicleEvent } from './vehicles/events.ts'
import type { WeaponEvent } from './weapons/events.ts'

/** What the base game tells. Each part of the rules tells its own. */
export type BaseEvent =
  | AdvanceEvent
  | ArmourEvent
  | BanzaiEvent
  | CloseCombatEvent
  | ConcealmentEvent
  | FireEvent
  | MoveEvent
  | OrdnanceEvent
  | RallyEvent
  | RoutEvent
  | ScenarioEvent
  | TurnEvent
  | UnitEvent
  | VehicleEvent
  | WeaponEvent

/** What a module tells: its own name, a colon, and what happened. It brings the words for it. */
export interface ModuleEvent {
  readonly type: `${string}:${string}`
  readonly rule: string
  /** What there is to know of it: plain data, which the module's own words understand. */
  readonly of: { readonly [field: string]: unknown }
}

/** Everything that can happen. */
export type AslskEvent = BaseEvent | ModuleEvent
