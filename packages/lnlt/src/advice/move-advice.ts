import { isMmc } from '../fire/attack.ts'
import { entryCost, isEntryCost } from '../map/costs.ts'
import { isMeleeEligible } from '../melee/eligible.ts'
import { allowancesOf } from '../movement/allowance.ts'
import { plannedMove } from '../movement/group.ts'
import { stackingProblem } from '../movement/stacking.ts'
import { destinations, stepProblem } from '../movement/step.ts'
import { placeOf } from '../movement/step-question.ts'
import { EXITED, type LnltState, type Location, type Move, type MoveMode, type Side, type Unit } from '../state.ts'
import { isLeader } from '../units/morale.ts'
import { isFixed } from '../weapons/possession.ts'
import { type GroundValue, HELPERS_SHARE, isHelper } from './ground.ts'
import { chanceToClear, meleePromise } from './melee-advice.ts'
import { WEIGHTS } from './weights.ts'
import { worthOf } from './worth.ts'

/** Judges each way to move by the best place that can be reached by it, less the fire on the way. */
export class Plans {
  readonly #s: LnltState
  readonly #side: Side
  readonly #ground: GroundValue
  readonly #contested: ReadonlySet<Location>
  readonly #groups = new Map<string, Group>()

  constructor(s: LnltState, side: Side, ground: GroundValue) {
    this.#s = s
    this.#side = side
    this.#ground = ground
    this.#contested = contestedPlaces(s, side)
  }

  /** A group sets out, or enters the map, by a first step. */
  start(units: readonly number[], mode: MoveMode, to: string): number {
    const s = this.#s
    const move = plannedMove(s, units, new Array<MoveMode>(units.length).fill(mode), s.units[units[0]!]!.at)
    const value = this.step(move, to) - WEIGHTS.inertia - this.#leftBehind(move)
    return mode === 'assaultMove' || mode === 'stealthAssault' ? value + WEIGHTS.keepsFire * units.length : value
  }

  /** The best first step of these units together, by the usual way of moving: what activating them could bring. */
  best(units: readonly Unit[]): number {
    const s = this.#s
    const ids = units.map(({ id }) => id)
    const move = plannedMove(s, ids, new Array<MoveMode>(ids.length).fill('move'), units[0]!.at)
    const allowed = allowancesOf(s, move)
    const price = WEIGHTS.inertia + this.#leftBehind(move)
    let best = 0
    for (const to of destinations(s.setting, move.at))
      if (!stepProblem(s, move, to, allowed)) best = Math.max(best, this.#to(move, to, allowed) - price)
    return this.#ground.objectives.leaves && s.setting.exits[this.#side][move.at] ? Math.max(best, WEIGHTS.exit) : best
  }

  /** A step of a group that is on its way; stopping is about 0. */
  step(move: Move, to: string): number {
    const place = placeOf(this.#s, to)
    if (place === EXITED) return this.#ground.objectives.leaves ? WEIGHTS.exit : -WEIGHTS.exit
    return this.#to(move, place, allowancesOf(this.#s, move))
  }

  #to(move: Move, to: Location, allowed: readonly number[]): number {
    const group = this.#group(move)
    const now = move.at < 0 ? OUTSIDE * move.units.length : group.worth(move.at)
    if (this.#contested.has(to)) return group.melee(to, now)
    const cost = costOf(this.#s, move.at, to)
    let left = Number.MAX_SAFE_INTEGER
    for (let i = 0; i < move.units.length; i++) left = Math.min(left, allowed[i]! - move.spent[i]! - cost)
    const mode = move.modes[0]!
    const hidden = mode === 'lowCrawl' || mode === 'stealth' || mode === 'stealthAssault'
    const onward = left > 0 && mode !== 'lowCrawl' ? group.onward(to, left, now) : group.worth(to)
    return onward - group.risk(to, hidden) - now - (to === move.from ? BACK : 0)
  }

  #group({ units, from }: Move): Group {
    const key = units.join()
    let group = this.#groups.get(key)
    if (!group) {
      group = new Group(
        this.#s,
        this.#side,
        this.#ground,
        this.#contested,
        units.map((id) => this.#s.units[id]!),
        from,
      )
      this.#groups.set(key, group)
    }
    return group
  }

  #leftBehind(move: Move): number {
    return this.#abandoned(move) + (this.#uncovers(move) ? WEIGHTS.uncovered : 0)
  }

  /** Nobody would be left on what has to be held. */
  #uncovers({ at, units }: Move): boolean {
    if (at < 0 || this.#ground.objectives.mustTake || this.#ground.distance(at) > 0) return false
    return !this.#s.units.some(
      (unit) => unit.at === at && unit.side === this.#side && isMmc(unit) && !unit.shaken && !units.includes(unit.id),
    )
  }

  /** 1.6.1: what stands on its tripod does not come along. */
  #abandoned({ units }: Move): number {
    let price = 0
    for (const weapon of this.#s.weapons) if (weapon.owner >= 0 && units.includes(weapon.owner) && isFixed(weapon)) price += WEIGHTS.abandon
    return price * this.#ground.caution
  }
}

/** Whoever waits outside wants in. */
const OUTSIDE = -60
const IMPASSABLE = 999
/** Whoever comes back to where he set out has gone for nothing. */
const BACK = 3
/** Of two ways the shorter. */
const DETOUR = 0.05

/** Units that go together: what each place is worth to all of them, remembered. */
class Group {
  readonly #s: LnltState
  readonly #side: Side
  readonly #ground: GroundValue
  readonly #contested: ReadonlySet<Location>
  readonly #units: readonly Unit[]
  readonly #from: Location
  readonly #led: boolean
  readonly #worth = new Map<Location, number>()
  readonly #risk = new Map<Location, number>()
  readonly #melee = new Map<Location, number>()
  readonly #hasRoom = new Map<Location, boolean>()
  readonly #onward = new Map<number, number>()

  constructor(s: LnltState, side: Side, ground: GroundValue, contested: ReadonlySet<Location>, units: readonly Unit[], from: Location) {
    this.#s = s
    this.#side = side
    this.#ground = ground
    this.#contested = contested
    this.#units = units
    this.#from = from
    this.#led = units.some(isLeader) && units.some(isMmc)
  }

  /** To be there. */
  worth(at: Location): number {
    let worth = this.#worth.get(at)
    if (worth === undefined) {
      worth = 0
      for (const unit of this.#units) worth += this.#ground.of(unit, at, this.#led) * (isHelper(unit) ? HELPERS_SHARE : 1)
      this.#worth.set(at, worth)
    }
    return worth
  }

  /** 5.3: to get there: what Opportunity Fire may cost them. */
  risk(at: Location, hidden: boolean): number {
    const key = at * 2 + (hidden ? 1 : 0)
    let risk = this.#risk.get(key)
    if (risk === undefined) {
      risk = 0
      for (const unit of this.#units) risk += this.#ground.threat.on(unit, at, hidden ? 'hidden' : 'moving') * worthOf(unit)
      risk *= WEIGHTS.passing * this.#ground.caution
      this.#risk.set(key, risk)
    }
    return risk
  }

  /** The best that can still be made of so many half MP from here; `now`: what they have where they began. */
  onward(from: Location, left: number, now: number): number {
    const key = from * 64 + Math.min(63, left)
    const known = this.#onward.get(key)
    if (known !== undefined) return known
    let best = this.worth(from)
    this.#onward.set(key, best)
    for (const to of destinations(this.#s.setting, from)) {
      const cost = costOf(this.#s, from, to)
      if (cost > left || to === this.#from || !this.#fits(to)) continue
      const value = this.#contested.has(to)
        ? now + this.melee(to, now)
        : this.onward(to, left - cost, now) - this.risk(to, false) * WEIGHTS.further
      best = Math.max(best, value - DETOUR)
    }
    this.#onward.set(key, best)
    return best
  }

  /** 1.3: there is room for all of them. */
  #fits(at: Location): boolean {
    let fits = this.#hasRoom.get(at)
    if (fits === undefined) {
      const ids = this.#units.map(({ id }) => id)
      fits = stackingProblem(this.#s, this.#side, ids, at) === null
      this.#hasRoom.set(at, fits)
    }
    return fits
  }

  /** 8.0: they stop there and fight. */
  melee(at: Location, now: number): number {
    let value = this.#melee.get(at)
    if (value === undefined) {
      value = this.#fight(at, now)
      this.#melee.set(at, value)
    }
    return value
  }

  #fight(at: Location, now: number): number {
    const s = this.#s
    if (!this.#units.some((unit) => isMeleeEligible(s, unit))) return -WEIGHTS.squad
    const own = [...this.#units, ...s.units.filter((unit) => unit.at === at && unit.side === this.#side)]
    const enemy = s.units.filter((unit) => unit.at === at && unit.side !== this.#side)
    const gained = Math.max(0, this.worth(at) - now) * chanceToClear(s, own, enemy) * WEIGHTS.stormed
    return meleePromise(s, own, enemy, this.#ground.caution) + gained - this.risk(at, false) * BEFORE_MELEE
  }
}

/** 5.3: the hex in which they fight is fired at by those in it alone. */
const BEFORE_MELEE = 0.4

/** A planner's reckoning of a step, in half MP. */
function costOf({ setting }: LnltState, from: Location, to: Location): number {
  const cost = entryCost(setting, from, to)
  return isEntryCost(cost) ? cost.halves : IMPASSABLE
}

/** 8.0: where whoever enters stops and fights. */
function contestedPlaces({ units, markers }: LnltState, side: Side): ReadonlySet<Location> {
  const places = new Set<Location>()
  for (const unit of units) if (unit.side !== side && unit.at >= 0) places.add(unit.at)
  for (const { kind, at } of markers) if (kind === 'melee') places.add(at)
  return places
}
