import { firerNow } from '../ift/firer.ts'
import type { Walk } from '../tree/walk.ts'
import { passesOftc } from './check.ts'
import { chosenShot } from './look.ts'

/**
 * PBS-SFF-13, 14: a squad that is due to Subsequent First Fire fires a LATW or Mortar that it has left instead, and keeps its own fire; an OFTC is still
 * needed, and where that fails the squad goes on.
 */
export function otherWeapon(walk: Walk): boolean {
  const { ask } = walk
  const now = firerNow(walk)
  for (const id of new Set(now.set.map(({ unit }) => unit))) {
    if (!ask.isSquad(ask.s.units[id]!)) continue
    for (const weapon of ask.ordnance()) {
      if (weapon.unit !== id || (weapon.kind !== 'latw' && weapon.kind !== 'mortar')) continue
      const shot = chosenShot(walk, weapon)
      if (!shot || !passesOftc(walk, weapon, shot)) continue
      now.instead = shot
      return true
    }
  }
  return false
}
