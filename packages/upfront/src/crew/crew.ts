import type { Upfront } from '../context.ts'
import type { Weapon } from '../data/personality-file.ts'
import type { Man, UpfrontState } from '../state.ts'

/** The weapon that a man has in hand; undefined for an unarmed one. */
export function weaponOf(s: UpfrontState, man: Man): Weapon | undefined {
  return man.weapon === '' ? undefined : s.setting.pack.weapons[man.weapon]
}

/** 11.1: whether a man has a weapon that wants two; 45.6, 50.7: or takes two to be moved. */
export function isGunner(s: UpfrontState, man: Man): boolean {
  const weapon = weaponOf(s, man)
  return weapon !== undefined && (weapon.crewed === true || weapon.heavy === true)
}

/** 11.11: the man who is assigned to a gunner's weapon, pinned or not. */
export function assistantOf(s: UpfrontState, man: Man): Man | undefined {
  for (const other of s.men) if (other.assists === man.id && other.fate === '') return other
  return undefined
}

/** 11.1: a weapon has its full crew while an unpinned assistant is assigned to it. */
export function isFullyCrewed(s: UpfrontState, man: Man): boolean {
  const assistant = assistantOf(s, man)
  return assistant !== undefined && !assistant.pinned
}

/** 11.13, 17.8: whether a man belongs to a crew, as gunner or as assistant. */
export function isCrew(s: UpfrontState, man: Man): boolean {
  return man.assists >= 0 || assistantOf(s, man) !== undefined
}

/** 11.13: crew duties end with the man, and with his weapon. Asked when a man is lost; who keeps the weapon has been told before (18.22). */
export function endCrewOf(g: Upfront, man: Man): void {
  man.assists = -1
  for (const other of g.state.men) if (other.assists === man.id) other.assists = -1
}
