import type { Telling } from '@firegroup/kernel'
import type { BaseEvent, UpfrontEvent } from '../events.ts'
import type { ModuleEvent } from '../modules/module.ts'
import type { UpfrontState } from '../state.ts'
import { artilleryTellers } from './artillery-events.ts'
import { combatTellers, infiltrationTellers } from './combat-events.ts'
import { crewTellers, leaderTellers } from './crew-events.ts'
import { fireTellers, menTellers } from './fire-events.ts'
import { flankTellers } from './flank-events.ts'
import { fortificationTellers } from './fortification-events.ts'
import { groupTellers, movementTellers } from './ground-events.ts'
import { armourTellers, ordnanceTellers } from './machine-events.ts'
import { nationTellers } from './nation-events.ts'
import { prisonerTellers, reinforcementTellers, woundTellers } from './prisoner-events.ts'
import { artificialTellers, sniperTellers } from './sniper-events.ts'
import type { Tellers } from './telling.ts'
import { transferTellers } from './transfer-events.ts'
import { drawTellers, prepareTellers, turnTellers } from './turn-events.ts'
import { weaponTellers } from './weapon-events.ts'

const TELLERS: Tellers<BaseEvent> = {
  ...artificialTellers,
  ...artilleryTellers,
  ...crewTellers,
  ...leaderTellers,
  ...sniperTellers,
  ...drawTellers,
  ...fireTellers,
  ...menTellers,
  ...flankTellers,
  ...fortificationTellers,
  ...nationTellers,
  ...transferTellers,
  ...groupTellers,
  ...movementTellers,
  ...prepareTellers,
  ...prisonerTellers,
  ...armourTellers,
  ...ordnanceTellers,
  ...reinforcementTellers,
  ...woundTellers,
  ...turnTellers,
  ...weaponTellers,
  ...infiltrationTellers,
  ...combatTellers,
}

/** These events in words; the state is the one after the last of them. */
export function describeEvents(s: UpfrontState, events: readonly UpfrontEvent[]): readonly Telling[] {
  return events.map((event) => describeEvent(s, event))
}

export function describeEvent(s: UpfrontState, event: UpfrontEvent): Telling {
  const tell = (TELLERS[event.type as BaseEvent['type']] ?? s.setting.tellers[event.type as ModuleEvent['type']]) as
    | ((s: UpfrontState, event: UpfrontEvent) => Telling)
    | undefined
  if (!tell) throw new Error(`Nobody tells '${event.type}'.`)
  return tell(s, event)
}
