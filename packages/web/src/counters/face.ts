/** What is printed on a counter, as data. Faces are values: the same counter type gives the same object, so that drawing can be skipped. */
import type { ReactNode } from 'react'

export type FigureKind = 'squad' | 'halfSquad' | 'crew' | 'leader'

export interface UnitFace {
  readonly form: 'unit'
  readonly nation: string
  readonly figure: FigureKind
  /** E, 1, 2, G or C; a leader has none. */
  readonly class: string
  /** As printed, '4-6-7' or '9-2'. */
  readonly label: string
  readonly fp: number
  readonly range: number
  readonly morale: number
  /** 0 for none. */
  readonly smoke: number
  /** Underlined FP. */
  readonly assaultFire: boolean
  /** Underlined morale. */
  readonly steady: boolean
  /** The side with the stripe: a step weaker than it was. */
  readonly striped?: boolean
  /** Set when the broken side is up: its morale, and whether that is boxed. */
  readonly broken: { readonly morale: number; readonly boxed: boolean } | null
}

export interface WeaponFace {
  readonly form: 'weapon'
  readonly nation: string
  readonly art: string
  /** As printed at the top left: 'MMG'. */
  readonly name: string
  /** As printed in the band: '5-12', or '30'. */
  readonly value: string
  /** 0 for none. */
  readonly rof: number
  readonly pp: number
  /** 'B12' or 'X10'. */
  readonly failure: string
  /** Set when the malfunctioned side is up: what repairs it, such as 'R1'. */
  readonly repair: string | null
}

/** Where something points, in degrees clockwise from the top of the board. */
export type Bearing = number

export interface GunFace {
  readonly form: 'gun'
  readonly nation: string
  /** AT, INF, ART, AA or MTR. */
  readonly art: string
  readonly name: string
  /** Null for one that is never moved. */
  readonly manhandling: number | null
  readonly small: boolean
  readonly large: boolean
  /** '75L' */
  readonly label: string
  /** 0 for none. */
  readonly rof: number
  /** '[2-60]' where the range has bounds, or nothing. */
  readonly range: string
  readonly allRound: boolean
  readonly towards: Bearing
  readonly emplaced: boolean
  /** Hooked up for the road: no arc and no rate. */
  readonly limbered: boolean
}

/** Around an armour figure: the turret's is a step less (ring), a step more (box) or the same. */
export type ArmourMark = 'ring' | 'box' | ''

export interface VehicleFace {
  readonly form: 'vehicle'
  readonly nation: string
  /** The name of a drawing in art/machines.ts, and its size beside a medium tank's. */
  readonly art: string
  readonly bulk: number
  readonly name: string
  /** 'tank', 'assault gun'. */
  readonly what: string
  readonly mp: number
  /** MP printed in red. */
  readonly unreliable: boolean
  readonly tracked: boolean
  readonly label: string
  readonly rof: number
  readonly front: number
  readonly frontMark: ArmourMark
  readonly side: number
  readonly sideMark: ArmourMark
  readonly large: boolean
  /** Bow and coaxial machine guns and that on the roof: '2/4'. */
  readonly mg: string
  /** A second gun for which the game has no rule, in words; absent for none. */
  readonly idle?: string
  readonly hull: Bearing
  /** Null for one without a turret. */
  readonly turret: Bearing | null
  /** The crew looks out of the hatch. */
  readonly exposed: boolean
  readonly wreck: boolean
}

/** A counter of which nothing is known but whose it is. */
export interface HiddenFace {
  readonly form: 'hidden'
  readonly nation: string
}

/** A marker that lies on a hex: a glyph above a value or a word. */
export interface MarkerFace {
  readonly form: 'marker'
  readonly glyph: string
  /** '+2', '6', 'MELEE'. */
  readonly value: string
  readonly tone: MarkerTone
}

export type MarkerTone = 'grey' | 'yellow' | 'blue' | 'red' | 'fire' | 'earth' | 'green' | 'plain'

/** A counter that a game prints in its own way, on the same card and at the same sizes. */
export interface OwnFace {
  readonly form: 'own'
  readonly nation: string
  /** Its worse side is up: broken, shaken, malfunctioned. */
  readonly worse: boolean
  /** SVG on a grid of 100; `simple` where there is room for one figure and one numeral. */
  readonly print: (simple: boolean) => ReactNode
}

export type Face = UnitFace | WeaponFace | GunFace | VehicleFace | HiddenFace | MarkerFace | OwnFace

/** How much of a face can be read at its size on the screen. */
export type Detail = 'full' | 'simple' | 'chip'

/** Counters of so many pixels and more show all of it. */
export const FULL_FROM = 34
const SIMPLE_FROM = 20

export const detailAt = (pixels: number): Detail => (pixels >= FULL_FROM ? 'full' : pixels >= SIMPLE_FROM ? 'simple' : 'chip')
