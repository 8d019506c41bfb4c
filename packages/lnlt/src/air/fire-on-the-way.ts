import type { Problem } from '@firegroup/kernel'
import type { StepAct } from '../acts.ts'
import type { FireContext } from '../fire/declaration.ts'
import { attackPreview } from '../fire/preview.ts'
import { isModernAssault } from '../modern/assault.ts'
import { settle } from '../movement/move.ts'
import { fireOrdnance, type OrdnanceFire, ordnanceWords } from '../ordnance/act.ts'
import { ordnanceCandidates } from '../ordnance/candidates.ts'
import { ordnanceProblems, ordnanceShape, shotFrom } from '../ordnance/declaration.ts'
import { ordnancePreview } from '../ordnance/preview.ts'
import type { LnltState, Move } from '../state.ts'
import {
  attackOf,
  fireMachineGun,
  type MachineGunFire,
  machineGunCandidates,
  machineGunProblems,
  machineGunShape,
  machineGunWords,
} from '../vehicles/machine-guns.ts'
import { isHelicopter } from './helicopter.ts'

/** 19.2.4, 15.2.2: whoever fires in the middle of its move: a helicopter, or a modern tank in an Assault Move. */
function shooterProblem(s: LnltState, move: Move, gunsOnly: boolean): Problem | null {
  const unit = s.units[move.units[0]!]
  if (unit && move.units.length === 1 && isHelicopter(s, unit)) return null
  if (unit && isModernAssault(s, move)) return null
  return gunsOnly
    ? { rule: '15.2.2', message: 'Only a helicopter, or a modern tank in an Assault Move, fires on its way.' }
    : { rule: '19.2.4', message: 'Only a helicopter, or a modern tank in an Assault Move, fires on its way.' }
}

function contextOf(s: LnltState, { units }: Move): FireContext {
  return { side: s.units[units[0]!]!.side, occasion: 'fire', units: ({ id }) => units.includes(id) }
}

/** 19.2.4, 15.2.2: a gun, rockets or a missile on the way. */
export const ordnanceStep: StepAct<OrdnanceFire> = {
  type: 'ordnance',
  rule: '19.2.4',
  fields: ordnanceShape,
  idle: (s) => s.vehicles === undefined,
  *candidates(s, move) {
    if (s.vehicles === undefined || shooterProblem(s, move, true)) return
    for (const declared of ordnanceCandidates(s, contextOf(s, move)))
      if (declared.facing === undefined) yield { type: 'ordnance', ...declared }
  },
  problems(s, move, decision) {
    const problem = shooterProblem(s, move, true)
    return problem ? [problem] : ordnanceProblems(s, decision, contextOf(s, move))
  },
  preview: (s, move, decision) => ordnancePreview(s, shotFrom(s, decision, contextOf(s, move))),
  *perform(g, move, decision) {
    move.fired = true
    yield* fireOrdnance(g, decision, contextOf(g.state, move))
    settle(g, move)
  },
  describe: ordnanceWords,
}

/** 19.2.4, 15.2.2: a machine gun on the way. */
export const machineGunStep: StepAct<MachineGunFire> = {
  type: 'machineGun',
  rule: '19.2.4',
  fields: machineGunShape,
  idle: (s) => s.vehicles === undefined,
  *candidates(s, move) {
    if (s.vehicles === undefined || shooterProblem(s, move, false)) return
    for (const decision of machineGunCandidates(s, contextOf(s, move))) if (decision.facing === undefined) yield decision
  },
  problems(s, move, decision) {
    const problem = shooterProblem(s, move, false)
    return problem ? [problem] : machineGunProblems(s, contextOf(s, move), decision)
  },
  preview: (s, move, decision) => attackPreview(s, attackOf(s, contextOf(s, move), decision)),
  *perform(g, move, decision) {
    move.fired = true
    yield* fireMachineGun(g, contextOf(g.state, move), decision)
    settle(g, move)
  },
  describe: machineGunWords,
}
