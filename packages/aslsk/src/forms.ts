import type { ByKind, Schema } from '@firegroup/kernel'
import type { AslskQuestions } from './questions.ts'
import { actsOf, FORMS } from './rules.ts'
import { MODULES } from './scenario/modules.ts'

/** The form of every decision, by the kind of question: what `firegroup list decisions` prints. */
export function forms(): ByKind<AslskQuestions, Schema<unknown>> {
  const asked: ByKind<AslskQuestions, { readonly schema: Schema<unknown> }> = { ...actsOf(MODULES), ...FORMS }
  const schemas = Object.entries(asked).map(([kind, { schema }]) => [kind, schema])
  return Object.fromEntries(schemas) as ByKind<AslskQuestions, Schema<unknown>>
}
