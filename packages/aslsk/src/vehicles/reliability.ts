import { immobilize } from '../armour/damage.ts'
import { type Aslsk, rollDice } from '../context.ts'
import { STALLS_ON } from '../data/vehicle-movement.ts'
import type { AslskState } from '../state.ts'
import { type Vehicle, vehicleTypeOf } from '../units/units.ts'

/** 3.3.2 Mechanical Reliability: the original DR on which a vehicle with red MP breaks down; null for all others. */
function stallsOn(s: AslskState, unit: Vehicle): number | null {
  const { unreliable, stallsOn: own } = vehicleTypeOf(s, unit)
  return unreliable ? (own ?? STALLS_ON) : null
}

/** 3.3.2: whenever such a vehicle starts, or would get into Motion; one that breaks down is Immobilized. True if it starts. */
export function engineStarts(g: Aslsk, unit: Vehicle): boolean {
  for (const start of g.state.setting.hooks.starts) if (!start(g, unit)) return false
  const number = stallsOn(g.state, unit)
  if (number === null) return true
  const { coloured, white, total } = rollDice(g, 'Mechanical Reliability', (rolled) => rolled >= number)
  const stalls = total >= number
  g.emit({ type: 'reliability', rule: '3.3.2', unit: unit.id, dice: [coloured, white], number, stalls })
  if (stalls) immobilize(g, unit, '3.3.2')
  return !stalls
}
