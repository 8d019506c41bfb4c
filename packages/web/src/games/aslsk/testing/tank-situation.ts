/** A German tank and its escort on the street, and an American Gun that points down it. */
import type { Situation } from '@firegroup/aslsk'
import { german, street, us } from '../learn/lessons/ground.ts'

export const TANK = 0

export function tankSituation(more: Partial<Situation> = {}): Situation {
  return street({
    phase: 'movement',
    attacker: 'axis',
    units: [german('pzivh', 'L6', { vehicle: { vca: 4, tca: 4 } }), german('4-6-7', 'L6'), us('crew-2-2-8', 'D6'), us('6-6-6', 'G3')],
    weapons: [{ type: 'am-AT57L', side: 'allied', owner: 2, ca: 1 }],
    ...more,
  })
}
