import type { Side } from '@firegroup/hexmap'
import { type BoardHex, SIDE_NAMES } from '@firegroup/hexmap/draw'

/**
 * The text of a table on a map: lines such as `P5 stone building; German: 4-6-7, a=9-1 leader broken`. Entries stand on lines of their own or two spaces
 * apart; `>A5` for a hex means offboard, to enter there. What the clauses say beyond terrain, levels and roads is each system's own.
 */
export interface BoardText {
  readonly hexes: Map<string, BoardHex>
  readonly clauses: readonly BoardClause[]
}

/** Something said of a hex that is neither terrain nor level nor road. */
export interface BoardClause {
  readonly hex: string
  readonly entering: boolean
  readonly text: string
}

/** A counter of a clause: `a=4-6-7 broken DM` has the name a, the label 4-6-7 and two words, in small letters. */
export interface CounterText {
  readonly name?: string
  readonly label: string
  readonly words: readonly string[]
}

/** Reads the ground, and leaves the rest to the caller. `terrainOf` knows a terrain by what people write for it. */
export function readBoardText(text: string, terrainOf: (words: string) => string | undefined): BoardText {
  const hexes = new Map<string, BoardHex>()
  const clauses: BoardClause[] = []
  const entries = text.split(/\n|\s{2,}(?=>?[A-Z]+\d+(?:\s|$))/).map((entry) => entry.trim())
  for (const entry of entries.filter((each) => each !== '')) {
    const [, off, hex, rest] = /^(>?)([A-Z]+\d+)\s*(.*)$/.exec(entry) ?? []
    if (hex === undefined) throw new Error(`The table has '${entry}', which does not begin with a hex.`)
    const here = hexes.get(hex) ?? { terrain: 'open', level: 0, road: [] }
    hexes.set(hex, here)
    for (const clause of rest!.split(';').map((part) => part.trim()))
      if (clause !== '' && !readGround(here, clause, terrainOf)) clauses.push({ hex, entering: off === '>', text: clause })
  }
  return { hexes, clauses }
}

function readGround(here: BoardHex, clause: string, terrainOf: (words: string) => string | undefined): boolean {
  const [word, ...args] = clause.split(/\s+/)
  const terrain = terrainOf(clause.toLowerCase())
  if (terrain !== undefined) here.terrain = terrain
  else if (word!.toLowerCase() === 'level') here.level = Number(args[0])
  else if (word!.toLowerCase() === 'height') here.height = Number(args[0])
  else if (word!.toLowerCase() === 'road') here.road.push(...args.map(hexside))
  else return false
  return true
}

function hexside(name: string): Side {
  const index = SIDE_NAMES.indexOf(name.toUpperCase() as (typeof SIDE_NAMES)[number])
  if (index < 0) throw new Error(`'${name}' is no hexside: ${SIDE_NAMES.join(', ')}.`)
  return index as Side
}

/** The counters of a clause, in order. */
export function readCounters(items: string): CounterText[] {
  return items.split(',').map((item) => {
    const [, name, label, rest] = /^(?:(\w+)=)?(\S+)\s*(.*)$/.exec(item.trim()) ?? []
    if (label === undefined) throw new Error(`The table has no counter in '${items}'.`)
    const words = rest!.toLowerCase().split(/\s+/)
    return { label, words: words.filter((word) => word !== ''), ...(name === undefined ? {} : { name }) }
  })
}

/** What the words after a counter set, all together. */
export function fieldsOf<T>(known: { readonly [word: string]: Partial<T> }, words: readonly string[]): Partial<T> {
  const fields: Partial<T> = {}
  for (const word of words) {
    if (!known[word]) throw new Error(`The table has the word '${word}' after a counter; it may be ${Object.keys(known).join(', ')}.`)
    Object.assign(fields, known[word])
  }
  return fields
}

/** The index of a counter: by the name given in the text, or the n-th with that label. */
export function counterCalled(counters: readonly Pick<CounterText, 'name' | 'label'>[], called: string, n = 1): number {
  const named = counters.findIndex(({ name }) => name === called)
  if (named >= 0) return named
  const labelled = counters.flatMap(({ label }, index) => (label === called ? [index] : []))
  const found = labelled[n - 1]
  if (found === undefined) throw new Error(`The table has no ${n === 1 ? '' : `${n}th `}counter called '${called}'.`)
  return found
}

/** `label mark mark` with the marks in order and everything in small letters, so that two ways of writing a unit compare. */
export function inOrder(unit: string): string {
  const [label, ...marks] = unit.toLowerCase().split(/\s+/)
  return [label, ...marks.sort()].join(' ')
}
