import { locationOf } from '../map/location.ts'
import { adjacent, placeOf } from '../map/terrain.ts'
import { inArc } from '../ordnance/arc.ts'
import { type VehicleLeg, type VehicleReach, vehicleReach } from '../phases/movement/vehicle/reach.ts'
import type { MoveDecision } from '../questions.ts'
import { type AslskState, type Hex, OFFBOARD, type Side, type Unit } from '../state.ts'
import { isInfantry, isVehicle, noticedBy, type Vehicle } from '../units/units.ts'
import { isHemmedIn, isRolling, vehiclesAt } from '../vehicles/status.ts'
import { Duels } from './duel.ts'
import type { GroundValue } from './ground.ts'
import { WEIGHTS } from './weights.ts'
import { worthOf } from './worth.ts'

/** What counts for a vehicle beside how far it is from what its side is after. */
const VEHICLE = {
  /** Another vehicle of its side is there, of which one would be lost. */
  crowded: 60,
  /** Men of the enemy in its hex, or beside it. */
  amongEnemies: 4,
  besideEnemies: 1,
  /** Woods and buildings, where it is slow to turn. */
  hemmedIn: 0.6,
  bogged: 9,
  /** An enemy before its hull. */
  faces: 0.1,
  /** It could not stop. */
  rolling: 0.3,
  perMp: 0.01,
  /** Less is not worth starting the engine. */
  least: 0.4,
} as const

/** Sums in another order are off by less. */
const CAUTION = 1e-6

type Kind<T extends MoveDecision['type']> = Extract<MoveDecision, { type: T }>
type Decided = Kind<'start'> | Kind<'drive'> | Kind<'pivot'> | Kind<'halt'> | Kind<'free'> | Kind<'driveOff'> | Kind<'stop'>

/** Where a vehicle wants to be, and what it does first to get there. */
interface Plan {
  readonly gain: number
  readonly first: VehicleLeg | null
}

/** Judges what vehicles may do by the best place and facing that they can get to. */
export class VehiclePlans {
  readonly #s: AslskState
  readonly #ground: GroundValue
  readonly #plans = new Map<number, Plan>()
  #duels: Duels | null = null

  constructor(s: AslskState, ground: GroundValue) {
    this.#s = s
    this.#ground = ground
  }

  of(decision: Decided): number {
    if (decision.type === 'free') return WEIGHTS.squad
    if (decision.type === 'driveOff') return WEIGHTS.exit
    const unit = this.#s.units[decision.type === 'stop' ? decision.units[0]! : decision.unit]!
    if (!isVehicle(unit)) return 0
    const { gain, first } = this.#plan(unit)
    if (decision.type === 'stop') return first ? -1 : 0.02
    if (decision.type === 'halt') return first || decision.tca !== undefined ? -1 : 0.5
    return first && isSame(this.#s, decision, first) ? gain : -1
  }

  #plan(unit: Vehicle): Plan {
    const known = this.#plans.get(unit.id)
    if (known) return known
    const made = this.#made(unit)
    this.#plans.set(unit.id, made)
    return made
  }

  #made(unit: Vehicle): Plan {
    const enemies = this.#enemiesOf(unit.side)
    const places = new Map<Hex, number>()
    const now = unit.at === OFFBOARD ? Number.NEGATIVE_INFINITY : this.#standing(unit, unit.at, unit.vehicle.vca, enemies, places)
    let best: VehicleReach | null = null
    let most = now + (isRolling(unit) ? 0 : VEHICLE.least)
    for (const reach of vehicleReach(this.#s, unit)) {
      // most places can't be the best whatever stands before the hull and whatever the way costs: they are not looked at any closer
      if (this.#placeWorth(unit, reach.place, places) + enemies.length * VEHICLE.faces < most - CAUTION) continue
      const worth = this.#standing(unit, reach.place, reach.vca, enemies, places) - wayCosts(reach)
      if (worth <= most) continue
      most = worth
      best = reach
    }
    if (!best) return { gain: 0, first: null }
    return { gain: Math.min(WEIGHTS.squad, Math.max(0.1, most - now)), first: best.path[0]! }
  }

  #enemiesOf(side: Side): readonly Unit[] {
    return noticedBy(this.#s, side).filter((unit) => unit.side !== side && unit.at >= 0 && !unit.broken)
  }

  /** How good it is to be somewhere, enemies apart. */
  #placeWorth(unit: Vehicle, place: Hex, places: Map<Hex, number>): number {
    const known = places.get(place)
    if (known !== undefined) return known
    const s = this.#s
    let worth = -this.#ground.distance(place) * WEIGHTS.closer * this.#ground.manner.drive
    if (isHemmedIn(s, place)) worth -= VEHICLE.hemmedIn
    if (vehiclesAt(s, place).some((other) => other !== unit && other.side === unit.side)) worth -= VEHICLE.crowded
    places.set(place, worth)
    return worth
  }

  /** How good it is to be somewhere, pointing so. */
  #standing(unit: Vehicle, place: Hex, vca: number, enemies: readonly Unit[], places: Map<Hex, number>): number {
    const s = this.#s
    let worth = this.#placeWorth(unit, place, places)
    for (const enemy of enemies) {
      if (enemy.at === place) worth -= VEHICLE.amongEnemies
      else if (isInfantry(enemy) && adjacent(s, enemy.at, place)) worth -= VEHICLE.besideEnemies * this.#ground.manner.beside
      else if (inArc(s, locationOf(place), vca, enemy.at)) worth += VEHICLE.faces
    }
    const { duels } = this.#ground.manner
    if (duels > 0) {
      this.#duels ??= new Duels(s, unit.side)
      worth -= duels * worthOf(s, unit) * this.#duels.danger(unit, place, vca)
    }
    return worth
  }
}

function wayCosts({ mp, left, path }: VehicleReach): number {
  let costs = mp * VEHICLE.perMp + (left < 2 ? VEHICLE.rolling : 0)
  for (const { bogs } of path) if (bogs !== null) costs += (bogs / 36) * VEHICLE.bogged
  return costs
}

function isSame(s: AslskState, decision: Kind<'start'> | Kind<'drive'> | Kind<'pivot'>, leg: VehicleLeg): boolean {
  if (decision.tca !== undefined) return false
  if (decision.type === 'start') return leg.kind === 'start'
  if (decision.type === 'pivot') return leg.kind === 'turn' && decision.vca === leg.vca
  if (leg.kind !== 'enter' || placeOf(s, decision.to) !== leg.place) return false
  return (decision.vca === undefined || decision.vca === leg.vca) && (decision.pays === undefined || decision.pays === leg.pays)
}
