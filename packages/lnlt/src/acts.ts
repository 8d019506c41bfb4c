import type { ActDecision, Acts, PreviewIn, Act as Row } from '@firegroup/kernel'
import type { Lnlt } from './context.ts'
import type { LnltQuestions } from './questions.ts'
import type { Impulse, LnltState, Location, Move, Side } from './state.ts'

/** 5.3: units that have just spent MP, and what the other side may still do about it. */
export interface Window {
  /** Who may fire. */
  readonly side: Side
  readonly at: Location
  readonly movers: readonly number[]
  /** Attacks that are left. */
  readonly budget: number
  /** Places that have fired at them here: each takes one of the attacks that are left, what fires apart in it takes none besides (1.7). */
  readonly firedFrom: readonly Location[]
  /** Places whose combined fire, or whose Sniper, has been among that. Whoever reacts so enters his own. */
  readonly grouped: Location[]
  /** 14.4: a missile is on its way: small arms alone answer, and its place is known. */
  readonly missile?: true
}

/** 3.0: something that a side can do in its part of the Rally Phase. */
export type RallyAction<D extends ActDecision = ActDecision> = Row<LnltState, Lnlt, Side, D>

/**
 * 4.0: one of the ways in which a side can begin its impulse. Candidates are asked for before the impulse exists, too. One that is the impulse's business
 * sets `declared`, and `acted` where it is more than a pass.
 */
export type Opening<D extends ActDecision = ActDecision> = Row<LnltState, Lnlt, Side, D>

/** 4.0: something that units of the activated locations can do in an impulse. */
export type ImpulseAct<D extends ActDecision = ActDecision> = Row<LnltState, Lnlt, Impulse, D>

/** 6.0: how a move that is under way goes on. */
export type StepAct<D extends ActDecision = ActDecision> = Row<LnltState, Lnlt, Move, D>

/** 5.3: an answer to movement. It counts as one attack, and answers from which place; to hold fire answers nothing. */
export type Reaction<D extends ActDecision = ActDecision> = Row<LnltState, Lnlt, Window, D, Location>

/** Rows by the question that offers them: what the base game has, and what a module may add to. */
export interface ActRows {
  readonly rally: readonly RallyAction[]
  readonly impulse: readonly Opening[]
  readonly act: readonly ImpulseAct[]
  readonly step: readonly StepAct[]
  readonly opportunityFire: readonly Reaction[]
}

/** The acts of a game, as it asks for them. */
export interface LnltActs {
  readonly rally: ActsOf<'rally', Side>
  readonly impulse: ActsOf<'impulse', Side>
  readonly act: ActsOf<'act', Impulse>
  readonly step: ActsOf<'step', Move>
  readonly opportunityFire: ActsOf<'opportunityFire', Window, Location>
}

type ActsOf<K extends keyof ActRows, Asked, R = void> = Acts<
  LnltState,
  Lnlt,
  Asked,
  LnltQuestions[K]['decision'],
  R,
  PreviewIn<LnltQuestions, K>
>
