import { tableWith } from '@firegroup/kernel'
import { capital } from '@firegroup/kernel/words'
import type { BaseEvent, LnltEvent } from '../events.ts'
import type { LnltState } from '../state.ts'
import { airTellers } from './air-events.ts'
import { assaultTellers } from './assault-events.ts'
import { caveTellers } from './cave-events.ts'
import { fireTellers } from './fire-events.ts'
import { flamesTellers } from './flames-events.ts'
import { hiddenTellers } from './hidden-events.ts'
import { indirectTellers } from './indirect-events.ts'
import { meleeTellers } from './melee-events.ts'
import { modernTellers } from './modern-events.ts'
import { unitsAtEach } from './moments.ts'
import { mountedTellers } from './mounted-events.ts'
import { moveTellers, operationsTellers, spottingTellers } from './move-events.ts'
import { scenarioTellers, turnTellers } from './scenario-events.ts'
import { specialistTellers } from './specialist-events.ts'
import type { GameTellers, Tellers, Telling } from './telling.ts'
import { rallyTellers, unitTellers } from './unit-events.ts'
import { ordnanceTellers, passengerTellers, vehicleTellers } from './vehicle-events.ts'
import { weaponTellers } from './weapon-events.ts'
import { worksTellers } from './works-events.ts'

const TELLERS: Tellers<BaseEvent> = {
  ...airTellers,
  ...caveTellers,
  ...fireTellers,
  ...flamesTellers,
  ...hiddenTellers,
  ...indirectTellers,
  ...meleeTellers,
  ...modernTellers,
  ...mountedTellers,
  ...moveTellers,
  ...operationsTellers,
  ...rallyTellers,
  ...scenarioTellers,
  ...specialistTellers,
  ...spottingTellers,
  ...turnTellers,
  ...unitTellers,
  ...assaultTellers,
  ...ordnanceTellers,
  ...passengerTellers,
  ...vehicleTellers,
  ...weaponTellers,
  ...worksTellers,
}

/**
 * What happened, in one line, with the arithmetic in a second. The state is the one right after the event or any later one: an event says itself what
 * counted at its moment, and only the names and places of units that it does not tell are taken from the state.
 */
export function describeEvent(s: LnltState, event: LnltEvent): Telling {
  const tell = s.setting.tellers[event.type] as ((s: LnltState, event: LnltEvent) => Telling) | undefined
  if (!tell) throw new Error(`Nobody tells '${event.type}'.`)
  const { text, detail, lead, place } = tell(s, event)
  return {
    text: capital(text),
    ...(detail === undefined ? {} : { detail: capital(detail) }),
    ...(lead === undefined ? {} : { lead: capital(lead) }),
    rule: event.rule,
    ...(place === undefined ? {} : { place }),
  }
}

/** How events are told in a game with these modules. */
export function tellersWith(modules: readonly { readonly tellers?: Partial<GameTellers> }[]): GameTellers {
  return tableWith<GameTellers>(
    TELLERS,
    modules.map(({ tellers }) => tellers),
  )
}

/** The same for all events since some moment, given the state after the last: each unit is named as it was when it happened. */
export function describeEvents(s: LnltState, events: readonly LnltEvent[]): Telling[] {
  const moments = unitsAtEach(s, events)
  return events.map((event, i) => describeEvent({ ...s, units: moments[i]! }, event))
}
