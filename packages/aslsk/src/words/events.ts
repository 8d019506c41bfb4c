import { tableWith } from '@firegroup/kernel'
import { capital } from '@firegroup/kernel/words'
import type { AslskEvent, BaseEvent } from '../events.ts'
import type { AslskState } from '../state.ts'
import { armourWords } from './armour-events.ts'
import { banzaiWords } from './banzai-events.ts'
import { combatWords } from './combat-events.ts'
import { concealmentWords } from './concealment-events.ts'
import { fireWords } from './fire-events.ts'
import { unitsAtEach } from './moments.ts'
import { ordnanceWords } from './ordnance-events.ts'
import { scenarioWords, turnWords, weaponWords } from './other-events.ts'
import { advanceWords, moveWords, rallyWords, routWords } from './phase-events.ts'
import type { Telling } from './telling.ts'
import { unitWords } from './unit-events.ts'
import { vehicleWords } from './vehicle-events.ts'

/**
 * What happened, in one line, with the arithmetic in a second. The state is the one right after the event or any later one: an event says itself what
 * counted at its moment, and only the names and hexes of units that it does not tell are taken from the state.
 */
export function describeEvent(s: AslskState, event: AslskEvent): Telling {
  const { text, detail, lead, ...place } = words(s, event)
  return {
    text: capital(text),
    ...(detail === undefined ? {} : { detail: capital(detail) }),
    ...(lead === undefined ? {} : { lead: capital(lead) }),
    ...(event.type === 'victory' ? {} : { rule: event.rule }),
    ...place,
  }
}

/** The same for all events since some moment, given the state after the last: each unit is named as it was when it happened. */
export function describeEvents(s: AslskState, events: readonly AslskEvent[]): Telling[] {
  const moments = unitsAtEach(s, events)
  return events.map((event, i) => describeEvent({ ...s, units: moments[i]! }, event))
}

/** Words for every event of the base game: the compiler misses whatever is missing. */
type BaseTellers = { readonly [T in BaseEvent['type']]: (s: AslskState, event: Extract<BaseEvent, { readonly type: T }>) => Telling }

/** How events are told, by their type; modules add theirs. */
export interface Tellers {
  readonly [type: string]: (s: AslskState, event: never) => Telling
}

const BASE_TELLERS: BaseTellers = {
  attack: fireWords,
  noLos: fireWords,
  residualPlaced: fireWords,
  rateKept: fireWords,
  malfunction: fireWords,
  toHit: ordnanceWords,
  gunTurns: ordnanceWords,
  acquires: ordnanceWords,
  depleted: ordnanceWords,
  pushes: ordnanceWords,
  smokeLaid: ordnanceWords,
  gunDestroyed: ordnanceWords,
  toKill: armourWords,
  shock: armourWords,
  recuperation: armourWords,
  immobilized: armourWords,
  stunned: armourWords,
  stunEnds: armourWords,
  recalled: armourWords,
  crewButtonsUp: armourWords,
  lowAmmo: armourWords,
  chargePosition: armourWords,
  panzerfaustCheck: armourWords,
  check: unitWords,
  breaks: unitWords,
  dm: unitWords,
  pinned: unitWords,
  hutCollapses: unitWords,
  deployed: unitWords,
  recombined: unitWords,
  rallies: unitWords,
  replaced: unitWords,
  wounded: unitWords,
  eliminated: unitWords,
  randomSelection: unitWords,
  leaderCreated: unitWords,
  noLeaderCreated: unitWords,
  moves: moveWords,
  spends: moveWords,
  cx: moveWords,
  moveEnds: moveWords,
  smokeGrenades: moveWords,
  drives: vehicleWords,
  spendsMp: vehicleWords,
  comesToEnd: vehicleWords,
  vehicleTurns: vehicleWords,
  hatch: vehicleWords,
  bogCheck: vehicleWords,
  bogRemoval: vehicleWords,
  reliability: vehicleWords,
  dispenser: vehicleWords,
  motionAttempt: vehicleWords,
  rallyAttempt: rallyWords,
  repair: rallyWords,
  dmKept: rallyWords,
  routs: routWords,
  interdiction: routWords,
  routEnds: routWords,
  advances: advanceWords,
  closeCombat: combatWords,
  restacked: combatWords,
  ambush: combatWords,
  closeCombatDesignated: combatWords,
  closeCombatAttack: combatWords,
  closeDefence: combatWords,
  handToHand: combatWords,
  banzai: banzaiWords,
  banzaiImpulse: banzaiWords,
  banzaiEnds: banzaiWords,
  melee: combatWords,
  unpinned: combatWords,
  revealed: concealmentWords,
  placedConcealed: concealmentWords,
  conceals: concealmentWords,
  bumps: concealmentWords,
  recovery: weaponWords,
  transfer: weaponWords,
  dropped: weaponWords,
  chargePlaced: weaponWords,
  chargeNotPlaced: weaponWords,
  dud: weaponWords,
  smokeThins: weaponWords,
  setUp: scenarioWords,
  control: scenarioWords,
  reinforcements: scenarioWords,
  reinforcementRoll: scenarioWords,
  exits: scenarioWords,
  turn: turnWords,
  phase: turnWords,
  victory: turnWords,
}

/** The words of a game: the base game's and those of its modules. */
export function tellersOf(modules: readonly { readonly tellers?: Partial<Tellers> }[]): Tellers {
  return tableWith<Tellers>(
    BASE_TELLERS,
    modules.map(({ tellers }) => tellers),
  )
}

function words(s: AslskState, event: AslskEvent): Telling {
  const tell = s.setting.tellers[event.type] as ((s: AslskState, event: AslskEvent) => Telling) | undefined
  if (!tell) throw new Error(`Nobody tells '${event.type}'.`)
  return tell(s, event)
}
