import type { DecidedBy, Modifier, QuestionOf } from '@firegroup/kernel'
import type { Edge } from './air/flight.ts'
import type { AirStrikePreview } from './air/from-above.ts'
import type { AirRun } from './air/question.ts'
import type { CounterAssault, GiveWay } from './assault/overrun.ts'
import type { FirePreview } from './fire/preview.ts'
import type { Flee } from './flames/flee.ts'
import type { BunkerAnswer } from './fortifications/bunker-answer.ts'
import type { LayMines } from './hidden/mines.ts'
import type { ArtilleryPreview } from './indirect/artillery.ts'
import type { CancelBarrage } from './indirect/barrage.ts'
import type { Called, SpottingRound } from './indirect/spotting-round.ts'
import type { EntryCost } from './map/costs.ts'
import type { MeleeDeclaration } from './melee/odds.ts'
import type { MeleePreview } from './melee/question.ts'
import type { Withdrawal } from './melee/withdrawal.ts'
import type { Detonation } from './modern/detonate.ts'
import type { OrdnancePreview } from './ordnance/preview.ts'
import type { JoinDismount } from './passengers/fate.ts'
import type { ACTS } from './rules.ts'
import type { Deployment, DeploymentAbout } from './scenario/deployment.ts'
import type { EventCheck } from './scenario/event-check.ts'
import type { HeroMove } from './specialists/hero-move.ts'
import type { HeroPlace } from './specialists/hero-place.ts'
import type { SnipePreview } from './specialists/sniping.ts'
import type { SpotPreview } from './spotting/attempt.ts'
import type { Location, Side } from './state.ts'
import type { ContinuousMovement } from './vehicles/continuous.ts'
import type { DropWeapon } from './weapons/possession.ts'
import type { Retreat } from './weapons/retreat.ts'

/** What the rows of a question decide. */
type Decided<K extends keyof typeof ACTS> = DecidedBy<(typeof ACTS)[K][number]>

/** A Morale Check before the dice: falls that pass, out of `of`. */
export interface CheckPreview {
  readonly rallies?: number
  readonly heals?: number
  readonly of: number
  readonly modifiers: readonly Modifier[]
}

/** One die before it falls: faces that do, out of `of`. */
interface DiePreview {
  readonly works?: number
  readonly success?: number
  readonly of: number
}

/** 8.1.1: who would pass, of 1. */
export interface WithdrawalPreview {
  readonly chances: readonly { readonly unit: number; readonly chance: number }[]
}

/** Every question that is ever asked: what is decided, what an interface is told of it, and what a preview says. Rules, words, advice and app go by it. */
export interface LnltQuestions {
  setup: { decision: Deployment; about: DeploymentAbout }
  layMines: { decision: LayMines; about: { readonly left: number; readonly fp: number } }
  rally: { decision: Decided<'rally'>; preview: CheckPreview | DiePreview | null }
  impulse: {
    decision: Decided<'impulse'>
    about: { readonly passes: number; readonly passesToEnd: number }
    preview: SpotPreview | null
  }
  act: {
    decision: Decided<'act'>
    preview: EntryCost | FirePreview | SnipePreview | ArtilleryPreview | OrdnancePreview | DiePreview | WithdrawalPreview | null
  }
  step: {
    decision: Decided<'step'>
    about: { readonly units: readonly number[]; readonly at: Location }
    preview: FirePreview | OrdnancePreview | null
  }
  opportunityFire: {
    decision: Decided<'opportunityFire'>
    about: { readonly at: string; readonly movers: readonly number[]; readonly budget: number }
    preview: FirePreview | SnipePreview | OrdnancePreview | null
  }
  airRun: {
    decision: AirRun
    about: { readonly unit: number; readonly edges: readonly Edge[] }
    preview: readonly AirStrikePreview[] | null
  }
  spottingRound: { decision: SpottingRound; about: Called & { readonly unit: number; readonly at: string } }
  barrage: { decision: CancelBarrage }
  flee: { decision: Flee; about: { readonly unit: number } }
  counterAssault: { decision: CounterAssault; about: { readonly vehicle: number; readonly units: readonly number[] } }
  bunkerAnswer: { decision: BunkerAnswer; about: { readonly vehicle: number; readonly units: readonly number[] } }
  claymore: { decision: Detonation; about: { readonly at: string; readonly units: readonly number[] }; preview: FirePreview | null }
  continuousMovement: { decision: ContinuousMovement; about: { readonly units: readonly number[] } }
  joinDismount: { decision: JoinDismount; about: { readonly vehicle: number; readonly units: readonly number[] } }
  giveWay: { decision: GiveWay; about: { readonly unit: number } }
  retreat: { decision: Retreat; about: { readonly unit: number } }
  dropWeapon: { decision: DropWeapon; about: { readonly unit: number } }
  melee: {
    decision: MeleeDeclaration
    about: { readonly at: string; readonly ambush: boolean; readonly by: Side }
    preview: MeleePreview
  }
  withdrawal: { decision: Withdrawal; about: { readonly at: string; readonly units: readonly number[] } }
  eventCheck: { decision: EventCheck; about: { readonly units: readonly number[]; readonly at: string }; preview: DiePreview }
  heroPlace: { decision: HeroPlace; about: { readonly parent: number } }
  heroMove: { decision: HeroMove; about: { readonly unit: number } }
}

export type QuestionKind = keyof LnltQuestions
export type LnltQuestion<K extends QuestionKind> = QuestionOf<LnltQuestions, K>
