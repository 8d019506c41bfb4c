import type { AslskState, Hex, Side, Unit } from '../state.ts'
import { isLeader, noticedBy, ownUnits } from '../units/units.ts'
import { type Distances, distancesTo } from './distances.ts'
import { type Lay, layOf } from './lay.ts'
import { type Manner, PLAIN } from './manner.ts'
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
  readonly manner: Manner
  readonly #s: AslskState
  readonly #side: Side
  /** What is to be expected where units stay. */
  readonly #lasting: Threat
  /** What it is worth in the last turn to take a hex that decides the game. */
  readonly #last: number
  readonly #closer: number
  readonly #distances: Distances
  readonly #present: Uint8Array
  readonly #standings: (Standing | undefined)[] = []
  #own: Own | null = null

  constructor(s: AslskState, side: Side, manner: Manner = PLAIN) {
    this.#s = s
    this.#side = side
    this.manner = manner
    this.lay = layOf(s.setting)
    this.threat = threatTo(s, side)
    this.#lasting = manner.later > 0 ? threatTo(s, side, 'later') : this.threat
    this.#last = s.turn >= s.setting.scenario.turns ? manner.last : 0
    this.objectives = objectivesOf(s, side)
    this.#distances = distancesTo(s.setting, this.objectives.places)
    this.haste = this.objectives.mustTake ? this.#haste(s, side) : 0
    const pressing = WEIGHTS.urgency * manner.urgency * this.haste
    this.#closer = manner.pull * (this.objectives.mustTake ? WEIGHTS.closer + pressing : WEIGHTS.backToObjective)
    this.#present = whoIsWhere(s, side)
  }

  /** For one unit in a hex, leaving out what it costs to get there. `led`: whether it has company of the kind it wants. */
  of(unit: Unit, place: Hex, led: boolean): number {
    const { worth, still, company, leader } = this.standingOf(unit)
    const { cover, objective, rally, spread, danger, staying } = this.manner
    const away = this.distance(place)
    let value = -away * this.#closer + this.lay.tem[place]! * WEIGHTS.cover * cover
    if (away === 0) value += WEIGHTS.onObjective * objective + (this.#s.control[place] === this.#side ? 0 : this.#last)
    if (led || (this.#present[place]! & company) !== 0) value += WEIGHTS.withLeader
    if (rally > 0 && leader) value += rally * Math.min(this.#ownCounts().broken[place]!, WEIGHTS.squad)
    const crowd = spread > 0 && !leader ? spread * (this.#ownCounts().able[place]! - (unit.at === place ? 1 : 0)) : 0
    return value - (1 + crowd) * still.at(place) * worth * WEIGHTS.staying * staying * danger
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
    return (how === 'still' ? this.#lasting : this.threat).losses(this.#s, unit, how)
  }

  distance(place: Hex): number {
    return this.#distances.from(place)
  }

  hasEnemy(place: Hex): boolean {
    return (this.#present[place]! & ENEMY) !== 0
  }

  #ownCounts(): Own {
    this.#own ??= ownCounts(this.#s, this.#side)
    return this.#own
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

/** Of a side's MMC, by hex: what may be rallied there, as worth, and how many can fight. */
interface Own {
  readonly broken: Float64Array
  readonly able: Uint8Array
}

function ownCounts(s: AslskState, side: Side): Own {
  const own = { broken: new Float64Array(s.setting.map.size), able: new Uint8Array(s.setting.map.size) }
  for (const unit of ownUnits(s, side)) {
    if (unit.at < 0 || isLeader(s, unit)) continue
    if (unit.broken) own.broken[unit.at]! += WEIGHTS.squad * WEIGHTS.broken * (unit.dm ? WHILE_DM : 1)
    else own.able[unit.at]!++
  }
  return own
}

/** How much of it there is to win as long as he is under desperation morale. */
const WHILE_DM = 0.5

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
