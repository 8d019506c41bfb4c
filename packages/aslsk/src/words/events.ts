import { capital } from '@firegroup/kernel/words'
import type { AslskEvent } from '../events.ts'
import type { AslskState } from '../state.ts'
import { combatWords } from './combat-events.ts'
import { fireWords } from './fire-events.ts'
import { unitsAtEach } from './moments.ts'
import { scenarioWords, turnWords, weaponWords } from './other-events.ts'
import { advanceWords, moveWords, rallyWords, routWords } from './phase-events.ts'
import type { Telling } from './telling.ts'
import { unitWords } from './unit-events.ts'

/**
 * What happened, in one line, with the arithmetic in a second. The state is the one right after the event or any later one: an event says itself what
 * counted at its moment, and only the names and hexes of units that it does not tell are taken from the state.
 */
export function describeEvent(s: AslskState, event: AslskEvent): Telling {
  const { text, detail, ...place } = words(s, event)
  return {
    text: capital(text),
    ...(detail === undefined ? {} : { detail: capital(detail) }),
    ...(event.type === 'victory' ? {} : { rule: event.rule }),
    ...place,
  }
}

/** The same for all events since some moment, given the state after the last: each unit is named as it was when it happened. */
export function describeEvents(s: AslskState, events: readonly AslskEvent[]): Telling[] {
  const moments = unitsAtEach(s, events)
  return events.map((event, i) => describeEvent({ ...s, units: moments[i]! }, event))
}

function words(s: AslskState, event: AslskEvent): Telling {
  switch (event.type) {
    case 'attack':
    case 'noLos':
    case 'residualPlaced':
    case 'rateKept':
    case 'malfunction':
      return fireWords(s, event)
    case 'check':
    case 'breaks':
    case 'dm':
    case 'pinned':
    case 'rallies':
    case 'replaced':
    case 'wounded':
    case 'eliminated':
    case 'randomSelection':
    case 'leaderCreated':
    case 'noLeaderCreated':
      return unitWords(s, event)
    case 'moves':
    case 'spends':
    case 'cx':
    case 'moveEnds':
    case 'smokeGrenades':
      return moveWords(s, event)
    case 'rallyAttempt':
    case 'repair':
    case 'dmKept':
      return rallyWords(s, event)
    case 'routs':
    case 'interdiction':
    case 'routEnds':
      return routWords(s, event)
    case 'advances':
      return advanceWords(s, event)
    case 'closeCombat':
    case 'restacked':
    case 'ambush':
    case 'closeCombatDesignated':
    case 'closeCombatAttack':
    case 'melee':
    case 'unpinned':
      return combatWords(s, event)
    case 'recovery':
    case 'transfer':
    case 'dropped':
    case 'chargePlaced':
    case 'chargeNotPlaced':
    case 'dud':
    case 'smokeThins':
      return weaponWords(s, event)
    case 'setUp':
    case 'control':
    case 'reinforcements':
    case 'reinforcementRoll':
    case 'exits':
      return scenarioWords(s, event)
    case 'turn':
    case 'phase':
    case 'victory':
      return turnWords(s, event)
    default:
      return event satisfies never
  }
}
