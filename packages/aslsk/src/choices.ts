import type { Rules } from '@firegroup/kernel'
import { type Acting, actUntilDone, askFor, ending } from './acts.ts'
import type { Aslsk } from './context.ts'
import type { Hex } from './state.ts'

/**
 * A choice that an optional rule offers, at a moment of its own. All of them are one kind of question, to which modules bring their rows; `of` says which rule
 * asks, and a row that belongs to another offers nothing.
 */
export interface Choosing extends Acting {
  readonly of: string
  /** The Location that it is about, where it is about one. */
  readonly at?: Hex
  /** It is decided once. */
  readonly once?: true
  /** The units that it is about, where not all of them. */
  readonly units?: readonly number[]
}

/** What whoever answers is told. */
export interface AboutChoice {
  readonly of: string
  readonly at?: Hex
}

/** Nothing, or nothing more, of what is offered. */
export const endChoice = ending('pass', '3.0', 'Nothing more')

/** A side may choose as often as it finds something. One that has nothing to choose from is not asked. */
export function offerChoice(g: Aslsk, choosing: Choosing, title: string, rule: string): Rules<void> {
  const { of, at } = choosing
  const about: AboutChoice = at === undefined ? { of } : { of, at }
  return actUntilDone(g, g.state.setting.acts.choice, choosing, () => ({ kind: 'choice', title, rule, about }))
}

/** The same in the midst of a rule that goes on where it was: no checkpoint comes between. */
export function* askChoice(g: Aslsk, choosing: Choosing, title: string, rule: string): Rules<void> {
  const acts = g.state.setting.acts.choice
  const about: AboutChoice = choosing.at === undefined ? { of: choosing.of } : { of: choosing.of, at: choosing.at }
  do {
    const question = acts.question(g.state, choosing, { kind: 'choice', title, rule, about })
    if (!question.canAct()) return
    const decision = yield* askFor(g, choosing.side, question)
    if (acts.of(decision).ends) return
    const doing = acts.perform(g, choosing, decision)
    if (doing) yield* doing
  } while (!choosing.once)
}
