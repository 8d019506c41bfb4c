import { ROUT_MF } from '../../data/movement.ts'
import { distance } from '../../map/terrain.ts'
import type { AslskState, Location, Unit } from '../../state.ts'
import { KeptPlaces } from '../../watch/kept.ts'
import { type EnemyField, LEAST_MF } from './path.ts'
import { type RoutPlan, routOptions } from './plan.ts'

/** No rout leads farther, in hexes. */
const REACH = ROUT_MF.unit / LEAST_MF

/** More than there can ever be. */
const MOST_UNITS = 100_000

interface Planned {
  readonly s: AslskState
  readonly plan: RoutPlan
}

/**
 * Plans of routs, kept from one question to the next: most units are far from the one that has just routed. A plan depends on where all enemies are, on who
 * of the own side takes up room in its reach, and on the unit itself. It tells its refusals from the state for which it was made, so it is only for that.
 */
export class KeptPlans extends KeptPlaces<Planned> {
  constructor() {
    super(true)
  }

  planOf(s: AslskState, unit: Unit, leader: Unit | null, field: EnemyField): RoutPlan {
    const matters = (other: Unit) => other.at >= 0 && (other.side !== unit.side || distance(s, unit.at, other.at) <= REACH)
    const isFresh = (since: number) => !s.units.some((other) => matters(other) && this.hasChanged(other.at, since))
    const workOut = (list: Planned[]): Location[] => {
      list.push({ s, plan: routOptions(s, unit, leader, field) })
      return s.units.filter(matters).map(({ at }) => at)
    }
    const key = unit.id * MOST_UNITS + (leader?.id ?? unit.id)
    const [found] = this.get(unit.at, isFresh, workOut, key)
    return found!.s === s ? found!.plan : routOptions(s, unit, leader, field)
  }
}
