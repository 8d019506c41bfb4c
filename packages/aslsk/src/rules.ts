import { type ActDecision, Acts, actsWith, type Reaction, windowsWith } from '@firegroup/kernel'
import type { Acting, AslskAct, AslskActs } from './acts.ts'
import { boundingGuns, boundingShot } from './armour/bounding.ts'
import { flame } from './armour/flame.ts'
import { vehicleFire } from './armour/machine-gun-acts.ts'
import { panzerfaust } from './armour/panzerfaust.ts'
import { smallArms } from './armour/small-arms.ts'
import { type Choosing, endChoice } from './choices.ts'
import { keepConcealed, revealBeforeMoving, revealOwn, revealToMovers } from './concealment/acts.ts'
import type { Aslsk } from './context.ts'
import { destroyOwn, endAdvancingFire, endDefensiveFire, endPrepFire, fire, holdFire } from './fire/acts.ts'
import type { Occasion } from './fire/declaration.ts'
import { regroupForm } from './fire/fire-attack.ts'
import { expenditureReactions } from './fire/first-fire.ts'
import { keepRateForm } from './fire/rate.ts'
import type { Windows } from './hooks.ts'
import { ordnance, turnGun } from './ordnance/acts.ts'
import { ife } from './ordnance/ife.ts'
import { push } from './ordnance/push.ts'
import { type Aiming, aimAtCharge, charge, haltCharge, holdAtCharge } from './pacific/banzai/acts.ts'
import { declareBanzai } from './pacific/banzai/declare.ts'
import type { BanzaiCharge } from './pacific/banzai/in-progress.ts'
import { deploySquad, endDeploying, endRecombining, recombine } from './pacific/marines.ts'
import { type Advancing, advance, dropInAdvance, endAdvance } from './phases/advance/acts.ts'
import { closeDefence } from './phases/close-combat/close-defence.ts'
import { attackInCombat, makeNoAttack } from './phases/close-combat/designation.ts'
import type { Fighting } from './phases/close-combat/fighting.ts'
import { combatHex, type Waiting } from './phases/close-combat/phase.ts'
import { reactionAttack } from './phases/close-combat/reaction.ts'
import { leaveStacks, restack } from './phases/close-combat/stacks.ts'
import { placeCharge, recoverOnTheMove, smoke } from './phases/movement/acts/activities.ts'
import { dropOnTheMove, endMovement, exit, stopMoving } from './phases/movement/acts/others.ts'
import { step } from './phases/movement/acts/step.ts'
import type { Moving } from './phases/movement/moving.ts'
import { dispenseInAnswer, dispenseOnTheMove } from './phases/movement/vehicle/dispense.ts'
import { drive } from './phases/movement/vehicle/drive.ts'
import { driveOff } from './phases/movement/vehicle/drive-off.ts'
import { delay, free, halt, start } from './phases/movement/vehicle/engine.ts'
import { hatch, hatchInAdvance } from './phases/movement/vehicle/hatch.ts'
import { flipVehicle } from './phases/movement/vehicle/overstack.ts'
import { pivot } from './phases/movement/vehicle/pivot.ts'
import { type Desperate, keepDm, takeOffDm } from './phases/rally/dm.ts'
import { endRecovery, recover } from './phases/rally/recovery.ts'
import { endRepair, repair } from './phases/rally/repair.ts'
import { endSelfRally, selfRally } from './phases/rally/self.ts'
import { endTransfer, type Transferring, transfer } from './phases/rally/transfer.ts'
import { endUnitRally, unitRally } from './phases/rally/unit.ts'
import { crawl, endRouts, rout, stopRout } from './phases/rout/acts.ts'
import type { Routing } from './phases/rout/routing.ts'
import type { AslskQuestions } from './questions.ts'
import type { Deploying } from './scenario/deployment.ts'
import { bringOnGroups } from './scenario/reinforcements.ts'
import { setUpGroups } from './scenario/setup.ts'
import { whileStill } from './units/still.ts'
import { motionAttempt } from './vehicles/motion.ts'
import { turnVehicle } from './vehicles/turn-act.ts'

/** What the acts of each question are told of the occasion on which they are asked for. */
interface Asked {
  readonly setup: Deploying
  readonly enter: Deploying
  readonly recombine: Acting
  readonly recovery: Acting
  readonly deploy: Acting
  readonly repair: Acting
  readonly transfer: Transferring
  readonly selfRally: Acting
  readonly unitRally: Acting
  readonly keepDm: Desperate
  readonly prepFire: Occasion
  readonly move: Moving
  readonly banzai: BanzaiCharge
  readonly aim: Aiming
  readonly firstFire: Occasion
  readonly defensiveFire: Occasion
  readonly advancingFire: Occasion
  readonly reveal: Acting
  readonly overstacked: Acting
  readonly rout: Routing
  readonly advance: Advancing
  readonly closeCombatHex: Waiting
  readonly restack: Fighting
  readonly closeCombat: Fighting
  readonly choice: Choosing
}

/** The rows of each question; a module adds to them. */
export type ActTable = { readonly [K in keyof Asked]: readonly AslskAct<Asked[K], ActDecision>[] }

/** What a player may do, by the question that offers it, in the order of the rulebook: the table of contents of the rules. Questions take their decisions from it. */
export const ACTS = {
  // 1.3, 3.1a
  setup: [setUpGroups],
  enter: [bringOnGroups],
  // 3.1
  recombine: [recombine, endRecombining],
  recovery: [recover, endRecovery],
  deploy: [deploySquad, endDeploying],
  repair: [repair, endRepair],
  transfer: [transfer, endTransfer],
  selfRally: [selfRally, endSelfRally],
  unitRally: [unitRally, endUnitRally],
  keepDm: [takeOffDm, keepDm],
  // 3.2
  prepFire: [fire, ordnance, ife, vehicleFire, smallArms, flame, panzerfaust, destroyOwn, turnGun, turnVehicle, revealOwn, endPrepFire],
  // 3.3
  move: [
    step,
    push,
    smoke,
    recoverOnTheMove,
    placeCharge,
    dropOnTheMove,
    exit,
    declareBanzai,
    free,
    start,
    drive,
    driveOff,
    pivot,
    halt,
    delay,
    dispenseOnTheMove,
    hatch,
    boundingShot,
    boundingGuns,
    revealBeforeMoving,
    stopMoving,
    endMovement,
  ],
  // 8.1.8.6
  banzai: [charge, haltCharge],
  aim: [aimAtCharge, holdAtCharge],
  firstFire: [
    fire,
    ordnance,
    ife,
    vehicleFire,
    smallArms,
    flame,
    panzerfaust,
    reactionAttack,
    motionAttempt,
    dispenseInAnswer,
    revealToMovers,
    holdFire,
  ],
  overstacked: [flipVehicle],
  // 3.4, 3.5
  defensiveFire: [
    fire,
    ordnance,
    ife,
    vehicleFire,
    smallArms,
    flame,
    panzerfaust,
    destroyOwn,
    turnGun,
    turnVehicle,
    revealOwn,
    endDefensiveFire,
  ],
  advancingFire: [fire, ordnance, ife, vehicleFire, smallArms, flame, panzerfaust, turnGun, turnVehicle, revealOwn, endAdvancingFire],
  // 8.3.4, 3.6
  reveal: [revealOwn, keepConcealed],
  rout: [rout, crawl, stopRout, endRouts],
  // 3.7
  advance: [advance, dropInAdvance, hatchInAdvance, revealOwn, endAdvance],
  // 3.8
  closeCombatHex: [combatHex],
  restack: [leaveStacks, restack],
  closeCombat: [makeNoAttack, attackInCombat, closeDefence],
  // what optional rules ask for at moments of their own
  choice: [endChoice],
} as const satisfies ActTable

/** Questions that are no choice among acts. */
export const FORMS = { keepRate: keepRateForm, regroup: regroupForm } as const

/** The acts of a game, each list with the question that it answers. */
export type GameActs = {
  readonly [K in keyof Asked]: AslskActs<Asked[K], AslskQuestions[K]['decision'] & ActDecision, PreviewOf<AslskQuestions[K]>>
}
type PreviewOf<Q> = Q extends { readonly preview: infer Preview } ? Preview : unknown

/** 3.0: what may be done in a game, with what its modules add. */
export function actsOf(modules: readonly { readonly acts?: Partial<ActTable> }[]): GameActs {
  const rows = actsWith<ActTable>(ACTS, modules)
  const acts = Object.entries(rows).map(([kind, list]) => [kind, new Acts(list as readonly AslskAct<unknown, ActDecision>[], whileStill)])
  return Object.fromEntries(acts) as GameActs
}

/** The reactions of a game, by their window. */
export type GameWindows = { readonly [W in keyof Windows]: readonly Reaction<Aslsk, Windows[W]>[] }

const WINDOWS: GameWindows = {
  expenditure: expenditureReactions,
  advance: [],
  combatBegins: [],
  combatRolled: [],
  combatResolved: [],
  combatEnds: [],
  windChange: [],
}

/** What may answer what has just happened, with what modules put between. */
export function windowsOf(modules: readonly { readonly windows?: Partial<GameWindows> }[]): GameWindows {
  return windowsWith(WINDOWS, modules)
}
