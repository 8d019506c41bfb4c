import { dictionary, flag, integer, listOf, oneOf, optional, plain, record, type Schema, text, variants } from '@firegroup/kernel'
import { NATIONS } from '../data/nations.ts'
import type { RulingOptions, Scenario, Victory } from './types.ts'

const id = text({ max: 40, pattern: /^[a-z0-9][a-z0-9-]*$/, what: 'an id of small letters, digits and -' })
const name = text({ max: 120 })
const words = text({ max: 4000 })
const key = text({ max: 40, pattern: /^[A-Za-z0-9]+$/, what: 'a name of letters and digits' })

export const victorySchema: Schema<Victory> = variants({
  firstTo: { count: integer(1, 40), range: integer(-5, 9), mayDiffer: optional(flag()) },
  mostVP: { positionTerrain: optional(key) },
  vpRatio: { ratio: integer(1, 10), positionTerrain: optional(key) },
  fractionAtRR5: { parts: integer(1, 20), of: integer(1, 20) },
  breakDefender: {},
})

export const optionsSchema: Schema<Partial<RulingOptions>> = record({
  britishRadio: optional(oneOf('both', 'either')),
  zeroFirepowerMalfunction: optional(oneOf('jams', 'momentary')),
  doubleDoubling: optional(oneOf('once', 'twice')),
  outerLetters: optional(oneOf('opened', 'never')),
  chargeConcealed: optional(oneOf('attack', 'target')),
  readjustRange: optional(flag()),
})

export const deckSchema = record({
  removeFirst: optional(dictionary(integer(1, 40))),
  cower: optional(record({ both: optional(listOf(key)), axis: optional(listOf(key)), allied: optional(listOf(key)) })),
})

export const snipersSchema = oneOf('both', 'axis', 'allied', 'none')
export const nationSchema = oneOf(...NATIONS)

const sideSchema = record({
  nation: nationSchema,
  name,
  role: optional(oneOf('attacker', 'defender')),
  men: listOf(integer(1, 999), { max: 40 }),
  blanks: optional(
    listOf(record({ weapon: key, count: integer(1, 20), morale: optional(integer(0, 9)), panic: optional(integer(0, 12)) }), { max: 10 }),
  ),
  secondaryWeapons: optional(
    listOf(
      record({
        weapon: oneOf('demolitionCharge', 'panzerfaust', 'ATMM', 'ATMine', 'radio'),
        carrier: integer(1, 999),
        strength: optional(oneOf(5, 6, 7)),
      }),
      { max: 20 },
    ),
  ),
  troopType: optional(name),
  points: optional(integer(0, 9999)),
  marines: optional(flag()),
  boltAction: optional(flag()),
})

/** The form of a scenario file; what it says is judged by `begin`. */
export const scenarioSchema = record({
  format: oneOf('firegroup-scenario'),
  version: oneOf(1),
  system: oneOf('upfront'),
  id,
  name,
  briefing: record({
    place: optional(name),
    date: optional(name),
    text: words,
    axis: optional(words),
    allied: optional(words),
    aftermath: optional(words),
  }),
  kind: oneOf('meeting', 'attack'),
  rulesThrough: integer(16, 54),
  decks: integer(1, 9),
  first: oneOf('axis', 'allied', 'attacker', 'defender', 'fewerPoints', 'fewerPointsThenAxis', 'cardDraw'),
  sides: record({ axis: sideSchema, allied: sideSchema }),
  deck: optional(deckSchema),
  snipers: optional(snipersSchema),
  victory: victorySchema,
  special: optional(listOf(words, { max: 20 })),
  options: optional(optionsSchema),
  pack: optional(record({ deck: optional(plain()), personalities: optional(plain()) })),
}) as Schema<unknown> as Schema<Scenario>
