import { isHelicopter } from '../air/helicopter.ts'
import { type Lnlt, roll } from '../context.ts'
import { damageResult } from '../data/damage.ts'
import { type Attack, hitsWholeHex } from '../fire/attack.ts'
import { moraleOf } from '../units/morale.ts'
import { typeOf } from '../units/units.ts'
import { isBareTo } from './small-arms.ts'
import { isOpened, type VehicleUnit } from './vehicle.ts'

/** 5.1: what a vehicle's column can give. */
export type VehicleResult = 'none' | 'shaken' | 'abandoned' | 'damaged' | 'destroyed'

/** 17.2, 17.3, 5.1: a vehicle's Damage Check; a buttoned one that is armored takes none by small arms (17.4). The LM of nobody helps it (11.5). */
export function vehicleCheck(g: Lnlt, unit: VehicleUnit, difference: number, attack: Pick<Attack, 'from' | 'means'>): VehicleResult {
  if (isHelicopter(g.state, unit)) return checkDamage(g, unit, difference, 'helicopter')
  const unarmored = isBareTo(g.state, unit, attack)
  if (!unarmored && attack.means !== 'crash' && !isOpened(g.state, unit) && !hitsWholeHex(attack)) return 'none'
  return checkDamage(g, unit, difference, unarmored ? 'unarmoredVehicle' : 'armoredVehicle')
}

/** 5.1: one die and the difference against its Morale, or its Armor Leader's. Shaken once more it is abandoned. */
function checkDamage(
  g: Lnlt,
  unit: VehicleUnit,
  difference: number,
  column: 'unarmoredVehicle' | 'armoredVehicle' | 'helicopter',
): VehicleResult {
  const s = g.state
  const morale = moraleOf(s, unit)
  const resultOf = (rolled: number) => {
    const result = damageResult(rolled + difference, morale, column) as VehicleResult
    return result === 'shaken' && unit.shaken ? 'abandoned' : result
  }
  const { dice, total: die } = roll(g, 'damage', `Damage Check: ${typeOf(s, unit).label}`, resultOf)
  const result = resultOf(die)
  g.emit({ type: 'damageCheck', rule: '5.1', unit: unit.id, die: dice, difference, modifiers: [], total: die + difference, morale, result })
  return result
}
