import { rallierOf } from '../data/morale.ts'
import { isMmc } from '../fire/attack.ts'
import { hexOf } from '../map/location.ts'
import { adjacent, distance, terrainAt } from '../map/terrain.ts'
import { spottingClass } from '../spotting/spotted.ts'
import { enemyOf, type LnltState, type Location, type Side, type Unit } from '../state.ts'
import { isLeader } from '../units/morale.ts'
import { typeOf } from '../units/units.ts'
import { distancesTo, FAR } from './distances.ts'
import { lineValue, NO_LINE } from './lines.ts'
import { type Objectives, objectivesOf } from './objectives.ts'
import { Threat } from './threat.ts'
import { WEIGHTS } from './weights.ts'
import { expectedLoss, worthOf } from './worth.ts'

/** Units of a side in one location. */
interface Stack {
  readonly at: Location
  readonly units: Unit[]
  /** In the open, where everybody sees it. */
  readonly seen: boolean
}

/** What a Squad with some support fires. */
const ORDINARY = { fp: 3, range: 6 } as const

/** How good it is for units of a side to be somewhere: closer to what it is after, in cover, with a Leader, out of the enemy's fire. */
export class GroundValue {
  readonly threat: Threat
  readonly objectives: Objectives
  /** How pressing it is to get on: 1 when it takes all the turns that are left at an easy pace, more when even that is too little. */
  readonly haste: number
  /** How much the side minds its own losses: less and less when time runs out and something is still to be taken. */
  readonly caution: number
  /** To stand on what the side is after. */
  readonly prize: number
  readonly #s: LnltState
  readonly #side: Side
  readonly #enemies: readonly Stack[]
  readonly #positions = new Map<Location, number>()
  readonly #closer: number
  readonly #far: Uint8Array
  readonly #exposure = new Map<Location, number>()

  constructor(s: LnltState, side: Side) {
    this.#s = s
    this.#side = side
    this.threat = new Threat(s, enemyOf(side))
    this.objectives = objectivesOf(s, side)
    this.#far = distancesTo(s.setting, this.objectives.places)
    this.haste = this.objectives.mustTake ? this.#haste() : 0
    this.caution = this.objectives.mustTake ? cautionIn(s) : 1
    this.prize = WEIGHTS.onObjective * (this.objectives.mustTake ? 1 + WEIGHTS.lateGoal * (1 - this.caution) : WEIGHTS.held)
    this.#enemies = stacksOf(s, enemyOf(side))
    this.#closer = this.objectives.mustTake ? WEIGHTS.closer + WEIGHTS.urgency * this.haste : WEIGHTS.backToObjective
  }

  /** For one unit in a location, leaving out what it costs to get there. `led`: whether it has company of the kind it wants. */
  of(unit: Unit, at: Location, led: boolean): number {
    const danger = this.threat.on(unit, at, 'still') * worthOf(unit) * this.#exposed(at)
    if (unit.shaken) return this.#refuge(unit, at) - danger
    const away = this.distance(at)
    let value = -away * this.#closer + terrainAt(this.#s.setting, hexOf(at)).tm * WEIGHTS.cover
    if (away === 0) value += this.prize
    if (led || this.#hasCompany(unit, at)) value += WEIGHTS.withLeader
    if (rallierOf(typeOf(unit).kind)) value += this.#shakenAt(at) * WEIGHTS.helper
    if (isMmc(unit)) value += this.#position(at) * WEIGHTS.firingPosition
    return value - danger * WEIGHTS.staying * this.caution
  }

  /** What the best attack of an ordinary Squad from there would cost the enemy. */
  #position(at: Location): number {
    let best = this.#positions.get(at)
    if (best !== undefined) return best
    best = 0
    const s = this.#s
    for (const { at: there, units, seen } of this.#enemies) {
      const away = distance(s.setting, at, there)
      if (away > ORDINARY.range) continue
      const line = lineValue(s, at, there)
      if (line === NO_LINE) continue
      let cost = 0
      for (const unit of units) cost += worthOf(unit) * expectedLoss(s, unit, ORDINARY.fp + line)
      best = Math.max(best, seen || away <= 1 ? cost : cost * WEIGHTS.unspotted)
    }
    this.#positions.set(at, best)
    return best
  }

  /** In MP to the nearest of what the side is after. */
  distance(at: Location): number {
    return at < 0 ? FAR / 2 : this.#far[at]! / 2
  }

  #haste(): number {
    let way = 0
    let count = 0
    for (const unit of this.#s.units)
      if (unit.side === this.#side && unit.at >= 0 && isMmc(unit)) {
        way += Math.min(this.distance(unit.at), FAR / 4)
        count++
      }
    const turns = this.#s.setting.scenario.turns - this.#s.turn + 1
    return count === 0 ? 1 : Math.min(2, way / count / (Math.max(1, turns) * WEIGHTS.easyPace))
  }

  /** 1.5.1, 3.0: where a Shaken unit can hope to rally. */
  #refuge(unit: Unit, at: Location): number {
    const sheltered = terrainAt(this.#s.setting, hexOf(at)).tm > 0
    return (sheltered ? WEIGHTS.shelter : 0) + (this.#hasHelper(unit, at) ? WEIGHTS.helper : 0)
  }

  /** 3.0: friends who wait for somebody to rally them. */
  #shakenAt(at: Location): number {
    let shaken = 0
    for (const unit of this.#s.units) if (unit.at === at && unit.side === this.#side && unit.shaken && isMmc(unit)) shaken++
    return shaken
  }

  #hasHelper(unit: Unit, at: Location): boolean {
    for (const other of this.#s.units)
      if (other.at === at && other.side === unit.side && other !== unit && !other.shaken && rallierOf(typeOf(other).kind)?.enables)
        return true
    return false
  }

  /** Who is in the open or next to the enemy is seen. */
  #exposed(at: Location): number {
    let exposed = this.#exposure.get(at)
    if (exposed === undefined) {
      exposed = spottingClass(this.#s, at) === 'open' || this.#isBesideEnemy(at) ? 1 : WEIGHTS.unspotted
      this.#exposure.set(at, exposed)
    }
    return exposed
  }

  #isBesideEnemy(at: Location): boolean {
    for (const unit of this.#s.units)
      if (unit.side !== this.#side && unit.at >= 0 && !unit.shaken && adjacent(this.#s.setting, unit.at, at)) return true
    return false
  }

  /** A Leader for a Squad, a Squad for a Leader. */
  #hasCompany(unit: Unit, at: Location): boolean {
    const wanted = isMmc(unit) ? isLeader : isMmc
    for (const other of this.#s.units)
      if (other.at === at && other.side === unit.side && other !== unit && !other.shaken && wanted(other)) return true
    return false
  }
}

/** A single man who is there for others; a Hero is not. */
export function isHelper(unit: Unit): boolean {
  return !isMmc(unit) && typeOf(unit).kind !== 'hero'
}

/** Where such a man is counts less than where the others are. */
export const HELPERS_SHARE = 0.4

function stacksOf(s: LnltState, side: Side): readonly Stack[] {
  const stacks: Stack[] = []
  for (const unit of s.units) {
    if (unit.side !== side || unit.at < 0) continue
    const known = stacks.find(({ at }) => at === unit.at)
    if (known) known.units.push(unit)
    else stacks.push({ at: unit.at, units: [unit], seen: spottingClass(s, unit.at) === 'open' })
  }
  return stacks
}

function cautionIn(s: LnltState): number {
  const left = s.setting.scenario.turns - s.turn
  if (left >= WEIGHTS.lastTurns) return 1
  return WEIGHTS.atTheEnd + ((1 - WEIGHTS.atTheEnd) * Math.max(0, left)) / WEIGHTS.lastTurns
}
