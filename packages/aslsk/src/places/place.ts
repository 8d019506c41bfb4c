import type { HexMap } from '@firegroup/hexmap'
import type { TerrainType } from '../data/terrain.ts'
import type { Scenario } from '../scenario/types.ts'
import type { Hex, Location, Phase, Side } from '../state.ts'

/** What a module is told when it says which Locations a map has. */
export interface Land {
  readonly scenario: Pick<Scenario, 'places' | 'month'>
  readonly map: HexMap
  /** The terrain that governs a hex. */
  readonly terrainOf: (hex: Hex) => TerrainType
}

/** A way between a Location inside a hex and another, both ways unless it says otherwise. */
export interface NewWay {
  /** The other end: a hex, or a Location by its whole name. */
  readonly to: string
  /** In half MF. */
  readonly mf: number
  /** What going back costs, where it is another; null where nobody goes back this way. */
  readonly back?: number | null
  readonly rule: string
  readonly label: string
  /** The phases in which it is open; all unless told. */
  readonly phases?: readonly Phase[]
  /** A.8: its ends are not ADJACENT for that. */
  readonly apart?: true
}

/** A.8: a Location inside a hex, besides its ground. */
export interface NewPlace {
  /** What it is, and which module knows it: 'pillbox', 'sewer'. */
  readonly kind: string
  readonly hex: string
  /** What it is called in its hex: 'C4 pillbox' is the Location 'pillbox' of C4. */
  readonly name: string
  /** Above the level of its hex; 0 unless told. */
  readonly up?: number
  /** What governs it. */
  readonly terrain: TerrainType
  /** In half squads of a side. */
  readonly room: number
  /** B20.9: those in it take up room in the hex, and the other way round. */
  readonly shared?: true
  /** B6: whoever gains it gains the hex with it. */
  readonly withHex?: true
  /** A26.11: enemies in it keep nobody from controlling the hex. */
  readonly subterranean?: true
  readonly ways: readonly NewWay[]
  /** A.8: the hexes and Locations to which it is ADJACENT, besides those to which a way leads. */
  readonly adjacent?: readonly string[]
  /** Units may set up in it. */
  readonly setUp?: true
  /** Whose it is, where only one side may use it. */
  readonly side?: Side
}

/** A Location inside a hex. */
export interface Place extends Omit<NewPlace, 'hex' | 'ways' | 'adjacent'> {
  readonly at: Location
  /** The hex in which it lies. */
  readonly hex: Location
}

/** A way from one Location to another. */
export interface PlaceWay {
  readonly from: Location
  readonly to: Location
  readonly mf: number
  readonly rule: string
  readonly label: string
  readonly phases: readonly Phase[] | undefined
}
