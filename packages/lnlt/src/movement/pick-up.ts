import { LEGAL, type Problem, refuse } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { DEED_MP, movementMode } from '../data/movement.ts'
import { enemyOf, type LnltState, type Move } from '../state.ts'
import { hasUnit, typeOf, typeOfWeapon } from '../units/units.ts'
import { carrierProblem, pickUp } from '../weapons/possession.ts'
import { allowanceOf } from './allowance.ts'

export interface PickUpDecision {
  readonly type: 'pickUp'
  readonly unit: number
  readonly weapon: number
}

/** 1.6: a moving Good Order unit picks up a loose SW for 2 MP more, where no enemy is. */
export function pickUpProblems(s: LnltState, move: Move, decision: PickUpDecision): readonly Problem[] {
  const index = move.units.indexOf(decision.unit)
  const unit = s.units[decision.unit]
  const weapon = s.weapons[decision.weapon]
  if (!unit || index < 0) return refuse('1.6', 'Only a unit that is moving picks something up on its way.')
  if (!weapon || weapon.owner >= 0 || weapon.at !== move.at) return refuse('1.6', 'No such weapon lies there.')
  const { name } = typeOf(s, unit)
  if (unit.shaken) return refuse('1.6', `The ${name} is Shaken and picks up nothing.`)
  if (hasUnit(s, enemyOf(unit.side), move.at)) return refuse('1.6', 'Nobody picks up a weapon with the enemy in the same place.')
  const isCrawling = movementMode(move.modes[index]!).allowance === 'oneStep'
  if (isCrawling || move.spent[index]! + DEED_MP.pickUpWeapon > allowanceOf(s, move, index))
    return refuse('1.6', `The ${name} has not the 2 MP left to pick up the ${typeOfWeapon(s, weapon).name}.`)
  const problem = carrierProblem(s, unit, weapon)
  return problem ? [problem] : LEGAL
}

/** 1.6: it is no movement: nobody may fire for it (5.3). */
export function pickUpOnTheWay(g: Lnlt, { unit, weapon }: PickUpDecision): undefined {
  const s = g.state
  const move = s.move!
  move.spent[move.units.indexOf(unit)]! += DEED_MP.pickUpWeapon
  pickUp(g, s.units[unit]!, s.weapons[weapon]!)
  return undefined
}

export function* pickUpCandidates(s: LnltState, move: Move): Iterable<PickUpDecision> {
  for (const weapon of s.weapons) {
    if (weapon.owner >= 0 || weapon.at !== move.at) continue
    for (const unit of move.units) {
      const decision: PickUpDecision = { type: 'pickUp', unit, weapon: weapon.id }
      if (pickUpProblems(s, move, decision).length === 0) yield decision
    }
  }
}
