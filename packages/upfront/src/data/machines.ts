import { flag, integer, listOf, optional, record, type Schema, text, variants } from '@firegroup/kernel'

/** 25.6: a To Hit frequency on the ladder: 3 means 0-3, 0 just a 0, -2 just a 2; null: it can't fire at that range. */
export type Frequency = number | null

/** 25: what a gun's card says of its fire: To Hit at RR 0 to 5, as printed ('0-2', '1'), and its Effect Numbers. */
export interface GunPrint {
  readonly label?: string
  readonly toHit: readonly (string | null)[]
  /** 28.43: of an AFV that is buttoned up. */
  readonly toHitButtoned?: readonly (string | null)[]
  readonly boxed: number
  readonly unboxed: number
  /** 44.6: a red 0: nothing is ever added. */
  readonly redZero?: boolean
  /** 12.12: it may fire on the move. */
  readonly movingFire?: boolean
}

/** 28.4: the numbers that kill, immobilize and stun; where the last two are the same a draw decides. */
export interface ArmourValues {
  readonly k: number
  readonly i: number
  readonly s: number
}

/** 34: an infantry or anti-tank gun with its crew. */
export interface GunMachine {
  readonly type: 'gun'
  /** 34.4: what holds where its shield is of no use. */
  readonly boxed: { readonly morale: number; readonly kia: number }
  readonly gun: GunPrint
}

/** 28: an armoured vehicle with its crew. */
export interface AfvMachine {
  readonly type: 'afv'
  readonly openTopped?: boolean
  /** 28.2 */
  readonly assaultGun?: boolean
  /** 44.7: pinned, its crew may panic. */
  readonly panics?: boolean
  /** 28.431: what kills the commander. */
  readonly ce: number
  readonly armor: ArmourValues
  readonly flank: ArmourValues
  readonly gun?: GunPrint
  /** 51.6: a second gun in the hull, one step worse To Hit and with the limits of an assault gun. */
  readonly hullGun?: Omit<GunPrint, 'toHit' | 'toHitButtoned'>
  readonly mg?: readonly number[]
  readonly mgButtoned?: readonly number[]
  readonly flame?: readonly number[]
  /** 29 */
  readonly ovr: number
  /** 28.53: columns of an RPC. */
  readonly bog: { readonly terrain: number; readonly wire: number }
  readonly bogButtoned?: { readonly terrain: number; readonly wire: number }
}

export type Machine = GunMachine | AfvMachine

const toHit = listOf(frequencySchema(), { min: 6, max: 6 })
const row = listOf(integer(0, 40), { min: 6, max: 6 })
const effects = {
  label: optional(text({ max: 60 })),
  boxed: integer(0, 20),
  unboxed: integer(0, 20),
  redZero: optional(flag()),
  movingFire: optional(flag()),
}
const gun = record({ toHit, toHitButtoned: optional(toHit), ...effects })
const armour = record({ k: integer(0, 30), i: integer(0, 30), s: integer(0, 30) })
const bog = record({ terrain: integer(1, 10), wire: integer(1, 10) })

/** What the card of a gun or of a vehicle must say besides what every card says. */
export const machineSchema = variants({
  gun: { boxed: record({ morale: integer(0, 12), kia: integer(0, 12) }), gun },
  afv: {
    openTopped: optional(flag()),
    assaultGun: optional(flag()),
    panics: optional(flag()),
    ce: integer(0, 20),
    armor: armour,
    flank: armour,
    gun: optional(gun),
    hullGun: optional(record(effects)),
    mg: optional(row),
    mgButtoned: optional(row),
    flame: optional(row),
    ovr: integer(0, 20),
    bog,
    bogButtoned: optional(bog),
  },
})

/** 25.6: '0-2' is 2, '0' is 0, '1' is -1: a step on the ladder is one. */
export function frequencyOf(printed: string | null | undefined): Frequency {
  if (printed === null || printed === undefined) return null
  return printed.startsWith('0') ? Number(printed.at(-1)) : -Number(printed)
}

/** 25.6: as it is printed. */
export function frequencyName(frequency: number): string {
  if (frequency > 0) return `0-${Math.min(frequency, 6)}`
  return frequency < -6 ? 'never' : String(Math.abs(frequency))
}

function frequencySchema(): Schema<string | null> {
  const printed = text({ max: 3, pattern: /^(0(-[1-6])?|[1-6])$/, what: 'a frequency such as 0-2 or 1' })
  return {
    check: (value, path) => (value === null ? null : printed.check(value, path)),
    json: () => ({ anyOf: [printed.json(), { type: 'null' }] }),
  }
}
