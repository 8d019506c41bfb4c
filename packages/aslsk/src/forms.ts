import type { ByKind, Schema } from '@firegroup/kernel'
import { regroupSchema } from './fire/fire-attack.ts'
import { rateSchema } from './fire/rate.ts'
import { designationSchema } from './phases/close-combat/designation.ts'
import { combatHexSchema } from './phases/close-combat/phase.ts'
import { restackSchema } from './phases/close-combat/stacks.ts'
import { dmSchema } from './phases/rally/dm.ts'
import { routSchema } from './phases/rout/question.ts'
import type { AslskQuestions } from './questions.ts'
import { actsOf } from './rules.ts'
import { deploymentSchema } from './scenario/deployment.ts'
import { MODULES } from './scenario/modules.ts'

/** The form of every decision, by the kind of question: what `firegroup list decisions` prints. */
export function forms(): ByKind<AslskQuestions, Schema<unknown>> {
  const acts = actsOf(MODULES)
  return {
    setup: deploymentSchema,
    enter: deploymentSchema,
    recovery: acts.recovery.schema,
    repair: acts.repair.schema,
    transfer: acts.transfer.schema,
    selfRally: acts.selfRally.schema,
    unitRally: acts.unitRally.schema,
    keepDm: dmSchema,
    prepFire: acts.prepFire.schema,
    move: acts.move.schema,
    firstFire: acts.firstFire.schema,
    keepRate: rateSchema,
    regroup: regroupSchema,
    defensiveFire: acts.defensiveFire.schema,
    advancingFire: acts.advancingFire.schema,
    rout: routSchema,
    advance: acts.advance.schema,
    closeCombatHex: combatHexSchema,
    restack: restackSchema,
    closeCombat: designationSchema,
  }
}
