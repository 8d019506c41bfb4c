import type { DecidedBy, QuestionOf } from '@firegroup/kernel'
import type { AboutChoice } from './choices.ts'
import type { AboutFirstFire } from './fire/first-fire.ts'
import type { FirePreview } from './fire/preview.ts'
import type { ShotPreview } from './ordnance/preview.ts'
import type { AboutBanzai } from './pacific/banzai/impulse.ts'
import type { DeployOdds } from './pacific/marines.ts'
import type { AboutAdvance } from './phases/advance/acts.ts'
import type { AdvancePreview } from './phases/advance/preview.ts'
import type { DefencePreview } from './phases/close-combat/close-defence.ts'
import type { AboutCombat } from './phases/close-combat/head.ts'
import type { DesignationPreview } from './phases/close-combat/preview.ts'
import type { ReactionPreview } from './phases/close-combat/reaction.ts'
import type { AboutStacks } from './phases/close-combat/stacks.ts'
import type { AboutMove } from './phases/movement/phase.ts'
import type { RallyOdds } from './phases/rally/attempt.ts'
import type { Recover } from './phases/rally/recovery.ts'
import type { Repair, RepairOdds } from './phases/rally/repair.ts'
import type { SelfRally } from './phases/rally/self.ts'
import type { HandOver } from './phases/rally/transfer.ts'
import type { UnitRally } from './phases/rally/unit.ts'
import type { RoutPreview } from './phases/rout/acts.ts'
import type { AboutRout } from './phases/rout/routing.ts'
import type { ACTS, FORMS } from './rules.ts'
import type { AboutDeployment } from './scenario/deployment.ts'
import type { RecoveryOdds } from './weapons/possession.ts'

/** What the rows of a question decide. */
type Decided<K extends keyof typeof ACTS> = DecidedBy<(typeof ACTS)[K][number]>
/** What is answered to a question that is no choice among acts. */
type Answered<K extends keyof typeof FORMS> = ReturnType<(typeof FORMS)[K]['candidates']>[number]

/** The questions of the game: what is decided, what whoever answers is told, and what a preview says. Rules, words, advice and the app all go by it. */
export interface AslskQuestions {
  setup: { decision: Decided<'setup'>; about: AboutDeployment }
  enter: { decision: Decided<'enter'>; about: AboutDeployment }
  recovery: { decision: Decided<'recovery'>; about: Options<Recover & RecoveryOdds>; preview: RecoveryOdds | null }
  recombine: { decision: Decided<'recombine'> }
  deploy: { decision: Decided<'deploy'>; preview: DeployOdds | null }
  repair: { decision: Decided<'repair'>; about: Options<Repair & RepairOdds>; preview: RepairOdds | null }
  transfer: { decision: Decided<'transfer'>; about: Options<HandOver>; preview: null }
  selfRally: { decision: Decided<'selfRally'>; about: Options<SelfRally & RallyOdds>; preview: RallyOdds | null }
  unitRally: { decision: Decided<'unitRally'>; about: Options<UnitRally & RallyOdds>; preview: RallyOdds | null }
  keepDm: { decision: Decided<'keepDm'>; about: { readonly units: readonly number[] } }
  prepFire: { decision: Decided<'prepFire'>; preview: FirePreview | ShotPreview | null }
  move: { decision: MoveDecision; about: AboutMove; preview: unknown }
  banzai: { decision: Decided<'banzai'>; about: AboutBanzai }
  aim: { decision: Decided<'aim'> }
  firstFire: { decision: Decided<'firstFire'>; about: AboutFirstFire; preview: FirePreview | ShotPreview | ReactionPreview | null }
  keepRate: { decision: Answered<'keepRate'>; about: { readonly weapon: number } }
  regroup: { decision: Answered<'regroup'> }
  defensiveFire: { decision: Decided<'defensiveFire'>; preview: FirePreview | ShotPreview | null }
  advancingFire: { decision: Decided<'advancingFire'>; preview: FirePreview | ShotPreview | null }
  overstacked: { decision: Decided<'overstacked'>; preview: null }
  reveal: { decision: Decided<'reveal'>; preview: null }
  rout: { decision: RoutDecision; about: AboutRout; preview: RoutPreview | null }
  advance: { decision: AdvanceDecision; about: AboutAdvance; preview: AdvancePreview | null }
  closeCombatHex: { decision: Decided<'closeCombatHex'> }
  restack: { decision: Decided<'restack'>; about: AboutStacks }
  choice: { decision: Decided<'choice'>; about: AboutChoice; preview: unknown }
  closeCombat: { decision: Designation; about: AboutCombat; preview: DesignationPreview | DefencePreview | null }
}

/** One decision for each expenditure of MF; and those that cost none. */
export type MoveDecision = Decided<'move'>
export type RoutDecision = Decided<'rout'>
export type AdvanceDecision = Decided<'advance'>
export type Designation = Decided<'closeCombat'>

interface Options<T> {
  readonly options: readonly T[]
}

/** A question of this kind, as its rule asks it. */
export type AslskQuestion<K extends keyof AslskQuestions> = QuestionOf<AslskQuestions, K>
