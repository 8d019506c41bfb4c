import { SIDES } from '@firegroup/hexmap'
import { inArc } from '../../../ordnance/arc.ts'
import type { Setting } from '../../../setting.ts'
import type { AslskState, Location, Side } from '../../../state.ts'
import { isSameList } from '../../../units/same.ts'
import { knownTo, type Vehicle } from '../../../units/units.ts'
import { hasTurret } from '../../../vehicles/status.ts'

/** The hexspines to which it is worth turning the turret: those that cover more of the enemy than the one at which it points. */
export function turretChoices(s: AslskState, unit: Vehicle, prospect: Prospect): number[] {
  if (unit.at < 0 || !hasTurret(s, unit)) return []
  const covered = prospect.coveredFrom(s, unit.at)
  return SIDES.filter((spine) => covered[spine]! > covered[unit.vehicle.tca]!)
}

/** How many of the enemies a side would cover from where; they stand still while it moves, so what has been counted once is true for long. */
export class Prospect {
  readonly #enemies: readonly Location[]
  readonly #byHex = new Map<Location, readonly number[]>()

  constructor(enemies: readonly Location[]) {
    this.#enemies = enemies
  }

  isOf(enemies: readonly Location[]): boolean {
    return isSameList(enemies, this.#enemies)
  }

  /** By hexspine. */
  coveredFrom(s: AslskState, at: Location): readonly number[] {
    const known = this.#byHex.get(at)
    if (known) return known
    const covered = SIDES.map(() => 0)
    for (const enemy of this.#enemies) for (const spine of SIDES) if (inArc(s, at, spine, enemy)) covered[spine]!++
    this.#byHex.set(at, covered)
    return covered
  }
}

const latest = new WeakMap<Setting, Prospect>()

/** What a side has before it now. */
export function prospectOf(s: AslskState, side: Side): Prospect {
  const enemies: Location[] = []
  for (const unit of knownTo(s, side)) if (unit.side !== side && unit.at >= 0) enemies.push(unit.at)
  const known = latest.get(s.setting)
  if (known?.isOf(enemies)) return known
  const made = new Prospect(enemies)
  latest.set(s.setting, made)
  return made
}
