import { levelAt, neighbours, placeOf, terrainAt } from '../map/terrain.ts'
import { leaderAmong, mfLeft, modeOf } from '../phases/movement-factors.ts'
import type { MoveDecision } from '../phases/movement-question.ts'
import { type AslskState, enemyOf, OFFBOARD, type Place, type Side, type Unit } from '../state.ts'
import { hasUnits, isLeader } from '../units/units.ts'
import { GroundValue } from './ground.ts'
import { WEIGHTS } from './weights.ts'
import { worthOf } from './worth.ts'

/** Judges each way to move by the best place that can be reached by it, less the fire on the way. */
export function moveAdvice(s: AslskState, side: Side): (decision: unknown) => number {
  const plans = new Plans(s, side)
  return (given) => {
    const decision = given as MoveDecision
    switch (decision.type) {
      case 'step':
        return plans.step(decision)
      case 'exit':
        return WEIGHTS.exit
      case 'recover':
        return WEIGHTS.weapon / 2
      case 'placeDc':
        return WEIGHTS.squad / 2
      case 'stop':
        return decision.units.length > 1 || s.move?.stack.length === 1 ? 0.02 : 0.01
      case 'end':
        return 0
      default:
        return -1
    }
  }
}

class Plans {
  readonly #s: AslskState
  readonly #side: Side
  readonly #ground: GroundValue
  readonly #best = new Map<number, number>()
  #typical: Unit | null = null

  constructor(s: AslskState, side: Side) {
    this.#s = s
    this.#side = side
    this.#ground = new GroundValue(s, side)
  }

  step(decision: Extract<MoveDecision, { type: 'step' }>): number {
    const s = this.#s
    const to = placeOf(s, decision.to)
    const units = decision.units.map((id) => s.units[id]!)
    const first = units[0]!
    const mode = modeOf(first, decision.mode)
    const how = mode === 'assault' ? 'assault' : 'moving'
    let left = Number.MAX_SAFE_INTEGER
    for (const unit of units) left = Math.min(left, mfLeft(s, unit, modeOf(unit, decision.mode), leaderAmong(s, unit, units), false))
    left -= this.#cost(first.at, to)
    const led = units.some(isLeader) && units.some((unit) => !isLeader(unit))
    let value = 0
    for (const unit of units) {
      const risk = this.#ground.threat.on(unit, to, how) * worthOf(unit) * WEIGHTS.passing
      const onward =
        mode === 'assault' ? this.#ground.of(unit, to, led) : Math.max(this.#ground.of(unit, to, led), this.#onward(unit, to, left))
      const now = unit.at === OFFBOARD ? onward - WEIGHTS.squad : this.#ground.of(unit, unit.at, led)
      value += (onward - risk - now) * (isLeader(unit) ? 0.3 : 1)
    }
    if (mode === 'double') value -= units.length * WEIGHTS.doubleTime
    return value - WEIGHTS.inertia
  }

  /** The best that can still be made of so many half MF from here. Reckoned with a typical unit, and remembered for all. */
  #onward(unit: Unit, from: Place, left: number): number {
    this.#typical ??= unit
    const key = from * 32 + Math.min(31, Math.max(0, left))
    const known = this.#best.get(key)
    if (known !== undefined) return known
    let best = this.#ground.of(this.#typical, from, false)
    this.#best.set(key, best)
    for (const to of neighbours(this.#s, from)) {
      const cost = this.#cost(from, to)
      if (cost > left || hasUnits(this.#s, enemyOf(this.#side), to)) continue
      const risk = this.#ground.threat.on(this.#typical, to, 'moving') * worthOf(this.#typical) * WEIGHTS.passing
      best = Math.max(best, this.#onward(this.#typical, to, left - cost) - risk)
    }
    this.#best.set(key, best)
    return best
  }

  /** A planner's reckoning of a step, in half MF. */
  #cost(from: Place, to: Place): number {
    const mf = terrainAt(this.#s, to).infantryMf ?? 99
    return from >= 0 && levelAt(this.#s, to) > levelAt(this.#s, from) ? mf * 2 : mf
  }
}
