/** The Starter Kit in the worker: what its players know, and the odds that take time. */
import {
  type AslskEvent,
  type AslskState,
  aslsk,
  counsel,
  type HexRisk,
  isVehicle,
  moveRisk,
  reachable,
  vehicleRisk,
} from '@firegroup/aslsk'
import { orders } from '@firegroup/content/orders/aslsk'
import { pace } from '@firegroup/content/paces/aslsk'
import type { GameThinking } from '../game.ts'
import type { AskDrive, AskRisk, DriveRisk, Risk } from './queries.ts'
import { rollOf } from './rolls.ts'

export const thinking: GameThinking<AslskState, AslskEvent> = {
  system: aslsk,
  counsel,
  pace,
  orders,
  rollOf,
  trickle: (state, query) =>
    'legs' in (query as AskRisk | AskDrive) ? driveRisks(state, query as AskDrive) : risks(state, query as AskRisk),
}

/** The worst shot at each hex within reach, the nearest hexes first. */
function* risks(s: AslskState, { units, mode, push }: AskRisk): Generator<Risk> {
  const movers = units.map((id) => s.units[id]!)
  const ways = push ? push.to.map((place) => ({ place, path: [place] })) : reachable(s, movers, mode)
  for (const { place, path } of ways) {
    const last = moveRisk(s, movers, path, mode, push?.gun).at(-1)
    if (!last) continue
    const seenFrom = [...new Set(last.firers.map((id) => s.units[id]!.at))]
    yield { place, harm: harmOf(last), residual: last.residual, seenFrom }
  }
}

/** The chance that the worst single shot there stops a mover, as a share of 1: the mean over the movers. */
function harmOf({ worst }: HexRisk): number {
  const targets = worst?.preview.targets ?? []
  if (targets.length === 0) return 0
  return targets.reduce((sum, { odds }) => sum + 1 - odds.unharmed / odds.of, 0) / targets.length
}

/** Along the way, from its beginning. */
function* driveRisks(s: AslskState, { vehicle: id, legs }: AskDrive): Generator<DriveRisk> {
  const unit = s.units[id]
  if (!unit || !isVehicle(unit)) return
  let leg = 0
  for (const threats of vehicleRisk(s, unit, legs)) yield { leg: leg++, threats }
}
