/** What holds of the glossary of every game. For tests alone. */
import { expect, test } from 'vitest'
import type { Glossary } from '../glossary.ts'

const MOST_WORDS = 60

export interface GlossaryClaims {
  readonly atLeast: number
  /** The rules that the engine cites. */
  readonly cited: readonly string[]
}

export function glossaryHolds(glossary: Glossary, { atLeast, cited }: GlossaryClaims): void {
  test('every entry has a name of its own, few words, and leads to entries that exist', () => {
    const ids = glossary.terms.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(atLeast)
    for (const { id, text, see = [], rules } of glossary.terms) {
      expect(text.split(/\s+/).length, id).toBeLessThanOrEqual(MOST_WORDS)
      const astray = see.filter((other) => !glossary.termOf(other))
      expect(astray, id).toEqual([])
      expect(rules.length, id).toBeGreaterThan(0)
    }
  })

  test('every rule that the engine cites leads somewhere', () => {
    expect(cited.length).toBeGreaterThan(20)
    expect(cited.filter((rule) => glossary.termsOfRule(rule).length === 0)).toEqual([])
    expect(glossary.termsOfRule('99.9')).toEqual([])
    expect(glossary.termsOfRule('glossary')).toEqual([])
  })
}
