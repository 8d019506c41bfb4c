import type { Walk } from '../tree/walk.ts'
import { isWorthwhile } from './classes.ts'
import { chosenShot, classFor, weaponNow } from './look.ts'

/**
 * PBS-MG-10, PBS-SPF-04, PBS-STR-15: a MG fires at an AFV only where it is Class B or better. At one that means to enter its hex, a MG or LATW fires only if
 * that is better than waiting for Close Combat; at one that is there already, Close Combat comes first where it is as good.
 */
export function closeFirst(walk: Walk): string {
  const { ask, now, options } = walk
  const weapon = weaponNow(walk)
  const vehicle = ask.movingVehicle()
  const isCarried = weapon.kind === 'mg' || weapon.kind === 'atr' || weapon.kind === 'latw' || weapon.kind === 'panzerfaust'
  if (!vehicle || !isCarried) return 'not MG/LATW, or neither case'
  const worthwhile = isWorthwhile(classFor(walk, weapon, vehicle))
  if (weapon.kind === 'mg' && !worthwhile) {
    walk.note('PBS-MG-10', 'a MG looks at Class B or better', 'no')
    return 'not allowed'
  }
  const bumped = now.flags!.bump === weapon.at
  const inside = vehicle.at === weapon.at
  if (!bumped && !inside) return 'not MG/LATW, or neither case'
  const combat = ask.ccDrNeeded([weapon.unit], vehicle.id)
  const harm = ask.harmDr(chosenShot(walk, weapon)!)
  walk.note('PBS-SPF-04', `TK DR ${harm}, Close Combat DR`, combat)
  if (inside) return options.switches.ccFirstInHex && combat >= harm ? 'not allowed' : 'allowed'
  return worthwhile && harm > combat ? 'allowed' : 'not allowed'
}
