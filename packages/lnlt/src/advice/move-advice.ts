import { watersBeside } from '../boats/boats.ts'
import { isMmc } from '../fire/attack.ts'
import { entryCost, isEntryCost } from '../map/costs.ts'
import { mountedStepCost, ridesWith } from '../mounted/mounted.ts'
import { allowancesOf } from '../movement/allowance.ts'
import { plannedMove } from '../movement/group.ts'
import { destinations, stepProblem } from '../movement/step.ts'
import { placeOf } from '../movement/step-acts.ts'
import { EXITED, type LnltState, type Location, type Move, type MoveMode, type Side, type Unit } from '../state.ts'
import { isFixed } from '../weapons/possession.ts'
import { contestedValue } from './assault-advice.ts'
import type { GroundValue } from './ground.ts'
import { Group } from './group.ts'
import { addedCost } from './planned.ts'
import { WEIGHTS } from './weights.ts'

/** A move about to begin: what each may spend, and what they leave behind. */
interface Start {
  readonly move: Move
  readonly allowed: readonly number[]
  readonly price: number
}

/** Judges each way to move by the best place that can be reached by it, less the fire on the way. */
export class Plans {
  readonly #s: LnltState
  readonly #side: Side
  readonly #ground: GroundValue
  readonly #starts = new Map<readonly number[], Map<MoveMode, Start>>()
  readonly #groups = new Map<string, Group>()

  constructor(s: LnltState, side: Side, ground: GroundValue) {
    this.#s = s
    this.#side = side
    this.#ground = ground
  }

  /** A group sets out, or enters the map, by a first step. */
  start(units: readonly number[], mode: MoveMode, to: string): number {
    const { move, allowed, price } = this.#setOut(units, mode)
    const value = this.#step(move, to, allowed) - WEIGHTS.inertia - price
    return mode === 'assaultMove' || mode === 'stealthAssault' ? value + WEIGHTS.keepsFire * units.length : value
  }

  /** The best first step of these units together, by the usual way of moving: what activating them could bring. */
  best(units: readonly Unit[]): number {
    const s = this.#s
    const { move, allowed, price } = this.#setOut(
      units.map(({ id }) => id),
      'move',
    )
    let best = 0
    for (const to of [...destinations(s.setting, move.at), ...watersBeside(s, move)])
      if (!stepProblem(s, move, to, allowed)) best = Math.max(best, this.#to(move, to, allowed) - (WEIGHTS.inertia + price))
    return this.#ground.objectives.leaves && s.setting.exits[this.#side][move.at] ? Math.max(best, WEIGHTS.exit) : best
  }

  /** A step of a group that is on its way; stopping is about 0. */
  step(move: Move, to: string): number {
    return this.#step(move, to, allowancesOf(this.#s, move))
  }

  /** The candidates for one group share the list of its units. */
  #setOut(units: readonly number[], mode: MoveMode): Start {
    const known = this.#starts.get(units) ?? new Map<MoveMode, Start>()
    this.#starts.set(units, known)
    const before = known.get(mode)
    if (before) return before
    const s = this.#s
    const move = plannedMove(s, units, new Array<MoveMode>(units.length).fill(mode), s.units[units[0]!]!.at)
    const start = { move, allowed: allowancesOf(s, move), price: this.#leftBehind(move) }
    known.set(mode, start)
    return start
  }

  #step(move: Move, to: string, allowed: readonly number[]): number {
    const place = placeOf(this.#s, to)
    if (place === EXITED) return this.#ground.objectives.leaves ? WEIGHTS.exit : -WEIGHTS.exit
    return this.#to(move, place, allowed)
  }

  #to(move: Move, to: Location, allowed: readonly number[]): number {
    const group = this.#group(move)
    const now = move.at < 0 ? OUTSIDE * move.units.length : group.worth(move.at)
    const stormed = this.#s.vehicles === undefined ? undefined : contestedValue(this.#s, move, to)
    if (stormed !== undefined) return stormed
    if (this.#ground.isContested(to)) return group.melee(to, now)
    const cost = costOf(this.#s, move, to)
    let left = Number.MAX_SAFE_INTEGER
    for (let i = 0; i < move.units.length; i++) left = Math.min(left, allowed[i]! - move.spent[i]! - cost)
    const mode = move.modes[0]!
    const hidden = mode === 'lowCrawl' || mode === 'stealth' || mode === 'stealthAssault'
    const onward = left > 0 && mode !== 'lowCrawl' ? group.onward(to, left, now) : group.worth(to)
    // who rides has MP enough to put the dangerous step off for ever: on the way it weighs no more than it did when he set out
    const dread = group.rides && move.steps > 0 ? WEIGHTS.further : 1
    return onward - group.risk(to, hidden) * dread - now - (to === move.from ? BACK : 0)
  }

  #group({ units, from }: Move): Group {
    const key = units.join()
    const known = this.#groups.get(key)
    if (known) return known
    const members = units.map((id) => this.#s.units[id]!)
    const group = new Group(this.#s, this.#side, this.#ground, members, from, this.#ground.lay.sheet(this.#groups.size))
    this.#groups.set(key, group)
    return group
  }

  #leftBehind(move: Move): number {
    return this.#abandoned(move) + (this.#uncovers(move) ? WEIGHTS.uncovered : 0)
  }

  /** Nobody would be left on what has to be held. */
  #uncovers({ at, units }: Move): boolean {
    if (at < 0 || this.#ground.objectives.mustTake || this.#ground.distance(at) > 0) return false
    return !this.#s.units.some(
      (unit) => unit.at === at && unit.side === this.#side && isMmc(this.#s, unit) && !unit.shaken && !units.includes(unit.id),
    )
  }

  /** 1.6.1: what stands on its tripod does not come along. */
  #abandoned({ units }: Move): number {
    let price = 0
    for (const weapon of this.#s.weapons)
      if (weapon.owner >= 0 && units.includes(weapon.owner) && isFixed(this.#s, weapon)) price += WEIGHTS.abandon
    return price * this.#ground.caution
  }
}

/** Whoever waits outside wants in. */
const OUTSIDE = -60
const IMPASSABLE = 999
/** Whoever comes back to where he set out has gone for nothing. */
const BACK = 3

/** A planner's reckoning of a step, in half MP. */
function costOf(s: LnltState, { units, at: from }: Move, to: Location): number {
  const first = s.units[units[0]!]!
  const cost = ridesWith(s, first, units) ? mountedStepCost(s, first, from, to) : entryCost(s.setting, from, to)
  return isEntryCost(cost) ? cost.halves + addedCost(s, first, from, to, units) : IMPASSABLE
}
