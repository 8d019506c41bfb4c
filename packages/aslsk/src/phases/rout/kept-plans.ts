import { copyUnit } from '../../scenario/new-counters.ts'
import type { AslskState, Side, Unit } from '../../state.ts'
import { Kept } from '../../watch/kept.ts'
import { isSameList, isSameUnit } from '../../watch/same.ts'
import { type EnemyField, enemyField } from './enemy-field.ts'
import { isRoomFor, type Router, routerOf } from './path.ts'
import { RoutPlan } from './plan.ts'

/** More than there can ever be. */
const MOST_UNITS = 100_000

interface Planned {
  /** At which look it was last known to hold. */
  at: number
  readonly plan: RoutPlan
  readonly by: Router
  /** Those who rout, as they were. */
  readonly unit: Unit
  readonly leader: Unit | null
}

/**
 * Plans of routs, kept from one question to the next: most units are far from the one that has just routed. A plan depends on where all enemies are and which
 * of them are broken, on the room that its own side leaves where the search for it came by, and on the unit itself. It tells its refusals from the state for
 * which it was made, so it is only for that.
 */
export class KeptPlans extends Kept<RoutPlan> {
  readonly #plans = new Map<number, Planned>()
  #field: { at: number; readonly field: EnemyField } | undefined

  constructor() {
    super(true)
  }

  /** The enemies of a side; with all that has been found out about them as long as none comes or goes, breaks or rallies. */
  fieldFor(s: AslskState, side: Side): EnemyField {
    const made = enemyField(s, side)
    const known = this.#field
    const field = this.isThere(known) && isSameField(known.field, made) ? known.field : made
    this.#field = { at: this.now, field }
    return field
  }

  planOf(s: AslskState, unit: Unit, leader: Unit | null, field: EnemyField): RoutPlan {
    const key = unit.id * MOST_UNITS + (leader?.id ?? unit.id)
    const known = this.#plans.get(key)
    if (known && this.#holds(known, s, field)) {
      known.at = this.now
      return known.plan
    }
    const by = routerOf(s, unit, leader, unit.at, field)
    const plan = new RoutPlan(by)
    this.#plans.set(key, { at: this.now, plan, by, unit: copyUnit(unit), leader: leader && copyUnit(leader) })
    return plan
  }

  #holds(known: Planned, s: AslskState, field: EnemyField): boolean {
    const { by, unit, leader } = known
    return (
      this.isThere(known) &&
      by.s === s &&
      isSameField(by.field, field) &&
      isSameUnit(unit, by.unit) &&
      (leader === null || isSameUnit(leader, by.leader!)) &&
      this.#leavesTheSameRoom(known)
    )
  }

  /** 3.3.1: who comes and goes on its own side matters where the last place is taken or left. */
  #leavesTheSameRoom({ at, by }: Planned): boolean {
    const changes = this.changesSince(at)
    if (!changes) return false
    for (const place of changes) {
      const was = by.rooms.get(place)
      if (was !== undefined && was !== isRoomFor(by, place)) return false
    }
    return true
  }
}

function isSameField(a: EnemyField, b: EnemyField): boolean {
  return a === b || (isSameList(a.places, b.places) && isSameList(a.unbroken, b.unbroken))
}
