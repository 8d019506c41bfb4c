import type { MortarEntry } from './counter-file.ts'
import type { Provenance, WeaponType } from './counters.ts'
import type { GunType } from './guns.ts'
import type { ShapedCharge } from './latw.ts'
import { highExplosiveFp } from './to-hit.ts'

/** 3.2.4: the printed values of what fires shells, beyond those of every Weapon. */
export interface Barrel {
  /** 1.2.6: what kind of Gun it is; a light Mortar is a MTR too, and the main armament of a vehicle a kind of its own (1.2.7). */
  readonly role: GunType['role'] | 'MA' | 'LATW'
  /** In mm. */
  readonly caliber: number
  readonly length: GunType['length']
  readonly minRange: number
  /** How it turns; null for a SW, which has no Covered Arc (4.5). */
  readonly mount: GunType['mount'] | null
  /** The TH DRM of its size. */
  readonly targetSize: number
  readonly he: boolean
  readonly ap: boolean
  readonly inBuildings: boolean
  readonly noIntensiveFire: boolean
  /** 6.6: AT and INF Guns have one. */
  readonly gunshield: boolean
  /** 6.5: its M#, if it is ever moved; null for a Gun that must be limbered, and for a SW, which is carried. */
  readonly manhandling: number | null
  /** 6.8: FP on the IFT without a To Hit roll; null where it has none. */
  readonly ife: number | null
  /** 6.2: special ammunition, or ordinary of which there is little. */
  readonly ammunition: GunType['ammunition']
  /** Chapter H: the Type 89 grenade launcher. */
  readonly launcher?: true
  /** Its FP over an area, where that is not half of its calibre's. */
  readonly areaFp?: number
  /** C1.55: its shells fall from above: the dice of their effect show where a vehicle is hit, and cover is nothing to a Critical Hit. */
  readonly plunging?: true
  /** Its shells do not burst in the trees. */
  readonly noAirBursts?: true
  /** Chapter H: the least range at which the Type 92 fires as the Mortar that it also is. */
  readonly asMortarFrom?: number
  /** 4.4: of a LATW, which fires nothing but shaped charges. */
  readonly shaped?: ShapedCharge
  /** 4.1, 4.4.4: of a MG or anti-tank rifle, as far as it fires at AFVs. */
  readonly smallArms?: { readonly fp: number; readonly toKill: number; readonly isRifle: boolean }
}

/** Chapter H: the Type 89 grenade launcher up to this range, and with white phosphorus. */
export const LAUNCHER = { close: 2, rof: 1 } as const

/** 3.2.4: without a printed range it is unlimited: no map is as large. */
const UNLIMITED = 999

/** What men carry fires neither ahead of its time nor from behind a shield, and is no target: the rest is its own. */
export const CARRIED = {
  minRange: 0,
  mount: null,
  targetSize: 0,
  inBuildings: true,
  noIntensiveFire: true,
  gunshield: false,
  manhandling: null,
  ife: null,
  ammunition: [],
} as const

/** 4.5: a Mortar of 60mm or less, as a support weapon. */
export function mortar(entry: MortarEntry): WeaponType {
  const { id, nation, name, caliber, length, rof, bNumber, minRange, maxRange, pp, repair, removal } = entry
  const barrel: Barrel = {
    ...CARRIED,
    role: 'MTR',
    caliber,
    length,
    minRange,
    he: true,
    ap: false,
    ammunition: entry.ammunition ?? [],
    ...(entry.launcher ? { launcher: true } : {}),
  }
  return {
    id,
    nation,
    name,
    kind: 'mortar',
    fp: highExplosiveFp(caliber),
    range: maxRange,
    rof,
    breakdown: bNumber,
    xNumber: null,
    pp,
    repair,
    removal,
    barrel,
    provenance: provenanceOf(entry),
  }
}

/** 1.2.6: a Gun as what is possessed, transferred, recovered and destroyed like a SW. Nobody carries it. */
export function gunAsWeapon(type: GunType): WeaponType {
  const { id, nation, counterName, role, caliber, length, rof, bNumber, minRange, maxRange, repair, removal, provenance } = type
  const {
    mount,
    targetSize,
    he,
    ap,
    inBuildings,
    noIntensiveFire = false,
    gunshield,
    quickSetUp,
    ife,
    ammunition,
    alsoMortar = false,
  } = type
  const manhandling = quickSetUp ? type.manhandling : null
  return {
    id,
    nation,
    name: counterName,
    kind: 'gun',
    fp: highExplosiveFp(caliber),
    range: maxRange ?? UNLIMITED,
    rof,
    breakdown: bNumber,
    xNumber: null,
    pp: 0,
    repair,
    removal,
    barrel: {
      role,
      caliber,
      length,
      minRange: alsoMortar ? 0 : minRange,
      mount,
      targetSize,
      he,
      ap,
      inBuildings,
      noIntensiveFire,
      gunshield,
      manhandling,
      ife,
      ammunition,
      ...(alsoMortar ? { asMortarFrom: minRange } : {}),
    },
    provenance,
  }
}

function provenanceOf({ kits, source, confidence, note }: Provenance): Provenance {
  return { kits, source, confidence, ...(note === undefined ? {} : { note }) }
}
