import { armourStrength, boxedFirepower, reachesCrew } from '../armour/fire.ts'
import { cover } from '../groups/cover.ts'
import { gunWith, vehicleOf } from '../machines/machine.ts'
import type { Blow } from '../machines/strike.ts'
import { hasFlankingFire } from '../ordnance/flanking.ts'
import type { Group, Side, UpfrontState } from '../state.ts'
import type { Attack } from './attack.ts'
import type { FireAction } from './declare.ts'
import { groupFirepower } from './firepower.ts'
import { flameOf, requiredFirepower } from './strength.ts'

/** What of an attack is about a gun or vehicle among those who are attacked. */
export type MachinePart = Pick<Attack, 'blow' | 'second' | 'closed' | 'notForGun'>

/** 28.7, 22.5, 34.4, 34.5: what the same cards do to a vehicle or gun besides. */
export function machinePart(
  s: UpfrontState,
  side: Side,
  group: Group,
  target: Group,
  act: FireAction,
  modifiers: Attack['modifiers'],
  strength: number,
  concealed: number,
): MachinePart {
  const vehicle = vehicleOf(s, target)
  const gun = vehicle ? undefined : gunWith(s, target)
  if (!vehicle && !gun) return {}
  const boxed = requiredFirepower(s, side, act.cards, group) <= boxedFirepower(s, group, target, act.without)
  if (!vehicle)
    return {
      blow: { boxedGun: hasFlankingFire(s, group, target) },
      ...(boxed ? { second: 0 } : {}),
      ...(gun!.shown ? { notForGun: concealed } : {}),
    }
  const { fires } = flameOf(s, groupFirepower(s, group, target, act), requiredFirepower(s, side, act.cards, group))
  // 22.1: fire does not care for the ground
  const ground = cover(s, target, { from: group }).filter(({ value, tags = [] }) => tags.includes('terrain') && !(fires && value < 0))
  return {
    ...(boxed ? { second: armourStrength(s, group, target, modifiers, ground, act.without) - strength } : {}),
    closed: !reachesCrew(s, vehicle),
  }
}

/** 28.7, 34.4: the attacks on a gun or vehicle, one after the other: one, and with boxed firepower a second; and what is added to the strength of each. */
export function blowsOf({
  blow = {},
  second,
  closed,
  notForGun = 0,
}: MachinePart): readonly { readonly blow: Blow; readonly more: number }[] {
  const first = closed ? [] : [{ blow, more: -notForGun }]
  return second === undefined ? first : [...first, { blow: { ...blow, boxed: true, boxedGun: true }, more: second - notForGun }]
}
