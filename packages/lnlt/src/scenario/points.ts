import { SQUAD_HALVES } from '../data/stacking.ts'
import { MMC_KINDS } from '../data/unit-kinds.ts'
import { ELIMINATED, enemyOf, type LnltState, type Side, type Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { objectivePoints } from './objectives.ts'

/** 22.0: what a unit is worth: in halves of a Squad, and as a Leader. */
export function worthInHalves(s: LnltState, unit: Unit): { readonly squad: number; readonly leader: number } {
  const { kind, leadershipRange } = typeOf(s, unit)
  return { squad: SQUAD_HALVES[kind], leader: leadershipRange > 0 ? 1 : 0 }
}

/** 22.0: the Victory Points of a side, in halves, because a Half-Squad is worth half a Squad. */
export function victoryPoints(s: LnltState, side: Side): number {
  const { points } = s.setting.scenario.victory
  let halves = 2 * (s.points[side] + objectivePoints(s, side))
  if (!points) return halves
  for (const hex in points.hexes) if (s.control[s.setting.victoryHexes[hex]!] === side) halves += 2 * points.hexes[hex]!
  const killed = points.eliminatedBy ? points.eliminatedBy[side] : points.eliminated
  if (killed) {
    const lost = lostMen(s, enemyOf(side))
    halves += s.losses[enemyOf(side)] * killed.squad + 2 * (killed.leader ?? 0) * lost.leaders + 2 * (killed.smc ?? 0) * lost.men
  }
  if (points.exited)
    for (const { unit } of s.exits) {
      if (s.units[unit]!.side !== side) continue
      const { squad, leader } = worthInHalves(s, s.units[unit]!)
      halves += squad * points.exited.squad + 2 * leader * (points.exited.leader ?? 0)
    }
  return halves
}

/** Leaders, and all single men, whom a side has lost. */
function lostMen(s: LnltState, side: Side): { readonly leaders: number; readonly men: number } {
  let leaders = 0
  let men = 0
  for (const unit of s.units) {
    if (unit.side !== side || unit.at !== ELIMINATED) continue
    leaders += worthInHalves(s, unit).leader
    if (!unit.vehicle && !MMC_KINDS.has(typeOf(s, unit).kind)) men++
  }
  return { leaders, men }
}
