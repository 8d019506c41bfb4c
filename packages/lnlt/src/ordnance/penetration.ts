import { type Lnlt, roll } from '../context.ts'
import { ALWAYS_MISSES } from '../data/ordnance.ts'
import { checkMorale } from '../units/morale.ts'
import { typeOf } from '../units/units.ts'
import type { VehicleResult } from '../vehicles/check.ts'
import { type VehicleUnit, vehicleType } from '../vehicles/vehicle.ts'

/** 14.1: a blow against armor, from a gun or from the air. */
export interface Blow {
  /** Whose gun it was; -1: nobody's on the map. */
  readonly by: number
  readonly target: VehicleUnit
  readonly location: 'hull' | 'turret'
  readonly penetration: number
  readonly armor: number
}

/** 14.1, 14.1.1, 14.1.2: penetration against armor, both with a die; what it makes of the vehicle, and by how much it fell short. */
export function penetrate(
  g: Lnlt,
  { by, target, location, penetration, armor }: Blow,
): { readonly result: VehicleResult; readonly short: number; readonly isDud: boolean } {
  const s = g.state
  const { label } = typeOf(s, target)
  const { total: attackDie, dice: attackDice } = roll(g, 'attack', `penetration of ${label}`, String)
  const { total: defenceDie, dice: defenceDice } = roll(g, 'defence', `armor of ${label}`, String)
  const attack = attackDie + penetration
  const defence = defenceDie + armor
  const result = penetrationResult(attackDie, defenceDie, attack, defence)
  g.emit({
    type: 'penetration',
    rule: '14.1',
    unit: by,
    target: target.id,
    location,
    penetration,
    armor,
    attackDie: attackDice,
    defenceDie: defenceDice,
    modifiers: [],
    attack,
    defence,
    result,
  })
  if (result === 'dud') return { result: 'none', short: 0, isDud: true }
  if (result === 'destroyed') return { result: 'destroyed', short: 0, isDud: false }
  const short = defence - attack
  const after = vehicleType(s, target).air ? afterGraze(g, target, short) : afterCheck(g, target, short)
  return { result: after, short, isDud: false }
}

/** 14.1: the natural dice come before the sums. */
export function penetrationResult(
  attackDie: number,
  defenceDie: number,
  attack: number,
  defence: number,
): 'dud' | 'destroyed' | 'equal' | 'less' {
  if (attackDie === 1 && defenceDie === 6) return 'dud'
  if ((attackDie === 6 && defenceDie === 1) || attack > defence) return 'destroyed'
  return attack === defence ? 'equal' : 'less'
}

/** 14.1.1: what did not go through: if it was as strong as the armor, whoever passes is Shaken and who fails is gone; if weaker, who fails is Shaken. */
function afterCheck(g: Lnlt, target: VehicleUnit, short: number): VehicleResult {
  const modifiers = short > 0 ? [{ rule: '14.1.1', label: 'less than the armor', value: -short }] : []
  const { passed, natural } = checkMorale(
    g,
    target,
    { what: 'hit', rule: '14.1.1', plain: true, modifiers },
    short > 0 ? ALWAYS_MISSES : -1,
  )
  if (short === 0) return passed && !target.shaken ? 'shaken' : 'abandoned'
  if (passed && natural !== ALWAYS_MISSES) return 'none'
  return target.shaken ? 'abandoned' : 'shaken'
}

/** 19.1.1, 19.2.7, LG-87: an aircraft shrugs off what is weaker than its armor; if it is as strong, who fails a Morale Check is damaged. */
function afterGraze(g: Lnlt, target: VehicleUnit, short: number): VehicleResult {
  if (short > 0) return 'none'
  return checkMorale(g, target, { what: 'hit', rule: '19.1.1', plain: true }).passed ? 'none' : 'damaged'
}
