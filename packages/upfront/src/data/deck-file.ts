import {
  flag,
  integer,
  listOf,
  oneOf,
  optional,
  type Problem,
  plain,
  type Reading,
  record,
  type Schema,
  text,
  variants,
} from '@firegroup/kernel'
import { type ActionCard, type CardFunction, TERRAINS } from './cards.ts'

/** An Action deck as it stands in a file: ours is deck.json, and a player may supply another. */
export interface DeckFile {
  readonly cards: readonly ActionCard[]
}

const COLUMNS = 10
const HIGHEST_RN = 6
/** Fewer could run out with everything on the table and in hands. */
const FEWEST_CARDS = 100
const MOST_CARDS = 400

const printed = {
  side: optional(integer(0, 1)),
  symbols: optional(listOf(oneOf('German', 'American', 'Russian'), { min: 1, max: 3 })),
}
const modifier = integer(-9, 9)
const numbers = listOf(integer(0, HIGHEST_RN), { max: HIGHEST_RN + 1 })
const [, ...natural] = TERRAINS

const functionSchema = variants({
  Terrain: {
    terrain: oneOf(...natural),
    against: modifier,
    from: modifier,
    againstOther: optional(modifier),
    strength: optional(integer(1, 9)),
    moveNumber: optional(integer(0, HIGHEST_RN)),
    ...printed,
  },
  Movement: { kind: oneOf('plain', 'Flank', 'Ford'), against: modifier, ...printed },
  Fire: { strength: integer(1, 20), firepower: integer(1, 60), ...printed },
  Rally: { value: rallyValue(), ...printed },
  Concealed: { value: integer(-9, -1), ...printed },
  Sniper: { pin: numbers, kia: numbers, ...printed },
  Wire: { against: modifier, from: modifier, ...printed },
  Smoke: { against: modifier, from: modifier, ...printed },
  Hero: printed,
  Radio: printed,
  Cower: printed,
})

const cardSchema = record({
  id: integer(1, MOST_CARDS),
  rn: integer(0, HIGHEST_RN),
  colour: oneOf('red', 'black'),
  rpn: listOf(integer(1, COLUMNS), { min: COLUMNS, max: COLUMNS }),
  rpnColour: text({ max: COLUMNS, pattern: /^[rb]{10}$/, what: 'ten letters r or b' }),
  split: optional(flag()),
  breeze: optional(flag()),
  functions: listOf(functionSchema, { min: 1, max: 4 }),
})

const fileSchema = record({
  format: oneOf('firegroup-upfront-deck'),
  version: oneOf(1),
  source: optional(text({ max: 2000 })),
  cards: listOf(plain(), { min: FEWEST_CARDS, max: MOST_CARDS }),
})

interface CardEntry {
  readonly id: number
  readonly rn: number
  readonly colour: 'red' | 'black'
  readonly rpn: readonly number[]
  readonly rpnColour: string
  readonly split?: boolean
  readonly breeze?: boolean
  readonly functions: readonly CardFunction[]
}

/** Reads an Action deck; every problem begins with the card and the field. */
export function readDeckFile(json: unknown, path = 'deck'): Reading<DeckFile> {
  const wrong = fileSchema.check(json, path)
  if (wrong) return { ok: false, problems: [{ message: wrong }] }
  const entries = (json as { readonly cards: readonly unknown[] }).cards
  const gap = missingCards(entries, path)
  if (gap) return { ok: false, problems: [{ rule: '2.2', message: gap }] }
  const problems: Problem[] = []
  entries.forEach((entry, i) => {
    const message = cardProblem(entry, i, path)
    if (message) problems.push({ rule: '2.2', message })
  })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { cards: (entries as readonly CardEntry[]).map(cardOf) } }
}

/** 2.2: cards that are not there are told once, instead of every number after them that is not its place. */
function missingCards(entries: readonly unknown[], path: string): string | null {
  const ids = new Set(entries.map((entry) => (entry as Partial<CardEntry> | null)?.id))
  const missing = Array.from({ length: entries.length }, (_, i) => i + 1).filter((id) => !ids.has(id))
  // a number that stands for another is that card's mistake
  const beyond = [...ids].filter((id) => typeof id === 'number' && id > entries.length).length
  if (missing.length === 0 || missing.length !== beyond) return null
  const [first, ...others] = missing
  const more = others.length === 0 ? 'is' : `and ${others.length === 1 ? 'another' : `${others.length} others`} are`
  return `${path}.cards: card ${first} ${more} missing: inventory numbers run through from 1.`
}

/** 2.2: inventory numbers run through from 1, and column n holds a position from 1 to n. */
function cardProblem(entry: unknown, index: number, path: string): string | null {
  const where = `${path}.cards[${index}]`
  const wrong = cardSchema.check(entry, where)
  if (wrong) return wrong
  const { id, rpn } = entry as CardEntry
  if (id !== index + 1) return `${where}.id must be ${index + 1}, not ${id}: inventory numbers run through from 1.`
  const tooHigh = rpn.findIndex((position, column) => position > column + 1)
  return tooHigh < 0 ? null : `${where}.rpn[${tooHigh}] must be at most ${tooHigh + 1}, not ${rpn[tooHigh]}.`
}

function cardOf(entry: CardEntry): ActionCard {
  const { id, rn, colour, rpn, rpnColour, split = false, breeze = false, functions } = entry
  const red = colour === 'red'
  const signed = red && rn > 0 ? -rn : rn
  return { id, rn, red, signed, rpn, rpnRed: [...rpnColour].map((letter) => letter === 'r'), breeze, split, functions }
}

function rallyValue(): Schema<number | 'All'> {
  const number = integer(1, 20)
  return {
    check: (value, path) => (value === 'All' ? null : number.check(value, path)),
    json: () => ({ anyOf: [number.json(), { enum: ['All'] }] }),
  }
}
