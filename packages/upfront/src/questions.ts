import type { DecidedBy, Modifier, QuestionOf } from '@firegroup/kernel'
import type { Charge } from './closecombat/berserk.ts'
import type { Capture } from './closecombat/capture-terrain.ts'
import type { Fighter } from './closecombat/combat.ts'
import type { Stay } from './closecombat/enter.ts'
import type { DuelOdds } from './closecombat/preview.ts'
import type { Quarter } from './closecombat/quarter.ts'
import type { Spoils } from './closecombat/spoils.ts'
import type { Concealment } from './fire/concealment.ts'
import type { GoOn } from './fire/perform.ts'
import type { AttackOdds } from './fire/preview.ts'
import type { Consent, Shift } from './groups/readjust.ts'
import type { HeroAnswer } from './men/hero-question.ts'
import type { HeroOnDraw } from './men/hero-window.ts'
import type { Recruit } from './modules/random-reinforcement/who-comes.ts'
import type { Pursuit } from './modules/withdrawal/index.ts'
import type { OfferAnswer } from './movement/offers.ts'
import type { ToHit } from './ordnance/to-hit.ts'
import type { GroupsFormed } from './prepare/form-groups.ts'
import type { Laying } from './prepare/initial-terrain.ts'
import type { NewGuard } from './prisoners/guard.ts'
import type { Taking } from './prisoners/surrender.ts'
import type { ACTS } from './rules.ts'
import type { Redirect } from './sniper/sniper.ts'
import type { Card } from './state.ts'
import type { DiscardDecision } from './turn/discard.ts'
import type { Refill } from './turn/refill.ts'
import type { Portage } from './wounds/portage.ts'

/** 4.2: what the player does next in his turn, or that he does no more: what the rows of the list decide. */
export type TurnDecision = DecidedBy<(typeof ACTS)['act'][number]>

/** Every question of the game, by its kind: what is decided, what it is about, what a preview says. Rules, words and advice go by it. */
export interface UpfrontQuestions {
  /** 3.2 */
  formGroups: { decision: GroupsFormed; about: { readonly men: readonly number[] } }
  /** 3.6 */
  initialTerrain: { decision: Laying }
  /** 4.2: the groups that may still act. */
  act: { decision: TurnDecision; about: { readonly toAct: readonly number[] }; preview: unknown }
  /** 4.3: how many, and which cards besides. */
  discard: { decision: DiscardDecision; about: { readonly limit: number; readonly free: readonly Card[] } }
  /** 4.5 */
  refill: { decision: Refill; about: { readonly missing: number; readonly limit: number; readonly reasons: readonly Modifier[] } }
  /** 9.1 */
  concealment: { decision: Concealment; about: ConcealmentAbout; preview: AttackOdds | null }
  /** 6.5 */
  attack: { decision: GoOn; about: AttackAbout; preview: AttackOdds | null }
  /** 10.4 */
  hero: { decision: HeroAnswer; about: { readonly man: number } }
  /** 10.4: the Hero that was drawn, if one was. */
  heroDrawn: { decision: HeroOnDraw; about: { readonly card?: Card } }
  /** 7.3 */
  terrainOffer: { decision: OfferAnswer; about: { readonly group: number; readonly card: Card } }
  /** 17.92 */
  newGroupOffer: { decision: OfferAnswer; about: { readonly group: number; readonly card: Card } }
  /** 14.5 */
  redirect: { decision: Redirect }
  /** 20.72 */
  fighter: { decision: Fighter; about: { readonly attackers: readonly number[]; readonly defender: number } }
  /** 20.91 */
  charge: { decision: Charge; about: { readonly man: number } }
  /** 20.73 */
  stay: { decision: Stay; about: { readonly man: number } }
  /** 20.74 */
  spoils: { decision: Spoils; about: { readonly man: number; readonly from: number } }
  /** 20.8 */
  captureTerrain: { decision: Capture; about: { readonly group: number; readonly inside: readonly number[] } }
  /** 25.3 */
  shot: { decision: GoOn; about: { readonly man: number; readonly target: number; readonly toHit: ToHit }; preview: null }
  /** 32.12 */
  prisoner: { decision: Taking; about: { readonly man: number; readonly groups: readonly number[] } }
  /** 32.11 */
  quarter: { decision: Quarter; about: QuarterAbout; preview: DuelOdds }
  /** 32.2 */
  newGuard: { decision: NewGuard; about: { readonly group: number } }
  /** 33.6 */
  portage: { decision: Portage; about: { readonly man: number } }
  /** 42.7 */
  pursue: { decision: Pursuit }
  /** 48.31 */
  recruit: { decision: Recruit; about: { readonly men: readonly number[] } }
  /** 5.62 */
  readjust: { decision: Shift }
  readjustConsent: { decision: Consent; about: { readonly by: number } }
}

export type UpfrontQuestion<K extends keyof UpfrontQuestions> = QuestionOf<UpfrontQuestions, K>

/** 6.44: the fire as it was told; 20.3, 20.621: who infiltrates or fights; 21.3: a charge. */
export type ConcealmentAbout =
  | {
      readonly group: number
      readonly target: number
      readonly cards: readonly Card[]
      readonly range: number
      readonly factors: number
      readonly required: number
      readonly strength: number
      readonly modifiers: readonly Modifier[]
    }
  | { readonly man: number; readonly into: number }
  | { readonly attacker: number; readonly defender: number }
  | null

/** 32.11: the two who come to blows first, and which of them belongs to who is asked. */
export interface QuarterAbout {
  readonly attacker: number
  readonly defender: number
  readonly who: 'attacks' | 'defends'
}

/** 6.5 */
export interface AttackAbout {
  readonly from: number
  readonly target: number
  readonly strength: number
  readonly modifiers: readonly Modifier[]
  readonly cards: readonly Card[]
}
