import type { Aslsk, DiceRoll } from '../context.ts'
import { makeDm } from '../units/casualties.ts'
import { withLeaderLosses } from '../units/morale.ts'
import { type Figured, resultOf } from './resolution.ts'
import { applyResult } from './results.ts'

/** 3.2.3: the results on the targets, the loss of leaders included, and DM for broken units under fire that could have hurt. */
export function strike(g: Aslsk, figured: Figured, dr: DiceRoll): void {
  const { column, results } = resultOf(figured, dr)
  withLeaderLosses(g, () => {
    figured.groups.forEach((group, i) => {
      const targets = group.units.filter((unit) => unit.at === figured.attack.at)
      if (targets.length > 0) applyResult(g, results[i]!, targets, column)
    })
  })
  for (const { units, drm } of figured.groups)
    if (couldCauseCheck(figured, drm)) for (const unit of units) if (unit.at >= 0) makeDm(g, unit, '3.2.3')
}

/** 3.2.3: enough FP to possibly cause a NMC, counting a possible cower. */
function couldCauseCheck(figured: Figured, drm: number): boolean {
  const only = { ...figured, groups: [{ units: [], modifiers: [], drm }] }
  const best = [
    { coloured: 1, white: 1, total: 2 },
    { coloured: 1, white: 2, total: 3 },
  ]
  return best.some((dr) => {
    const { kind } = resultOf(only, dr).results[0]!
    return kind === 'MC' || kind === 'K' || kind === 'KIA'
  })
}
