import { type Described, integer, listOf, oneOf, optional, type Problem, record, text } from '@firegroup/kernel'
import { counterId, nationId, orNull, provenanceFields } from './counter-fields.ts'
import type { WeaponType } from './counters.ts'
import { type Barrel, CARRIED } from './mortars.ts'
import { ammunition } from './ordnance-file.ts'

/** 4.4: Light Anti-Tank Weapons: Bazooka, Panzerschreck, PIAT, and the rifles, which are of another kind; C13.5: the Molotov projector. */
const LATW_KINDS = ['baz', 'psk', 'piat', 'atr', 'molp'] as const
export type LatwKind = (typeof LATW_KINDS)[number]

/** Ours are in latw.json. */
export const latwEntry = record({
  id: counterId,
  nation: nationId,
  name: text({ max: 60 }),
  kind: oneOf(...LATW_KINDS),
  fp: integer(1, 36),
  range: integer(1, 40),
  rof: integer(0, 3),
  bNumber: orNull(integer(2, 12)),
  xNumber: orNull(integer(2, 12)),
  pp: integer(0, 10),
  repair: orNull(integer(1, 6)),
  removal: orNull(integer(1, 6)),
  toKill: integer(1, 40),
  /** The TH# at 0, 1, 2 … hexes; null for a rifle, which has none of its own. */
  toHit: orNull(listOf(integer(2, 12), { max: 10 })),
  /** The month in which it comes into use, 194211 is November 1942; null where that is not known. */
  from: orNull(integer(193001, 194512)),
  /** C8.9: what else it fires. */
  ammunition: optional(listOf(ammunition)),
  ...provenanceFields,
})

export type LatwEntry = Described<typeof latwEntry>

/** 4.4: what a LATW is beyond any SW. */
export interface Latw {
  readonly kind: LatwKind
  readonly toKill: number
  readonly from: number | null
}

/** 4.4.1, 4.4.5: one that fires a shaped charge, by its own To Hit table. */
export interface ShapedCharge {
  readonly toHit: readonly number[]
  /** Against Infantry in a building, and Guns. */
  readonly fp: number
  readonly toKill: number
  /** 4.4.3: fired in a building it endangers those there. */
  readonly backblast: boolean
  /** 4.4.1: leaders fire it only by twos. */
  readonly needsTwo: boolean
  /** 4.4.5: not at somebody below in the next hex. */
  readonly notDownhill: boolean
  /** 4.4.2: a Panzerfaust, which is fired once at one target. */
  readonly oneShot?: true
  /** C13.5: it throws Molotovs, which are no HEAT: at anybody, by nobody's direction, and they burn what they hit. */
  readonly projector?: true
}

export function latw(entry: LatwEntry): WeaponType {
  const { id, nation, name, kind, fp, range, rof, bNumber, xNumber, pp, repair, removal, toKill, toHit, from } = entry
  const { kits, source, confidence, note } = entry
  return {
    id,
    nation,
    name,
    kind: kind === 'atr' ? 'atr' : 'latw',
    fp,
    range,
    rof,
    breakdown: xNumber ?? bNumber ?? 12,
    xNumber,
    pp,
    repair: repair ?? 0,
    removal: removal ?? 0,
    latw: { kind, toKill, from },
    ...(toHit ? { barrel: barrelOf(entry, toHit) } : {}),
    provenance: { kits, source, confidence, ...(note === undefined ? {} : { note }) },
  }
}

function barrelOf({ kind, fp, toKill, ammunition: special = [] }: LatwEntry, toHit: readonly number[]): Barrel {
  const isRocket = kind === 'baz' || kind === 'psk'
  const shaped: ShapedCharge = { toHit, fp, toKill, backblast: isRocket, needsTwo: isRocket, notDownhill: kind === 'piat' }
  return { ...tube(kind === 'molp' ? { ...shaped, projector: true } : shaped), ammunition: special }
}

/** 4.4: what fires shaped charges from the shoulder. */
export function tube(shaped: ShapedCharge): Barrel {
  return { ...CARRIED, role: 'LATW', caliber: 0, length: '', he: false, ap: false, shaped }
}

export function latwProblems({ id, kind, toHit, range, bNumber, xNumber }: LatwEntry): readonly Problem[] {
  const problems: Problem[] = []
  if ((kind === 'atr') !== (toHit === null)) problems.push({ rule: '4.4', message: `${id}.toHit belongs to all but rifles.` })
  if (toHit && toHit.length !== range + 1)
    problems.push({ rule: '4.4', message: `${id}.toHit must have a number for 0 to ${range} hexes.` })
  if ((bNumber === null) === (xNumber === null)) problems.push({ rule: '4.4', message: `${id} has either a bNumber or a xNumber.` })
  return problems
}
