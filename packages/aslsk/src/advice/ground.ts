import type { AslskState, Hex, Side, Unit } from '../state.ts'
import { isLeader, noticedBy, ownUnits } from '../units/units.ts'
import { type Distances, distancesTo } from './distances.ts'
import { type Lay, layOf } from './lay.ts'
import { stepCosts } from './module-hooks.ts'
import { type Objectives, objectivesOf } from './objectives.ts'
import { type Bearing, type Losses, type Threat, threatTo } from './threat.ts'
import { WEIGHTS } from './weights.ts'
import { worthOf } from './worth.ts'

/** Who is in a hex, as bits. */
const LEADER = 1
const MMC = 2
const ENEMY = 4

interface Standing {
  readonly leader: boolean
  readonly worth: number
  readonly still: Losses
  /** Whom it wants with it: a leader for a squad, a squad for a leader. */
  readonly company: number
}

/** How good it is for units of a side to be somewhere: closer to what it is after, in cover, with a leader, out of the enemy's fire. */
export class GroundValue {
  readonly lay: Lay
  readonly threat: Threat
  readonly objectives: Objectives
  /** How pressing it is to get on: 1 when it takes all the turns that are left at an easy pace, more when even that is too little. */
  readonly haste: number
  readonly #s: AslskState
  readonly #closer: number
  readonly #distances: Distances
  readonly #present: Uint8Array
  readonly #standings: (Standing | undefined)[] = []

  constructor(s: AslskState, side: Side) {
    this.#s = s
    this.lay = layOf(s.setting)
    this.threat = threatTo(s, side)
    this.objectives = objectivesOf(s, side)
    this.#distances = distancesTo(s.setting, this.objectives.places)
    this.haste = this.objectives.mustTake ? this.#haste(s, side) : 0
    this.#closer = this.objectives.mustTake ? WEIGHTS.closer + WEIGHTS.urgency * this.haste : WEIGHTS.backToObjective
    this.#present = whoIsWhere(s, side)
  }

  /** For one unit in a hex, leaving out what it costs to get there. `led`: whether it has company of the kind it wants. */
  of(unit: Unit, place: Hex, led: boolean): number {
    const { worth, still, company } = this.standingOf(unit)
    const away = this.distance(place)
    let value = -away * this.#closer + this.lay.tem[place]! * WEIGHTS.cover
    if (away === 0) value += WEIGHTS.onObjective
    if (led || (this.#present[place]! & company) !== 0) value += WEIGHTS.withLeader
    return value - still.at(place) * worth * WEIGHTS.staying
  }

  /** What counts of a unit as it is now. */
  standingOf(unit: Unit): Standing {
    const known = this.#standings[unit.id]
    if (known) return known
    const leader = isLeader(this.#s, unit)
    const standing = { leader, worth: worthOf(this.#s, unit), still: this.lossesOf(unit, 'still'), company: leader ? MMC : LEADER }
    this.#standings[unit.id] = standing
    return standing
  }

  /** What the step to each hex around each hex costs such a unit. */
  costsFor(unit: Unit): Int32Array {
    return stepCosts(this.#s, unit)
  }

  /** The shares of a unit that it is expected to lose, hex by hex. */
  lossesOf(unit: Unit, how: Bearing): Losses {
    return this.threat.losses(this.#s, unit, how)
  }

  distance(place: Hex): number {
    return this.#distances.from(place)
  }

  hasEnemy(place: Hex): boolean {
    return (this.#present[place]! & ENEMY) !== 0
  }

  #haste(s: AslskState, side: Side): number {
    let hexes = 0
    let count = 0
    for (const unit of ownUnits(s, side))
      if (unit.at >= 0 && !isLeader(s, unit)) {
        hexes += this.distance(unit.at)
        count++
      }
    const turns = s.setting.scenario.turns - s.turn + 1
    return count === 0 ? 1 : Math.min(2, hexes / count / (turns * WEIGHTS.easyPace))
  }
}

/** Unbroken leaders and MMC of a side, and any enemies, by hex. */
function whoIsWhere(s: AslskState, side: Side): Uint8Array {
  const present = new Uint8Array(s.setting.map.size)
  for (const unit of noticedBy(s, side)) {
    if (unit.at < 0) continue
    if (unit.side !== side) present[unit.at]! |= ENEMY
    else if (!unit.broken) present[unit.at]! |= isLeader(s, unit) ? LEADER : MMC
  }
  return present
}
