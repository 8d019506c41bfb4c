/** What the table asks the worker about a game of Lock 'n Load, besides its decisions. */
import type { DriveLeg, DriveThreat, Move, TargetOdds } from '@firegroup/lnlt'

/** How dangerous each location within reach of a move is; answered one by one, as `StepRisk`. */
export interface AskRisk {
  readonly move: Move
}

/** What each expenditure of a vehicle's way can draw; answered one by one. */
export interface AskDrive extends AskRisk {
  readonly legs: readonly DriveLeg[]
}

export interface DriveRisk {
  /** The expenditure, from 0. */
  readonly leg: number
  /** The worst first. */
  readonly threats: readonly DriveThreat[]
  /** 15.3: what becomes of each whom it overruns there. */
  readonly overruns?: readonly Overrun[]
}

export interface Overrun {
  readonly unit: number
  readonly odds: TargetOdds
}
