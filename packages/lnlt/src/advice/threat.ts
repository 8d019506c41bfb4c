import { EXTENDED_RANGE, fireValue } from '../data/direct-fire.ts'
import { inherentFire, isMmc, typeOfWeapon, weaponFire } from '../fire/attack.ts'
import { isSpent } from '../fire/firers.ts'
import { hexOf } from '../map/location.ts'
import { distance, terrainAt } from '../map/terrain.ts'
import type { LnltState, Location, Side, Unit } from '../state.ts'
import { isLeader, leadershipOf } from '../units/morale.ts'
import { typeOf } from '../units/units.ts'
import { lineValue, NO_LINE } from './lines.ts'
import { WEIGHTS } from './weights.ts'
import { expectedLoss, worthOf } from './worth.ts'

interface Gun {
  readonly fp: number
  readonly range: number
  readonly reach: number
  /** 5.2: of the IFP of MMCs the best counts full, the others half. */
  readonly halves: boolean
}

/** What one location of a side can fire. */
interface Battery {
  readonly at: Location
  readonly guns: Gun[]
  leadership: number
  /** Somebody in it can still fire in this turn. */
  ready: boolean
}

interface Shot {
  /** What the attack has over the defence before the dice. */
  readonly margin: number
  readonly ready: boolean
}

export type Posture = 'moving' | 'hidden' | 'still'

/** The fire that a side could bring down on each location: a rough reckoning, location by location, for planning. */
export class Threat {
  readonly #s: LnltState
  readonly #batteries: Battery[] = []
  readonly #known = new Map<Location, readonly Shot[]>()

  /** `of`: the side that fires. */
  constructor(s: LnltState, of: Side) {
    this.#s = s
    for (const unit of s.units) if (unit.side === of && unit.at >= 0 && !unit.shaken) this.#add(unit)
  }

  /** The share of a unit that it is expected to lose in a location: moving into it, crawling, or just being there. */
  on(unit: Unit, at: Location, how: Posture): number {
    const moving = how === 'moving' && !terrainAt(this.#s.setting, hexOf(at)).hidesMovement ? fireValue('legMoving') : 0
    let loss = 0
    for (const { margin, ready } of this.#at(at)) {
      if (how !== 'still' && !ready) continue
      const share = expectedLoss(this.#s, unit, margin + moving)
      loss += (1 - loss) * (ready ? share : share * WEIGHTS.spentEnemy)
    }
    return loss
  }

  /** What the best single attack that can still be made in this turn would cost these. */
  bestOn(units: readonly Unit[], at: Location): number {
    let best = 0
    for (const { margin, ready } of this.#at(at)) {
      if (!ready) continue
      let cost = 0
      for (const unit of units) cost += worthOf(unit) * expectedLoss(this.#s, unit, margin)
      best = Math.max(best, cost)
    }
    return best
  }

  #add(unit: Unit): void {
    let battery = this.#batteries.find(({ at }) => at === unit.at)
    if (!battery) {
      battery = { at: unit.at, guns: [], leadership: 0, ready: false }
      this.#batteries.push(battery)
    }
    if (isLeader(unit)) battery.leadership = Math.max(battery.leadership, leadershipOf(unit))
    else this.#arm(battery, unit)
  }

  #arm(battery: Battery, unit: Unit): void {
    const { extendedRange, inherent } = typeOf(unit)
    const ready = !isSpent('opportunity', unit)
    if (inherent) battery.guns.push({ ...gun(inherentFire(unit), extendedRange), halves: isMmc(unit) })
    for (const weapon of this.#s.weapons) {
      if (weapon.owner !== unit.id || weapon.jammed) continue
      const type = typeOfWeapon(weapon)
      if (type.attack === 'dft') battery.guns.push({ ...gun(weaponFire(weapon), type.extendedRange), halves: false })
    }
    if (ready) battery.ready = true
  }

  #at(place: Location): readonly Shot[] {
    let shots = this.#known.get(place)
    if (!shots) {
      shots = this.#reckon(place)
      this.#known.set(place, shots)
    }
    return shots
  }

  #reckon(place: Location): readonly Shot[] {
    const found: Shot[] = []
    for (const battery of this.#batteries) {
      const fp = firepowerAt(battery, distance(this.#s.setting, battery.at, place))
      if (fp < 0) continue
      const line = lineValue(this.#s, battery.at, place)
      if (line !== NO_LINE) found.push({ margin: Math.ceil(fp) + battery.leadership + line, ready: battery.ready })
    }
    return found
  }
}

function gun(
  { fp, range }: { readonly fp: number; readonly range: number },
  extended: boolean,
): { fp: number; range: number; reach: number } {
  return { fp, range, reach: extended ? range * EXTENDED_RANGE : range }
}

/** -1 where nothing reaches so far. */
function firepowerAt({ guns }: Battery, away: number): number {
  let sum = -1
  let lead = 0
  for (const { fp, range, reach, halves } of guns) {
    if (away > reach) continue
    const full = away > range ? fp / 2 : fp
    sum = Math.max(0, sum) + (halves ? full / 2 : full)
    if (halves) lead = Math.max(lead, full)
  }
  return sum < 0 ? sum : sum + lead / 2
}
