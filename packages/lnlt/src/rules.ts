import { Acts, actsWith, hooksWith, inSequence, livesByStep, policiesWith } from '@firegroup/kernel'
import type { ActRows, LnltActs } from './acts.ts'
import { machineGunStep, ordnanceStep } from './air/fire-on-the-way.ts'
import { flyingFire } from './air/helicopter.ts'
import { hoverAct, hoverStep } from './air/hover.ts'
import { airImpulse } from './air/strike.ts'
import { tearDownAct, tearDownStep } from './assault/tear-down.ts'
import { boatForbids, boatTarget } from './boats/boats.ts'
import { blastAct, collapseAfter } from './caves/collapse.ts'
import { tunnelAct, tunnelOpening } from './caves/tunnel.ts'
import { CORE_DICE } from './context.ts'
import { nationOf } from './data/nations.ts'
import { fireAct } from './fire/act.ts'
import { fireReaction, holdReaction } from './fire/opportunity.ts'
import { wreckObstacle, wreckTm } from './fire/wreck.ts'
import { braveAct, fireForbids } from './flames/duty.ts'
import { extinguishAct } from './flames/extinguish.ts'
import { fireChecks, fireCost } from './flames/fire.ts'
import { fireSteps } from './flames/spread.ts'
import { answerFromBunker } from './fortifications/bunker-answer.ts'
import { overrunStep } from './fortifications/bunker-overrun.ts'
import { groundCost, worksCost } from './fortifications/costs.ts'
import { ruinsObstacle, ruinsTm, worksTm } from './fortifications/cover.ts'
import { enterGround } from './fortifications/drive-through.ts'
import { hullDownAct, hullDownStep } from './fortifications/hull-down.ts'
import { alightOnMines, enterMines } from './fortifications/mines.ts'
import { findHidden } from './hidden/appear.ts'
import { appearOpening, appearReaction } from './hidden/appear-acts.ts'
import type { Hooks, Module, Policies } from './hooks.ts'
import { artilleryAct } from './indirect/artillery.ts'
import { barrageSteps } from './indirect/barrage.ts'
import { mortarAct } from './indirect/mortar.ts'
import { enterShelling, shellingObstacle } from './indirect/shells.ts'
import { meleeAct } from './melee/act.ts'
import { meleeSteps } from './melee/aftermath.ts'
import { baseAmbush } from './melee/ambush.ts'
import { withdrawAct } from './melee/withdraw.ts'
import { enterClaymores } from './modern/detonate.ts'
import { layClaymoreAct } from './modern/lay-claymore.ts'
import { thermalEyes } from './modern/thermal.ts'
import { falklands } from './modules/falklands/index.ts'
import { limitedSmoke } from './modules/limited-smoke/index.ts'
import { normandy } from './modules/normandy/index.ts'
import { dismountAct, dismountStep } from './mounted/dismount.ts'
import { hitAndRunAct, runningFire, runningFireStep } from './mounted/hit-and-run.ts'
import { ridingForbids } from './mounted/keep-moving.ts'
import { opportunityMoveReaction } from './mounted/opportunity-move.ts'
import { assaultFireAct } from './movement/assault-fire.ts'
import { assaultShotAct } from './movement/assault-shot.ts'
import { enterOpening } from './movement/entry.ts'
import { moveAct } from './movement/move-act.ts'
import { pickUpAct, stepAct, stopAct } from './movement/step-acts.ts'
import { nightFire } from './night/night.ts'
import { starshellAct } from './night/starshell.ts'
import { activateOpening } from './operations/activation.ts'
import { administrativeSteps } from './operations/administrative.ts'
import { endAct, operationsSteps, passOpening } from './operations/impulse.ts'
import { spotOpening } from './operations/spot.ts'
import { ordnanceAct, ordnanceReaction } from './ordnance/act.ts'
import { boardAct, boardStep, unloadAct, unloadStep } from './passengers/board.ts'
import { rallyAction } from './rally/attempt.ts'
import { doneAction, rallySteps } from './rally/phase.ts'
import { recombineAction } from './rally/recombine.ts'
import { arrivalSteps } from './scenario/arrival-steps.ts'
import { noteEntry } from './scenario/reinforcements.ts'
import { setupSteps } from './scenario/setup.ts'
import { taskSteps } from './scenario/tasks.ts'
import { occupationEvents, sightOnEntry } from './scenario/triggers.ts'
import type { Step } from './sequence/step.ts'
import { turnSteps } from './sequence/turn.ts'
import type { Setting } from './setting.ts'
import { fightOrDieAction } from './specialists/fight-or-die.ts'
import { healAction } from './specialists/healing.ts'
import { heroCreation } from './specialists/heroes.ts'
import { scoutPath } from './specialists/scouts.ts'
import { adjacentFire, ownEyes, ownFire, ownMelee, spendSkills, stackFire } from './specialists/skills.ts'
import { sniperOpening } from './specialists/sniper-impulse.ts'
import { sniperReaction } from './specialists/sniper-reaction.ts'
import { snipeAct } from './specialists/sniping.ts'
import { PHASES, type Phase } from './state.ts'
import { baseMoraleModifiers } from './units/morale.ts'
import { buttonAct } from './vehicles/button.ts'
import { continuousSteps } from './vehicles/continuous.ts'
import { smallArmsDamage } from './vehicles/fate.ts'
import { machineGunAct, machineGunReaction } from './vehicles/machine-guns.ts'
import { pivotAct, pivotStep } from './vehicles/pivot.ts'
import { destroyAction, dropAction, flipAction, giveAction, pickUpAction } from './weapons/handling.ts'
import { unjamAction } from './weapons/jam.ts'
import { retreatBeforeFlames } from './weapons/retreat.ts'
import { smokeAct, smokeForbids, smokeObstacle, smokeTm } from './weapons/smoke.ts'
import { tellersWith } from './words/events.ts'

/*
 * The table of contents of the rules: what can be done, by the question that offers it and in the order in which it is offered; what happens when;
 * and what changes the figures of others. A rule is entered here and nowhere else.
 */

/** What a player may do. */
export const ACTS = {
  /** 3.0: the Rally Phase. */
  rally: [
    rallyAction,
    healAction,
    fightOrDieAction,
    recombineAction,
    unjamAction,
    giveAction,
    pickUpAction,
    dropAction,
    destroyAction,
    flipAction,
    doneAction,
  ],
  /** 4.0: how an impulse begins. */
  impulse: [activateOpening, enterOpening, tunnelOpening, spotOpening, sniperOpening, appearOpening, passOpening],
  /** 4.0: what the activated units do. */
  act: [
    moveAct,
    fireAct,
    snipeAct,
    mortarAct,
    artilleryAct,
    starshellAct,
    braveAct,
    extinguishAct,
    assaultFireAct,
    assaultShotAct,
    tunnelAct,
    blastAct,
    tearDownAct,
    layClaymoreAct,
    smokeAct,
    meleeAct,
    withdrawAct,
    buttonAct,
    pivotAct,
    hullDownAct,
    ordnanceAct,
    machineGunAct,
    boardAct,
    unloadAct,
    hoverAct,
    hitAndRunAct,
    dismountAct,
    endAct,
  ],
  /** 6.0: a move that is under way. */
  step: [
    stepAct,
    pickUpAct,
    pivotStep,
    hullDownStep,
    overrunStep,
    tearDownStep,
    boardStep,
    unloadStep,
    runningFireStep,
    ordnanceStep,
    machineGunStep,
    hoverStep,
    dismountStep,
    stopAct,
  ],
  /** 5.3: answers to movement. */
  opportunityFire: [
    fireReaction,
    sniperReaction,
    ordnanceReaction,
    machineGunReaction,
    opportunityMoveReaction,
    appearReaction,
    holdReaction,
  ],
} as const

const BASE_ACTS = actsFrom(ACTS)

/** What may be done in a game with these modules. */
function actsOf(modules: readonly Module[]): LnltActs {
  return modules.some(({ acts }) => acts) ? actsFrom(actsWith<ActRows>(ACTS, modules)) : BASE_ACTS
}

function actsFrom({ rally, impulse, act, step, opportunityFire }: ActRows): LnltActs {
  return {
    rally: new Acts(rally),
    impulse: new Acts(impulse),
    act: new Acts(act),
    step: new Acts(step),
    opportunityFire: new Acts(opportunityFire),
  } as LnltActs
}

/** 2.0: the steps of the sequence of play; `order` puts them in a row. */
const STEPS: readonly Step[] = [
  ...setupSteps,
  ...arrivalSteps,
  ...rallySteps,
  ...operationsSteps,
  ...barrageSteps,
  ...fireSteps,
  ...continuousSteps,
  ...administrativeSteps,
  ...meleeSteps,
  ...taskSteps,
  ...turnSteps,
]

const PHASE_ORDER: readonly Phase[] = ['setup', ...PHASES]

/** 2.0: the sequence of play: set-up, then Rally, Operations and Administrative Phase of each turn, with the steps that modules add. */
function sequenceOf(modules: readonly Module[]): readonly Step[] {
  return inSequence([...STEPS, ...modules.flatMap((module) => module.steps ?? [])], PHASE_ORDER)
}

/** What the base game contributes to the hooks; it stands before every module. */
const HOOKS: Hooks = {
  attackModifiers: [stackFire, ownFire, adjacentFire, nightFire, runningFire, flyingFire],
  targetModifiers: [boatTarget],
  tm: [smokeTm, wreckTm, worksTm, ruinsTm],
  moraleModifiers: baseMoraleModifiers,
  spottingModifiers: [ownEyes, thermalEyes],
  meleeFirepower: [ownMelee],
  movementCosts: [scoutPath, worksCost, groundCost, fireCost],
  obstacles: [smokeObstacle, wreckObstacle, shellingObstacle, ruinsObstacle],
  forbids: [smokeForbids, fireForbids, boatForbids, ridingForbids],
  entered: [noteEntry, enterShelling, enterMines, enterGround, occupationEvents, sightOnEntry, enterClaymores, findHidden],
  alighted: [alightOnMines],
  overran: [answerFromBunker],
  ambush: baseAmbush,
  insertedImpulse: [airImpulse],
  attacked: [fireChecks, collapseAfter, retreatBeforeFlames, spendSkills],
  vehicleHit: [smallArmsDamage],
  damaged: [heroCreation],
  dice: [],
}

const POLICIES: Policies = { smoke: (nation) => nationOf(nation).smoke, dice: (_nation, purpose) => CORE_DICE[purpose] }

/** The modules that a scenario may turn on by name. */
export const MODULES: readonly Module[] = [limitedSmoke, normandy, falklands]

/** No contributions. */
const NO_HOOKS = Object.fromEntries(Object.keys(HOOKS).map((hook) => [hook, []])) as unknown as Hooks

/** The rules of a game with these modules, for its setting. */
export function rulesOf(
  modules: readonly Module[],
): Pick<Setting, 'modules' | 'steps' | 'lives' | 'hooks' | 'added' | 'policies' | 'acts' | 'tellers'> {
  const steps = sequenceOf(modules)
  return {
    modules,
    steps,
    lives: livesByStep(
      modules.flatMap(({ counters }) => counters ?? []),
      steps,
    ),
    hooks: hooksWith(HOOKS, modules),
    added: hooksWith(NO_HOOKS, modules),
    policies: policiesWith(POLICIES, modules),
    acts: actsOf(modules),
    tellers: tellersWith(modules),
  }
}
