/** Lock 'n Load in the worker: what its players know, and the risks of a move. */

import { orders } from '@firegroup/content/orders/lnlt'
import { pace } from '@firegroup/content/paces/lnlt'
import {
  counsel,
  type DriveLeg,
  driveThreats,
  isVehicle,
  type LnltEvent,
  type LnltState,
  lnlt,
  type Move,
  overrunPreview,
  reachable,
  stepRisk,
} from '@firegroup/lnlt'
import type { GameThinking } from '../game.ts'
import type { AskDrive, AskRisk, DriveRisk } from './queries.ts'
import { rollOf } from './rolls.ts'

export const thinking: GameThinking<LnltState, LnltEvent> = {
  system: lnlt,
  counsel,
  pace,
  orders,
  rollOf,
  *trickle(state, query) {
    const { move, legs } = query as AskRisk & Partial<AskDrive>
    if (legs)
      for (const [leg, each] of legs.entries())
        yield { leg, threats: driveThreats(state, move, each), ...overrunBy(state, move, legs, leg) } satisfies DriveRisk
    else for (const step of reachable(state, move)) yield stepRisk(state, move, step)
  },
}

/** 15.3: what one expenditure of its plan does to those over whom it drives. */
function overrunBy(s: LnltState, move: Move, legs: readonly DriveLeg[], leg: number): Pick<DriveRisk, 'overruns'> {
  const unit = s.units[move.units[0]!]!
  const { at, overrun } = legs[leg]!
  if (!overrun || !isVehicle(unit)) return {}
  const { targets } = overrunPreview(s, unit, legs[leg - 1]?.at ?? move.at, at)
  return { overruns: targets.map(({ unit: id, odds }) => ({ unit: id, odds })) }
}
