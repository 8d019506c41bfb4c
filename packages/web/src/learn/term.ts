export interface Term {
  /** Its address: '#/learn/<game>/<id>'. */
  readonly id: string
  readonly name: string
  /** Where it stands in the rules: '3.3.5'; nowhere for a module that cites none. */
  readonly rules: readonly string[]
  /** At most 60 words, ours. */
  readonly text: string
  /** Other words and abbreviations for it, as the interface shows them. */
  readonly also?: readonly string[]
  readonly see?: readonly string[]
}

export interface TermGroup {
  readonly name: string
  readonly terms: readonly Term[]
}
