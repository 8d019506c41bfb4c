import type { ArmourEvent } from './armour/events.ts'
import type { ArtificialEvent } from './artificial/events.ts'
import type { ArtilleryEvent } from './artillery/events.ts'
import type { CloseCombatEvent } from './closecombat/events.ts'
import type { CrewEvent } from './crew/events.ts'
import type { DrawEvent } from './draw/events.ts'
import type { FireEvent } from './fire/events.ts'
import type { FlankEvent } from './flanks/events.ts'
import type { FortificationEvent } from './fortifications/events.ts'
import type { GroupEvent } from './groups/events.ts'
import type { InfiltrationEvent } from './infiltration/events.ts'
import type { LeaderEvent } from './leaders/events.ts'
import type { MenEvent } from './men/events.ts'
import type { ModuleEvent } from './modules/module.ts'
import type { MovementEvent } from './movement/events.ts'
import type { NationEvent } from './nations/events.ts'
import type { OrdnanceEvent } from './ordnance/events.ts'
import type { PrepareEvent } from './prepare/events.ts'
import type { PrisonerEvent } from './prisoners/events.ts'
import type { ReinforcementEvent } from './reinforcements/events.ts'
import type { SniperEvent } from './sniper/events.ts'
import type { TransferEvent } from './transfers/events.ts'
import type { TurnEvent } from './turn/events.ts'
import type { WeaponEvent } from './weapons/events.ts'
import type { WoundEvent } from './wounds/events.ts'

/** Everything that can happen in the base game. Each section of the rules tells its own. */
export type BaseEvent =
  | ArtificialEvent
  | ArtilleryEvent
  | CrewEvent
  | DrawEvent
  | LeaderEvent
  | SniperEvent
  | FireEvent
  | FlankEvent
  | FortificationEvent
  | GroupEvent
  | MenEvent
  | MovementEvent
  | NationEvent
  | ArmourEvent
  | OrdnanceEvent
  | PrepareEvent
  | PrisonerEvent
  | ReinforcementEvent
  | WoundEvent
  | TransferEvent
  | TurnEvent
  | WeaponEvent
  | InfiltrationEvent
  | CloseCombatEvent

/** And what modules tell of. */
export type UpfrontEvent = BaseEvent | ModuleEvent
