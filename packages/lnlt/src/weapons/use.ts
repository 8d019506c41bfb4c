import type { Lnlt } from '../context.ts'
import type { Attack } from '../fire/attack.ts'
import type { Weapon } from '../state.ts'
import { typeOfWeapon } from '../units/units.ts'
import { isCaptured, removeWeapon } from './possession.ts'

/** 1.6.3, 1.6.7, 1.6.8: after an attack what can be used once is gone, and so is a captured SW if the attack caused no Damage Check (LG-15). */
export function afterAttack(g: Lnlt, attack: Attack, causedCheck: boolean): void {
  const { weapons } = g.state
  for (const firer of attack.firers)
    for (const id of firer.weapons) {
      const weapon = weapons[id]!
      // two men who serve one weapon both name it
      if (weapon.owner < 0) continue
      if (typeOfWeapon(g.state, weapon).uses === 2) useOne(g, weapon)
      else if (typeOfWeapon(g.state, weapon).uses === 1) removeWeapon(g, weapon, 'usedUp', '1.6.3')
      else if (!causedCheck && isCaptured(g.state, weapon)) removeWeapon(g, weapon, 'captured', '1.6.8')
    }
}

/** 1.6.8: captured SWs that failed in Melee go in the Administrative Phase. */
export function removeSpent(g: Lnlt): void {
  for (const weapon of g.state.weapons) {
    if (!weapon.spent) continue
    weapon.spent = false
    removeWeapon(g, weapon, 'captured', '1.6.8')
  }
}

/** 23.2.2: the first of two uses leaves little ammunition, the second none. */
function useOne(g: Lnlt, weapon: Weapon): void {
  if (weapon.lowAmmo) removeWeapon(g, weapon, 'usedUp', '23.2.2')
  else {
    weapon.lowAmmo = true
    g.emit({ type: 'lowAmmo', rule: '23.2.2', weapon: weapon.id })
  }
}
