import { weaponOf } from '../crew/crew.ts'
import type { SecondaryWeapon } from '../data/prices.ts'
import type { Man, UpfrontState } from '../state.ts'

/** 21.1: the secondary weapons. */
const SECONDARY: readonly SecondaryWeapon[] = ['demolitionCharge', 'panzerfaust', 'radio', 'ATMM', 'ATMine']

const LABELS: { readonly [W in SecondaryWeapon]: string } = {
  demolitionCharge: 'demolition charge',
  panzerfaust: 'panzerfaust',
  radio: 'radio',
  ATMM: 'magnetic mine',
  ATMine: 'AT mine',
}

/** 21.1: whether a weapon is a secondary one by nature. */
export function isSecondary(weapon: string): weapon is SecondaryWeapon {
  return (SECONDARY as readonly string[]).includes(weapon)
}

/** 31.1, 45.7: the mines against vehicles; the Japanese have their own. */
export function isMagneticMine(weapon: string): boolean {
  return weapon === 'ATMM' || weapon === 'ATMine'
}

/** 21.1: unarmed men, and men whose weapon leaves them a hand for it. */
export function canCarrySecondary(s: UpfrontState, man: Man): boolean {
  // 33.6: a wounded man carries one thing
  if (s.setting.roster[man.id]!.machine) return false
  return man.weapon === '' || (man.wounded !== true && allowsSecondary(s, man.weapon))
}

/** 21.1: rifle, carbine, assault rifle, BAR and machine pistol. */
export function allowsSecondary(s: UpfrontState, weapon: string): boolean {
  return s.setting.pack.weapons[weapon]?.sw === true
}

/** 20.74: a man who holds an enemy's weapon has his own beside it, unless he had to leave it. */
export function hasOwnBeside(s: UpfrontState, man: Man): boolean {
  return man.secondary !== '' && s.setting.pack.weapons[man.secondary] !== undefined
}

/** 20.74, 19.13: guns and mortars, and everything that fires like them. */
export function isOrdnance(s: UpfrontState, man: Man): boolean {
  const weapon = weaponOf(s, man)
  return weapon?.toHit !== undefined && weapon.ordnanceVs === undefined
}

export function weaponName(s: UpfrontState, weapon: string): string {
  return isSecondary(weapon) ? LABELS[weapon] : (s.setting.pack.weapons[weapon]?.label ?? 'weapon')
}
