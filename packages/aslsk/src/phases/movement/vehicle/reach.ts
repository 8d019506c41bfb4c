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
  readonly path: readonly VehicleLeg[]
  /** All MP were given for the last hex: it goes no further. */
  readonly done: boolean
  /** Nothing but the start is spent. */
  readonly fresh: boolean
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
  fronts.add(onTheWay(after) ?? beginning(s, unit))
  for (let here = fronts.next(); here; here = fronts.next()) {
    if (here.place >= 0) {
      const key = 6 * here.place + here.vca
      if (best.has(key)) continue
      best.set(key, here)
    }
    if (!here.done) for (const next of onward(s, unit, here, left)) fronts.add(next)
  }
  const found: VehicleReach[] = []
  for (const { place, vca, mp, path } of best.values())
    if (path.some(({ kind }) => kind !== 'start')) found.push({ place, vca, mp, left: Math.max(0, left - mp), path })
  return found
}

/** 3.3.2: the single expenditures with which a vehicle may go on: its start, a hex before it, a hexspine to either hand; none where it can't move. */
export function nextLegs(s: AslskState, unit: Vehicle): readonly VehicleLeg[] {
  if (spendingProblem(s, unit) || mobilityProblem(s, unit)) return []
  const here = beginning(s, unit)
  if (here.done) return []
  return isRolling(unit) ? onward(s, unit, here, mpLeft(s, unit)).flatMap(({ path }) => path.slice(-1)) : here.path
}

/** Some way is planned already. */
function onTheWay(path: readonly VehicleLeg[]): Front | null {
  const last = path.at(-1)
  if (!last) return null
  const { place, vca, spent, pays } = last
  return { place, vca, mp: spent, path, done: pays === 'all' || pays === 'minimum', fresh: path.every(({ kind }) => kind === 'start') }
}

function beginning(s: AslskState, unit: Vehicle): Front {
  const { at: place, vehicle } = unit
  if (isRolling(unit)) return { place, vca: vehicle.vca, mp: 0, path: [], done: false, fresh: hasAllMp(unit) }
  const mp = VEHICLE_MP.start
  const done = mpLeft(s, unit) < mp
  return {
    place,
    vca: vehicle.vca,
    mp,
    path: [{ kind: 'start', place, vca: vehicle.vca, mp, spent: mp, bogs: null }],
    done,
    fresh: unit.spent === 0,
  }
}

function onward(s: AslskState, unit: Vehicle, here: Front, left: number): Front[] {
  const found: Front[] = []
  const { place, vca } = here
  const ahead = place === OFFBOARD ? hexesAhead(s, unit) : frontHexes(s, place, vca)
  for (const to of ahead) {
    const way = cheapest(waysInto(s, unit, place, to), left - here.mp, here.fresh)
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
  return { place: next.place, vca: next.vca, mp: spent, path: [...here.path, { ...next, spent }], done, fresh: false }
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
