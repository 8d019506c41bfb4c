/** What the table asks the worker about a game of the Starter Kit, besides its decisions. */
import type { LegThreat, RiskedLeg } from '@firegroup/aslsk'

/** How dangerous each hex within reach is; answered hex by hex. */
export interface AskRisk {
  readonly units: readonly number[]
  readonly mode: 'assault' | 'double' | undefined
  /** 6.5: the Gun that they push, and the hexes that it may be pushed into: only these are asked about. */
  readonly push?: { readonly gun: number; readonly to: readonly number[] }
}

export interface Risk {
  readonly place: number
  /** Of 1. */
  readonly harm: number
  /** The residual fire that lies there, which is not in `harm`. */
  readonly residual: number
  /** The hexes of those who could fire. */
  readonly seenFrom: readonly number[]
}

/** What each expenditure of a vehicle's way can draw; answered one by one. */
export interface AskDrive {
  readonly vehicle: number
  readonly legs: readonly RiskedLeg[]
}

export interface DriveRisk {
  /** The expenditure, from 0. */
  readonly leg: number
  /** The worst first. */
  readonly threats: readonly LegThreat[]
}
