import { total } from '@firegroup/kernel'
import { exposeInSight, reveal } from '../concealment/reveal.ts'
import type { Aslsk, DiceRoll } from '../context.ts'
import { makeDm } from '../units/casualties.ts'
import { withLeaderLosses } from '../units/morale.ts'
import { columnFp, type Figured, modifiersFor, resultOf, type TargetGroup } from './resolution.ts'
import { applyCasualties, applyChecks, type Hit } from './results.ts'

/** The attack as everyone sees it: its arithmetic, its dice and its result. */
export function announce(g: Aslsk, figured: Figured, dr: DiceRoll, rule: string): { column: number; cowered: number } {
  exposeStruck(g, figured, dr)
  const { attack, parts, fp64, groups } = figured
  const { column, cowered, results } = resultOf(figured, dr)
  const [first, ...others] = groups.map((group, i) => ({
    units: group.units.map((unit) => unit.id),
    modifiers: modifiersFor(group, dr.total),
    final: dr.total + total(modifiersFor(group, dr.total)),
    result: results[i]!.code,
    ...(group.column === groups[0]!.column ? {} : { column: columnFp(group.column - cowered) }),
  }))
  g.emit({
    type: 'attack',
    rule,
    when: attack.when,
    means: attack.means,
    by: attack.by,
    at: attack.at,
    targets: attack.targets,
    directors: attack.directors,
    parts,
    fp64,
    column: columnFp(groups[0]!.column - cowered),
    cowered,
    modifiers: first!.modifiers,
    dice: [dr.coloured, dr.white],
    final: first!.final,
    result: first!.result,
    ...(others.length > 0 ? { others } : {}),
  })
  return { column, cowered }
}

/** 8.3, 6.4: whom an attack affects loses concealment in LOS of the enemy, and hiding in any case. */
function exposeStruck(g: Aslsk, figured: Figured, dr: DiceRoll): void {
  if (!g.state.setting.fog) return
  const { results } = resultOf(figured, dr)
  const struck = figured.groups.flatMap(({ units }, i) => (results[i]!.kind === 'none' ? [] : units))
  reveal(
    g,
    struck.filter((unit) => unit.hidden),
    '6.4',
  )
  exposeInSight(g, struck, '8.3')
}

/** 3.2.3: the results on the targets, the loss of leaders included, and DM for broken units under fire that could have hurt. */
export function strike(g: Aslsk, figured: Figured, dr: DiceRoll): void {
  const { column, results } = resultOf(figured, dr)
  const { groups, attack } = figured
  const hits = groups.map(({ units, gun }, i) => ({
    result: results[i]!,
    targets: units.filter((unit) => unit.at === attack.at),
    ...(gun ? { gun } : {}),
  }))
  withLeaderLosses(g, (rest) => takeHits(g, hits, column, rest))
  for (const group of groups)
    if (couldCauseCheck(figured, group)) for (const unit of group.units) if (unit.at >= 0) makeDm(g, unit, '3.2.3')
  for (const listen of g.state.setting.hooks.attacked) listen(g, figured, dr)
}

/** 3.2.3: first who is killed or reduced, then all checks together; what the loss of leaders brings comes after it. The preview goes through this very function. */
export function takeHits(g: Aslsk, hits: readonly Hit[], column: number, rest: () => string): void {
  applyCasualties(g, hits, column, rest)
  applyChecks(g, hits, rest)
}

/** 3.2.3: enough FP to possibly cause a NMC, counting a possible cower. */
function couldCauseCheck(figured: Figured, group: TargetGroup): boolean {
  const only = { ...figured, groups: [group] }
  const best = [
    { coloured: 1, white: 1, total: 2 },
    { coloured: 1, white: 2, total: 3 },
  ]
  return best.some((dr) => {
    const { kind } = resultOf(only, dr).results[0]!
    return kind === 'MC' || kind === 'K' || kind === 'KIA'
  })
}
