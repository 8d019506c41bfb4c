import { type Approach, USUAL_APPROACH } from '@firegroup/hexgame'
import type { Slate } from '@firegroup/kernel'
import { rallierOf } from '../data/morale.ts'
import { isMmc } from '../fire/attack.ts'
import { enemyOf, type LnltState, type Location, type Side, type Unit } from '../state.ts'
import { isLeader } from '../units/morale.ts'
import { typeOf } from '../units/units.ts'
import { distancesTo, FAR } from './distances.ts'
import { type Lay, layOf } from './lay.ts'
import { type Objectives, objectivesOf } from './objectives.ts'
import { type Targets, targetsOf } from './targets.ts'
import { type Losses, Threat } from './threat.ts'
import { WEIGHTS } from './weights.ts'
import { type LossTable, lossTableOf, worthOf } from './worth.ts'

/**
 * Who is in a location, as bits: of the side in Good Order a Leader, an MMC, somebody who lets others rally; anyone of the side; whom or
 * where it would have to fight (8.0).
 */
const LEADER = 1
const MMC = 2
const HELPER = 4
export const FRIEND = 8
export const CONTESTED = 16

/** What counts of a unit as it is now: the same for all that are alike in it. */
interface Standing {
  readonly table: LossTable
  readonly shaken: boolean
  readonly worth: number
  readonly still: Losses
  readonly mmc: boolean
  readonly rallies: boolean
  /** Whom it wants with it: a Leader for a Squad, a Squad for a Leader. */
  readonly company: number
  /** How much it counts where it is. */
  readonly share: number
  /** Where it is remembered what places are worth to it, alone or led, and under which number. */
  readonly values: readonly [Slate, Slate]
  readonly writers: readonly [number, number]
}

/** How good it is for units of a side to be somewhere: closer to what it is after, in cover, with a Leader, out of the enemy's fire. */
export class GroundValue {
  readonly lay: Lay
  readonly threat: Threat
  readonly objectives: Objectives
  /** How pressing it is to get on: 1 when it takes all the turns that are left at an easy pace, more when even that is too little. */
  readonly haste: number
  /** How much the side minds its own losses: less and less when time runs out and something is still to be taken. */
  readonly caution: number
  /** To stand on what the side is after. */
  readonly prize: number
  readonly approach: Approach
  readonly #s: LnltState
  readonly #side: Side
  readonly #targets: Targets
  readonly #present: Uint8Array
  readonly #closer: number
  readonly #far: Uint8Array
  readonly #standings: (Standing | undefined)[] = []
  readonly #kinds: Standing[] = []

  constructor(s: LnltState, side: Side, approach: Approach = USUAL_APPROACH) {
    this.#s = s
    this.#side = side
    this.approach = approach
    this.lay = layOf(s.setting)
    this.threat = new Threat(s, enemyOf(side))
    this.objectives = objectivesOf(s, side)
    this.#far = distancesTo(s, side, this.objectives.places)
    this.haste = this.objectives.mustTake ? this.#haste() : 0
    this.caution = this.objectives.mustTake ? cautionIn(s) : 1
    this.prize = WEIGHTS.onObjective * (this.objectives.mustTake ? 1 + WEIGHTS.lateGoal * (1 - this.caution) : WEIGHTS.held)
    this.#targets = targetsOf(s, enemyOf(side))
    this.#present = whoIsWhere(s, side, this.lay)
    this.#closer = approach.pull * (this.objectives.mustTake ? WEIGHTS.closer + WEIGHTS.urgency * this.haste : WEIGHTS.backToObjective)
  }

  /** For one unit in a location, leaving out what it costs to get there. `led`: whether it has company of the kind it wants. */
  of(unit: Unit, at: Location, led: boolean): number {
    const standing = this.standingOf(unit)
    const which = led ? 1 : 0
    const slate = standing.values[which]
    const writer = standing.writers[which]
    const number = this.lay.numbers[at]!
    const known = slate.read(writer, number)
    if (!Number.isNaN(known)) return known
    const value = this.#worth(standing, at, led)
    slate.write(writer, number, value)
    return value
  }

  standingOf(unit: Unit): Standing {
    const known = this.#standings[unit.id]
    if (known) return known
    const standing = this.#like(unit)
    this.#standings[unit.id] = standing
    return standing
  }

  /** The standing of a unit like this that was met before, or a new one. */
  #like(unit: Unit): Standing {
    const table = lossTableOf(this.#s, unit)
    const worth = worthOf(this.#s, unit)
    const mmc = isMmc(this.#s, unit)
    const rallies = rallierOf(typeOf(this.#s, unit).kind) !== undefined
    const share = isHelper(this.#s, unit) ? HELPERS_SHARE : 1
    const { shaken } = unit
    for (const met of this.#kinds)
      if (
        met.table === table &&
        met.worth === worth &&
        met.mmc === mmc &&
        met.rallies === rallies &&
        met.share === share &&
        met.shaken === shaken
      )
        return met
    const values = [this.lay.values(this.#kinds.length * 2), this.lay.values(this.#kinds.length * 2 + 1)] as const
    const writers = [values[0].newWriter(), values[1].newWriter()] as const
    const still = this.threat.losses(table, 'still')
    const standing = { table, shaken, worth, still, mmc, rallies, company: mmc ? LEADER : MMC, share, values, writers }
    this.#kinds.push(standing)
    return standing
  }

  #worth({ worth, still, shaken, mmc, rallies, company }: Standing, at: Location, led: boolean): number {
    const number = this.lay.numbers[at]!
    const danger = still.at(this.#s, at) * worth * this.#targets.exposure(this.#s, at)
    if (shaken) return this.#refuge(number) - danger
    const away = this.distance(at)
    let value = -away * this.#closer + this.lay.tm[number]! * WEIGHTS.cover * this.approach.cover
    if (away === 0) value += this.prize
    if (led || (this.#present[number]! & company) !== 0) value += WEIGHTS.withLeader
    if (rallies) value += this.#shakenAt(at) * WEIGHTS.helper
    if (mmc) value += this.#targets.from(this.#s, at) * WEIGHTS.firingPosition
    return value - danger * WEIGHTS.staying * this.caution * this.approach.danger
  }

  /** In MP to the nearest of what the side is after. */
  distance(at: Location): number {
    return at < 0 ? FAR / 2 : this.#far[at]! / 2
  }

  /** 8.0: whoever enters stops and fights. */
  isContested(at: Location): boolean {
    return (this.presentAt(this.lay.numbers[at]!) & CONTESTED) !== 0
  }

  /** Who is in the location of this number: FRIEND and CONTESTED among the bits. */
  presentAt(number: number): number {
    return this.#present[number]!
  }

  #haste(): number {
    let way = 0
    let count = 0
    for (const unit of this.#s.units)
      if (unit.side === this.#side && unit.at >= 0 && isMmc(this.#s, unit)) {
        way += Math.min(this.distance(unit.at), FAR / 4)
        count++
      }
    const turns = this.#s.setting.scenario.turns - this.#s.turn + 1
    return count === 0 ? 1 : Math.min(2, way / count / (Math.max(1, turns) * WEIGHTS.easyPace))
  }

  /** 1.5.1, 3.0: where a Shaken unit can hope to rally. */
  #refuge(number: number): number {
    const sheltered = this.lay.tm[number]! > 0
    return (sheltered ? WEIGHTS.shelter : 0) + ((this.#present[number]! & HELPER) !== 0 ? WEIGHTS.helper : 0)
  }

  /** 3.0: friends who wait for somebody to rally them. */
  #shakenAt(at: Location): number {
    let shaken = 0
    for (const unit of this.#s.units) if (unit.at === at && unit.side === this.#side && unit.shaken && isMmc(this.#s, unit)) shaken++
    return shaken
  }
}

function whoIsWhere(s: LnltState, side: Side, { count, numbers }: Lay): Uint8Array {
  const present = new Uint8Array(count)
  for (const unit of s.units) {
    if (unit.at < 0) continue
    const number = numbers[unit.at]!
    if (unit.side !== side) present[number]! |= CONTESTED
    else present[number]! |= unit.shaken ? FRIEND : FRIEND | whatIs(s, unit)
  }
  for (const { kind, at } of s.markers) if (kind === 'melee') present[numbers[at]!]! |= CONTESTED
  return present
}

function whatIs(s: LnltState, unit: Unit): number {
  const helper = rallierOf(typeOf(s, unit).kind)?.enables ? HELPER : 0
  return (isMmc(s, unit) ? MMC : isLeader(s, unit) ? LEADER : 0) | helper
}

/** A single man who is there for others; a Hero is not. */
export function isHelper(s: LnltState, unit: Unit): boolean {
  return !isMmc(s, unit) && typeOf(s, unit).kind !== 'hero'
}

/** Where such a man is counts less than where the others are. */
export const HELPERS_SHARE = 0.4

function cautionIn(s: LnltState): number {
  const left = s.setting.scenario.turns - s.turn
  if (left >= WEIGHTS.lastTurns) return 1
  return WEIGHTS.atTheEnd + ((1 - WEIGHTS.atTheEnd) * Math.max(0, left)) / WEIGHTS.lastTurns
}
