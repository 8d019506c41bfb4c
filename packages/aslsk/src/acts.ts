import {
  type Act,
  type ActDecision,
  type ActQuestion,
  type Acts,
  type Head,
  LEGAL,
  type Problem,
  type Rules,
  type Runtime,
  type Schema,
} from '@firegroup/kernel'
import { knownBy } from './concealment/known-state.ts'
import { mightAct } from './concealment/might-act.ts'
import type { Aslsk } from './context.ts'
import type { AslskEvent } from './events.ts'
import type { AslskState, Side } from './state.ts'

/** One thing that a player may do, in one object. Which question offers it stands in rules.ts. */
export type AslskAct<Asked, D extends ActDecision> = Act<AslskState, Aslsk, Asked, D>

/** A question whose answers are no acts but one form, to be chosen from: all that does not change from one asking to the next. */
export interface AslskForm<K extends string, D> {
  readonly kind: K
  readonly rule: string
  readonly schema: Schema<D>
  readonly candidates: () => readonly D[]
  readonly problems: (decision: D) => readonly Problem[]
  readonly describe: (s: AslskState, decision: D) => string
}

/** The acts of one question. */
export type AslskActs<Asked, D extends ActDecision, Preview = unknown> = Acts<AslskState, Aslsk, Asked, D, void, Preview>

/** A side that may act as often as it likes. */
export interface Acting {
  readonly side: Side
}

/** A side that may act again and again. */
interface ActingOn<D> extends Acting {
  /** Told what is about to be done. */
  readonly decided?: ((decision: D) => void) | undefined
}

/** The act that ends a question, in the words of that question. */
export function ending<T extends string>(type: T, rule: string, words: string): AslskAct<unknown, { readonly type: T }> {
  const decision = { type } as const
  return {
    type,
    rule,
    fields: {},
    ends: true,
    candidates: () => [decision],
    problems: () => LEGAL,
    perform: () => undefined,
    describe: () => words,
  }
}

/** A side acts again and again until it says that it has finished, or has nothing left to do. */
export function* actUntilDone<Asked extends ActingOn<D>, D extends ActDecision, Preview, K extends string, About>(
  g: Aslsk,
  acts: AslskActs<Asked, D, Preview>,
  asked: Asked,
  head: (s: AslskState) => Head<K, About>,
): Rules<void> {
  const { side } = asked
  while (!g.state.passed.includes(side)) {
    const known = knownBy(g.state, side)
    const question = acts.question(known, asked, head(known))
    if (!question.canAct() && !mightAct(g.state, side, question.kind)) return
    g.checkpoint()
    const decision = yield* askFor(g, side, question)
    if (acts.of(decision).ends) g.state.passed.push(side)
    else {
      asked.decided?.(decision)
      const doing = acts.perform(g, asked, decision)
      if (doing) yield* doing
    }
  }
}

/** Asks for an act. Lists of acts make their own questions, each of the kind under which the map of questions has it. */
export function askFor<K extends string, D extends ActDecision, About, Preview>(
  g: Runtime<AslskState, AslskEvent>,
  side: Side,
  question: ActQuestion<K, D, About, Preview>,
): Rules<D> {
  return g.ask(side, question) as Rules<D>
}
