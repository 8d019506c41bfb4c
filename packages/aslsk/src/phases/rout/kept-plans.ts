import { distance } from '../../map/terrain.ts'
import type { AslskState, Location, Side, Unit } from '../../state.ts'
import { placesOf } from '../../units/whereabouts.ts'
import { KeptPlaces } from '../../watch/kept.ts'
import { isSameList } from '../../watch/same.ts'
import { type EnemyField, enemyField } from './enemy-field.ts'
import { hasRoom, REACH, type Router, routerOf } from './path.ts'
import { type RoutPlan, routOptions } from './plan.ts'

/** More than there can ever be. */
const MOST_UNITS = 100_000

interface Planned {
  readonly s: AslskState
  readonly plan: RoutPlan
  /** The hexes in its reach where its own side leaves it no room. */
  readonly crowded: readonly Location[]
}

/**
 * Plans of routs, kept from one question to the next: most units are far from the one that has just routed. A plan depends on where all enemies are, on where
 * its own side leaves room in its reach, and on the unit itself. It tells its refusals from the state for which it was made, so it is only for that.
 */
export class KeptPlans extends KeptPlaces<Planned> {
  #field: { at: number; readonly field: EnemyField } | undefined

  constructor() {
    super(true)
  }

  /** The enemies of a side; with all that has been found out about them as long as none comes or goes, breaks or rallies. */
  fieldFor(s: AslskState, side: Side): EnemyField {
    const made = enemyField(s, side)
    const known = this.#field
    const isSame = this.isThere(known) && isSameList(known.field.places, made.places) && isSameList(known.field.unbroken, made.unbroken)
    const field = isSame ? known.field : made
    this.#field = { at: this.now, field }
    return field
  }

  planOf(s: AslskState, unit: Unit, leader: Unit | null, field: EnemyField): RoutPlan {
    const r = routerOf(s, unit, leader, unit.at, field)
    const isFresh = (since: number, [planned]: readonly Planned[]) =>
      !field.places.some((place) => this.hasChanged(place, since)) && this.#leavesTheSameRoom(r, planned!.crowded, since)
    const workOut = (list: Planned[]): readonly Location[] => {
      list.push({ s, plan: routOptions(s, unit, leader, field), crowded: crowdedPlaces(r) })
      return field.places
    }
    const key = unit.id * MOST_UNITS + (leader?.id ?? unit.id)
    const [found] = this.get(unit.at, isFresh, workOut, key)
    return found!.s === s ? found!.plan : routOptions(s, unit, leader, field)
  }

  /** 3.3.1: who comes and goes on its own side matters where the last place is taken or left. */
  #leavesTheSameRoom(r: Router, crowded: readonly Location[], since: number): boolean {
    const changes = this.changesSince(since)
    if (!changes) return false
    for (const place of changes) if (distance(r.s, r.unit.at, place) <= REACH && hasRoom(r, place) === crowded.includes(place)) return false
    return true
  }
}

function crowdedPlaces(r: Router): Location[] {
  const { s, unit } = r
  const places = placesOf(s.units, (other) => other.side === unit.side && distance(s, unit.at, other.at) <= REACH)
  return places.filter((place) => !hasRoom(r, place))
}
