import type { Aslsk } from '../../context.ts'
import { loseAcquisition } from '../../ordnance/acquisition.ts'
import { gunOf } from '../../ordnance/manned.ts'
import type { AslskState, Location, Unit, Weapon } from '../../state.ts'
import { weaponsOf } from '../../units/units.ts'
import { dropWeapon, portageCapacity, weightOf } from '../../weapons/possession.ts'

/** 3.6, 4.0: before it routs, a unit leaves its Gun and drops what is over its IPC, and keeps as much up to it as it can. */
export function dropExcess(g: Aslsk, unit: Unit): void {
  const gun = gunOf(g.state, unit)
  if (gun) dropWeapon(g, gun)
  const held = weaponsOf(g.state, unit)
  const kept = heaviestLoad(g.state, held, portageCapacity(g.state, g.state, unit, false))
  for (const weapon of held) if (!kept.includes(weapon)) dropWeapon(g, weapon)
}

/** A unit is in another hex, and its Weapons with it. */
export function relocate(s: AslskState, unit: Unit, to: Location): void {
  const from = unit.at
  unit.at = to
  for (const weapon of s.weapons) {
    if (weapon.owner !== unit.id) continue
    weapon.at = to
    loseAcquisition(weapon)
  }
  for (const told of s.setting.hooks.entered) told(s, unit, from)
}

/** The choice of Weapons nearest to the capacity without going over it; of equals the one with more Weapons. */
function heaviestLoad(s: AslskState, held: readonly Weapon[], capacity: number): readonly Weapon[] {
  let best: readonly Weapon[] = []
  for (let choice = 0; choice < 1 << held.length; choice++) {
    const load = held.filter((_, i) => (choice >> i) & 1)
    if (portageOf(s, load) > capacity) continue
    const gain = portageOf(s, load) - portageOf(s, best)
    if (gain > 0 || (gain === 0 && load.length > best.length)) best = load
  }
  return best
}

function portageOf(s: AslskState, load: readonly Weapon[]): number {
  let pp = 0
  for (const weapon of load) pp += weightOf(s, weapon)
  return pp
}
