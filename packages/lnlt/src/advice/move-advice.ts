import { isMmc } from '../fire/attack.ts'
import { entryCost, isEntryCost } from '../map/costs.ts'
import { layerOf, ROOFTOP } from '../map/location.ts'
import { isMeleeEligible } from '../melee/eligible.ts'
import { allowancesOf } from '../movement/allowance.ts'
import { plannedMove } from '../movement/group.ts'
import { stackingProblem } from '../movement/stacking.ts'
import { destinations, stepProblem } from '../movement/step.ts'
import { placeOf } from '../movement/step-question.ts'
import { EXITED, type LnltState, type Location, type Move, type MoveMode, type Side, type Unit } from '../state.ts'
import { isLeader } from '../units/morale.ts'
import { isFixed } from '../weapons/possession.ts'
import type { GroundValue } from './ground.ts'
import { MOST_MP, type Sheet } from './lay.ts'
import { chanceToClear, meleePromise } from './melee-advice.ts'
import { WEIGHTS } from './weights.ts'

/** Judges each way to move by the best place that can be reached by it, less the fire on the way. */
export class Plans {
  readonly #s: LnltState
  readonly #side: Side
  readonly #ground: GroundValue
  readonly #groups = new Map<string, Group>()

  constructor(s: LnltState, side: Side, ground: GroundValue) {
    this.#s = s
    this.#side = side
    this.#ground = ground
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
    if (this.#ground.isContested(to)) return group.melee(to, now)
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
  readonly #units: readonly Unit[]
  readonly #from: Location
  readonly #led: boolean
  readonly #sheet: Sheet
  /** Under which it writes on the slates of its sheet. */
  readonly #writers: { readonly worth: number; readonly risk: number; readonly onward: number }
  readonly #melee = new Map<Location, number>()
  readonly #hasRoom = new Map<Location, boolean>()

  constructor(s: LnltState, side: Side, ground: GroundValue, units: readonly Unit[], from: Location, sheet: Sheet) {
    this.#s = s
    this.#side = side
    this.#ground = ground
    this.#units = units
    this.#from = from
    this.#led = units.some(isLeader) && units.some(isMmc)
    this.#sheet = sheet
    this.#writers = { worth: sheet.worth.newWriter(), risk: sheet.risk.newWriter(), onward: sheet.onward.newWriter() }
  }

  /** To be there. */
  worth(at: Location): number {
    const { worth: slate } = this.#sheet
    const number = this.#ground.lay.numbers[at]!
    const known = slate.read(this.#writers.worth, number)
    if (!Number.isNaN(known)) return known
    let worth = 0
    for (const unit of this.#units) worth += this.#ground.of(unit, at, this.#led) * this.#ground.standingOf(unit).share
    slate.write(this.#writers.worth, number, worth)
    return worth
  }

  /** 5.3: to get there: what Opportunity Fire may cost them. */
  risk(at: Location, hidden: boolean): number {
    const { risk: slate } = this.#sheet
    const key = this.#ground.lay.numbers[at]! * 2 + (hidden ? 1 : 0)
    const known = slate.read(this.#writers.risk, key)
    if (!Number.isNaN(known)) return known
    let risk = 0
    for (const unit of this.#units) {
      const { table, worth } = this.#ground.standingOf(unit)
      risk += this.#ground.threat.losses(table, hidden ? 'hidden' : 'moving').at(this.#s, at) * worth
    }
    risk *= WEIGHTS.passing * this.#ground.caution
    slate.write(this.#writers.risk, key, risk)
    return risk
  }

  /** The best that can still be made of so many half MP from here; `now`: what they have where they began. */
  onward(from: Location, left: number, now: number): number {
    const { lay } = this.#ground
    const { onward: slate } = this.#sheet
    const writer = this.#writers.onward
    const key = lay.numbers[from]! * (MOST_MP + 1) + Math.min(MOST_MP, left)
    const known = slate.read(writer, key)
    if (!Number.isNaN(known)) return known
    let best = this.worth(from)
    slate.write(writer, key, best)
    const ways = lay.ways(from)
    for (let i = 0; i < ways.length; i += 2) {
      const to = ways[i]!
      const cost = ways[i + 1]!
      if (cost > left || to === this.#from || !this.#fits(to)) continue
      const value = this.#ground.isContested(to)
        ? now + this.melee(to, now)
        : this.onward(to, left - cost, now) - this.risk(to, false) * WEIGHTS.further
      best = Math.max(best, value - DETOUR)
    }
    slate.write(writer, key, best)
    return best
  }

  /** 1.3: there is room for all of them. Where none of their side is, one place is like another. */
  #fits(at: Location): boolean {
    const like = this.#ground.hasFriends(at) || layerOf(at) === ROOFTOP ? at : EMPTY
    let fits = this.#hasRoom.get(like)
    if (fits === undefined) {
      const ids = this.#units.map(({ id }) => id)
      fits = stackingProblem(this.#s, this.#side, ids, at) === null
      this.#hasRoom.set(like, fits)
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

/** Stands for any place without friends. */
const EMPTY: Location = -1

/** A planner's reckoning of a step, in half MP. */
function costOf({ setting }: LnltState, from: Location, to: Location): number {
  const cost = entryCost(setting, from, to)
  return isEntryCost(cost) ? cost.halves : IMPASSABLE
}
