import type { GlossaryEntry } from '@firegroup/kernel'

/** An entry of a game's glossary, the same whether the game or an optional module brings it. Its address is '#/learn/<game>/<id>'. */
export type Term = GlossaryEntry

export interface TermGroup {
  readonly name: string
  readonly terms: readonly Term[]
}
