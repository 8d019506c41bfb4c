import { VEHICLE_MP } from '../../../data/vehicle-movement.ts'
import type { EntryRate } from '../../../map/costs.ts'
import { type AslskState, type Hex, OFFBOARD } from '../../../state.ts'
import type { Vehicle } from '../../../units/units.ts'
import { bogOdds } from '../../../vehicles/bog.ts'
import { type DriveCost, type Payment, turningBog, turnMp, waysInto } from '../../../vehicles/costs.ts'
import { beside, entryFacings, frontHexes } from '../../../vehicles/facing.ts'
import { isRolling, mpLeft } from '../../../vehicles/status.ts'
import { hasAllMp, mobilityProblem, spendingProblem } from './able.ts'
import { hexesAhead } from './drive.ts'

/** One expenditure on the way of a vehicle. MP in halves. */
export interface VehicleLeg {
  readonly kind: 'start' | 'turn' | 'enter'
  readonly place: Hex
  /** How it points afterwards. */
  readonly vca: number
  readonly mp: number
  /** The running sum of this move. */
  readonly spent: number
  /** How it enters, for `enter`; what the decision must name of it. */
  readonly by?: EntryRate
  readonly pays?: Payment
  /** 7.6: how many of the 36 rolls of its Bog Check bog it; null where it takes none. */
  readonly bogs: number | null
}

/** A hex that a vehicle can get to in this MPh, by the cheapest way; `vca` is how it points there. MP in halves. */
export interface VehicleReach {
  readonly place: Hex
  readonly vca: number
  readonly mp: number
  readonly left: number
  readonly path: readonly VehicleLeg[]
}

/** A way as far as it goes. */
interface Front {
  readonly place: Hex
  readonly vca: number
  readonly mp: number
  /** What it did last, and the way before that: most ways are never asked for in full. */
  readonly last: VehicleLeg | null
  readonly before: Front | null
  /** It did more than start its engine. */
  readonly goes: boolean
  /** All MP were given for the last hex: it goes no further. */
  readonly done: boolean
  /** Nothing but the start is spent. */
  readonly fresh: boolean
}

/** What a vehicle can get to; its way is put together when somebody asks. */
class Reached implements VehicleReach {
  readonly left: number
  readonly #front: Front

  constructor(front: Front, left: number) {
    this.#front = front
    this.left = Math.max(0, left - front.mp)
  }

  get place(): Hex {
    return this.#front.place
  }

  get vca(): number {
    return this.#front.vca
  }

  get mp(): number {
    return this.#front.mp
  }

  get path(): readonly VehicleLeg[] {
    return pathOf(this.#front)
  }
}

function pathOf(front: Front): VehicleLeg[] {
  const path: VehicleLeg[] = []
  for (let here: Front | null = front; here; here = here.before) if (here.last) path.push(here.last)
  return path.reverse()
}

/**
 * 3.3.2: all hexes and facings that a vehicle can get to with what MP it has left, each by the cheapest way, or by the cheapest that begins with these legs;
 * none where it can't move. Woods and buildings are entered for half the MP where that can be paid, else for all.
 */
export function vehicleReach(s: AslskState, unit: Vehicle, after: readonly VehicleLeg[] = []): VehicleReach[] {
  if (spendingProblem(s, unit) || mobilityProblem(s, unit)) return []
  const left = mpLeft(s, unit)
  const fronts = new Fronts()
  const best = new Map<number, Front>()
  const isKnown = (place: Hex, vca: number) => place >= 0 && best.has(6 * place + vca)
  const entries = entriesOf(s, unit)
  fronts.add(onTheWay(after) ?? beginning(s, unit))
  for (let here = fronts.next(); here; here = fronts.next()) {
    if (isKnown(here.place, here.vca)) continue
    if (here.place >= 0) best.set(6 * here.place + here.vca, here)
    if (!here.done) for (const next of onward(s, unit, here, left, entries)) if (!isKnown(next.place, next.vca)) fronts.add(next)
  }
  const found: VehicleReach[] = []
  for (const front of best.values()) if (front.goes) found.push(new Reached(front, left))
  return found
}

/** The ways into a hex from another, worked out once: a vehicle may come to the same hexside pointing differently. */
type Entries = (from: Hex, to: Hex) => readonly DriveCost[]

function entriesOf(s: AslskState, unit: Vehicle): Entries {
  const known = new Map<number, readonly DriveCost[]>()
  const { size } = s.setting.map
  return (from, to) => {
    const key = from * size + to
    const before = from < 0 ? undefined : known.get(key)
    if (before) return before
    const found = waysInto(s, unit, from, to)
    if (from >= 0) known.set(key, found)
    return found
  }
}

/** 3.3.2: the single expenditures with which a vehicle may go on: its start, a hex before it, a hexspine to either hand; none where it can't move. */
export function nextLegs(s: AslskState, unit: Vehicle): readonly VehicleLeg[] {
  if (spendingProblem(s, unit) || mobilityProblem(s, unit)) return []
  const here = beginning(s, unit)
  if (here.done) return []
  return isRolling(unit) ? onward(s, unit, here, mpLeft(s, unit), entriesOf(s, unit)).flatMap(({ last }) => last ?? []) : pathOf(here)
}

/** Some way is planned already. */
function onTheWay(path: readonly VehicleLeg[]): Front | null {
  return path.reduce<Front | null>((before, last) => {
    const { place, vca, spent, pays, kind } = last
    const goes = before?.goes === true || kind !== 'start'
    return { place, vca, mp: spent, last, before, goes, done: pays === 'all' || pays === 'minimum', fresh: !goes }
  }, null)
}

function beginning(s: AslskState, unit: Vehicle): Front {
  const { at: place, vehicle } = unit
  const { vca } = vehicle
  if (isRolling(unit)) return { place, vca, mp: 0, last: null, before: null, goes: false, done: false, fresh: hasAllMp(unit) }
  const mp = VEHICLE_MP.start
  const done = mpLeft(s, unit) < mp
  const last: VehicleLeg = { kind: 'start', place, vca, mp, spent: mp, bogs: null }
  return { place, vca, mp, last, before: null, goes: false, done, fresh: unit.spent === 0 }
}

function onward(s: AslskState, unit: Vehicle, here: Front, left: number, entries: Entries): Front[] {
  const found: Front[] = []
  const { place, vca } = here
  const ahead = place === OFFBOARD ? hexesAhead(s, unit) : frontHexes(s, place, vca)
  for (const to of ahead) {
    const way = cheapest(entries(place, to), left - here.mp, here.fresh)
    if (!way) continue
    const { by, pays, mp } = way
    const all = pays === 'all' || pays === 'minimum'
    const bogs = way.bog ? bogOdds(s, way.bog) : null
    for (const facing of place === OFFBOARD ? entryFacings(s, to) : [vca])
      found.push(leg(here, { kind: 'enter', place: to, vca: facing, mp, by, pays, bogs }, all))
  }
  if (place < 0) return found
  const mp = turnMp(s, place)
  if (here.mp + mp <= left) {
    const drm = turningBog(s, unit, place)
    for (const facing of beside(vca))
      found.push(leg(here, { kind: 'turn', place, vca: facing, mp, bogs: drm ? bogOdds(s, drm) : null }, false))
  }
  return found
}

function cheapest(ways: readonly DriveCost[], left: number, fresh: boolean): DriveCost | null {
  let best: DriveCost | null = null
  for (const way of ways) {
    const payable = way.pays === 'all' || way.pays === 'minimum' ? fresh : way.mp <= left
    if (payable && (best === null || way.mp < best.mp)) best = way
  }
  return best
}

function leg(here: Front, next: Omit<VehicleLeg, 'spent'>, done: boolean): Front {
  const spent = here.mp + next.mp
  return { place: next.place, vca: next.vca, mp: spent, last: { ...next, spent }, before: here, goes: true, done, fresh: false }
}

/** Ways in the order of their MP, which are small whole numbers. */
class Fronts {
  readonly #buckets: Front[][] = []
  #at = 0

  add(front: Front): void {
    this.#buckets[front.mp] ??= []
    this.#buckets[front.mp]!.push(front)
  }

  next(): Front | undefined {
    for (; this.#at < this.#buckets.length; this.#at++) {
      const front = this.#buckets[this.#at]?.pop()
      if (front) return front
    }
    return undefined
  }
}
