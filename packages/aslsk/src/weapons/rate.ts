import type { AslskState, FireMark, Phase, Unit, Weapon } from '../state.ts'

const MARKS: { readonly [P in Phase]?: FireMark } = { prepFire: 'prep', movement: 'first' }

/** 1.2.4.1, 3.2.3: a pinned user has no ROF. What has kept its rate has fired all the same, and is under the counter that it had been spared. */
export function loseRates(s: AslskState, user: Unit): void {
  for (const weapon of s.weapons) if (weapon.owner === user.id) loseRate(s, weapon)
  if (user.vehicle?.bounding?.kept) user.vehicle.bounding = { ...user.vehicle.bounding, kept: false } // 3.5
}

/** Of one Weapon. */
export function loseRate(s: AslskState, weapon: Weapon): void {
  if (!weapon.keptRate) return
  weapon.keptRate = false
  if (weapon.fire === 'none') weapon.fire = MARKS[s.phase] ?? 'final'
}
