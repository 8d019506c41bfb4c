import { capital } from './phrases.ts'

/** How each kind of question's answers are told; a decision has the shape that its question's schema asks for. */
type Describers<S> = { readonly [kind: string]: (s: S, decision: never) => string }

/** A decision in the words of its kind. */
export function decisionWords<S>(describers: Describers<S>, s: S, kind: string, decision: unknown): string {
  const describe = Object.hasOwn(describers, kind) ? describers[kind] : undefined
  return describe ? describe(s, decision as never) : otherDecision(decision)
}

/** An answer that has no words yet, as of a module: what it calls itself. */
export function otherDecision(decision: unknown): string {
  return capital(typeof decision === 'object' && decision !== null && 'type' in decision ? String(decision.type) : 'decide')
}
