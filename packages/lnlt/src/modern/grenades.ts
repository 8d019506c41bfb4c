import type { Problem } from '@firegroup/kernel'
import type { LnltState, Unit, Weapon } from '../state.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'

const RULE = '23.2.2'

/** 23.2.2, 23.2.5: grenades for a launcher or a rifle: no Support Weapon where those are counted. */
export function isGrenades(s: LnltState, weapon: Weapon): boolean {
  return typeOfWeapon(s, weapon).kind === 'grenadeLauncher'
}

/** 1.6, 23.2.2: those of some weapons that count as Support Weapons. */
export function withoutGrenades(s: LnltState, weapons: readonly number[]): readonly number[] {
  if (s.setting.scenario.era !== 'modern') return weapons
  return weapons.filter((id) => !isGrenades(s, s.weapons[id]!))
}

/** 23.2.2: they are fired together with what the unit fires itself, its own firepower or two weapons in place of that; a man without any fires them alone. */
export function grenadeProblem(s: LnltState, unit: Unit, inherent: boolean, weapons: readonly number[]): Problem | null {
  const others = withoutGrenades(s, weapons).length
  const { name, inherent: hasOwn } = typeOf(s, unit)
  if (others === weapons.length || inherent || !hasOwn || others > 1) return null
  return { rule: RULE, message: `The ${name} fires grenades together with its own firepower.` }
}

/** 23.2.5: rifle grenades with a to-hit table of their own, which is for vehicles. */
export function hasToHit(s: LnltState, weapon: Weapon): boolean {
  return isGrenades(s, weapon) && typeOfWeapon(s, weapon).gun !== null
}

/** 23.2.5: why those are not fired with rifles at a vehicle. */
export function rifleGrenadeProblem(s: LnltState, weapons: readonly number[]): Problem | null {
  const found = weapons.find((id) => s.weapons[id] && hasToHit(s, s.weapons[id]))
  return found === undefined
    ? null
    : { rule: '23.2.5', message: `The ${typeOfWeapon(s, s.weapons[found]!).name} is fired at vehicles by its own to-hit table.` }
}
