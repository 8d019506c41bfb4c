import type { Side } from '@firegroup/hexmap'
import { sidesBetween } from '../../map/los.ts'
import { adjacent, levelAt, nameOf } from '../../map/terrain.ts'
import type { Blocked } from '../../map/thread.ts'
import type { AslskState, Hex } from '../../state.ts'
import { isStatus } from '../../units/statuses.ts'
import { HALF_LEVEL } from './data.ts'

/** B27.2: men who are entrenched behind something half a level high see no hex of their level but the next, and are seen from no other. */
export function inATrench(s: AslskState, from: Hex, to: Hex): Blocked | undefined {
  if (s.setting.hooks.statuses.length === 0 || from === to || adjacent(s, from, to) || levelAt(s, from) !== levelAt(s, to)) return undefined
  const units = s.units.filter((unit) => unit.at === from && !unit.hidden)
  if (units.length === 0 || !units.every((unit) => isStatus(s, unit, 'entrenched'))) return undefined
  const behind = sidesBetween(s, to, from).some((side) =>
    s.setting.map.features(from, side as Side).some((feature) => HALF_LEVEL.includes(feature)),
  )
  return behind
    ? { rule: 'B27.2', reason: `who is entrenched in ${nameOf(s, from)} sees over the hexside only into the next hex`, at: from }
    : undefined
}
