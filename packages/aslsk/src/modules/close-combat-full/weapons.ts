import { type Aslsk, rollDie } from '../../context.ts'
import type { RolledAttack } from '../../phases/close-combat/resolution.ts'
import { destroyWeapon } from '../../weapons/breakdown.ts'
import { WEAPON_LOST_ON } from './data.ts'

/** A11.13: with a coloured 1 that eliminates, each Weapon of the dead is lost on a further dr of the kill number or less. */
export function loseWeapons(
  g: Aslsk,
  { dice, result, kill, weapons }: RolledAttack & { readonly kill: number; readonly weapons: readonly number[] },
): undefined {
  if (result !== 'eliminated' || dice.coloured !== WEAPON_LOST_ON) return
  for (const id of weapons) {
    const weapon = g.state.weapons[id]!
    if (weapon.owner >= 0 || weapon.at < 0) continue
    if (rollDie(g, 'Weapons in Close Combat', (die) => die <= kill) <= kill) destroyWeapon(g, weapon, 'A11.13')
  }
}
