import { entryCost, isEntryCost } from '../map/costs.ts'
import { allowancesOf } from '../movement/allowance.ts'
import { plannedMove } from '../movement/group.ts'
import { destinations, isContested, stepProblem } from '../movement/step.ts'
import { placeOf } from '../movement/step-question.ts'
import { EXITED, type LnltState, type Location, type Move, type MoveMode, type Side, type Unit } from '../state.ts'
import { isLeader } from '../units/morale.ts'
import type { GroundValue } from './ground.ts'
import { meleePromise } from './melee-advice.ts'
import type { Posture } from './threat.ts'
import { WEIGHTS } from './weights.ts'
import { worthOf } from './worth.ts'

/** Judges each way to move by the best place that can be reached by it, less the fire on the way. */
export class Plans {
  readonly #s: LnltState
  readonly #side: Side
  readonly #ground: GroundValue
  readonly #best = new Map<number, number>()

  constructor(s: LnltState, side: Side, ground: GroundValue) {
    this.#s = s
    this.#side = side
    this.#ground = ground
  }

  /** A group sets out, or enters the map, by a first step. */
  start(units: readonly number[], mode: MoveMode, to: string): number {
    const s = this.#s
    const move = plannedMove(s, units, new Array<MoveMode>(units.length).fill(mode), s.units[units[0]!]!.at)
    const value = this.step(move, to) - WEIGHTS.inertia
    return mode === 'assaultMove' || mode === 'stealthAssault' ? value + WEIGHTS.keepsFire * units.length : value
  }

  /** The best first step of these units together, by the usual way of moving: what activating them could bring. */
  best(units: readonly Unit[]): number {
    const s = this.#s
    const ids = units.map(({ id }) => id)
    const move = plannedMove(s, ids, new Array<MoveMode>(ids.length).fill('move'), units[0]!.at)
    const allowed = allowancesOf(s, move)
    let best = 0
    for (const to of destinations(s.setting, move.at))
      if (!stepProblem(s, move, to, allowed)) best = Math.max(best, this.#to(move, to, allowed) - WEIGHTS.inertia)
    return this.#ground.objectives.leaves && s.setting.exits[this.#side][move.at] ? Math.max(best, WEIGHTS.exit) : best
  }

  /** A step of a group that is on its way; stopping is about 0. */
  step(move: Move, to: string): number {
    const place = placeOf(this.#s, to)
    if (place === EXITED) return this.#ground.objectives.leaves ? WEIGHTS.exit : -WEIGHTS.exit
    return this.#to(move, place, allowancesOf(this.#s, move))
  }

  #to(move: Move, to: Location, allowed: readonly number[]): number {
    const s = this.#s
    const units = move.units.map((id) => s.units[id]!)
    if (isContested(s, this.#side, to)) return this.#melee(units, to)
    const cost = this.#cost(move.at, to)
    let left = Number.MAX_SAFE_INTEGER
    for (let i = 0; i < units.length; i++) left = Math.min(left, allowed[i]! - move.spent[i]! - cost)
    const goesOn = left > 0 && move.modes[0] !== 'lowCrawl'
    const posture = postureOf(move.modes[0]!)
    const led = units.some(isLeader) && units.some((unit) => !isLeader(unit))
    let value = 0
    for (const unit of units) {
      const risk = this.#ground.threat.on(unit, to, posture) * worthOf(unit) * WEIGHTS.passing
      const here = this.#ground.of(unit, to, led)
      const onward = goesOn ? Math.max(here, this.#onward(unit, to, left)) : here
      const now = move.at < 0 ? OUTSIDE : this.#ground.of(unit, move.at, led)
      value += (onward - risk - now) * (isLeader(unit) ? 0.4 : 1)
    }
    return value
  }

  /** 8.0: they stop there and fight. */
  #melee(units: readonly Unit[], to: Location): number {
    const s = this.#s
    const own = [...units, ...s.units.filter((unit) => unit.at === to && unit.side === this.#side)]
    const enemy = s.units.filter((unit) => unit.at === to && unit.side !== this.#side)
    const gained = this.#ground.distance(to) === 0 ? WEIGHTS.onObjective : 0
    let risk = 0
    for (const unit of units) risk += this.#ground.threat.on(unit, to, 'moving') * worthOf(unit) * 0.3
    return meleePromise(s, own, enemy) + gained - risk
  }

  /** The best that can still be made of so many half MP from here; remembered for all units in the same condition. */
  #onward(unit: Unit, from: Location, left: number): number {
    const key = (from * 64 + Math.min(63, left)) * 2 + (unit.shaken ? 1 : 0)
    const known = this.#best.get(key)
    if (known !== undefined) return known
    let best = this.#ground.of(unit, from, false)
    this.#best.set(key, best)
    for (const to of destinations(this.#s.setting, from)) {
      const cost = this.#cost(from, to)
      if (cost > left || isContested(this.#s, this.#side, to)) continue
      const risk = this.#ground.threat.on(unit, to, 'moving') * worthOf(unit) * WEIGHTS.passing * FURTHER
      best = Math.max(best, this.#onward(unit, to, left - cost) - risk)
    }
    this.#best.set(key, best)
    return best
  }

  /** A planner's reckoning of a step, in half MP. */
  #cost(from: Location, to: Location): number {
    const cost = entryCost(this.#s.setting, from, to)
    return isEntryCost(cost) ? cost.halves : IMPASSABLE
  }
}

const IMPASSABLE = 999
/** Whoever waits outside wants in. */
const OUTSIDE = -60
/** 5.3: who has fired once does not fire at the next step. */
const FURTHER = 0.6

function postureOf(mode: MoveMode): Posture {
  return mode === 'lowCrawl' || mode === 'stealth' || mode === 'stealthAssault' ? 'hidden' : 'moving'
}
