/** Every term, modifier, mark and phase that a game's interface shows, in our own words. */
import type { ModuleCard } from '@firegroup/kernel'
import type { Term, TermGroup } from './term.ts'

export type { Term, TermGroup } from './term.ts'

export interface Piece {
  readonly text: string
  /** The entry that these words name; absent for words between. */
  readonly term?: string
}

export class Glossary {
  /** The id of its game. */
  readonly game: string
  readonly groups: readonly TermGroup[]
  readonly terms: readonly Term[]
  /** What a search field proposes: 'pinned, FFNAM, 3.3.5'. */
  readonly proposal: string

  constructor(game: string, groups: readonly TermGroup[], proposal: string) {
    this.game = game
    this.groups = groups
    this.terms = groups.flatMap(({ terms }) => terms)
    this.proposal = proposal
  }

  /** The same with the entries that these modules bring; one that brings none is explained by its own sentence. */
  including(modules: readonly ModuleCard[]): Glossary {
    if (modules.length === 0) return this
    const terms = modules.flatMap(({ id, title, sentence, glossary }): readonly Term[] =>
      glossary && glossary.length > 0 ? glossary : [{ id: `module-${id}`, name: title, rules: [], text: sentence }],
    )
    return new Glossary(this.game, [...this.groups, { name: 'Optional rules', terms }], this.proposal)
  }

  termOf(id: string): Term | undefined {
    return this.terms.find((term) => term.id === id)
  }

  /** The entries about a rule, those that begin with it first; where none is about it, about the rule that it is part of. */
  termsOfRule(rule: string): readonly Term[] {
    const exact = this.terms.filter(({ rules }) => rules.includes(rule)).sort((a, b) => a.rules.indexOf(rule) - b.rules.indexOf(rule))
    // only the numbers of a rulebook have rules that they are part of
    if (exact.length > 0 || !/^\d/.test(rule)) return exact
    const parts = this.terms.filter(({ rules }) => rules.some((each) => each.startsWith(rule)))
    const wider = rule.replace(/(\.\d+|(?<=\d)[a-z])$/, '')
    return parts.length > 0 || wider === rule ? parts : this.termsOfRule(wider)
  }

  /** The entry that explains a rule where these words stand beside it: 'wooden building in K5' means the cover, not the roads of 1.1.1. */
  termFor(rule: string, words: string): Term | undefined {
    const said = ` ${words.toLowerCase().replace(/[^a-z0-9½/]+/g, ' ')} `
    const fits = ({ name, also = [] }: Term): number =>
      Math.max(0, ...[name, ...also].map((each) => (said.includes(` ${each.toLowerCase()} `) ? each.length : 0)))
    const [best] = this.termsOfRule(rule)
      .map((term) => ({ term, fit: fits(term) }))
      .sort((a, b) => b.fit - a.fit)
    return best && best.fit > 0 ? best.term : undefined
  }

  /** A text cut up where one of these entries is named: each once, under whichever of its names comes first. */
  piecesOf(text: string, ids: readonly string[]): readonly Piece[] {
    const places = ids.flatMap((id) => {
      const names = this.termOf(id) ? [this.termOf(id)!.name, ...(this.termOf(id)!.also ?? [])] : []
      const found = names.flatMap((name) => {
        const match = new RegExp(`(?<![\\w-])${name.replace(/[^\w\s]/g, '\\$&')}(?![\\w-])`, name === name.toUpperCase() ? '' : 'i').exec(
          text,
        )
        return match ? [{ id, from: match.index, to: match.index + name.length }] : []
      })
      return found.sort((a, b) => a.from - b.from || b.to - a.to).slice(0, 1)
    })
    const pieces: Piece[] = []
    let at = 0
    for (const { id, from, to } of places.sort((a, b) => a.from - b.from)) {
      if (from < at) continue
      if (from > at) pieces.push({ text: text.slice(at, from) })
      pieces.push({ text: text.slice(from, to), term: id })
      at = to
    }
    return at < text.length ? [...pieces, { text: text.slice(at) }] : pieces
  }

  /** Entries in which every word is found, the nearest first: name, other names, rule, text. */
  search(text: string): readonly Term[] {
    const wanted = text.trim().toLowerCase().split(/\s+/).filter(Boolean)
    if (wanted.length === 0) return this.terms
    return this.terms
      .map((term) => ({ term, rank: Math.max(...wanted.map((word) => rankOf(term, word))) }))
      .filter(({ rank }) => rank < MISS)
      .sort((a, b) => a.rank - b.rank)
      .map(({ term }) => term)
  }
}

const MISS = 9

function rankOf({ name, also = [], rules, text }: Term, word: string): number {
  const [title, others] = [name.toLowerCase(), also.map((each) => each.toLowerCase())]
  if (title === word || others.includes(word) || rules.includes(word)) return 0
  if (title.startsWith(word)) return 1
  if (title.includes(word)) return 2
  if (others.some((each) => each.includes(word)) || rules.some((each) => each.startsWith(word))) return 3
  return text.toLowerCase().includes(word) ? 4 : MISS
}
