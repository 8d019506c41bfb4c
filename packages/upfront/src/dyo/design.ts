import { type Described, flag, integer, listOf, oneOf, optional, record, text } from '@firegroup/kernel'
import { HALF_YEARS } from '../data/dyo.ts'
import { nationSchema } from '../scenario/schema.ts'

const number = integer(1, 999)

/** 43: what a player has bought. */
const boughtSchema = record({
  nation: nationSchema,
  /** 39, 37; line troops unless told. */
  troopType: optional(text({ max: 40 })),
  men: listOf(number, { max: 40 }),
  machines: optional(listOf(number, { max: 6 })),
  secondaryWeapons: optional(
    listOf(
      record({
        weapon: oneOf('demolitionCharge', 'panzerfaust', 'ATMM', 'ATMine', 'radio'),
        carrier: number,
        strength: optional(oneOf(5, 6, 7)),
      }),
      { max: 20 },
    ),
  ),
  /** 43.6: 1 a Sniper, 2 one with insurance. */
  snipers: optional(integer(0, 2)),
  reinforcements: optional(
    record({ afterDeck: integer(1, 3), men: listOf(number, { max: 10 }), machines: optional(listOf(number, { max: 1 })) }),
  ),
  /** 48.1: the Decks in which it may try for random reinforcement. */
  random: optional(listOf(integer(1, 4), { max: 4 })),
})

/** A scenario of one's own: who with what, what is to be won, how long. Two forces are bought for as many points. */
export const designSchema = record({
  format: oneOf('firegroup-upfront-design'),
  version: oneOf(1),
  name: text({ max: 120 }),
  halfYear: oneOf(...HALF_YEARS),
  /** 43.33: 1 to 8. */
  situation: integer(1, 8),
  decks: integer(1, 9),
  /** What each side may spend. */
  budget: record({ axis: integer(0, 9999), allied: integer(0, 9999) }),
  /** Who attacks, where anybody does. */
  attacker: optional(oneOf('axis', 'allied')),
  /** 43.2: exactly one SL and one ASL, as where a printed scenario is played again with other forces. */
  replay: optional(flag()),
  sides: record({ axis: boughtSchema, allied: boughtSchema }),
  modules: optional(listOf(text({ max: 40 }), { max: 20 })),
})

export type Design = Described<typeof designSchema>
export type Bought = Described<typeof boughtSchema>
