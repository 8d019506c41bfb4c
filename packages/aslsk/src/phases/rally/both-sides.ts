import type { Question, Rules } from '@firegroup/kernel'
import type { Aslsk } from '../../context.ts'
import { type AslskState, defender, type Side } from '../../state.ts'

/** The side does nothing more in this step. */
export interface Done {
  readonly type: 'done'
}
export const DONE: Done = { type: 'done' }

/** 3.1: in every step the ATTACKER acts until he has finished, then the DEFENDER. A side with nothing to decide is not asked. */
export function* bothSides<D extends { readonly type: string }>(
  g: Aslsk,
  questionFor: (s: AslskState, side: Side) => Question<D> | null,
  act: (g: Aslsk, decision: D) => void,
): Rules<void> {
  yield* oneSide(g, g.state.attacker, questionFor, act)
  yield* oneSide(g, defender(g.state), questionFor, act)
}

/** A side acts again and again until it says that it has finished, or has nothing left to decide. */
export function* oneSide<D extends { readonly type: string }>(
  g: Aslsk,
  side: Side,
  questionFor: (s: AslskState, side: Side) => Question<D> | null,
  act: (g: Aslsk, decision: D) => void,
): Rules<void> {
  while (!g.state.passed.includes(side)) {
    const question = questionFor(g.state, side)
    if (question === null) return
    g.checkpoint()
    const decision = yield* g.ask(side, question)
    if (decision.type === 'done') g.state.passed.push(side)
    else act(g, decision)
  }
}
