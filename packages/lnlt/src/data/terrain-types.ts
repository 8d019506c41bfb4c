/** Rows of the Terrain Effects Charts. Costs are in half MP, because wheels pay half a point on roads (TEC-04); null is prohibited. */
export interface TerrainType {
  readonly id: string
  readonly name: string
  /** Cost of entry for Leg units. */
  readonly mpLeg: number | null
  /** For Leg units that come along a road which runs through. */
  readonly roadMp: number
  /** For vehicles: tracked, other and wheeled. */
  readonly mpVehicle: VehicleMp
  readonly tm: number
  readonly los: LosType
  /** 10.1: how hard units in it are to spot; smoke, bunkers and trenches change that. */
  readonly spotting: LosType
  /** 10.3: obstacle height in levels above the hex; of a building with one floor. */
  readonly height: number
  readonly building: BuildingType | null
  /** 5.0: no +1 against Leg units that move in it. */
  readonly hidesMovement: boolean
  /** 11.6: those who go with a Scout pay 1 MP. */
  readonly scoutPath: boolean
  readonly flammable: boolean
  readonly water: boolean
  /** TEC-03: cells that differ by nation. */
  readonly byNation: { readonly [nation: string]: { readonly mpLeg?: number; readonly tm?: number } }
  readonly charts: readonly Chart[]
  readonly slice: number
  /** Rulebook lines. */
  readonly source: string
  readonly assumed: readonly string[]
}

export type LosType = 'open' | 'degrading' | 'blocking'
export type Chart = 'ww2' | 'modern'

export interface VehicleMp {
  readonly T: number | null
  readonly O: number | null
  readonly R: number | null
}

/** 10.2: a Heavy Construction building of three or more hexes has two floors; otherwise the number of floors is a matter of the map (LG-57). */
export interface BuildingType {
  readonly construction: 'light' | 'heavy'
  readonly stories: 1 | 2
  /** Obstacle height with one floor and with two. */
  readonly heights: readonly [number, number]
}

/** Terrain that lies on a hexside; costs are added to that of the hex entered. */
export interface HexsideType {
  readonly id: string
  readonly name: string
  readonly mpLeg: number | null
  readonly mpVehicle: VehicleMp
  /** 10.4: against fire that crosses the hexside (LG-55). */
  readonly tm: number
  readonly los: LosType
  readonly height: number
  readonly charts: readonly Chart[]
  readonly slice: number
  readonly source: string
}

/** Counters that act as terrain in the hex where they lie. */
export interface CounterTerrain {
  readonly id: string
  readonly name: string
  readonly los: LosType | 'hex'
  /** Half MP for Leg units: instead of the hex's cost, added to it, or none of its own. */
  readonly mpLeg: { readonly pays: 'hex' } | { readonly pays: 'instead' | 'added'; readonly halves: number }
  readonly mpVehicle: VehicleMp | null
  /** Null: as printed on the counter. */
  readonly tm: number | null
  readonly height: number
  readonly slice: number
  readonly source: string
}

/** Half MP for Leg units and for tracked, other and wheeled vehicles. */
export function cost(mpLeg: number | null, T: number | null, O: number | null, R: number | null) {
  return { mpLeg, mpVehicle: { T, O, R } }
}
