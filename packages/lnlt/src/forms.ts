import type { ByKind, Schema } from '@firegroup/kernel'
import { airRunSchema } from './air/question.ts'
import { counterSchema, giveWaySchema } from './assault/overrun.ts'
import { fleeSchema } from './flames/flee.ts'
import { bunkerAnswerSchema } from './fortifications/bunker-answer.ts'
import { layMinesSchema } from './hidden/mines.ts'
import { barrageSchema } from './indirect/barrage.ts'
import { roundSchema } from './indirect/spotting-round.ts'
import { meleeSchema } from './melee/question.ts'
import { withdrawalSchema } from './melee/withdrawal.ts'
import { detonationSchema } from './modern/detonate.ts'
import { joinSchema } from './passengers/fate.ts'
import type { LnltQuestions } from './questions.ts'
import { MODULES, rulesOf } from './rules.ts'
import { deploymentSchema } from './scenario/deployment.ts'
import { eventCheckSchema } from './scenario/event-check.ts'
import { heroMoveSchema } from './specialists/hero-move.ts'
import { heroPlaceSchema } from './specialists/hero-place.ts'
import { continuousSchema } from './vehicles/continuous.ts'
import { dropSchema } from './weapons/possession.ts'
import { retreatSchema } from './weapons/retreat.ts'

/** The form of every decision, by the kind of question: what `firegroup list decisions` prints. */
export function forms(): ByKind<LnltQuestions, Schema<unknown>> {
  const { rally, impulse, act, step, opportunityFire } = rulesOf(MODULES).acts
  return {
    setup: deploymentSchema,
    layMines: layMinesSchema,
    rally: rally.schema,
    impulse: impulse.schema,
    act: act.schema,
    step: step.schema,
    opportunityFire: opportunityFire.schema,
    airRun: airRunSchema,
    spottingRound: roundSchema,
    barrage: barrageSchema,
    flee: fleeSchema,
    counterAssault: counterSchema,
    bunkerAnswer: bunkerAnswerSchema,
    claymore: detonationSchema,
    continuousMovement: continuousSchema,
    joinDismount: joinSchema,
    giveWay: giveWaySchema,
    retreat: retreatSchema,
    dropWeapon: dropSchema,
    melee: meleeSchema,
    withdrawal: withdrawalSchema,
    eventCheck: eventCheckSchema,
    heroPlace: heroPlaceSchema,
    heroMove: heroMoveSchema,
  }
}
