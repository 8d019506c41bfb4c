import { type Modifier, total } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { ActionCard } from '../data/cards.ts'
import type { Attack } from '../fire/attack.ts'
import { CLOSEST, relativeRange } from '../groups/range.ts'
import { afvOf, gunWith, machineOf, vehicleOf } from '../machines/machine.ts'
import { isExposed } from '../machines/strike.ts'
import type { Group, Man, UpfrontState } from '../state.ts'
import { widened } from '../weapons/widened.ts'
import { escorts } from './infantry.ts'

/** 28: the rows of firepower that a vehicle has now: machine guns, and a flamethrower. */
export function vehicleRows(s: UpfrontState, man: Man): { readonly mg?: readonly number[]; readonly flame?: readonly number[] } {
  const afv = afvOf(s, man)
  if (!afv || man.pinned || man.stun !== undefined) return {}
  const mg = man.mgOut ? undefined : man.buttoned ? (afv.mgButtoned ?? afv.mg) : afv.mg
  const flame = man.flameOut ? undefined : afv.flame
  return { ...(mg ? { mg } : {}), ...(flame ? { flame } : {}) }
}

/** 22.5, 28.7, 34.4: the firepower of a group against armour: flamethrowers, and at RR 5 one for everybody else against an open-topped vehicle or a gun. */
export function boxedFirepower(s: UpfrontState, group: Group, target: Group, without: readonly number[] = []): number {
  if (relativeRange(group, target) !== CLOSEST) return 0
  let factors = inherentFirepower(s, group, target, without)
  for (const id of group.men) if (!s.men[id]!.pinned && !without.includes(id)) factors += flameFactors(s, s.men[id]!)
  return factors
}

/** 28.7: the 1 that everybody has who has no flamethrower. */
function inherentFirepower(s: UpfrontState, group: Group, target: Group, without: readonly number[]): number {
  const vehicle = vehicleOf(s, target)
  const open = vehicle ? afvOf(s, vehicle)!.openTopped === true : gunWith(s, target) !== undefined
  if (!open) return 0
  let factors = 0
  for (const id of group.men) {
    const man = s.men[id]!
    if (!man.pinned && !without.includes(id) && flameFactors(s, man) === 0 && !machineOf(s, man)) factors++
  }
  return factors
}

function flameFactors(s: UpfrontState, man: Man): number {
  const vehicle = vehicleRows(s, man).flame
  if (vehicle) return vehicle[CLOSEST]!
  const weapon = man.jammed || man.weapon === '' ? undefined : s.setting.pack.weapons[man.weapon]
  return weapon?.class === 'flamethrower' ? (weapon.fp?.[CLOSEST] ?? 0) : 0
}

/** 28.3: whether ordinary fire at a vehicle can do anything to its crew. */
export function reachesCrew(s: UpfrontState, vehicle: Man): boolean {
  return isExposed(s, vehicle) || (vehicle.pinned && afvOf(s, vehicle)!.panics === true)
}

/** 28.71, 28.6, 28.32: the same Fire cards against the armour: movement does nothing, the ground does, and infantry beside it takes one off, unless flamethrowers alone fire (22.5). */
export function armourStrength(
  s: UpfrontState,
  group: Group,
  target: Group,
  modifiers: readonly Modifier[],
  ground: readonly Modifier[],
  without: readonly number[] = [],
): number {
  const kept = modifiers.filter(({ tags = [] }) => !tags.includes('movement'))
  return total(kept) + total(ground) - (escorts(s, target) > 0 && inherentFirepower(s, group, target, without) > 0 ? 1 : 0)
}

const MG_JAMS = 6
const FLAME_JAMS = 5

/** 19.12, 22.3, 29.2, 52.3: a red 6 jams a vehicle's machine guns, a red 5 or 6 a flamethrower that takes part; 19.13: the attack is weaker by what that brought, and over if nothing is left. */
export function vehicleMalfunction(g: Upfront, attack: Attack, { red, rn }: ActionCard): undefined {
  const sooner = widened(g.state)
  if (!red || rn < FLAME_JAMS - sooner || (attack.kind !== 'fire' && attack.kind !== 'overrun')) return
  const man = vehicleOf(g.state, g.state.groups[attack.from]!)
  if (!man) return
  const { mg, flame } = vehicleRows(g.state, man)
  const flames = flame !== undefined && attack.range === CLOSEST
  if (flames) {
    man.flameOut = 'jammed'
    if (attack.kind === 'fire') attack.strength -= Math.ceil(flame[CLOSEST]! / 2)
    g.emit({ type: 'machineGunJams', rule: '19.12', man: man.id, what: 'flamethrower' })
  } else if (mg && rn >= MG_JAMS - sooner) {
    man.mgOut = 'jammed'
    g.emit({ type: 'machineGunJams', rule: '19.12', man: man.id, what: 'machine gun' })
  } else return
  if (attack.kind === 'fire' && Object.keys(vehicleRows(g.state, man)).length === 0) attack.stopped = true
}

/** 27.2, 27.3: who fires anything at another group loses what he had acquired. */
export function fireElsewhere({ state: s }: Upfront, { kind, from, firers, target }: Attack): void {
  if (kind !== 'fire') return
  const vehicle = vehicleOf(s, s.groups[from]!)
  for (const man of vehicle ? [vehicle] : firers.map((firer) => s.men[firer.man]!))
    if (man.acquired !== undefined && man.acquired !== target) delete man.acquired
}
