import { weaponType } from '../../data/counters.ts'
import type { Status } from '../../data/statuses.ts'
import type { Shot } from '../../ordnance/shot.ts'
import type { AslskState, Side, Unit, Weapon } from '../../state.ts'
import { mmcTypeOf, typeOf } from '../../units/units.ts'
import { ROD_GRENADE, SS_ASSAULT_FIRE, SS_DEPLETION } from './data.ts'
import { isDisrupted } from './elr.ts'

/** A11.18, A19.12: Conscripts are Lax. */
export function germanStatuses(s: AslskState, unit: Unit, status: Status): number {
  if (status === 'disrupted') return isDisrupted(s, unit) ? 1 : 0
  if (status !== 'lax') return 0
  const { nation, class: quality, kind } = typeOf(s, unit)
  return nation === 'german' && kind !== 'vehicle' && quality === 'conscript' ? 1 : 0
}

/** A25.11: squads of the SS, from 1944 on. */
export function assaultFire(s: AslskState, unit: Unit): boolean {
  const { branch, kind } = typeOf(s, unit)
  return branch === 'SS' && kind === 'squad' && s.setting.scenario.year >= SS_ASSAULT_FIRE
}

/** A25.11, C8.2: the Weapons and AFVs of a side whose squads are all of the SS are Elite. */
export function depletion(s: AslskState, { weapon }: { readonly weapon: Weapon }): number {
  return isSs(s, weapon.side) ? SS_DEPLETION : 0
}

function isSs(s: AslskState, side: Side): boolean {
  let isAny = false
  for (const unit of s.units) {
    if (unit.side !== side || mmcTypeOf(s, unit)?.kind !== 'squad') continue
    if (typeOf(s, unit).branch !== 'SS') return false
    isAny = true
  }
  return isAny
}

/** C8.31: the rod grenade of the German 37mm. */
export function rodGrenade(s: AslskState, { by: { weapon, barrel } }: Shot): number | undefined {
  if (barrel.caliber !== ROD_GRENADE.caliber || weaponType(s.setting.pack, weapon.type).nation !== 'german') return undefined
  return barrel.ammunition.some(({ kind, maxRange }) => kind === 'heat' && maxRange === ROD_GRENADE.maxRange) ? ROD_GRENADE.fp : undefined
}
