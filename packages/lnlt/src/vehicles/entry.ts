import type { Problem } from '@firegroup/kernel'
import { closeAssaultProblem, overrunProblem } from '../assault/able.ts'
import { hasMelee } from '../fire/attack.ts'
import { nameOf } from '../map/location.ts'
import { enemyOf, type LnltState, type Location, type Move } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { isVehicle, vehiclesAt } from './vehicle.ts'

/**
 * 15.1, 6.0: whether a move may go into a hex with enemies where vehicles are in play: null if it may, undefined if it is a Melee between Leg units
 * and none of this.
 */
export function contestedByVehicles(s: LnltState, move: Move, to: Location): Problem | null | undefined {
  const driver = move.units.map((id) => s.units[id]!).find(isVehicle)
  const name = nameOf(s.setting, to)
  const enemies = vehiclesAt(s, to, enemyOf(s.units[move.units[0]!]!.side))
  if (!driver) return enemies.length === 0 ? undefined : closeAssaultProblem(s, move, to)
  if (hasMelee(s, to)) return { rule: '15.1', message: `The ${typeOf(s, driver).name} can't enter the Melee in ${name}.` }
  if (enemies.length > 0) return { rule: '15.1', message: `The ${typeOf(s, driver).name} can't enter ${name}: there is an enemy vehicle.` }
  if (move.units.length > 1) return { rule: '6.5', message: 'Coordinated Movement leads into no Melee and no Overrun.' }
  return overrunProblem(s, move, driver, to)
}
