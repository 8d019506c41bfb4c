import type { ActDecision } from '@firegroup/kernel'
import { decisionWords } from '@firegroup/kernel/words'
import type { AslskActs } from '../acts.ts'
import { FORMS } from '../rules.ts'
import type { AslskState } from '../state.ts'

const FORM_WORDS = Object.fromEntries(Object.entries(FORMS).map(([kind, { describe }]) => [kind, describe]))

/**
 * A decision as a short request: 'Hold fire', 'Move 4-6-7 to J5 (2 MF)', in the words of its act. The decision has the shape that its question's schema
 * asks for; the state is the one in which it is asked.
 */
export function describeDecision(s: AslskState, kind: string, decision: unknown): string {
  const acts = s.setting.acts as { readonly [kind: string]: AslskActs<unknown, ActDecision> | undefined }
  return acts[kind]?.describe(s, decision as ActDecision) ?? decisionWords(FORM_WORDS, s, kind, decision)
}
