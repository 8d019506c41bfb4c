import type { WeaponType } from '../data/counters.ts'

/** What may be fired where little may be. */
export type Light = 'lmg' | 'latw' | 'ft' | 'dc'

/** Whether a Weapon is of that sort. Anti-tank rifles are LATW (C13). */
export function isLight({ kind, mgClass, latw }: WeaponType, light: Light): boolean {
  if (light === 'lmg') return mgClass === 'LMG'
  if (light === 'latw') return latw !== undefined
  return kind === light
}
