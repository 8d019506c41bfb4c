import { overrun } from './armour/overrun.ts'
import { buttonUp, unbog } from './armour/vehicle.ts'
import { breeze, smoke, smokeSteps, smokeUnderTerrain } from './artificial/smoke.ts'
import { removeWire, wireDiscard } from './artificial/wire.ts'
import { fireMission } from './artillery/fire-mission.ts'
import { berserkSteps, goBerserk } from './closecombat/berserk.ts'
import { captureTerrain } from './closecombat/capture-terrain.ts'
import { closeCombat } from './closecombat/enter.ts'
import { crew, uncrew } from './crew/assign.ts'
import { endCrewOf } from './crew/crew.ts'
import { dud } from './demolition/charge.ts'
import { fire } from './fire/declare.ts'
import {
  encircleClaim,
  encirclementPanic,
  infiltrationBreaksEncirclement,
  letterBreaksEncirclement,
  lossBreaksEncirclement,
  rangeBreaksEncirclement,
} from './flanks/encirclement.ts'
import {
  flankClaim,
  flankingDoubles,
  letterEndsFlanks,
  lossEndsFlanks,
  movementEndsFlanks,
  naturalFlanking,
  terrainEndsFlanks,
  wireEndsFlanks,
} from './flanks/flank.ts'
import { clearMines } from './fortifications/clear-mines.ts'
import { readjustSteps } from './groups/readjust.ts'
import type { Hooks } from './hooks.ts'
import { withdraw } from './infiltration/drop.ts'
import { infiltrate } from './infiltration/infiltrate.ts'
import {
  fireEndsInfiltration,
  infiltratorDoubles,
  lossEndsInfiltration,
  movementEndsInfiltration,
  pinEndsInfiltration,
  terrainEndsInfiltration,
} from './infiltration/status.ts'
import { commissarNear, commissarSetUp, commissarSteps } from './leaders/commissar.ts'
import { leaderPenalty, noteLeaderLost, staffSergeant, unbalancedBonus } from './leaders/leaders.ts'
import { mend } from './machines/mend.ts'
import { hero } from './men/hero.ts'
import { heroOnDraw } from './men/hero-window.ts'
import { rally } from './men/rally.ts'
import { voluntaryPanic } from './men/voluntary-panic.ts'
import type { MoveClaim } from './movement/claim.ts'
import { move } from './movement/move.ts'
import { offerSteps, terrainDiscard } from './movement/offers.ts'
import { terrain } from './movement/terrain.ts'
import { automaticsSetUp } from './nations/automatics.ts'
import { heavyWeaponsStay, leaveHeavy, terrainLeavesHeavy } from './nations/heavy-weapons.ts'
import { nationalFirepower, nationalPanic } from './nations/spirit.ts'
import { attackFrees, capturesSurrendered, surrenderedDoesNothing, surrenderSteps } from './nations/surrender.ts'
import { ordnance } from './ordnance/declare.ts'
import { dealSteps } from './prepare/deal.ts'
import { firstPlayerSteps } from './prepare/first-player.ts'
import { formGroupsSteps } from './prepare/form-groups.ts'
import { initialTerrainSteps } from './prepare/initial-terrain.ts'
import { changeGuard } from './prisoners/guard.ts'
import { enter } from './reinforcements/enter.ts'
import type { Step } from './sequence/step.ts'
import { sniperCheck, sniperSteps } from './sniper/check.ts'
import { sniperDiscard } from './sniper/sniper.ts'
import {
  announcedKeepsRange,
  awaitedDoesNothingElse,
  encirclementEndsLetterMove,
  failedFordEndsExchange,
  groupTransferSteps,
  infiltrationEndsLetterMove,
  letterClaim,
  lossFreesLetter,
  mustArrive,
  terrainSettlesLetter,
} from './transfers/group-transfer.ts'
import { create, newGroupDiscard, newGroupSteps } from './transfers/new-group.ts'
import { receive } from './transfers/receive.ts'
import { transfer } from './transfers/transfer.ts'
import { attackedOnTheWay, lossTurnsBack, nobodyLeft, settleTransfers, transferKeepsRange } from './transfers/under-way.ts'
import type { TurnAct } from './turn/action.ts'
import { actionSteps, done } from './turn/actions.ts'
import { discardSteps, plainDiscard } from './turn/discard.ts'
import type { DiscardKind } from './turn/discard-kind.ts'
import { refillSteps } from './turn/refill.ts'
import { reorder } from './turn/reorder.ts'
import { turnSteps } from './turn/turn.ts'
import { abandon } from './weapons/abandon.ts'
import { acquire } from './weapons/acquire.ts'
import { handOver } from './weapons/hand-over.ts'
import { leaveWeapons, looseWeaponsLost } from './weapons/loose.ts'
import { malfunction } from './weapons/malfunction.ts'
import { repair } from './weapons/repair.ts'
import { withoutWeapon } from './weapons/unarmed.ts'
import { exchange } from './wounds/exchange.ts'

/** The rows of a game, by the kind of question; modules add to them. */
export interface ActRows {
  readonly act: readonly TurnAct[]
}

/*
 * The table of contents of the rules: which steps a turn has, what may be done in it, and who is told of what. A section of the rules enters its
 * contributions here and nowhere else. Lists are asked in order.
 */

/** 4, X-01: the steps of preparation and of a player turn. `order` puts them in a row. */
export const STEPS: readonly Step[] = [
  ...firstPlayerSteps,
  ...formGroupsSteps,
  ...dealSteps,
  ...initialTerrainSteps,
  ...turnSteps,
  ...readjustSteps,
  ...offerSteps,
  ...berserkSteps,
  ...actionSteps,
  ...discardSteps,
  ...smokeSteps,
  ...commissarSteps,
  ...sniperSteps,
  ...refillSteps,
  ...groupTransferSteps,
  ...newGroupSteps,
  ...surrenderSteps,
]

/** 4.2: what may be done in a turn, in the order in which it is offered. */
const TURN_ACTS = [
  done,
  fire,
  rally,
  hero,
  voluntaryPanic,
  move,
  terrain,
  removeWire,
  smoke,
  sniperCheck,
  crew,
  uncrew,
  reorder,
  infiltrate,
  closeCombat,
  withdraw,
  acquire,
  handOver,
  repair,
  abandon,
  transfer,
  receive,
  create,
  leaveHeavy,
  clearMines,
  fireMission,
  changeGuard,
  exchange,
  enter,
  ordnance,
  overrun,
  unbog,
  buttonUp,
  mend,
] as const

/** What a player may do, by the question that offers it. */
export const ACTS = { act: TURN_ACTS } as const satisfies ActRows

/** 4.3: the ways to discard, resolved in `order`. */
export const DISCARDS: readonly DiscardKind[] = [plainDiscard, terrainDiscard, wireDiscard, sniperDiscard, newGroupDiscard]

/** 17: what may be claimed with a Movement card. */
export const MOVE_CLAIMS: readonly MoveClaim[] = [flankClaim, encircleClaim, letterClaim, naturalFlanking]

export const HOOKS: Hooks = {
  drawn: [breeze],
  deckPassed: [],
  won: [],
  handDrawn: [],
  attacked: [],
  handFilled: [heroOnDraw],
  forbids: [nobodyLeft, surrenderedDoesNothing, heavyWeaponsStay, awaitedDoesNothingElse],
  mostActions: [],
  concealed: [],
  unconcealed: [],
  combatValue: [],
  insteadOfPin: [],
  captors: [],
  fulfilsNothing: [],
  targetForbidden: [],
  modeForbidden: [announcedKeepsRange, transferKeepsRange],
  obliges: [mustArrive],
  terrainForbidden: [],
  overrunForbidden: [],
  rejectionForbidden: [],
  transferForbidden: [],
  fireForbidden: [],
  toHit: [],
  setUp: [commissarSetUp, automaticsSetUp],
  discardLimit: [],
  arriving: [],
  handLimit: [leaderPenalty, unbalancedBonus, staffSergeant],
  movementPlayed: [looseWeaponsLost, movementEndsInfiltration, movementEndsFlanks, rangeBreaksEncirclement, failedFordEndsExchange],
  terrainPlayed: [
    looseWeaponsLost,
    terrainEndsInfiltration,
    smokeUnderTerrain,
    terrainEndsFlanks,
    rangeBreaksEncirclement,
    terrainSettlesLetter,
    terrainLeavesHeavy,
  ],
  wireLaid: [wireEndsFlanks],
  pinned: [pinEndsInfiltration],
  // who takes over a gun reads the crew before it is dissolved: it comes last
  manLost: [noteLeaderLost, leaveWeapons, lossEndsInfiltration, endCrewOf],
  encircled: [encirclementEndsLetterMove],
  infiltrated: [infiltrationBreaksEncirclement, infiltrationEndsLetterMove, capturesSurrendered],
  letterChanged: [letterEndsFlanks, letterBreaksEncirclement],
  settled: [settleTransfers],
  groupGone: [captureTerrain, lossEndsFlanks, lossBreaksEncirclement, lossFreesLetter, lossTurnsBack],
  cover: [],
  fireHalved: [],
  infiltrationShift: [],
  arid: [],
  digs: [],
  firepowerDoubled: [flankingDoubles, infiltratorDoubles],
  firepowerRequired: [nationalFirepower],
  morale: [commissarNear, withoutWeapon],
  panic: [commissarNear, withoutWeapon, encirclementPanic, nationalPanic],
  exposed: [],
  attackedToo: [attackedOnTheWay],
  resolutionDrawn: [malfunction, dud],
  attackOver: [fireEndsInfiltration, attackFrees],
  insteadOfKia: [],
  insteadOfPanic: [goBerserk],
}
