import type { Module, Plain, Problem, Telling } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { ActionCard } from '../data/cards.ts'
import type { Pack } from '../data/pack.ts'
import type { Personality } from '../data/personality-file.ts'
import type { Hooks } from '../hooks.ts'
import type { ActRows } from '../rules.ts'
import type { Scenario } from '../scenario/types.ts'
import type { Group, Phase, Side, UpfrontState } from '../state.ts'

/** Something that a module tells of, named `module:what`. */
export interface ModuleEvent {
  readonly type: `${string}:${string}`
  readonly rule: string
  /** The group that it happens to. */
  readonly group: number
  readonly facts?: { readonly [name: string]: Plain }
}

/** What a computer player makes of a module's acts, by their types: higher is better, doing nothing is about 0. */
export type ActJudges = { readonly [type: string]: (s: UpfrontState, side: Side, act: never) => number }

/** What Up Front offers to its modules. */
export interface UpfrontTerms {
  readonly state: UpfrontState
  readonly game: Upfront
  readonly phase: Phase
  readonly hooks: Hooks
  readonly acts: ActRows
  readonly tellers: { readonly [type: ModuleEvent['type']]: (s: UpfrontState, event: never) => Telling }
  readonly advice: ActJudges
}

/** An optional rule, with all that it brings: a folder here and a line in index.ts. */
export interface UpfrontModule extends Module<UpfrontTerms> {
  /** 47.2, 52.1: what becomes of an Action card where it is on: another terrain, say. */
  cardIn?(card: ActionCard): ActionCard
  /** 52.1: under which type a card leaves the game, as printed; `type` is the scenario's, '' for none. */
  removedAs?(card: ActionCard, type: string): string
  /** How many cards of types of its own leave the game. */
  readonly removals?: { readonly [type: string]: number }
  /** What everyone sees of a group besides its cards and men, in a word or two each: 'Lit'. */
  marks?(s: UpfrontState, group: Group): readonly string[]
  /** 48.3: cards of a side that are in nobody's force and may still come into the game; `taken` are the numbers of those that are. */
  reserve?(pack: Pack, scenario: Scenario, side: Side, taken: ReadonlySet<number>): readonly Personality[]
  /** Why a scenario can't have it. */
  unfit?(scenario: Scenario): Problem | undefined
}
