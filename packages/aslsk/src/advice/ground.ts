import { terrainAt } from '../map/terrain.ts'
import type { AslskState, Place, Side, Unit } from '../state.ts'
import { isLeader } from '../units/units.ts'
import { distanceTo, type Objectives, objectivesOf } from './objectives.ts'
import { Threat } from './threat.ts'
import { WEIGHTS } from './weights.ts'
import { worthOf } from './worth.ts'

/** How good it is for units of a side to be somewhere: closer to what it is after, in cover, with a leader, out of the enemy's fire. */
export class GroundValue {
  readonly threat: Threat
  readonly objectives: Objectives
  /** How pressing it is to get on: 1 when it takes all the turns that are left at an easy pace, more when even that is too little. */
  readonly haste: number
  readonly #s: AslskState
  readonly #closer: number
  readonly #distances = new Map<Place, number>()

  constructor(s: AslskState, side: Side) {
    this.#s = s
    this.threat = new Threat(s, side)
    this.objectives = objectivesOf(s, side)
    this.haste = this.objectives.mustTake ? this.#haste(side) : 0
    this.#closer = this.objectives.mustTake ? WEIGHTS.closer + WEIGHTS.urgency * this.haste : WEIGHTS.backToObjective
  }

  /** For one unit in a hex, leaving out what it costs to get there. `led`: whether it has company of the kind it wants. */
  of(unit: Unit, place: Place, led: boolean): number {
    const away = this.distance(place)
    let value = -away * this.#closer + terrainAt(this.#s, place).tem * WEIGHTS.cover
    if (away === 0) value += WEIGHTS.onObjective
    if (led || this.#hasCompany(unit, place)) value += WEIGHTS.withLeader
    return value - this.threat.on(unit, place, 'still') * worthOf(unit) * WEIGHTS.staying
  }

  distance(place: Place): number {
    let away = this.#distances.get(place)
    if (away === undefined) {
      away = distanceTo(this.#s, this.objectives.places, place)
      this.#distances.set(place, away)
    }
    return away
  }

  #haste(side: Side): number {
    let hexes = 0
    let count = 0
    for (const unit of this.#s.units)
      if (unit.side === side && unit.at >= 0 && !isLeader(unit)) {
        hexes += this.distance(unit.at)
        count++
      }
    const turns = this.#s.setting.scenario.turns - this.#s.turn + 1
    return count === 0 ? 1 : Math.min(2, hexes / count / (turns * WEIGHTS.easyPace))
  }

  /** A leader for a squad, a squad for a leader. */
  #hasCompany(unit: Unit, place: Place): boolean {
    const wanted = !isLeader(unit)
    for (const other of this.#s.units)
      if (other.at === place && other.side === unit.side && other !== unit && !other.broken && isLeader(other) === wanted) return true
    return false
  }
}
