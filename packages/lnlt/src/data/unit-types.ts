import type { CounterKind, WeaponKind } from './unit-kinds.ts'
import type { VehicleType } from './vehicle-types.ts'

/** Where the values of a row come from, and how sure they are. */
export interface Provenance {
  /** Rulebook lines, or 'house'. */
  readonly source: string
  readonly confidence: 'high' | 'medium' | 'low'
  /** Fields whose value the source does not give: ours until somebody knows better. */
  readonly assumed: readonly string[]
}

/** 1.1: the printed values of a Multi-Man or Single-Man Counter. Movement is in whole MP. */
export interface CounterType {
  readonly id: string
  readonly nation: string
  /** 1.1: the Identification Badge; null where the module gives it none. */
  readonly badge: string | null
  readonly kind: CounterKind
  /** 1.1.1: as printed: '1-6-4' (IFP-Range-MF), '7-1-6' for a Leader (Morale-LM-MF). */
  readonly label: string
  /** For people: 'German Wehrmacht Squad'. */
  readonly name: string
  /** 1.1: has an IFP and may fire it. An asterisk is false; an IFP of 0 is a real one. */
  readonly inherent: boolean
  /** IFP; 0 also where there is none. */
  readonly fp: number
  readonly range: number
  /** Of a Mortar Weapon Team; 0 for all others. */
  readonly minRange: number
  /** 5.4: boxed range. */
  readonly extendedRange: boolean
  readonly movement: number
  readonly morale: number
  readonly shakenMovement: number
  readonly shakenMorale: number
  /** 11.1.1: LM; 0 where there is none. */
  readonly leadership: number
  /** 11.1.2: LR: 1 for every Leader, 0 for others. */
  readonly leadershipRange: number
  /** 5.1: what Casualties make of a Squad; null for others. */
  readonly halfSquad: string | null
  /** 13.0: what an even die makes of it instead; null where no die is rolled. */
  readonly halfSquadEven: string | null
  /** 6.1: red-boxed MF. */
  readonly assaultMove: boolean
  /** 6.4: yellow-boxed MF. */
  readonly stealth: boolean
  /** 5.6: superscript A. */
  readonly assaulter: boolean
  /** 8.5: superscript M. */
  readonly meleeBonus: boolean
  /** 3.0, 3.1: SR or SRP on the Shaken side. */
  readonly selfRally: 'SR' | 'SRP' | null
  /** 7.0: may lay Smoke: an MMC that is no Weapon Team. */
  readonly smoke: boolean
  /** 5.1: the wounded side of a Hero; null for others. */
  readonly wounded: WoundedSide | null
  /** 12.0: Skills printed with it. */
  readonly skills: readonly string[]
  /** 1.7: what a Weapon Team serves; null for others. */
  readonly team: 'mg' | 'mortar' | 'gun' | null
  /** 10.1.2: thermal sights. */
  readonly tis: boolean
  /** 14.4.1: a lower coloured die on the roll to hit is its last missile; 0 where there is none. */
  readonly depletion: number
  /** 14.0: the to-hit table of its gun (slice 11), its boxed HE (null: an asterisk) and the N of N x. */
  readonly gun: string | null
  readonly he: number | null
  readonly shots: number
  /** 1.7: only turns on its spot. */
  readonly immobile: boolean
  /** 6.6, 6.7: red MF, which every Mounted Unit has. */
  readonly hitAndRun: boolean
  readonly mount: 'horse' | 'motorcycle' | null
  /** 6.6: the Leg unit that is left when it dismounts; null for others. */
  readonly dismounted: string | null
  /** 15.0: null for all others. */
  readonly vehicle: VehicleType | null
  readonly era: Era
  /** The slice of the rules that brings it into play. */
  readonly slice: number
  readonly house: boolean
  readonly provenance: Provenance
}

export interface WoundedSide {
  readonly fp: number
  readonly range: number
  readonly movement: number
  readonly morale: number
}

export type Era = 'ww2' | 'modern'

/** 1.6: the printed values of a Support Weapon. */
export interface WeaponType {
  readonly id: string
  readonly nation: string
  readonly name: string
  readonly kind: WeaponKind
  /** 1.1: the table on which it attacks, or the one thing it is good for. */
  readonly attack: 'dft' | 'oft' | 'closeAssault' | 'none'
  /** FP and range of the side without a tripod; 0 where that side cannot fire. */
  readonly fp: number
  readonly range: number
  readonly minRange: number
  readonly extendedRange: boolean
  /** 1.6.1: the side on the tripod; null where there is none. */
  readonly tripod: { readonly fp: number; readonly range: number } | null
  /** 1.6.1: its other side is dismantled and cannot fire. */
  readonly dismantles: boolean
  /** 1.6.2: superscript J. */
  readonly jams: boolean
  /** 8.5: superscript M. */
  readonly meleeBonus: boolean
  /** How often it can be used; 0 = without limit. */
  readonly uses: number
  /** 8.0: Melee-eligible. */
  readonly melee: boolean
  /** 17.1: usable in Close Assault. */
  readonly closeAssault: boolean
  /** 14.0: its to-hit table (slice 11), and HE where it has one. */
  readonly gun: string | null
  readonly he: number | null
  /** 23.2.6: likewise; 0 where there is none. */
  readonly depletion: number
  /** 23.2.4: HEAT that is as good against men in the open. */
  readonly fullHe: boolean
  /** 23.1.5: no single man carries it. */
  readonly heavy: boolean
  readonly era: Era
  readonly slice: number
  readonly house: boolean
  readonly provenance: Provenance
}
