import type { AslskState, Unit } from '@firegroup/aslsk'
import { isEntryCost, mfLeft, neighbours, rateOf, stepCost } from '@firegroup/aslsk/queries'

/**
 * PBS-DEF-21, PBS-DEF-24: hexes that these men could still come to in this MPh, with Double Time if they may still declare it, or by one hex of advance
 * after it; no farther than `within`. Enemies bar the way in the MPh, not in the APh.
 */
export function reachOf(s: AslskState, units: readonly Unit[], within: number): ReadonlySet<number> {
  const found = new Set<number>()
  const able = units.filter((unit) => !unit.broken && !unit.pinned && !unit.melee && unit.at >= 0 && !unit.vehicle)
  for (const unit of able)
    for (const at of moves(s, unit, within)) {
      found.add(at)
      for (const to of neighbours(s, at)) found.add(to) // by advance
    }
  return found
}

/** Hexes in which a unit could end its MPh. */
export function movesOf(s: AslskState, unit: Unit): ReadonlySet<number> {
  return new Set(moves(s, unit, Number.MAX_SAFE_INTEGER))
}

function moves(s: AslskState, unit: Unit, within: number): readonly number[] {
  const enemies = new Set(s.units.filter(({ side, at }) => side !== unit.side && at >= 0).map(({ at }) => at))
  const left = unit.moveEnded ? 0 : most(s, unit)
  const best = new Map<number, number>([[unit.at, 0]])
  const edge = [unit.at]
  for (const at of edge) {
    for (const to of neighbours(s, at)) {
      if (enemies.has(to) || s.setting.map.grid.distance(unit.at, to) > within) continue
      const here: Unit = { ...unit, at }
      const cost = stepCost(s, here, to, rateOf(s, at, to))
      if (!isEntryCost(cost)) continue
      const mf = best.get(at)! + cost.mf
      if (mf > left || mf >= (best.get(to) ?? Number.MAX_SAFE_INTEGER)) continue
      best.set(to, mf)
      edge.push(to)
    }
  }
  return [...best.keys()]
}

/** PBS-DEF-24: late Double Time counts. In halves. */
function most(s: AslskState, unit: Unit): number {
  const leader = unit.withLeader < 0 ? null : (s.units[unit.withLeader] ?? null)
  const mode = unit.mode === 'assault' || unit.cx || unit.rested || unit.wounded ? unit.mode : 'double'
  return mfLeft(s, unit, mode, leader, true)
}
