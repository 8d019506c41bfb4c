import { type Problem, type Rules, text } from '@firegroup/kernel'
import type { ImpulseAct } from '../acts.ts'
import type { Lnlt } from '../context.ts'
import { fireOrdnance, ordnanceWords } from '../ordnance/act.ts'
import { hasGuns, ordnanceCandidates } from '../ordnance/candidates.ts'
import { type OrdnanceDeclaration, ordnanceProblems, ordnanceShape, shotFrom } from '../ordnance/declaration.ts'
import { weaponOfGun } from '../ordnance/guns.ts'
import { ordnancePreview } from '../ordnance/preview.ts'
import type { Impulse, LnltState } from '../state.ts'
import { typeOfWeapon } from '../units/units.ts'
import { assaultContext, assaultMove, isAssaulter, moveOn } from './assault-fire.ts'
import { groupProblem } from './group.ts'
import { stepNames, toProblems } from './step-acts.ts'

/** 6.1.1: a shot of a Support Weapon with a to-hit table, and where whoever fired it goes then. */
export interface AssaultShot extends Omit<OrdnanceDeclaration, 'facing' | 'assault'> {
  readonly type: 'assaultShot'
  readonly to: string
}

const { unit, gun, at, target, barricade, leader, helper } = ordnanceShape

/** 6.1.1: Assault Fire with such a weapon: it is fired alone, at +1, and its bearer moves on in the same impulse. */
export const assaultShotAct: ImpulseAct<AssaultShot> = {
  type: 'assaultShot',
  rule: '6.1.1',
  fields: { unit, gun, at, target, barricade, leader, helper, to: text({ max: 40 }) },
  idle: (s) => !hasGuns(s),
  *candidates(s, impulse) {
    // most who could have no such weapon: that is told before anybody aims
    if (!impulse.units.some((id) => carriesGun(s, id) && isAssaulter(s, s.units[id]!))) return
    for (const declared of ordnanceCandidates(s, assaultContext(s, []))) {
      if (!weaponOfGun(s, declared.gun) || !isAssaulter(s, s.units[declared.unit]!)) continue
      for (const to of stepNames(s, assaultMove(s, [declared.unit]))) yield { type: 'assaultShot', ...declared, to }
    }
  },
  problems(s, impulse, decision) {
    const problem = firerProblem(s, impulse, decision)
    if (problem) return [problem]
    const problems = ordnanceProblems(s, declarationOf(decision), assaultContext(s, [decision.unit]))
    return problems.length > 0 ? problems : toProblems(s, assaultMove(s, [decision.unit]), decision.to)
  },
  preview: (s, _impulse, decision) => ordnancePreview(s, shotFrom(s, declarationOf(decision), assaultContext(s, [decision.unit]))),
  *perform(g: Lnlt, impulse: Impulse, decision: AssaultShot): Rules<void> {
    yield* fireOrdnance(g, declarationOf(decision), assaultContext(g.state, [decision.unit]))
    const { at: where, shaken } = g.state.units[decision.unit]!
    if (where >= 0 && !shaken) yield* moveOn(g, impulse, [decision.unit], decision.to)
  },
  describe: (s, decision) => `${ordnanceWords(s, { ...declarationOf(decision), type: 'ordnance' })}, then move to ${decision.to}`,
}

function carriesGun(s: LnltState, unit: number): boolean {
  for (const weapon of s.weapons) if (weapon.owner === unit && !weapon.used && typeOfWeapon(s, weapon).gun !== null) return true
  return false
}

function firerProblem(s: LnltState, impulse: Impulse, { unit: id, gun: number }: AssaultShot): Problem | null {
  const firer = s.units[id]
  if (!firer || firer.at < 0 || !impulse.units.includes(id)) return { rule: '4.0', message: 'That unit is not activated in this impulse.' }
  if (!weaponOfGun(s, number)) return { rule: '6.1.1', message: 'Only a Support Weapon is fired so.' }
  return groupProblem(s, [id], assaultMove(s, [id]).modes)
}

function declarationOf({ type: _type, to: _to, ...declared }: AssaultShot): OrdnanceDeclaration {
  return declared
}
