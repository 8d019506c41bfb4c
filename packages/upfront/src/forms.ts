import { Acts, actsWith, type ByKind, type Schema } from '@firegroup/kernel'
import { chargeSchema } from './closecombat/berserk.ts'
import { captureSchema } from './closecombat/capture-terrain.ts'
import { fighterSchema } from './closecombat/combat.ts'
import { staySchema } from './closecombat/enter.ts'
import { quarterSchema } from './closecombat/quarter.ts'
import { spoilsSchema } from './closecombat/spoils.ts'
import { concealmentSchema } from './fire/concealment.ts'
import { attackSchema } from './fire/perform.ts'
import { consentSchema, proposalSchema } from './groups/readjust.ts'
import { heroSchema } from './men/hero-question.ts'
import { heroDrawnSchema } from './men/hero-window.ts'
import { MODULES } from './modules/index.ts'
import { recruitSchema } from './modules/random-reinforcement/who-comes.ts'
import { pursuitSchema } from './modules/withdrawal/index.ts'
import { offerSchema } from './movement/offers.ts'
import { shotSchema } from './ordnance/shoot.ts'
import { formGroupsSchema } from './prepare/form-groups.ts'
import { layingSchema } from './prepare/initial-terrain.ts'
import { newGuardSchema } from './prisoners/guard.ts'
import { takingSchema } from './prisoners/surrender.ts'
import type { UpfrontQuestions } from './questions.ts'
import { ACTS } from './rules.ts'
import { redirectSchema } from './sniper/sniper.ts'
import { newGroupSchema } from './transfers/new-group.ts'
import { discardSchema } from './turn/discard.ts'
import { refillSchema } from './turn/refill.ts'
import { portageSchema } from './wounds/portage.ts'

/** The form of every decision, by the kind of question: what `firegroup list decisions` prints. */
export function forms(): ByKind<UpfrontQuestions, Schema<unknown>> {
  return {
    formGroups: formGroupsSchema,
    initialTerrain: layingSchema,
    act: new Acts(actsWith(ACTS, MODULES).act).schema,
    discard: discardSchema,
    refill: refillSchema,
    concealment: concealmentSchema,
    attack: attackSchema,
    hero: heroSchema,
    heroDrawn: heroDrawnSchema,
    terrainOffer: offerSchema,
    newGroupOffer: newGroupSchema,
    redirect: redirectSchema,
    fighter: fighterSchema,
    charge: chargeSchema,
    stay: staySchema,
    spoils: spoilsSchema,
    captureTerrain: captureSchema,
    prisoner: takingSchema,
    quarter: quarterSchema,
    newGuard: newGuardSchema,
    portage: portageSchema,
    recruit: recruitSchema,
    pursue: pursuitSchema,
    shot: shotSchema,
    readjust: proposalSchema,
    readjustConsent: consentSchema,
  }
}
