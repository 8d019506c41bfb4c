import { placeOf } from '../map/terrain.ts'
import { leaderAmong, mfLeft, modeOf } from '../phases/movement-factors.ts'
import type { MoveDecision } from '../phases/movement-question.ts'
import { type AslskState, OFFBOARD, type Side } from '../state.ts'
import { isLeader } from '../units/units.ts'
import { GroundValue } from './ground.ts'
import { Onward } from './onward.ts'
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
  readonly #ground: GroundValue
  #onward: Onward | null = null

  constructor(s: AslskState, side: Side) {
    this.#s = s
    this.#ground = new GroundValue(s, side)
  }

  step(decision: Extract<MoveDecision, { type: 'step' }>): number {
    const s = this.#s
    const ground = this.#ground
    const to = placeOf(s, decision.to)
    const units = decision.units.map((id) => s.units[id]!)
    const first = units[0]!
    const mode = modeOf(first, decision.mode)
    const how = mode === 'assault' ? 'assault' : 'moving'
    let left = Number.MAX_SAFE_INTEGER
    for (const unit of units) left = Math.min(left, mfLeft(s, unit, modeOf(unit, decision.mode), leaderAmong(s, unit, units), false))
    left -= ground.lay.costOf(first.at, to)
    const led = units.some(isLeader) && units.some((unit) => !isLeader(unit))
    let value = 0
    for (const unit of units) {
      const risk = ground.threat.losses(unit, how).at(to) * worthOf(unit) * WEIGHTS.passing
      this.#onward ??= new Onward(ground, unit)
      const here = ground.of(unit, to, led)
      const onward = mode === 'assault' ? here : Math.max(here, this.#onward.from(to, left))
      const now = unit.at === OFFBOARD ? onward - WEIGHTS.squad : ground.of(unit, unit.at, led)
      value += (onward - risk - now) * (isLeader(unit) ? 0.3 : 1)
    }
    if (mode === 'double') value -= units.length * WEIGHTS.doubleTime
    return value - WEIGHTS.inertia
  }
}
