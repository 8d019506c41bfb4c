/** Every term, modifier, mark and phase that the interface shows, in our own words. */
import { fireTerms } from '../games/aslsk/learn/terms/fire.ts'
import { groundTerms } from '../games/aslsk/learn/terms/ground.ts'
import { movementTerms } from '../games/aslsk/learn/terms/movement.ts'
import { sequenceTerms } from '../games/aslsk/learn/terms/sequence.ts'
import { unitTerms } from '../games/aslsk/learn/terms/units.ts'
import { weaponTerms } from '../games/aslsk/learn/terms/weapons.ts'
import type { Term } from './term.ts'

export type { Term } from './term.ts'

export const GROUPS: readonly { readonly name: string; readonly terms: readonly Term[] }[] = [
  { name: 'Turn and phases', terms: sequenceTerms },
  { name: 'Units', terms: unitTerms },
  { name: 'Fire', terms: fireTerms },
  { name: 'Ground and sight', terms: groundTerms },
  { name: 'Moving, rallying, fighting', terms: movementTerms },
  { name: 'Weapons', terms: weaponTerms },
]

export const glossary: readonly Term[] = GROUPS.flatMap(({ terms }) => terms)

export function termOf(id: string): Term | undefined {
  return glossary.find((term) => term.id === id)
}

/** The entries about a rule, those that begin with it first; where none is about it, about the rule that it is part of. */
export function termsOfRule(rule: string): readonly Term[] {
  if (!/^\d/.test(rule)) return []
  const exact = glossary.filter(({ rules }) => rules.includes(rule)).sort((a, b) => a.rules.indexOf(rule) - b.rules.indexOf(rule))
  if (exact.length > 0) return exact
  const parts = glossary.filter(({ rules }) => rules.some((each) => each.startsWith(rule)))
  const wider = rule.replace(/(\.\d+|(?<=\d)[a-z])$/, '')
  return parts.length > 0 || wider === rule ? parts : termsOfRule(wider)
}

/** The entry that explains a rule where these words stand beside it: 'wooden building in K5' means the cover, not the roads of 1.1.1. */
export function termFor(rule: string, words: string): Term | undefined {
  const said = ` ${words.toLowerCase().replace(/[^a-z0-9½/]+/g, ' ')} `
  const fits = ({ name, also = [] }: Term): number =>
    Math.max(0, ...[name, ...also].map((each) => (said.includes(` ${each.toLowerCase()} `) ? each.length : 0)))
  const [best] = termsOfRule(rule)
    .map((term) => ({ term, fit: fits(term) }))
    .sort((a, b) => b.fit - a.fit)
  return best && best.fit > 0 ? best.term : undefined
}

export interface Piece {
  readonly text: string
  /** The entry that these words name; absent for words between. */
  readonly term?: string
}

/** A text cut up where one of these entries is named: each once, under whichever of its names comes first. */
export function piecesOf(text: string, ids: readonly string[]): readonly Piece[] {
  const places = ids.flatMap((id) => {
    const names = termOf(id) ? [termOf(id)!.name, ...(termOf(id)!.also ?? [])] : []
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
export function searchTerms(text: string): readonly Term[] {
  const wanted = text.trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return glossary
  return glossary
    .map((term) => ({ term, rank: Math.max(...wanted.map((word) => rankOf(term, word))) }))
    .filter(({ rank }) => rank < MISS)
    .sort((a, b) => a.rank - b.rank)
    .map(({ term }) => term)
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
