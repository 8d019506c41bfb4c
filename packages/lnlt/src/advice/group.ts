import { isMmc } from '../fire/attack.ts'
import { layerOf, ROOFTOP } from '../map/location.ts'
import { isMeleeEligible } from '../melee/eligible.ts'
import { mayCharge } from '../mounted/charge.ts'
import { hasMounts, ridesWith } from '../mounted/mounted.ts'
import { stackingProblem } from '../movement/stacking.ts'
import type { LnltState, Location, Side, Unit } from '../state.ts'
import { isLeader } from '../units/morale.ts'
import { typeOf } from '../units/units.ts'
import { CONTESTED, FRIEND, type GroundValue } from './ground.ts'
import { MOST_MP, type Sheet } from './lay.ts'
import { CHARGING, chanceToClear, chargePromise, meleePromise } from './melee-advice.ts'
import { addedCost } from './planned.ts'
import { WEIGHTS } from './weights.ts'

/** Of two ways the shorter. */
const DETOUR = 0.05
/** 5.3: the hex in which they fight is fired at by those in it alone. */
const BEFORE_MELEE = 0.4
/** Stands for any place without friends. */
const EMPTY: Location = -1

/** 6.6: single men ride along with the others. */
function mountOfGroup(s: LnltState, units: readonly Unit[]): 'horse' | 'motorcycle' | null {
  if (!hasMounts(s)) return null
  const ids = units.map(({ id }) => id)
  if (!units.every((unit) => ridesWith(s, unit, ids))) return null
  return units.map((unit) => typeOf(s, unit).mount).find((mount) => mount !== null) ?? null
}

/** Units that go together: what each place is worth to all of them, remembered. */
export class Group {
  readonly #s: LnltState
  readonly #side: Side
  readonly #ground: GroundValue
  readonly #units: readonly Unit[]
  /** Where they set out, by its number; -1 off the map. */
  readonly #from: number
  readonly #setOut: Location
  /** 6.6: what all of them ride, or null on foot. */
  readonly #mount: 'horse' | 'motorcycle' | null
  readonly #led: boolean
  readonly #addsCost: boolean
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
    this.#from = ground.lay.numbers[from] ?? -1
    this.#setOut = from
    this.#mount = mountOfGroup(s, units)
    this.#led = units.some((each) => isLeader(s, each)) && units.some((each) => isMmc(s, each))
    this.#addsCost = s.setting.added.movementCosts.length > 0
    this.#sheet = sheet
    this.#writers = { worth: sheet.worth.newWriter(), risk: sheet.risk.newWriter(), onward: sheet.onward.newWriter() }
  }

  /** 6.6: mounted, all of them. */
  get rides(): boolean {
    return this.#mount !== null
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
    risk *= WEIGHTS.passing * this.#ground.caution * this.#ground.approach.danger
    slate.write(this.#writers.risk, key, risk)
    return risk
  }

  /** The best that can still be made of so many half MP from here; `now`: what they have where they began. */
  onward(from: Location, left: number, now: number): number {
    return this.#onward(this.#ground.lay.numbers[from]!, left, now)
  }

  #onward(from: number, left: number, now: number): number {
    const { lay } = this.#ground
    const { onward: slate } = this.#sheet
    const writer = this.#writers.onward
    const key = from * (MOST_MP + 1) + Math.min(MOST_MP, left)
    const known = slate.read(writer, key)
    if (!Number.isNaN(known)) return known
    let best = this.worth(lay.places[from]!)
    slate.write(writer, key, best)
    const ways = this.#mount ? lay.ridingWays(from) : lay.ways(from)
    for (let i = 0; i < ways.length; i += 2) {
      const to = ways[i]!
      const cost = ways[i + 1]! + (this.#addsCost ? this.#added(lay.places[from]!, lay.places[to]!) : 0)
      if (cost > left || to === this.#from) continue
      const present = this.#ground.presentAt(to)
      const at = lay.places[to]!
      if (!this.#fits(at, present)) continue
      const value =
        (present & CONTESTED) !== 0
          ? now + this.melee(at, now)
          : this.#onward(to, left - cost, now) - this.risk(at, false) * WEIGHTS.further
      best = Math.max(best, value - DETOUR)
    }
    slate.write(writer, key, best)
    return best
  }

  /** 6.0: what modules add to the step of the slowest of them. */
  #added(from: Location, to: Location): number {
    const ids = this.#units.map(({ id }) => id)
    return Math.max(...this.#units.map((unit) => addedCost(this.#s, unit, from, to, ids)))
  }

  /** 1.3: there is room for all of them. Where none of their side is, one place is like another, but for a Rooftop. */
  #fits(at: Location, present: number): boolean {
    const like = (present & FRIEND) !== 0 || layerOf(at) === ROOFTOP ? at : EMPTY
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
    const charge = this.#mount === 'horse' && mayCharge(s, this.#setOut, at)
    const chance = chanceToClear(s, own, enemy, charge ? CHARGING : 1)
    const gained = Math.max(0, this.worth(at) - now) * chance * WEIGHTS.stormed
    const promise = charge ? chargePromise(s, own, enemy, this.#ground.caution) : meleePromise(s, own, enemy, this.#ground.caution)
    return promise + gained - this.risk(at, false) * BEFORE_MELEE
  }
}
