import type { Acts, Lives } from '@firegroup/kernel'
import type { Upfront } from './context.ts'
import type { ActionCard, CardFunction, FunctionType } from './data/cards.ts'
import type { Nation, NationRules } from './data/nations.ts'
import type { Pack } from './data/pack.ts'
import type { Personality } from './data/personality-file.ts'
import type { Hooks } from './hooks.ts'
import type { UpfrontModule, UpfrontTerms } from './modules/module.ts'
import type { MoveClaim } from './movement/claim.ts'
import type { TurnDecision } from './questions.ts'
import type { RulingOptions, Scenario } from './scenario/types.ts'
import type { Step } from './sequence/step.ts'
import type { Card, Side, UpfrontState } from './state.ts'
import type { Turn, TurnAct } from './turn/action.ts'
import type { DiscardKind } from './turn/discard-kind.ts'

/** What a game is played with and by: fixed from the start, shared by all copies of the state. */
export interface Setting {
  readonly scenario: Scenario
  readonly pack: Pack
  /** The Action deck by inventory number. */
  readonly cards: readonly ActionCard[]
  /** 2.21, 2.22: what each side may play each card as, by inventory number; empty for a Cower card. */
  readonly usable: { readonly [S in Side]: readonly (readonly CardFunction[])[] }
  /** The same the other way round: the cards that each side may play as this. */
  readonly playable: { readonly [S in Side]: { readonly [T in FunctionType]?: readonly Card[] } }
  /** 16.1: the type under which the scenario removes each card; '' for the others. */
  readonly removable: readonly string[]
  /** 16.1: how many of each type. */
  readonly removeFirst: { readonly [type: string]: number }
  /** The men's cards, by id. */
  readonly roster: readonly Personality[]
  readonly nation: { readonly [S in Side]: Nation }
  readonly nationRules: { readonly [S in Side]: NationRules }
  readonly options: RulingOptions
  /** The sequence of play, in order. */
  readonly steps: readonly Step[]
  /** What modules put down, by the step with which it goes. */
  readonly lives: Lives<Upfront>
  /** 4.2: what a group may do in its turn, in the order in which it is offered; only what the scenario's rules level allows. */
  readonly turnActs: readonly TurnAct[]
  readonly acts: Acts<UpfrontState, Upfront, Turn, TurnDecision>
  /** 4.3: the ways to discard a card. */
  readonly discards: readonly DiscardKind[]
  /** 5.4: what may be claimed with a Movement card besides moving. */
  readonly moveClaims: readonly MoveClaim[]
  readonly hooks: Hooks
  /** The optional rules that are on. */
  readonly modules: readonly UpfrontModule[]
  /** How their events are told. */
  readonly tellers: UpfrontTerms['tellers']
}
