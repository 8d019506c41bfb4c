import type { QuestionOf } from '@firegroup/kernel'
import type { AboutFirstFire, FirstFireDecision } from './fire/first-fire.ts'
import type { FirePreview } from './fire/preview.ts'
import type { AboutAdvance, AdvanceDecision } from './phases/advance/acts.ts'
import type { AdvancePreview } from './phases/advance/preview.ts'
import type { AboutCombat, Designation } from './phases/close-combat/designation.ts'
import type { DesignationPreview } from './phases/close-combat/preview.ts'
import type { AboutStacks, RestackDecision } from './phases/close-combat/stacks.ts'
import type { AdvancingFireDecision, FirePhaseDecision } from './phases/fire/phase.ts'
import type { AboutMove, MoveDecision } from './phases/movement/phase.ts'
import type { RallyOdds } from './phases/rally/attempt.ts'
import type { DmDecision } from './phases/rally/dm.ts'
import type { RecoveryDecision, RepairDecision, SelfRallyDecision, UnitRallyDecision } from './phases/rally/phase.ts'
import type { Recover } from './phases/rally/recovery.ts'
import type { Repair, RepairOdds } from './phases/rally/repair.ts'
import type { SelfRally } from './phases/rally/self.ts'
import type { HandOver, TransferDecision } from './phases/rally/transfer.ts'
import type { UnitRally } from './phases/rally/unit.ts'
import type { AboutRout, RoutDecision, RoutPreview } from './phases/rout/question.ts'
import type { AboutDeployment, Deployment } from './scenario/deployment.ts'
import type { RecoveryOdds } from './weapons/possession.ts'

/** The questions of the game: what is decided, what whoever answers is told, and what a preview says. Rules, words, advice and the app all go by it. */
export interface AslskQuestions {
  setup: { decision: Deployment; about: AboutDeployment }
  enter: { decision: Deployment; about: AboutDeployment }
  recovery: { decision: RecoveryDecision; about: Options<Recover & RecoveryOdds>; preview: RecoveryOdds | null }
  repair: { decision: RepairDecision; about: Options<Repair & RepairOdds>; preview: RepairOdds | null }
  transfer: { decision: TransferDecision; about: Options<HandOver>; preview: null }
  selfRally: { decision: SelfRallyDecision; about: Options<SelfRally & RallyOdds>; preview: RallyOdds | null }
  unitRally: { decision: UnitRallyDecision; about: Options<UnitRally & RallyOdds>; preview: RallyOdds | null }
  keepDm: { decision: DmDecision; about: { readonly units: readonly number[] } }
  prepFire: { decision: FirePhaseDecision; preview: FirePreview | null }
  move: { decision: MoveDecision; about: AboutMove; preview: unknown }
  firstFire: { decision: FirstFireDecision; about: AboutFirstFire; preview: FirePreview | null }
  keepRate: { decision: { readonly keep: boolean }; about: { readonly weapon: number } }
  regroup: { decision: { readonly together: boolean } }
  defensiveFire: { decision: FirePhaseDecision; preview: FirePreview | null }
  advancingFire: { decision: AdvancingFireDecision; preview: FirePreview | null }
  rout: { decision: RoutDecision; about: AboutRout; preview: RoutPreview | null }
  advance: { decision: AdvanceDecision; about: AboutAdvance; preview: AdvancePreview | null }
  closeCombatHex: { decision: { readonly type: 'hex'; readonly hex: string } }
  restack: { decision: RestackDecision; about: AboutStacks }
  closeCombat: { decision: Designation; about: AboutCombat; preview: DesignationPreview | null }
}

interface Options<T> {
  readonly options: readonly T[]
}

/** A question of this kind, as its rule asks it. */
export type AslskQuestion<K extends keyof AslskQuestions> = QuestionOf<AslskQuestions, K>
