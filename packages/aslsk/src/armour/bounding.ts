import { type Problem, refuse } from '@firegroup/kernel'
import type { AslskAct } from '../acts.ts'
import type { Aslsk } from '../context.ts'
import type { Occasion } from '../fire/declaration.ts'
import { ordnance } from '../ordnance/acts.ts'
import { shotPreview } from '../ordnance/preview.ts'
import { shotProblems } from '../ordnance/problems.ts'
import { fireOrdnance } from '../ordnance/resolve.ts'
import { type ShotDeclaration, shotFrom } from '../ordnance/shot.ts'
import { ShotPairs } from '../ordnance/shot-pairs.ts'
import type { Moving } from '../phases/movement/moving.ts'
import { spendingProblem } from '../phases/movement/vehicle/able.ts'
import { type AslskState, newMove } from '../state.ts'
import { isVehicle, typeOf } from '../units/units.ts'
import { fireMachineGuns, MachineGunPairs, machineGunPreview, vehicleFire } from './machine-gun-acts.ts'
import { type MachineGunFire, machineGunProblems } from './machine-guns.ts'

/** 3.3.2.2: a vehicle fires its main armament in its own MPh. */
export const boundingShot: AslskAct<Moving, ShotDeclaration> = {
  ...ordnance,
  rule: '3.3.2.2',
  candidates: (s, { vehicles }) => (vehicles.length === 0 ? [] : new ShotPairs(s, boundingOccasion(s), vehicles)),
  problems: (s, _, declared) =>
    first(boundingProblems(s, s.weapons[declared.weapon]?.owner)) ?? shotProblems(s, boundingOccasion(s), declared),
  perform(g, _, declared) {
    const shot = shotFrom(g.state, boundingOccasion(g.state), declared)!
    beginFiring(g, shot.by.crew.id)
    return fireOrdnance(g, shot)
  },
  preview: (s, _, declared) => shotPreview(s, boundingOccasion(s), declared),
}

/** 3.3.2.2, 7.8: a vehicle fires its MGs in its own MPh. */
export const boundingGuns: AslskAct<Moving, MachineGunFire> = {
  ...vehicleFire,
  rule: '3.3.2.2',
  candidates: (s, { vehicles }) => (vehicles.length === 0 ? [] : new MachineGunPairs(s, boundingOccasion(s), vehicles)),
  problems: (s, _, declared) => first(boundingProblems(s, declared.unit)) ?? machineGunProblems(s, boundingOccasion(s), declared),
  perform(g, _, declared) {
    beginFiring(g, declared.unit)
    return fireMachineGuns(g, boundingOccasion(g.state), declared)
  },
  preview: (s, _, declared) => machineGunPreview(s, boundingOccasion(s), declared),
}

/** 3.3.2.2: fire in one's own MPh. */
export function boundingOccasion(s: AslskState): Occasion {
  return { when: 'boundingFire', side: s.attacker, expenditure: null }
}

/** 3.3.2.2: only what may move now fires on the move. */
export function boundingProblems(s: AslskState, id: number | undefined): readonly Problem[] {
  const unit = id === undefined ? undefined : s.units[id]
  if (!unit || !isVehicle(unit) || unit.side !== s.attacker) return refuse('3.3.2.2', 'Only a vehicle fires in its own Movement Phase.')
  if (unit.at < 0) return refuse('3.3', `The ${typeOf(s, unit).label} is not on the map.`)
  const problem = spendingProblem(s, unit)
  return problem ? [problem] : []
}

/** 3.3.1: whoever fires on the move is moving. */
export function beginFiring(g: Aslsk, id: number): void {
  const s = g.state
  s.move ??= newMove()
  const unit = s.units[id]!
  if (!s.move.stack.includes(unit.id)) s.move.stack.push(unit.id)
}

function first(problems: readonly Problem[]): readonly Problem[] | undefined {
  return problems.length > 0 ? problems : undefined
}
