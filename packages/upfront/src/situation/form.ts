import { type Described, dictionary, flag, integer, listOf, oneOf, optional, plain, record, text } from '@firegroup/kernel'
import { personalitySchema } from '../data/personality-file.ts'
import { deckSchema, modulesSchema, nationSchema, optionsSchema, packSchema, snipersSchema, victorySchema } from '../scenario/schema.ts'
import { LETTERS, SIDES } from '../state.ts'

const side = oneOf(...SIDES)
const letter = oneOf(...LETTERS)
const card = integer(1, 400)
const cards = listOf(card, { max: 400 })
const key = text({ max: 40, pattern: /^[A-Za-z0-9]*$/, what: 'a name of letters and digits' })
const yes = optional(flag())

/** A man of his nation's roster by number, or one made up for the occasion. */
const man = record({
  number: optional(integer(1, 999)),
  card: optional(personalitySchema),
  pinned: yes,
  weapon: optional(key),
  jammed: yes,
  captured: yes,
  secondary: optional(key),
  /** The position of his gunner in the group. */
  assists: optional(integer(1, 10)),
  /** The letter of the enemy group that he has infiltrated. */
  infiltrates: optional(letter),
  infiltratedOn: optional(integer(0)),
  berserk: yes,
  heroic: optional(integer(0, 2)),
  fate: optional(oneOf('kia', 'rout', 'prisoner', 'freed')),
  /** 33, 35 */
  wounded: yes,
  awaits: optional(integer(1, 99)),
  /** 32.2: the letter of the enemy group whose first man guards him. */
  guardedIn: optional(letter),
  /** 27, 28, 34: how a gun or a vehicle is. */
  shown: yes,
  crewLost: optional(integer(1, 3)),
  buttoned: yes,
  stun: optional(oneOf(3, 6)),
  credit: optional(integer(1, 9)),
  immobilized: yes,
  bogged: yes,
  mgOut: optional(oneOf('jammed', 'lost')),
  flameOut: optional(oneOf('jammed', 'lost')),
  gunLost: yes,
  /** 27.1: the letter of the enemy group that it has acquired. */
  acquired: optional(letter),
})

/** A card on a group. */
const placed = record({
  card,
  as: oneOf('terrain', 'open', 'movement', 'smoke', 'wire'),
  mode: optional(oneOf('advance', 'retreat', 'sideways')),
  turn: optional(integer(0)),
  by: optional(side),
  offered: yes,
})

/** A weapon that lies with a group. */
const loose = record({
  weapon: key,
  jammed: yes,
  secondary: yes,
  /** It was the enemy's. */
  captured: yes,
  /** The position of the man who still counts as its crew. */
  assistant: optional(integer(1, 10)),
})

const group = record({
  letter,
  range: optional(integer(-9, 9)),
  men: listOf(man, { min: 1, max: 10 }),
  /** From the bottom. */
  cards: optional(listOf(placed, { max: 40 })),
  acted: yes,
  sniped: optional(integer(-1, 6)),
  surrendered: yes,
  weapons: optional(listOf(loose, { max: 20 })),
  /** 17: the letters of the enemy groups that it flanks, or encircles from behind with the group opposite in front. */
  flanks: optional(listOf(letter, { max: 2 })),
  encircles: optional(letter),
  /** 23.7: the letter of the Pillbox group that it has got behind. */
  behindPillbox: optional(letter),
})

const sideForm = record({
  nation: nationSchema,
  role: optional(oneOf('attacker', 'defender')),
  /** 37, 39 */
  troopType: optional(text({ max: 40 })),
  hand: optional(cards),
  groups: listOf(group, { max: 6 }),
  /** Men who are no longer in play. */
  lost: optional(listOf(man, { max: 40 })),
  leaderLost: yes,
  /** 14.41: how many Snipers it has; one unless told, if the scenario lets it have any. */
  snipers: optional(integer(0, 2)),
  /** 48.1, 48.4 */
  random: optional(listOf(integer(1, 9), { max: 9 })),
  moreSnipers: optional(integer(1, 3)),
  groupsAtStart: optional(integer(1, 6)),
})

/** The form of a position in the middle of play: docs/situation-upfront.md. */
export const situationForm = record({
  active: side,
  first: optional(side),
  turn: optional(integer(1, 9999)),
  /** Where in the turn; the actions unless told. */
  step: optional(text({ max: 40 })),
  decks: optional(integer(1, 9)),
  deckNumber: optional(integer(1, 9)),
  rulesThrough: optional(integer(3, 54)),
  axis: sideForm,
  allied: sideForm,
  /** The cards that are left in the Draw pile; those that are nowhere else are then discards. Without it they are all in the pile. */
  pile: optional(cards),
  discard: optional(cards),
  removed: optional(cards),
  /** 4.6: the turn before was passed. */
  passed: yes,
  kind: optional(oneOf('meeting', 'attack')),
  deck: optional(deckSchema),
  snipers: optional(snipersSchema),
  victory: optional(victorySchema),
  options: optional(optionsSchema),
  /** Optional rules that are on, and what they keep. */
  modules: optional(modulesSchema),
  kept: optional(dictionary(plain(), { max: 40 })),
  pack: optional(packSchema),
})

export type Situation = Described<typeof situationForm>
export type SituationSide = Described<typeof sideForm>
export type SituationGroup = Described<typeof group>
export type SituationCard = Described<typeof placed>
export type SituationMan = Described<typeof man>
