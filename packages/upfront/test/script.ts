import type { Personality } from '../src/data/personality-file.ts'
import type { SituationCard, SituationGroup, SituationMan } from '../src/situation/form.ts'
import { LETTERS, type Letter, type MoveMode, SIDES, type Side } from '../src/state.ts'
import type { Picker } from './pick.ts'

/** Groups from lines of text; see table.ts for what a line may say. Men are told in the order in which they get their ids. */
export interface Script {
  readonly groups: { readonly [S in Side]: SituationGroup[] }
  readonly names: { readonly [S in Side]: string[] }
}

export function readScript(text: string, picker: Picker): Script {
  madeUpNumber = FIRST_MADE_UP
  const script: Script = { groups: { axis: [], allied: [] }, names: { axis: [], allied: [] } }
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue
    const parts = /^(\w+) ([ZABCDE])(?:\[(-?\d+)\])?([^:]*):(.*)$/.exec(line)
    const side = parts && SIDES.find((each) => each === parts[1])
    if (!parts || !side) throw new Error(`'${line}' is no group: 'axis A[2] Brush, Move+: #1, Fox(morale 4) pinned'.`)
    const [, , letter, range = '0', cards, men] = parts
    const read = splitMen(men!).map(readMan)
    script.names[side].push(...read.map(({ name }) => name))
    const { flanks, encircles, behind, surrendered, weapons, rest } = readMarks(list(cards!))
    script.groups[side].push({
      letter: letter as Letter,
      range: Number(range),
      cards: rest.map((card) => readCard(card, side, picker)),
      men: read.map(({ man }) => man),
      flanks,
      surrendered,
      weapons,
      ...(encircles ? { encircles } : {}),
      ...(behind ? { behindPillbox: behind } : {}),
    })
  }
  return script
}

/** Among the cards: 'flanks B', 'encircles B' (from behind), 'surrendered', and 'lies lmgGerman jammed captured crew 2' for a weapon that nobody holds. */
function readMarks(words: readonly string[]): {
  flanks: Letter[]
  encircles?: Letter
  behind?: Letter
  surrendered: boolean
  weapons: NonNullable<SituationGroup['weapons']>
  rest: string[]
} {
  const named = (verb: string) => words.filter((word) => word.startsWith(`${verb} `)).map((word) => word.slice(-1) as Letter)
  const [encircles] = named('encircles')
  const [behind] = named('behind')
  const weapons = words.filter((word) => word.startsWith('lies ')).map(readLoose)
  const rest = words.filter((word) => !/^(flanks|encircles|behind|lies) |^surrendered$/.test(word))
  return {
    flanks: named('flanks'),
    surrendered: words.includes('surrendered'),
    weapons,
    rest,
    ...(encircles ? { encircles } : {}),
    ...(behind ? { behind } : {}),
  }
}

const SECONDARY = ['demolitionCharge', 'panzerfaust', 'radio', 'ATMM']

function readLoose(text: string): NonNullable<SituationGroup['weapons']>[number] {
  const [, weapon = '', ...marks] = text.split(/\s+/)
  const crew = marks.indexOf('crew')
  return {
    weapon,
    jammed: marks.includes('jammed'),
    captured: marks.includes('captured'),
    secondary: SECONDARY.includes(weapon),
    ...(crew < 0 ? {} : { assistant: Number(marks[crew + 1]) }),
  }
}

const MODES: { readonly [sign: string]: MoveMode } = { '+': 'advance', '-': 'retreat', '=': 'sideways' }

/** 'Brush', 'Move+', 'Flank=', 'Open', 'Smoke', 'Wire', '#17'. */
function readCard(word: string, side: Side, picker: Picker): SituationCard {
  const move = /^(Move|Flank|Ford)([+=-]?)$/.exec(word)
  if (move) return { card: picker.pick(move[1]!), as: 'movement', mode: MODES[move[2]!] ?? 'sideways' }
  if (word === 'Open') return { card: picker.pick('Fire'), as: 'open' }
  if (word === 'Smoke') return { card: picker.pick('Smoke'), as: 'smoke' }
  if (word === 'Wire') return { card: picker.pick('Wire'), as: 'wire', by: side === 'axis' ? 'allied' : 'axis' }
  return { card: picker.pick(word), as: 'terrain' }
}

const MARKS = ['pinned', 'jammed', 'captured', 'berserk', 'wounded', 'buttoned', 'immobilized', 'bogged', 'shown', 'gunLost'] as const
const NUMBERS = ['stun', 'credit', 'crewLost'] as const

/** '#3 pinned', 'Fox(morale 4, panic 5) jammed', 'unarmed', 'assists 2', 'infiltrates B since 3' (a turn), 'carries demolitionCharge', 'with lmgGerman'. */
function readMan(text: string): { readonly name: string; readonly man: SituationMan } {
  const parts = /^(#\d+|[A-Z]\w*)(?:\(([^)]*)\))?(.*)$/.exec(text)
  if (!parts) throw new Error(`'${text}' is no man.`)
  const [, name, values, rest] = parts
  const words = rest!.trim().split(/\s+/).filter(Boolean)
  const man: { -readonly [K in keyof SituationMan]: SituationMan[K] } = name!.startsWith('#')
    ? { number: Number(name!.slice(1)) }
    : { card: madeUp(name!, values ?? '') }
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    const mark = MARKS.find((each) => each === word)
    const number = NUMBERS.find((each) => each === word)
    if (mark) man[mark] = true
    else if (number) man[number] = Number(words[++i]) as 3
    else if (word === 'acquired') man.acquired = LETTERS.find((letter) => letter === words[i + 1])!
    else if (word === 'mg') man.mgOut = words[++i] as 'jammed'
    else if (word === 'flame') man.flameOut = words[++i] as 'jammed'
    else if (word === 'unarmed') man.weapon = ''
    else if (word === 'assists') man.assists = Number(words[++i])
    else if (word === 'infiltrates') man.infiltrates = LETTERS.find((letter) => letter === words[i + 1])!
    else if (word === 'since') man.infiltratedOn = Number(words[++i])
    else if (word === 'carries') man.secondary = words[++i]!
    else if (word === 'with') man.weapon = words[++i]!
    else throw new Error(`'${text}': nobody is '${word}'.`)
    if (word === 'infiltrates' || word === 'acquired') i++
  }
  return { name: name!, man }
}

const FIRST_MADE_UP = 500
let madeUpNumber = FIRST_MADE_UP

/** A rifleman of Morale 3 and Panic 4, unless told otherwise: 'morale 5', 'panic 7', 'kia 8', 'rout 4', 'weapon BAR', 'SL'. */
function madeUp(name: string, values: string): Personality {
  const given: Record<string, string | number | null> = {}
  for (const value of list(values)) {
    const [field, figure] = value.split(' ') as [string, string?]
    if (figure === undefined) given['role'] = field
    else given[field] = field === 'weapon' || field === 'rank' ? figure : Number(figure)
  }
  const panic = typeof given['panic'] === 'number' ? given['panic'] : 4
  const usual = { rank: 'PVT', role: null, weapon: 'rifleBolt', morale: 3, panic, rout: panic, kia: 8, points: 20 } as const
  return { number: madeUpNumber++, name, ...usual, ...given }
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
}

/** Commas in parentheses don't separate. */
function splitMen(text: string): string[] {
  return (text.match(/(?:[^,(]|\([^)]*\))+/g) ?? []).map((each) => each.trim()).filter(Boolean)
}
