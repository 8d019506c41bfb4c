import type { Problem } from '@firegroup/kernel'
import { copyUnit } from '../../scenario/new-counters.ts'
import type { AslskState, Side, Unit } from '../../state.ts'
import { isSameList, isSameUnit } from '../../units/same.ts'
import { type EnemyField, enemyField } from './enemy-field.ts'
import { isRoomFor, type Router, routerOf } from './path.ts'
import { mustRout, RoutPlan } from './plan.ts'

/** More than there can ever be. */
const MOST_UNITS = 100_000

interface Planned {
  readonly plan: RoutPlan
  readonly by: Router
  /** Those who rout, as they were. */
  readonly unit: Unit
  readonly leader: Unit | null
}

interface Must {
  readonly problem: Problem | null
  /** The unit as it was. */
  readonly unit: Unit
}

/**
 * Plans of routs, and who must rout, kept while one side routs: its enemies stay where and as they are, nothing comes to lie on lines of sight, and most units
 * are far from the one that has just routed. A plan depends on where all enemies are and which of them are broken, on the room that its own side leaves where the
 * search for it came by, and on the unit itself. It tells its refusals from the state for which it was made, so it is only for that.
 */
export class KeptPlans {
  readonly #plans = new Map<number, Planned>()
  readonly #musts = new Map<number, Must>()
  #field: EnemyField | undefined

  /** The enemies of the side that routs, with all that has been found out about them. */
  fieldFor(s: AslskState, side: Side): EnemyField {
    this.#field ??= enemyField(s, side)
    return this.#field
  }

  planOf(s: AslskState, unit: Unit, leader: Unit | null, field: EnemyField): RoutPlan {
    const key = unit.id * MOST_UNITS + (leader?.id ?? unit.id)
    const known = this.#plans.get(key)
    if (known && holds(known, s, field)) return known.plan
    const by = routerOf(s, unit, leader, unit.at, field)
    const plan = new RoutPlan(by)
    this.#plans.set(key, { plan, by, unit: copyUnit(unit), leader: leader && copyUnit(leader) })
    return plan
  }

  /** Why a unit must rout; null where it may stay. */
  mustOf(s: AslskState, unit: Unit): Problem | null {
    const known = this.#musts.get(unit.id)
    if (known && isSameUnit(known.unit, unit)) return known.problem
    const problem = mustRout(s, unit)
    this.#musts.set(unit.id, { problem, unit: copyUnit(unit) })
    return problem
  }
}

/** What may be kept while a side routs: nothing with modules, whose rules may depend on anything, nor where a side knows less than there is. */
export function keptPlans({ setting }: AslskState): KeptPlans | undefined {
  return setting.modules.length > 0 || setting.fog ? undefined : new KeptPlans()
}

function holds({ by, unit, leader }: Planned, s: AslskState, field: EnemyField): boolean {
  return (
    by.s === s &&
    isSameField(by.field, field) &&
    isSameUnit(unit, by.unit) &&
    (leader === null || isSameUnit(leader, by.leader!)) &&
    leavesTheSameRoom(by)
  )
}

/** 3.3.1: who comes and goes on its own side matters where the last place is taken or left. */
function leavesTheSameRoom(by: Router): boolean {
  for (const [place, was] of by.rooms) if (was !== isRoomFor(by, place)) return false
  return true
}

function isSameField(a: EnemyField, b: EnemyField): boolean {
  return a === b || (isSameList(a.places, b.places) && isSameList(a.unbroken, b.unbroken))
}
