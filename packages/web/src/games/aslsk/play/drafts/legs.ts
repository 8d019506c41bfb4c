/** The expenditures of a vehicle's plan: as decisions, and in words. */
import type { AslskState, MoveDecision, Vehicle, VehicleLeg } from '@firegroup/aslsk'
import { SPINE_WORDS, turnsBetween } from '../../../../board/facing/facing.ts'
import { nameOf } from '../../../../play/controller/draft.ts'

export interface PlannedLeg extends Omit<VehicleLeg, 'kind'> {
  readonly kind: VehicleLeg['kind'] | 'stop'
  /** Where its turret points afterwards. */
  readonly tca: number
}

/** 3.3.2: one MP, in halves. */
const STOP = 2

/** The turret goes round with the hull. */
export const turretAlong = (from: number, to: number, tca: number): number => (tca + to - from + 6) % 6

export function stopLeg({ at, vehicle }: Vehicle, after: PlannedLeg | undefined): PlannedLeg {
  const { place, vca, tca, spent } = after ?? { place: at, ...vehicle, spent: 0 }
  return { kind: 'stop', place, vca, tca, mp: STOP, spent: spent + STOP, bogs: null }
}

/** What is decided to spend it. Only what is not so anyway is said. */
export function decisionFor(s: AslskState, { id: unit, at, vehicle }: Vehicle, leg: PlannedLeg): MoveDecision {
  const turret = leg.tca === turretAlong(vehicle.vca, leg.kind === 'turn' ? leg.vca : vehicle.vca, vehicle.tca) ? {} : { tca: leg.tca }
  if (leg.kind === 'start') return { type: 'start', unit, ...turret }
  if (leg.kind === 'turn') return { type: 'pivot', unit, vca: leg.vca, ...turret }
  if (leg.kind === 'stop') return { type: 'halt', unit, ...turret }
  const pays = leg.pays === undefined || leg.pays === 'cost' ? {} : { pays: leg.pays }
  return {
    type: 'drive',
    unit,
    to: nameOf(s, leg.place),
    ...(leg.by ? { by: leg.by } : {}),
    ...pays,
    ...(at < 0 ? { vca: leg.vca } : {}),
    ...turret,
  }
}

/** 'Start', 'Turn right to the west', 'Drive into CC6', 'Stop in CC6'. */
export function legWords(s: AslskState, { kind, place, vca }: PlannedLeg, before: number): string {
  if (kind === 'start') return 'Start'
  if (kind === 'stop') return `Stop in ${nameOf(s, place)}`
  if (kind === 'turn') return `Turn ${turnsBetween(before, vca) < 0 ? 'left' : 'right'} to the ${SPINE_WORDS[vca]}`
  return `Drive into ${nameOf(s, place)}`
}
