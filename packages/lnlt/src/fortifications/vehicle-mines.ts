import type { Rules } from '@firegroup/kernel'
import { type Lnlt, roll } from '../context.ts'
import { UNARMORED } from '../data/vehicle-types.ts'
import type { LnltState, Marker } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { destroy, shakeVehicle } from '../vehicles/fate.ts'
import { type VehicleUnit, vehicleType } from '../vehicles/vehicle.ts'

/** 21.4.1, LG-72: half of the lowest armor of its hull, rounded up. */
function bottomOf(s: LnltState, unit: VehicleUnit): number {
  return Math.ceil(Math.min(...vehicleType(s, unit).hull.map((value) => (value === UNARMORED ? 0 : value))) / 2)
}

type Result = 'none' | 'shaken' | 'immobilized' | 'destroyed'
const RESULTS: readonly Result[] = ['none', 'shaken', 'shaken', 'immobilized', 'immobilized', 'destroyed']

/** 21.4.1: a die and their FP against a die and its bottom, and nothing else; if they are stronger a third die says what they do. */
export function* explodeUnder(g: Lnlt, unit: VehicleUnit, { value: fp }: Marker): Rules<void> {
  const s = g.state
  const { label } = typeOf(s, unit)
  const armor = bottomOf(s, unit)
  const { total: attackDie, dice: attackDice } = roll(g, 'attack', `Mines under ${label}`, String)
  const { total: defenceDie, dice: defenceDice } = roll(g, 'defence', `defence of ${label}`, String)
  const [attack, defence] = [attackDie + fp, defenceDie + armor]
  const effect = attack > defence ? roll(g, 'single', `Mines: ${label}`, (die) => RESULTS[die - 1]!) : null
  const result = effect ? RESULTS[effect.total - 1]! : 'none'
  const die = effect?.dice ?? []
  g.emit({
    type: 'minesUnder',
    rule: '21.4.1',
    unit: unit.id,
    at: unit.at,
    fp,
    armor,
    attackDice,
    defenceDice,
    attack,
    defence,
    die,
    result,
  })
  if (result === 'destroyed') return yield* destroy(g, unit, 'mines', '21.4.1')
  if (result === 'immobilized') unit.vehicle.immobilized = true
  if (result !== 'none') shakeVehicle(g, unit, '21.4.1')
}
