import type { PreviewIn } from '@firegroup/kernel'
import type { ActRows } from '../acts.ts'
import type { LnltQuestions, QuestionKind } from '../questions.ts'
import type { LnltState, Side } from '../state.ts'

export type Decision<K extends QuestionKind> = LnltQuestions[K]['decision']

/** What a decision is worth: higher is better, doing nothing is about 0. */
export type Judge<K extends QuestionKind> = (decision: Decision<K>) => number

/** What the question itself foretells of a decision. */
export type Preview<K extends QuestionKind> = (decision: Decision<K>) => PreviewIn<LnltQuestions, K>

type ActKind = keyof ActRows

/** What each act of a question is worth, by its type: an act that is added is missed here by the compiler. */
export type ActJudges<K extends ActKind> = {
  readonly [T in Decision<K>['type']]: (decision: Extract<Decision<K>, { readonly type: T }>) => number
}

/** What a module says of its own acts, by the kind of question and the type of the act. */
export type ModuleAdvice = {
  readonly [K in ActKind]?: { readonly [type: string]: (s: LnltState, side: Side, decision: never) => number }
}

/** By the table, or by the module whose act it is; one of which nobody says anything is as good as doing nothing. */
export function byAct<K extends ActKind>(s: LnltState, side: Side, kind: K, judges: ActJudges<K>): Judge<K> {
  const known = new Map<string, unknown>(Object.entries(judges)) as ReadonlyMap<string, (decision: Decision<K>) => number>
  return (decision) => {
    const judge = known.get(decision.type)
    return judge ? judge(decision) : adviceOfModules(s, side, kind, decision)
  }
}

function adviceOfModules(s: LnltState, side: Side, kind: ActKind, decision: { readonly type: string }): number {
  for (const { advice } of s.setting.modules) {
    const judges = advice?.[kind]
    const judge = judges && Object.hasOwn(judges, decision.type) ? judges[decision.type] : undefined
    if (judge) return judge(s, side, decision as never)
  }
  return 0
}
