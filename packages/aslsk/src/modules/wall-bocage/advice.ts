import { canSee } from '../../map/los.ts'
import { distance, placeOf, terrainAt } from '../../map/terrain.ts'
import type { AslskState, Hex, Side, Unit } from '../../state.ts'
import { noticedBy } from '../../units/units.ts'
import type { ClaimWall, DropWall } from './acts.ts'
import { coverBetween } from './cover.ts'
import { BOCAGE, HEXSIDES } from './data.ts'

/** No enemy farther away is much to fear. */
const NEAR = 12

/** Taking the wall is worth what it is better than the cover of the hex, against those who could fire; and over bocage the sight of the enemy. */
export function claimAdvice(s: AslskState, side: Side, { hex }: ClaimWall): number {
  return gain(s, side, placeOf(s, hex)) * 0.4 - 0.05
}

/** And leaving it what it is worse. Who has fired and can't be reached behind bocage is best out of sight. */
export function dropAdvice(s: AslskState, side: Side, { hex }: DropWall): number {
  return -gain(s, side, placeOf(s, hex)) * 0.4 - 0.1
}

/** For each enemy: the wall against him instead of the cover of the hex; across the wall it also keeps him from having it. */
function gain(s: AslskState, side: Side, at: Hex): number {
  const tem = terrainAt(s, at).tem
  let sum = 0
  let fired = true
  for (const unit of s.units) if (unit.at === at && unit.side === side && unit.fire === 'none') fired = false
  for (const enemy of threats(s, side, at)) {
    const near = distance(s, enemy.at, at) === 1
    // as if nobody across it had Wall Advantage: that is what the claim is for
    const feature = coverBetween(s, side, enemy.at, at)
    const wall = feature === undefined ? 0 : HEXSIDES[feature]!.tem
    if (near) sum += wall - tem + (wall > 0 ? 1 : 0)
    else if (feature === BOCAGE) sum += fired ? -1 : wall - tem + 1
    else if (canSee(s, enemy.at, at)) sum += Math.max(wall, 0) - Math.max(wall, tem)
  }
  return sum
}

function threats(s: AslskState, side: Side, at: Hex): Unit[] {
  return noticedBy(s, side).filter((unit) => unit.side !== side && unit.at >= 0 && !unit.broken && distance(s, unit.at, at) <= NEAR)
}
