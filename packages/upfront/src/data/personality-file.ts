import {
  dictionary,
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
} from '@firegroup/kernel'
import { type Machine, machineSchema } from './machines.ts'
import { NATIONS, type Nation } from './nations.ts'

/** 15.1: who leads. */
export type Role = 'SL' | 'ASL' | 'COMMISSAR'

/** A Personality card of a man: what is printed on both sides of it. */
export interface Personality {
  readonly number: number
  readonly name: string
  readonly rank: string
  readonly role: Role | null
  /** A key of `weapons`; '' for a man printed without one. */
  readonly weapon: string
  readonly morale: number
  readonly panic: number
  /** 6.53: compared with column 0r: Panic, for the Japanese Panic + 2. */
  readonly rout: number
  /** In good order; one more when pinned. */
  readonly kia: number
  readonly points: number
  readonly available?: string
  readonly marine?: boolean
  readonly paratroop?: boolean
  /** 28, 34: it is the card of a vehicle or of a gun with its crew. */
  readonly machine?: Machine
}

export type WeaponClass =
  | 'rifle'
  | 'carbine'
  | 'assaultRifle'
  | 'machinePistol'
  | 'BAR'
  | 'LMG'
  | 'MMG'
  | 'flamethrower'
  | 'ATR'
  | 'mortar'
  | 'bazooka'
  | 'panzerschreck'
  | 'PIAT'

/** A weapon: its firepower at RR 0 to 5, bracketed without an assistant, and how it behaves. */
export interface Weapon {
  readonly label: string
  readonly class: WeaponClass
  /** 6.2; absent: no small-arms firepower. */
  readonly fp?: readonly number[]
  /** 11.1: without an assistant. */
  readonly fpBracketed?: readonly number[]
  readonly crewed?: boolean
  /** 45.6, 50.7: two men must crew it to move. */
  readonly heavy?: boolean
  /** 12: of a moving group. */
  readonly moving: 'full' | 'half' | 'none' | 'crewedBracketed'
  /** 44.9: only the black Hero doubles it. */
  readonly hero?: 'black'
  /** 20.6: the weapon value in close combat. */
  readonly ccv: number
  /** 19.1: the lowest red number that jams it; 19.5: only on the To Hit or first draw. */
  readonly malfunction: { readonly from: number; readonly firstDrawOnly: boolean }
  /** 21.1: its bearer may carry a secondary weapon. */
  readonly sw?: boolean
  readonly boxed?: boolean
  /** 25: ordnance. */
  readonly toHit?: readonly (string | null)[]
  readonly toHitBracketed?: readonly (string | null)[]
  /** 25.42: boxed against armour, unboxed against everything else; 30.6: 'RR' is the range. */
  readonly effect?: { readonly boxed?: number | 'RR'; readonly unboxed?: number }
  readonly ordnanceVs?: 'AFV'
  readonly flankingToHit?: number
}

export interface NumberRange {
  readonly colour: 'red' | 'black'
  readonly from: number
  readonly to: number
}

/** 19.3: the numbers on a malfunction chit. */
export interface RepairNumbers {
  readonly repair: NumberRange
  readonly remove: NumberRange
}
export const REPAIR_KINDS = ['smallArms', 'machineGun', 'flamethrower', 'ordnance', 'radio'] as const
export type RepairKind = (typeof REPAIR_KINDS)[number]

/** The men and their weapons as they stand in a file: ours is personalities.json, and a player may supply another. */
export interface PersonalityFile {
  readonly weapons: { readonly [key: string]: Weapon }
  readonly repair: { readonly [K in RepairKind]: RepairNumbers }
  readonly nations: {
    readonly [N in Nation]?: {
      readonly men: readonly Personality[]
      readonly blanks: readonly string[]
      /** 28, 34: vehicles and guns. */
      readonly machines?: readonly Personality[]
    }
  }
}

const key = text({ max: 40, pattern: /^[A-Za-z0-9]*$/, what: 'a name of letters and digits' })
const row = listOf(integer(0, 40), { min: 6, max: 6 })
const range = record({ colour: oneOf('red', 'black'), from: integer(0, 6), to: integer(0, 6) })
const chit = record({ repair: range, remove: range })

const weaponSchema = record({
  label: text({ max: 60 }),
  class: oneOf(
    'rifle',
    'carbine',
    'assaultRifle',
    'machinePistol',
    'BAR',
    'LMG',
    'MMG',
    'flamethrower',
    'ATR',
    'mortar',
    'bazooka',
    'panzerschreck',
    'PIAT',
  ),
  fp: optional(row),
  fpBracketed: optional(row),
  crewed: optional(flag()),
  heavy: optional(flag()),
  moving: oneOf('full', 'half', 'none', 'crewedBracketed'),
  hero: optional(oneOf('black')),
  ccv: integer(-9, 9),
  malfunction: record({ from: integer(1, 7), firstDrawOnly: flag() }),
  sw: optional(flag()),
  boxed: optional(flag()),
  toHit: optional(plain()),
  toHitBracketed: optional(plain()),
  effect: optional(record({ boxed: optional(effectSchema()), unboxed: optional(integer(0, 20)) })),
  ordnanceVs: optional(oneOf('AFV')),
  flankingToHit: optional(integer(0, 3)),
})

/** What a man's card must say, also one that a situation makes up. */
export const personalitySchema = record({
  number: integer(1, 999),
  name: text({ max: 60 }),
  rank: text({ max: 20 }),
  role: roleSchema(),
  weapon: key,
  morale: integer(0, 9),
  panic: integer(0, 12),
  rout: integer(0, 14),
  kia: integer(1, 12),
  points: integer(0, 999),
  available: optional(text({ max: 7, pattern: /^\d{4}-\d{2}$/, what: 'a month such as 1943-07' })),
  marine: optional(flag()),
  paratroop: optional(flag()),
  machine: optional(machineSchema),
})

const fileSchema = record({
  format: oneOf('firegroup-upfront-personalities'),
  version: oneOf(1),
  source: optional(text({ max: 2000 })),
  weapons: dictionary(weaponSchema, { max: 200 }),
  repair: record({ smallArms: chit, machineGun: chit, flamethrower: chit, ordnance: chit, radio: chit }),
  nations: dictionary(
    record({
      men: listOf(personalitySchema, { max: 200 }),
      blanks: listOf(key, { max: 40 }),
      machines: optional(listOf(personalitySchema, { max: 80 })),
    }),
    { max: NATIONS.length },
  ),
})

/** Reads rosters and weapons; every problem begins with the nation, the man and the field. */
export function readPersonalityFile(json: unknown, path = 'personalities'): Reading<PersonalityFile> {
  const wrong = fileSchema.check(json, path)
  if (wrong) return { ok: false, problems: [{ message: wrong }] }
  const file = json as PersonalityFile
  const problems: Problem[] = []
  const complain = (message: string) => problems.push({ rule: '2.3', message: `${path}.${message}` })
  for (const [nation, roster] of Object.entries(file.nations)) {
    if (!(NATIONS as readonly string[]).includes(nation)) complain(`nations has '${nation}', which is no nation of the game.`)
    const seen = new Set<number>()
    roster.men.forEach((man, i) => {
      const where = `nations.${nation}.men[${i}]`
      if (man.weapon !== '' && !Object.hasOwn(file.weapons, man.weapon)) complain(`${where}.weapon is '${man.weapon}', which is no weapon.`)
      if (seen.has(man.number)) complain(`${where}.number ${man.number} stands twice.`)
      seen.add(man.number)
    })
    roster.machines?.forEach(({ number, machine }, i) => {
      const where = `nations.${nation}.machines[${i}]`
      if (seen.has(number)) complain(`${where}.number ${number} stands twice.`)
      seen.add(number)
      if (!machine) complain(`${where}.machine is missing.`)
    })
    for (const weapon of roster.blanks)
      if (!Object.hasOwn(file.weapons, weapon)) complain(`nations.${nation}.blanks has '${weapon}', which is no weapon.`)
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: file }
}

function roleSchema(): Schema<Role | null> {
  const role = oneOf('SL', 'ASL', 'COMMISSAR')
  return {
    check: (value, path) => (value === null ? null : role.check(value, path)),
    json: () => ({ anyOf: [role.json(), { type: 'null' }] }),
  }
}

/** 30.6: a number, or the range. */
function effectSchema(): Schema<number | 'RR'> {
  const number = integer(0, 20)
  return {
    check: (value, path) => (value === 'RR' ? null : number.check(value, path)),
    json: () => ({ anyOf: [number.json(), { enum: ['RR'] }] }),
  }
}
