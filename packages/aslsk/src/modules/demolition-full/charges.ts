import type { Modifier, Problem } from '@firegroup/kernel'
import type { ChargeOnVehicle } from '../../armour/charge.ts'
import { isCrewExposed } from '../../armour/crew.ts'
import type { Aslsk } from '../../context.ts'
import { CREW_EXPOSED_DRM } from '../../data/afv-results.ts'
import type { Attack } from '../../fire/attack.ts'
import type { Blow } from '../../fire/blow.ts'
import type { StruckGun } from '../../fire/resolution.ts'
import { canSee } from '../../map/los.ts'
import { hexOf, levelAt, nameOf } from '../../map/terrain.ts'
import { withShield } from '../../ordnance/effect.ts'
import { gunOf, gunshield } from '../../ordnance/manned.ts'
import { facesArmour, paatc, takesPaatc } from '../../phases/close-combat/paatc.ts'
import type { AslskState, Hex, Location, Unit, Weapon } from '../../state.ts'
import { isStatus } from '../../units/statuses.ts'
import { isVehicle, typeOf, type Vehicle, vehicleTypeOf, weaponTypeOf } from '../../units/units.ts'
import { FROM_ABOVE_DRM, SET, SET_CHARGE } from './data.ts'

/** A23.1, A23.3, B30: where a charge can't be brought, and by whom. In his own MPh a unit places it; anybody else throws. */
export function chargeForbids(s: AslskState, unit: Unit, weapon: Weapon, at: Hex): Problem | undefined {
  if (weaponTypeOf(s, weapon).kind !== 'dc') return undefined
  const { label } = typeOf(s, unit)
  const isPlacing = s.phase === 'movement' && unit.side === s.attacker
  if (isPlacing && isStatus(s, unit, 'berserk'))
    return no('A23.1', `The ${label} is berserk: it may throw its charge, but not place or set it.`)
  if (at !== unit.at && isIn(s, unit.at, 'pillbox')) {
    if (isPlacing) return no('B30.5', 'From inside a pillbox no charge is placed outside.')
    if (at !== hexOf(s, unit.at)) return no('B30.5', 'From inside a pillbox a charge is thrown into its own hex alone.')
  }
  if (isPlacing && !canSee(s, unit.at, at)) return no('A23.3', `There is no line of sight to ${nameOf(s, at)}.`)
  return undefined
}

/** A23.3: where enemy armour stands a MMC must pass a PAATC, whomever its charge is meant for. */
export function placing(g: Aslsk, unit: Unit, at: Location, vehicle: Unit | undefined): void {
  if (!vehicle && facesArmour(g.state, unit, at) && takesPaatc(g.state, unit)) paatc(g, unit, '3.7')
}

/** C7.346: from above it comes to lie better. */
export function fromAbove(s: AslskState, vehicle: Vehicle, { from }: ChargeOnVehicle): Modifier | undefined {
  if (from === undefined || levelAt(s, from) <= levelAt(s, vehicle.at)) return undefined
  return {
    rule: 'C7.346',
    label: 'from above',
    value: vehicleTypeOf(s, vehicle).openTopped ? FROM_ABOVE_DRM.openTopped : FROM_ABOVE_DRM.usual,
  }
}

/** C11.6: a charge strikes a Gun with whoever mans it; the shield counts for him alone, and after that. */
export function gunStruck(s: AslskState, attack: Attack, unit: Unit, modifiers: readonly Modifier[]): StruckGun | undefined {
  if (attack.means !== 'charge' && attack.means !== SET_CHARGE) return undefined
  const gun = gunOf(s, unit)
  if (!gun) return undefined
  const shield = attack.from === undefined ? undefined : gunshield(s, unit, attack.from, false)
  return { weapon: gun.id, critical: false, nearMiss: withShield(modifiers, shield) }
}

/** A23.7: no TEM, but a crew that looks out has the cover of its vehicle. */
export function crewCover(_s: AslskState, { means }: Attack, target: Unit): Modifier | undefined {
  if (means !== SET_CHARGE || !isVehicle(target) || !isCrewExposed(target)) return undefined
  return { rule: 'A23.7', label: 'crew exposed', value: CREW_EXPOSED_DRM }
}

/** B30.5: through the door of a pillbox it is thrown inside, where it goes off as if it had been set. */
export function insidePillbox(s: AslskState, at: Location, from: Location): Pick<Blow, 'kind' | 'fp'> | undefined {
  return isIn(s, at, 'pillbox') && from === hexOf(s, at) ? { kind: SET_CHARGE, fp: SET.fp } : undefined
}

function isIn(s: AslskState, at: Hex, kind: string): boolean {
  return s.setting.places?.of(at)?.kind === kind
}

function no(rule: string, message: string): Problem {
  return { rule, message }
}
