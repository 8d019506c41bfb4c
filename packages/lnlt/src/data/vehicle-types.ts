import type { Era, Provenance } from './unit-types.ts'

/** 15.0: on tracks, off the road (half-tracks, many wheels), on the road. */
export type VehicleClass = 'T' | 'O' | 'R'

/** 14.1.3: front, flank and rear. An asterisk (15.7: unarmored on that side) is UNARMORED. */
export type Armor = readonly [number, number, number]
export const UNARMORED = -1

/** 15.0, 16.1: what is printed on a vehicle besides what every counter has. */
export interface VehicleType {
  readonly class: VehicleClass
  readonly hull: Armor
  /** Null: it has no turret. */
  readonly turret: Armor | null
  /** 15.0: a rotating main gun, or a turret with machine guns alone. */
  readonly turreted: boolean
  readonly guns: readonly MountedGun[]
  readonly machineGuns: readonly MountedMg[]
  readonly passengers: Capacity | null
  /** 15.8: armored and unable to button. */
  readonly openTop: boolean
  /** 15.6: optional. */
  readonly size: 'small' | 'average' | 'large'
  /** 14.2.2: its Armor Factors are red. */
  readonly redArmor: boolean
  /** 19.0: null for what stays on the ground. */
  readonly air: 'plane' | 'helicopter' | null
  /** 19.1.2, 19.1.3: what a plane attacks with; null for all others. */
  readonly strike: AirStrike | null
}

/** 19.1.2: cannon YxZ over so many hexes, bombs by number and value; 19.1.3: the seven-hex grid of a bomber. */
export interface AirStrike {
  readonly cannon: { readonly hexes: number; readonly fp: number } | null
  readonly bombs: { readonly count: number; readonly fp: number } | null
  readonly grid: { readonly centre: number; readonly ring: number } | null
}

export interface MountedGun {
  /** 14.0: its to-hit table. */
  readonly gun: string
  readonly mount: 'turret' | 'hull'
  /** 14.1: null is an asterisk: nothing for targets that are no vehicles. */
  readonly he: number | null
  /** The N of N x. */
  readonly shots: number
  /** 14.4.1: of a missile; left out where there is none. */
  readonly depletion?: number
}

/** 15.0: `all` bears an asterisk (360 degrees, open only), `rear` an R. A flame projector in the hull is fired as its machine guns are. */
export interface MountedMg {
  readonly fp: number
  readonly range: number
  readonly arc: 'turret' | 'hull' | 'all' | 'rear'
  /** 1.6.3, 10.5.6: it throws flames. */
  readonly flames?: true
}

/** 16.1, 16.2: what it takes along. */
export interface Capacity {
  readonly halves: number
  readonly weapons: number
  readonly smcs: number
  readonly outside: boolean
}

/** 16.1: P, PP and 2PP; an O behind it: outside (16.2). */
export const CAPACITIES: { readonly [code: string]: Capacity } = {
  P: { halves: 1, weapons: 1, smcs: 1, outside: false },
  PP: { halves: 2, weapons: 2, smcs: 2, outside: false },
  '2PP': { halves: 4, weapons: 4, smcs: 4, outside: false },
  PO: { halves: 1, weapons: 1, smcs: 1, outside: true },
  PPO: { halves: 2, weapons: 2, smcs: 2, outside: true },
  '2PPO': { halves: 4, weapons: 4, smcs: 4, outside: true },
}

/** 14.1: what is fired: black or white numbers, red ones, blue or green ones. */
export type Ammunition = 'AP' | 'HEAT' | 'AA' | 'ATGM'

/** 14.1: a to-hit table. */
export interface GunType {
  readonly id: string
  readonly name: string
  /** Each up to its range, the nearest first; null: an asterisk. */
  readonly columns: readonly GunColumn[]
  readonly ammunition: Ammunition
  readonly era: Era
  readonly provenance: Provenance
}

export interface GunColumn {
  readonly range: number
  readonly toHit: number | null
  readonly penetration: number | null
}
