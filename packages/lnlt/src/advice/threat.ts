import { Recent } from '@firegroup/kernel'
import { EXTENDED_RANGE, fireValue } from '../data/direct-fire.ts'
import { inherentFire, isMmc, weaponFire } from '../fire/attack.ts'
import { isSpent } from '../fire/firers.ts'
import { distance } from '../map/terrain.ts'
import type { LnltState, Location, Side, Unit } from '../state.ts'
import { isLeader, leadershipOf } from '../units/morale.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import { type Lay, layOf } from './lay.ts'
import { lineValue, NO_LINE } from './lines.ts'
import { addedFire, isSettled } from './planned.ts'
import { WEIGHTS } from './weights.ts'
import { type LossTable, lossTableOf, worthOf } from './worth.ts'

export type Posture = 'moving' | 'hidden' | 'still'

/** The fire that a side could bring down on each location: a rough reckoning, location by location, for planning. */
export class Threat {
  readonly #s: LnltState
  readonly #fire: Firepower

  /** `of`: the side that fires. */
  constructor(s: LnltState, of: Side) {
    this.#s = s
    this.#fire = firepowerOf(s, of)
  }

  /** The share of a unit that it is expected to lose in a location: moving into it, crawling, or just being there. */
  on(unit: Unit, at: Location, how: Posture): number {
    return this.losses(lossTableOf(this.#s, unit), how).at(this.#s, at)
  }

  /** The same for all units that this table is of. */
  losses(table: LossTable, how: Posture): Losses {
    return this.#fire.losses(table, how)
  }

  /** What the best single attack that can still be made in this turn would cost these. */
  bestOn(units: readonly Unit[], at: Location): number {
    return this.#fire.bestOn(this.#s, units, at)
  }
}

const recent = new Recent<Firepower>(48)

/** It follows from who can fire with what and from where, and is kept while that stays so, unless something stands on the map that may go again. */
function firepowerOf(s: LnltState, side: Side): Firepower {
  const batteries = batteriesOf(s, side)
  const make = () => new Firepower(layOf(s.setting), batteries)
  return isSettled(s) ? recent.get(s.setting, JSON.stringify(batteries), make) : make()
}

/** What batteries can do. States are handed in: those in which it is asked for differ in much, but not in what counts here. */
class Firepower {
  readonly #lay: Lay
  readonly #batteries: readonly (Battery & { readonly strengths: readonly number[] })[]
  readonly #losses: { readonly [P in Posture]: (Losses | undefined)[] } = { moving: [], hidden: [], still: [] }

  constructor(lay: Lay, batteries: readonly Battery[]) {
    this.#lay = lay
    this.#batteries = batteries.map((battery) => ({ ...battery, strengths: strengthsByRange(battery.guns) }))
  }

  losses(table: LossTable, how: Posture): Losses {
    const losses = this.#losses[how]
    const known = losses[table.index]
    if (known) return known
    const made = new Losses(this, this.#lay, table, how)
    losses[table.index] = made
    return made
  }

  /** What one attack from each battery would cost such units; `readyOnly`: leaving out those that can't fire any more in this turn. */
  lossAt(s: LnltState, at: Location, table: LossTable, moving: number, readyOnly: boolean): number {
    let loss = 0
    for (const battery of this.#batteries) {
      if (readyOnly && !battery.ready) continue
      const margin = marginAt(s, battery, at)
      if (margin === NO_LINE) continue
      const share = table.at(margin + moving)
      loss += (1 - loss) * (battery.ready ? share : share * WEIGHTS.spentEnemy)
    }
    return loss
  }

  /** What the best single attack of those that can still fire would cost these units. */
  bestOn(s: LnltState, units: readonly Unit[], at: Location): number {
    let best = 0
    for (const battery of this.#batteries) {
      const margin = battery.ready ? marginAt(s, battery, at) : NO_LINE
      if (margin === NO_LINE) continue
      let cost = 0
      for (const unit of units) cost += worthOf(s, unit) * lossTableOf(s, unit).at(margin)
      best = Math.max(best, cost)
    }
    return best
  }
}

/** What an attack of the battery has over the defence before the dice; NO_LINE where it can't make one. */
function marginAt(
  s: LnltState,
  { at: from, strengths, leadership }: Battery & { readonly strengths: readonly number[] },
  at: Location,
): number {
  const strength = strengths[distance(s.setting, from, at)]
  if (strength === undefined) return NO_LINE
  const line = lineValue(s, from, at)
  return line === NO_LINE ? NO_LINE : strength + leadership + line + addedFire(s, from, at)
}

/** What units to which fire does the same lose in each location. */
export class Losses {
  readonly #fire: Firepower
  readonly #lay: Lay
  readonly #table: LossTable
  readonly #how: Posture
  readonly #known: Float64Array

  constructor(fire: Firepower, lay: Lay, table: LossTable, how: Posture) {
    this.#fire = fire
    this.#lay = lay
    this.#table = table
    this.#how = how
    this.#known = new Float64Array(lay.count).fill(Number.NaN)
  }

  at(s: LnltState, at: Location): number {
    // 19.2.1: in the air there is no place on the map under which to remember it
    const known = this.#known[this.#lay.numbers[at]!] ?? Number.NaN
    return Number.isNaN(known) ? this.#reckon(s, at) : known
  }

  /** Where only helicopters can be, and nobody on foot, there is no number, and nothing is remembered. */
  #reckon(s: LnltState, at: Location): number {
    const number = this.#lay.numbers[at]!
    const moving = this.#how === 'moving' && this.#lay.hidesMovement[number] === 0 ? fireValue('legMoving') : 0
    const loss = this.#fire.lossAt(s, at, this.#table, moving, this.#how !== 'still')
    if (number >= 0) this.#known[number] = loss
    return loss
  }
}

/** What one location of a side can fire. */
interface Battery {
  readonly at: Location
  readonly guns: number[]
  leadership: number
  /** Somebody in it can still fire in this turn. */
  ready: boolean
}

/** So many numbers tell of a gun: its FP, its range, how far it reaches at half FP, and 1 where of several only the best counts full (5.2). */
const PER_GUN = 4

function batteriesOf(s: LnltState, side: Side): readonly Battery[] {
  const batteries: Battery[] = []
  for (const unit of s.units) {
    if (unit.side !== side || unit.at < 0 || unit.shaken) continue
    let battery = batteries.find(({ at }) => at === unit.at)
    if (!battery) {
      battery = { at: unit.at, guns: [], leadership: 0, ready: false }
      batteries.push(battery)
    }
    if (isLeader(s, unit)) battery.leadership = Math.max(battery.leadership, leadershipOf(s, unit))
    else arm(s, battery, unit)
  }
  return batteries
}

function arm(s: LnltState, battery: Battery, unit: Unit): void {
  const { extendedRange, inherent } = typeOf(s, unit)
  if (inherent) addGun(battery, inherentFire(s, unit), extendedRange, isMmc(s, unit))
  for (const weapon of s.weapons) {
    if (weapon.owner !== unit.id || weapon.jammed) continue
    const type = typeOfWeapon(s, weapon)
    if (type.attack === 'dft') addGun(battery, weaponFire(s, weapon), type.extendedRange, false)
  }
  if (!isSpent('opportunity', unit)) battery.ready = true
}

function addGun({ guns }: Battery, { fp, range }: { readonly fp: number; readonly range: number }, extended: boolean, halves: boolean) {
  guns.push(fp, range, extended ? range * EXTENDED_RANGE : range, halves ? 1 : 0)
}

/** The FP of these guns together, rounded up, at each range that any of them reaches. */
function strengthsByRange(guns: readonly number[]): number[] {
  const strengths: number[] = []
  for (let away = 0; ; away++) {
    const fp = firepowerAt(guns, away)
    if (fp < 0) return strengths
    strengths.push(Math.ceil(fp))
  }
}

/** -1 where nothing reaches so far. */
function firepowerAt(guns: readonly number[], away: number): number {
  let sum = -1
  let lead = 0
  for (let i = 0; i < guns.length; i += PER_GUN) {
    const [fp, range, reach, halves] = [guns[i]!, guns[i + 1]!, guns[i + 2]!, guns[i + 3] === 1]
    if (away > reach) continue
    const full = away > range ? fp / 2 : fp
    sum = Math.max(0, sum) + (halves ? full / 2 : full)
    if (halves) lead = Math.max(lead, full)
  }
  return sum < 0 ? sum : sum + lead / 2
}
