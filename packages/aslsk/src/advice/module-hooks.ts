import { total } from '@firegroup/kernel'
import type { Attack } from '../fire/attack.ts'
import { barrier, canUseRoad } from '../map/costs.ts'
import type { AslskState, Hex, Location, Side, Unit } from '../state.ts'
import { unitsOf } from '../units/units.ts'
import { AROUND, layOf } from './lay.ts'

/*
 * Planners reckon with tables of what the map alone says, because they look so often. What optional modules add to fire and movement is asked of their own
 * hooks and added here; where no module has a say, nothing is asked.
 */

/** The DRM that modules add to fire of this side from one hex at a unit in another, a better TEM among them; null where no module adds any. */
export function moduleFireDrm(s: AslskState, by: Side): ((from: Hex, at: Hex, target: Unit) => number) | null {
  const hooks = s.setting.modules.flatMap(({ hooks: own }) => own?.fireModifiers ?? [])
  const covers = s.setting.modules.flatMap(({ hooks: own }) => own?.tem ?? [])
  if (hooks.length === 0 && covers.length === 0) return null
  const { tem } = layOf(s.setting)
  return (from, at, target) => {
    const firer = unitsOf(s, by, from)[0]
    if (!firer) return 0
    const attack = imagined(by, at, firer, target)
    let drm = 0
    for (const hook of hooks) {
      const given = hook(s, attack, target)
      if (given) drm += total(Array.isArray(given) ? given : [given])
    }
    // 1.1.1: the best for the target counts once
    let best = Math.max(tem[at]!, 0)
    for (const cover of covers) best = Math.max(best, cover(s, attack, target, from)?.value ?? 0)
    return drm + best - Math.max(tem[at]!, 0)
  }
}

function imagined(by: Side, at: Hex, firer: Unit, target: Unit): Attack {
  const firers = [{ unit: firer.id, inherent: true, weapons: [] }]
  return { when: 'firstFire', means: 'fire', by, at: at as Location, targets: [target.id], firers, directors: [], expenditure: null }
}

/** What the step to each hex around each hex costs such a unit, in half MF: the map's own table where no module adds to it. */
export function stepCosts(s: AslskState, unit: Unit): Int32Array {
  const lay = layOf(s.setting)
  if (s.setting.hooks.movementCosts.length === 0 && s.setting.hooks.barriers.length === 0) return lay.costs
  const costs = lay.costs.slice()
  for (let from = 0; from < lay.size; from++)
    for (let i = from * AROUND; i < (from + 1) * AROUND; i++)
      if (lay.around[i]! >= 0) costs[i]! += moduleCost(s, unit, from, lay.around[i]!)
  return costs
}

/** More MF than anybody ever has. */
const NEVER = 1000

/** What one step costs. */
export function stepCost(s: AslskState, unit: Unit, from: Hex, to: Hex): number {
  return layOf(s.setting).costOf(from, to) + moduleCost(s, unit, from, to)
}

function moduleCost(s: AslskState, unit: Unit, from: Hex, to: Hex): number {
  const by = canUseRoad(s, from, to) ? 'road' : 'terrain'
  let mf = barrier(s, unit, from, to) ? NEVER : 0
  for (const contribution of s.setting.hooks.movementCosts) mf += contribution(s, unit, from, to, by)?.value ?? 0
  return mf
}
