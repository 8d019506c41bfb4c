import { type Threat, threatsTo } from '../fire/threats.ts'
import type { LnltState, Move } from '../state.ts'
import { type DriveLeg, driven } from './drive.ts'
import { type Aspect, aspectFrom } from './facing.ts'
import { vehicleType } from './vehicle.ts'

/** Somebody who could fire at a vehicle on its way. */
export interface DriveThreat extends Threat {
  /** The side of the hull that he sees. */
  readonly side: Aspect
}

/** 5.3: who could fire at a vehicle after one expenditure of its plan, the worst first: the best of each place. */
export function driveThreats(s: LnltState, move: Move, leg: DriveLeg): readonly DriveThreat[] {
  if (leg.overrun) return []
  const [there, moved] = driven(s, move, { at: leg.at, facing: leg.facing, spent: leg.spent, legs: [leg] })
  const { hull } = vehicleType(there, there.units[moved.units[0]!]!)
  return threatsTo(there, moved.units, leg.at).flatMap((threat) =>
    threat.harm > 0 ? [{ ...threat, side: aspectFrom(there, leg.at, leg.facing, threat.from, hull) }] : [],
  )
}
