import { integer, optional, outcomesOf, type Problem } from '@firegroup/kernel'
import type { AslskAct } from '../acts.ts'
import { type Aslsk, rollDie } from '../context.ts'
import type { Occasion } from '../fire/declaration.ts'
import { canSee } from '../map/los.ts'
import { nearestArc, SPINES } from '../ordnance/arc.ts'
import { type AslskState, defender, type Expenditure, type Unit } from '../state.ts'
import { endMelee } from '../units/melee.ts'
import { whileStill } from '../units/still.ts'
import { knownTo, typeOf, type Vehicle } from '../units/units.ts'
import { unitInPlace } from '../words/names.ts'
import { hullRisk, hullTurns } from './bog.ts'
import { face } from './face.ts'
import { ownVehicleOnMap } from './own-vehicle.ts'
import { engineStarts } from './reliability.ts'
import { hasTurret, isMobile, ownVehicles } from './status.ts'

/** A vehicle tries to get into Motion in the enemy's MPh, and to turn if it does. */
export interface MotionDecision {
  readonly type: 'motion'
  readonly unit: number
  readonly vca?: number
  readonly tca?: number
}

/** 3.3.2.1: on a dr at or under the MF or MP that an enemy who was out of its sight has spent in its LOS. */
export const motionAttempt: AslskAct<Occasion, MotionDecision> = {
  type: 'motion',
  rule: '3.3.2.1',
  fields: { unit: integer(0, 9999), vca: optional(integer(0, 5)), tca: optional(integer(0, 5)) },
  candidates(s, occasion) {
    const found: MotionDecision[] = []
    const { expenditure } = occasion
    if (!expenditure) return found
    for (const unit of ownVehicles(s, occasion.side)) {
      if (unit.vehicle.triedMotion || unit.at < 0 || !isMobile(unit)) continue
      // most have seen nobody, whichever way they would turn
      if (!canSee(s, unit.at, expenditure.at)) continue
      for (const decision of attemptsOf(s, occasion, unit)) if (problemsOf(s, occasion, decision).length === 0) found.push(decision)
    }
    return found
  },
  problems: problemsOf,
  perform(g, occasion, decision) {
    attempt(g, occasion, decision)
    return undefined
  },
  describe(s, { unit, vca, tca }) {
    const turns = [vca === undefined ? '' : `, hull to the ${SPINES[vca]}`, tca === undefined ? '' : `, turret to the ${SPINES[tca]}`]
    return `Try to get ${unitInPlace(s, unit)} into Motion${turns.join('')}`
  },
  preview(s, occasion, { unit: who, vca }) {
    const unit = s.units[who] as Vehicle
    const atMost = mostSeen(s, unit, occasion.expenditure!)
    const bogs = hullRisk(s, unit, vca ?? unit.vehicle.vca)
    return {
      atMost,
      succeeds: outcomesOf(s, (g: Aslsk) => rollMotion(g, atMost).succeeds).outOf(6, 'true'),
      of: 6,
      ...(bogs ? { bogs } : {}),
    }
  },
}

/** As it points, and turned to whoever has come. */
function attemptsOf(s: AslskState, { expenditure }: Occasion, unit: Vehicle): MotionDecision[] {
  const plain = { type: 'motion', unit: unit.id } as const
  const found: MotionDecision[] = [plain]
  if (!expenditure || expenditure.at < 0) return found
  const { vca, tca } = unit.vehicle
  const hull = nearestArc(s, unit.at, vca, expenditure.at)
  const turret = nearestArc(s, unit.at, tca, expenditure.at)
  if (hasTurret(s, unit) && turret !== tca) found.push({ ...plain, tca: turret })
  if (hull !== vca) found.push(hasTurret(s, unit) ? { ...plain, vca: hull, tca: turret } : { ...plain, vca: hull })
  return found
}

function problemsOf(s: AslskState, { side, expenditure }: Occasion, { unit: who, vca, tca }: MotionDecision): readonly Problem[] {
  const unit = ownVehicleOnMap(s, side, who)
  if (typeof unit === 'string') return no(unit)
  const { label } = typeOf(s, unit)
  if (!isMobile(unit)) return no(`The ${label} can't move.`)
  if (unit.vehicle.triedMotion) return no(`The ${label} has tried in this Movement Phase.`)
  if (isMarked(s, unit)) return no(`The ${label} has fired.`)
  if (!expenditure || mostSeen(s, unit, expenditure) < 1)
    return no(`The ${label} sees nobody move who was out of its sight when the Player Turn began.`)
  if (tca !== undefined && tca !== (vca ?? unit.vehicle.vca) && !hasTurret(s, unit)) return no(`The ${label} has no turret to turn.`)
  if (unit.vehicle.motion && vca === undefined && tca === undefined) return no(`The ${label} is in Motion: it could only turn.`)
  return []
}

/** 3.3.2.1: under a First, Final or Intensive Fire counter. */
function isMarked(s: AslskState, unit: Vehicle): boolean {
  if (unit.fire !== 'none') return true
  return s.weapons.some((weapon) => weapon.owner === unit.id && (weapon.fire !== 'none' || weapon.ordnance?.intensive === true))
}

/** 3.3.2.1: the most MF or MP that one of those who have just spent some has spent in the vehicle's LOS; 0 where all were in it from the start. */
function mostSeen(s: AslskState, unit: Vehicle, expenditure: Expenditure): number {
  if (!canSee(s, unit.at, expenditure.at)) return 0
  let most = 0
  for (const enemy of expenditure.units) {
    if (unit.vehicle.sighted?.includes(enemy)) continue
    let halves = 0
    for (const { units, at, mf } of s.move?.trail ?? []) if (units.includes(enemy) && canSee(s, unit.at, at)) halves += mf
    most = Math.max(most, Math.floor(halves / 2))
  }
  return most
}

function rollMotion(g: Aslsk, atMost: number): { readonly die: number; readonly succeeds: boolean } {
  const die = rollDie(g, 'Motion attempt', (rolled) => rolled <= atMost)
  return { die, succeeds: die <= atMost }
}

/** 3.3.2.1: it is in Motion, unless it breaks down, and turns, after a Bog Check where the ground asks for one. */
function attempt(g: Aslsk, { expenditure }: Occasion, { unit: who, vca, tca }: MotionDecision): void {
  const unit = g.state.units[who] as Vehicle
  const atMost = mostSeen(g.state, unit, expenditure!)
  const { die, succeeds } = rollMotion(g, atMost)
  unit.vehicle.triedMotion = true
  g.emit({ type: 'motionAttempt', rule: '3.3.2.1', unit: unit.id, at: unit.at, die, atMost, succeeds })
  if (!succeeds || !engineStarts(g, unit)) return
  const { vehicle } = unit
  vehicle.motion = true
  endMelee(g, unit.at) // 3.8: in Motion it holds nobody
  const hull = vca ?? vehicle.vca
  if (!hullTurns(g, unit, hull)) return
  const turret = tca ?? (vehicle.tca + hull - vehicle.vca + 6) % 6
  if (hull === vehicle.vca && turret === vehicle.tca) return
  face(g.state, unit, hull, turret)
  g.emit({ type: 'vehicleTurns', rule: '3.3.2.1', unit: unit.id, vca: hull, tca: turret })
}

/** 3.3.2.1: whom the DEFENDER's vehicles see when a Player Turn begins. */
export function lookAround({ state }: Aslsk): undefined {
  for (const unit of ownVehicles(state, defender(state))) if (unit.at >= 0) unit.vehicle.sighted = inSight(state, unit)
}

/** The same for vehicles that have not looked yet: a game may begin in the middle of a Player Turn. */
export function lookAroundLate(s: AslskState): void {
  for (const unit of ownVehicles(s, defender(s))) if (unit.at >= 0) unit.vehicle.sighted ??= inSight(s, unit)
}

function inSight(s: AslskState, unit: Vehicle) {
  const sees = (other: Unit) => other.side !== unit.side && other.at >= 0 && canSee(s, unit.at, other.at)
  return whileStill(s, () => knownTo(s, unit.side).filter(sees)).map(({ id }) => id)
}

function no(message: string): readonly Problem[] {
  return [{ rule: '3.3.2.1', message }]
}
