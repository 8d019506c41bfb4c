import type { Occasion } from '../fire/declaration.ts'
import { placeOf } from '../map/terrain.ts'
import { leaderAmong, mfLeft, modeOf } from '../phases/movement/factors.ts'
import type { MoveDecision } from '../questions.ts'
import { type AslskState, enemyOf, type MoveMode, OFFBOARD, type Side, type Unit } from '../state.ts'
import { hasUnits, isLeader } from '../units/units.ts'
import { banzaiWorth } from './banzai-advice.ts'
import { machineGunWorth, shotWorth } from './fire-advice.ts'
import { GroundValue } from './ground.ts'
import { pushWorth } from './gun-advice.ts'
import type { Manner } from './manner.ts'
import { stepCost } from './module-hooks.ts'
import { Onward } from './onward.ts'
import { VehiclePlans } from './vehicle-advice.ts'
import { WEIGHTS } from './weights.ts'

/** Judges each way to move by the best place that can be reached by it, less the fire on the way. */
export function moveAdvice(s: AslskState, side: Side, manner: Manner): (decision: unknown) => number {
  const plans = new Plans(s, side, manner)
  const bounding: Occasion = { when: 'boundingFire', side, expenditure: null }
  return (given) => {
    const decision = given as MoveDecision
    switch (decision.type) {
      case 'step':
        return plans.step(decision)
      case 'banzai':
        return banzaiWorth(s, side, decision)
      case 'push':
        return pushWorth(s, side, decision)
      case 'exit':
        return WEIGHTS.exit
      case 'recover':
        return WEIGHTS.weapon / 2
      case 'placeDc':
        return hasUnits(s, enemyOf(side), placeOf(s, decision.at)) ? WEIGHTS.squad / 2 : -1
      case 'start':
      case 'drive':
      case 'pivot':
      case 'halt':
      case 'free':
      case 'driveOff':
        return plans.vehicle(decision)
      case 'stop':
        if (s.units[decision.units[0] ?? -1]?.vehicle) return plans.vehicle(decision)
        return decision.units.length > 1 || s.move?.stack.length === 1 ? 0.02 : 0.01
      case 'ordnance':
        return shotWorth(s, bounding, decision)
      case 'vehicleFire':
        return machineGunWorth(s, bounding, decision)
      case 'end':
        return 0
      default:
        return -1
    }
  }
}

class Plans {
  readonly #s: AslskState
  readonly #ground: GroundValue
  readonly #stacks = new Map<readonly number[], Stack>()
  #onward: Onward | null = null
  #vehicles: VehiclePlans | null = null

  constructor(s: AslskState, side: Side, manner: Manner) {
    this.#s = s
    this.#ground = new GroundValue(s, side, manner)
  }

  vehicle(decision: Parameters<VehiclePlans['of']>[0]): number {
    this.#vehicles ??= new VehiclePlans(this.#s, this.#ground)
    return this.#vehicles.of(decision)
  }

  step(decision: Extract<MoveDecision, { type: 'step' }>): number {
    const ground = this.#ground
    const to = placeOf(this.#s, decision.to)
    const stack = this.#stack(decision.units)
    const { units, led } = stack
    const first = units[0]!
    const mode = modeOf(first, decision.mode)
    const how = mode === 'assault' ? 'assault' : 'moving'
    const left = stack.left(decision.mode) - stepCost(this.#s, first, first.at, to)
    const further = mode === 'assault' ? Number.NEGATIVE_INFINITY : this.#ways(first).from(to, left)
    let value = 0
    for (const unit of units) {
      const { worth, leader } = ground.standingOf(unit)
      const risk = ground.lossesOf(unit, how).at(to) * worth * WEIGHTS.passing * ground.manner.passing * ground.manner.danger
      const best = Math.max(ground.of(unit, to, led), further)
      const now = unit.at === OFFBOARD ? best - WEIGHTS.squad : ground.of(unit, unit.at, led)
      value += (best - risk - now) * (leader ? 0.3 * ground.manner.leaders : 1)
    }
    if (mode === 'double') value -= units.length * WEIGHTS.doubleTime
    return value - WEIGHTS.inertia
  }

  #ways(typical: Unit): Onward {
    this.#onward ??= new Onward(this.#ground, typical)
    return this.#onward
  }

  /** The candidates for one stack share the list of its units. */
  #stack(ids: readonly number[]): Stack {
    const known = this.#stacks.get(ids)
    if (known) return known
    const stack = new Stack(this.#s, ids)
    this.#stacks.set(ids, stack)
    return stack
  }
}

/** Units that would go together. */
class Stack {
  readonly units: readonly Unit[]
  /** A leader with others. */
  readonly led: boolean
  readonly #s: AslskState
  readonly #left = new Map<MoveMode | undefined, number>()

  constructor(s: AslskState, ids: readonly number[]) {
    this.#s = s
    this.units = ids.map((id) => s.units[id]!)
    this.led = this.units.some((unit) => isLeader(s, unit)) && !this.units.every((unit) => isLeader(s, unit))
  }

  /** What all of them have left when they go on like this, in half MF. */
  left(declared: MoveMode | undefined): number {
    const known = this.#left.get(declared)
    if (known !== undefined) return known
    let left = Number.MAX_SAFE_INTEGER
    for (const unit of this.units)
      left = Math.min(left, mfLeft(this.#s, unit, modeOf(unit, declared), leaderAmong(this.#s, unit, this.units), false))
    this.#left.set(declared, left)
    return left
  }
}
