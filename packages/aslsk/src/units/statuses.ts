import type { Status } from '../data/statuses.ts'
import type { AslskState, Unit } from '../state.ts'

/** How often a unit is so: once for most, once for each squad too many where it is overstacked; 0 where it is not. */
export function statusOf(s: AslskState, unit: Unit, status: Status): number {
  let times = 0
  for (const says of s.setting.hooks.statuses) times += says(s, unit, status)
  return times
}

export function isStatus(s: AslskState, unit: Unit, status: Status): boolean {
  return s.setting.hooks.statuses.length > 0 && statusOf(s, unit, status) > 0
}
