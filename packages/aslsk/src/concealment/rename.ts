import { NOBODY, type UnitId } from '../ids.ts'
import type { AslskState } from '../state.ts'
import { PLACED_CHARGE } from '../weapons/demolition.ts'

/** Whatever names units or Weapons that were dealt anew names those who now stand in their place; lists whose order tells nothing are put in order. */
export function rename(s: AslskState, units: ReadonlyMap<number, number>): void {
  const unit = (id: UnitId): UnitId => (units.get(id) ?? id) as UnitId
  const all = (ids: readonly UnitId[]): UnitId[] => ids.map(unit).sort((a, b) => a - b)
  const isDealt = (id: number) => units.has(id)
  if (s.move) {
    s.move.stack = all(s.move.stack)
    if (s.move.spent) s.move.spent.units = all(s.move.spent.units)
  }
  // which of several under one counter has fired or tried something is not to be seen: nobody has
  s.shots = s.shots.filter(({ firer }) => !isByDealt(s, firer, units))
  for (const shot of s.shots) shot.targets = all(shot.targets)
  for (const volley of s.volleys) if (volley.gunsOf !== undefined) volley.gunsOf = unit(volley.gunsOf)
  s.residualHits = s.residualHits.map((hit) => renamedHit(hit, unit)).sort()
  for (const weapon of s.weapons) {
    weapon.triedBy = weapon.triedBy.filter((id) => !isDealt(id))
    const acquired = weapon.ordnance?.acquired
    if (acquired) acquired.units = all(acquired.units)
    if (acquired?.left) acquired.left = all(acquired.left)
    if (weapon.ordnance?.pushedBy) weapon.ordnance.pushedBy = all(weapon.ordnance.pushedBy)
  }
  for (const each of s.units) {
    if (isDealt(each.id)) continue
    // nobody sees with which of them he goes, nor whom he has directed
    if (isDealt(each.withLeader)) each.withLeader = NOBODY
    if (each.directed.some(isDealt)) each.directed = each.directed.filter((id) => !isDealt(id))
  }
  for (const marker of s.markers) {
    if (marker.kind === PLACED_CHARGE) marker.extra = unit(marker.extra as UnitId)
    else if (s.setting.markers.get(marker.kind)?.ofUnit && isDealt(marker.extra)) marker.extra = NOBODY
    if (marker.concealed) marker.concealed = all(marker.concealed)
  }
  if (s.combat) {
    s.combat.stacks = s.combat.stacks.map(({ leader, on }) => ({ leader: unit(leader), on: unit(on) }))
    s.combat.attacks = s.combat.attacks.map(({ side, by, on }) => ({ side, by: all(by), on: all(on) }))
  }
}

/** Whether a shot, by `u`, `pf` or `w` and a number, was that of a unit that was dealt anew, or of what it carries. */
function isByDealt(s: AslskState, firer: string, units: ReadonlyMap<number, number>): boolean {
  const id = Number(firer.replace(/^\D+/, ''))
  return units.has(firer.startsWith('w') ? (s.weapons[id]?.owner ?? NOBODY) : id)
}

/** `unit:place:drm`. */
function renamedHit(hit: string, unit: (id: UnitId) => UnitId): string {
  const end = hit.indexOf(':')
  return `${unit(Number(hit.slice(0, end)) as UnitId)}${hit.slice(end)}`
}
