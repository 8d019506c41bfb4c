import { dictionary, flag, integer, listOf, oneOf, optional, plain, record, text, variants } from '@firegroup/kernel'
import { NATIONS } from '../data/nations.ts'

const id = text({ max: 40, pattern: /^[a-z0-9][a-z0-9-]*$/, what: 'an id of small letters, digits and -' })
const name = text({ max: 120 })
const words = text({ max: 4000 })
const key = text({ max: 40, pattern: /^[A-Za-z0-9]+$/, what: 'a name of letters and digits' })

/** 16.4: what a game is won by. */
export const victorySchema = variants({
  /** The first side with `count` unpinned, stationary men at exactly `range` in terrain that reduces fire wins; at the end, most VP. */
  firstTo: { count: integer(1, 40), range: integer(-5, 9), mayDiffer: optional(flag()) },
  /** Most VP at the end; with `positionTerrain` only groups in that terrain score for their position. */
  mostVP: { positionTerrain: optional(key) },
  /** The attacker needs this many times the defender's VP at the end; with `per` so many parts of it: 3 per 2 is half again as many. */
  vpRatio: { ratio: integer(1, 10), per: optional(integer(1, 10)), positionTerrain: optional(key) },
  /** The attacker wins with one part in `of` × `parts` of his starting men unpinned at RR 5 to a defending group in terrain that reduces fire. */
  fractionAtRR5: { parts: integer(1, 20), of: integer(1, 20) },
  /** The attacker must break the defender before his own side breaks; or, with `orGuns`, put every gun of his out of play. */
  breakDefender: { orGuns: optional(flag()) },
  /** 23: the attacker must clear the Pillbox: nobody of the defender is left in it. */
  clearPillbox: {},
})

/** Rulings that players may choose otherwise: docs/rulings.md. */
export const optionsSchema = record({
  /** G-01: the British may use a Radio that only Americans or only Germans may use. */
  britishRadio: optional(oneOf('both', 'either')),
  /** G-03: a malfunction draw on a weapon without firepower at this range jams it, or costs a point of strength. */
  zeroFirepowerMalfunction: optional(oneOf('jams', 'momentary')),
  /** G-55: a man who both flanks and has infiltrated his target. */
  doubleDoubling: optional(oneOf('once', 'twice')),
  /** G-07: letters E and Z are open once a reinforcement group stands there, or never. */
  outerLetters: optional(oneOf('opened', 'never')),
  /** 21.3, 9.1: a Concealed card against a demolition charge lowers the whole attack, or spares only the men of the group that it was played for. */
  chargeConcealed: optional(oneOf('attack', 'target')),
  /** 5.62: range chits are shifted back at a reshuffle. */
  readjustRange: optional(flag()),
})

/** 16.1, 2.22: what the scenario does to the Action deck. Types are terrains or functions: 'Buildings', 'Sniper'. */
export const deckSchema = record({
  /** 23.1: a Terrain card that lies on a group from the start, beside the owner's hand: the Pillbox on his group B. */
  given: optional(listOf(record({ side: oneOf('axis', 'allied'), terrain: key, group: oneOf('A', 'B', 'C', 'D') }), { max: 4 })),
  removeFirst: optional(dictionary(integer(1, 40))),
  cower: optional(record({ both: optional(listOf(key)), axis: optional(listOf(key)), allied: optional(listOf(key)) })),
})

export const modulesSchema = listOf(id, { max: 40 })
export const packSchema = record({ deck: optional(plain()), personalities: optional(plain()) })
export const snipersSchema = oneOf('both', 'axis', 'allied', 'none')
export const nationSchema = oneOf(...NATIONS)

export const sideSchema = record({
  nation: nationSchema,
  name,
  /** 2.4: in an attack. */
  role: optional(oneOf('attacker', 'defender')),
  /** Numbers of the nation's Personality cards. */
  men: listOf(integer(1, 999), { max: 40 }),
  /** 46.5: men without a number of their own. */
  blanks: optional(
    listOf(record({ weapon: key, count: integer(1, 20), morale: optional(integer(0, 9)), panic: optional(integer(0, 12)) }), { max: 10 }),
  ),
  /** 21.1 */
  secondaryWeapons: optional(
    listOf(
      record({
        weapon: oneOf('demolitionCharge', 'panzerfaust', 'ATMM', 'ATMine', 'radio'),
        carrier: integer(1, 999),
        /** 43.7: of a radio. */
        strength: optional(oneOf(5, 6, 7)),
      }),
      { max: 20 },
    ),
  ),
  /** 28, 34: numbers of the nation's vehicles and guns. */
  machines: optional(listOf(integer(1, 999), { max: 6 })),
  /** 35: who comes later, and after how many Decks. */
  reinforcements: optional(
    record({
      afterDeck: integer(1, 9),
      men: listOf(integer(1, 999), { max: 10 }),
      machines: optional(listOf(integer(1, 999), { max: 1 })),
    }),
  ),
  /** 48.1: where random reinforcement is in force: the Decks in which the side may earn it; all of them unless told. */
  random: optional(listOf(integer(1, 9), { max: 9 })),
  /** 42.3: men as a campaign has made them, by number; `extra`: a man who is on no card (42.9). */
  changes: optional(
    listOf(
      record({
        number: integer(1, 999),
        name,
        rank: name,
        role: oneOf('SL', 'ASL', 'COMMISSAR', 'none'),
        weapon: key,
        morale: integer(0, 9),
        panic: integer(0, 12),
        kia: integer(1, 12),
        extra: optional(flag()),
      }),
      { max: 40 },
    ),
  ),
  /** 39 */
  troopType: optional(name),
  /** What the force is worth, where it is not the sum of its men. */
  points: optional(integer(0, 9999)),
  /** 46.1: whether Americans are Marines; they are against the Japanese unless told. */
  marines: optional(flag()),
  /** 46.5: bolt-action rifles instead of semi-automatic ones. */
  boltAction: optional(flag()),
})

/** The form of a scenario file (2.4); what it says is judged by `begin`. */
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
  /** 2.4: in a meeting engagement nobody attacks. */
  kind: oneOf('meeting', 'attack'),
  /** 1: the last chapter of the rules that is in force. */
  rulesThrough: integer(16, 54),
  /** 16.3: the time limit. */
  decks: integer(1, 9),
  /**
   * 2.4, 4.1: who forms his groups, places terrain and plays first: a side, a role, or the side with fewer points (a tie is settled by RNC, or goes to the Axis
   * player, 4.1), or each draws a card and the higher inventory number plays first.
   */
  first: oneOf('axis', 'allied', 'attacker', 'defender', 'fewerPoints', 'fewerPointsThenAxis', 'cardDraw'),
  sides: record({ axis: sideSchema, allied: sideSchema }),
  deck: optional(deckSchema),
  /** 14.1: who may use Sniper cards; both unless told. */
  snipers: optional(snipersSchema),
  victory: victorySchema,
  /** Special rules in words, for the players. */
  special: optional(listOf(words, { max: 20 })),
  options: optional(optionsSchema),
  /** Optional rules, by name. */
  modules: optional(modulesSchema),
  /** Cards in place of ours: docs/upfront-pack.md. */
  pack: optional(packSchema),
})
