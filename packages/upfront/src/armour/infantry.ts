import type { Modifier } from '@firegroup/kernel'
import { areAdjacent } from '../groups/groups.ts'
import { machineOf, vehicleOf } from '../machines/machine.ts'
import type { Group, UpfrontState } from '../state.ts'

/** 28.71, 28.81: friendly groups next to a vehicle at the same range with an unpinned man on foot. */
export function escorts(s: UpfrontState, vehicle: Group): number {
  let count = 0
  for (const other of s.groups) {
    if (other.side !== vehicle.side || other.gone || other === vehicle) continue
    if (other.range !== vehicle.range || !areAdjacent(other, vehicle)) continue
    if (other.men.some((id) => !s.men[id]!.pinned && !machineOf(s, s.men[id]!))) count++
  }
  return count
}

/** 28.72: infantry next to a vehicle of its own at the same range, no gun or vehicle by itself; once, however many there are. */
export function beside(s: UpfrontState, group: Group): Modifier | undefined {
  if (group.men.length > 0 && group.men.every((id) => machineOf(s, s.men[id]!))) return undefined
  for (const other of s.groups) {
    if (other.side !== group.side || other.gone || other.range !== group.range || !areAdjacent(other, group)) continue
    if (vehicleOf(s, other)) return { rule: '28.72', label: 'beside a vehicle', value: -1, tags: ['armour'] }
  }
  return undefined
}
