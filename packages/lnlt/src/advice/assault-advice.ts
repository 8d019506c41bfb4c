import { overrunAttack } from '../assault/overrun.ts'
import { figure } from '../fire/resolution.ts'
import { enemyOf, type LnltState, type Location, type Move } from '../state.ts'
import { isVehicle, vehiclesAt } from '../vehicles/vehicle.ts'
import { stormChance } from './vehicle-advice.ts'
import { WEIGHTS } from './weights.ts'
import { expectedLoss, helpOf, worthOf, worthWithWeapons } from './worth.ts'

/** 15.3, 17.1: what an Overrun or a Close Assault promises; undefined where a step is neither. */
export function contestedValue(s: LnltState, move: Move, to: Location): number | undefined {
  const units = move.units.map((id) => s.units[id]!)
  const driver = units.find(isVehicle)
  const enemy = enemyOf(units[0]!.side)
  if (driver) {
    if (!s.units.some((unit) => unit.at === to && unit.side === enemy)) return undefined
    let gain = 0
    for (const { unit: id, attack, defence } of figure(s, overrunAttack(s, driver, to)).targets) {
      const unit = s.units[id]!
      gain += worthWithWeapons(s, unit) * expectedLoss(s, unit, attack - defence, helpOf(s, unit))
    }
    return gain - worthOf(s, driver) * RISK
  }
  const [vehicle] = vehiclesAt(s, to, enemy)
  if (!vehicle) return undefined
  let missed = 1
  for (const unit of units) missed *= 1 - stormChance(s, unit, vehicle) * COURAGE
  return (1 - missed) * worthOf(s, vehicle) - WEIGHTS.inertia * units.length
}

/** How often a tank among men is lost, and how often they dare. */
const RISK = 0.15
const COURAGE = 0.6
