import { integer, LEGAL, listOf, type Problem, type Rules } from '@firegroup/kernel'
import type { ImpulseAct } from '../acts.ts'
import type { Lnlt } from '../context.ts'
import { hasMelee } from '../fire/attack.ts'
import { nameOf } from '../map/location.ts'
import { placeProblem, plannedMove } from '../movement/group.ts'
import { startMove } from '../movement/move.ts'
import { modesOf } from '../movement/move-act.ts'
import { placeOf } from '../movement/step-acts.ts'
import { isUnactivated } from '../operations/availability.ts'
import { enemyOf, type Impulse, type LnltState, type Location, type Unit } from '../state.ts'
import { checkOdds, moraleCheck } from '../units/morale.ts'
import { hasMarker, hasUnit, typeOf, unitsOf } from '../units/units.ts'
import { placeOfUnits } from '../words/deeds.ts'
import { unitList } from '../words/names.ts'
import { removeMeleeMarker } from './aftermath.ts'
import { fightMelee } from './fight.ts'
import { canLeave, hasWayOut, rearguardProblem, type Withdrawal, withdrawalQuestion } from './withdrawal.ts'

export interface WithdrawDecision {
  readonly type: 'withdraw'
  readonly units: readonly number[]
}

/** 8.1.1: units that are locked in Melee announce that they withdraw, before they are engaged again. */
export const withdrawAct: ImpulseAct<WithdrawDecision> = {
  type: 'withdraw',
  rule: '8.1.1',
  fields: { units: listOf(integer(0, 9999), { min: 1, max: 20 }) },
  idle: (s) => !hasMarker(s, 'melee'),
  candidates: withdrawCandidates,
  problems: (s, _impulse, { units }) => {
    const problem = withdrawProblem(s, units)
    return problem ? [problem] : LEGAL
  },
  preview: (s, _impulse, { units }) => ({
    chances: units.map((id) => {
      const { passes, of } = checkOdds(s, s.units[id]!, CHECK)
      return { unit: id, chance: passes / of }
    }),
  }),
  perform: withdraw,
  describe: (s, { units }) => `Try to withdraw ${unitList(s, units)} from the Melee${placeOfUnits(s, units)}`,
}

const CHECK = { what: 'withdrawal', rule: '8.1.1' } as const

/** 8.1.1, LG-48: each takes a Morale Check; those who pass may leave together. If anybody failed, or nobody leaves, the round is fought at once. */
function* withdraw(g: Lnlt, _impulse: Impulse, { units }: WithdrawDecision): Rules<void> {
  const s = g.state
  const { at, side } = s.units[units[0]!]!
  const passed: number[] = []
  const failed: number[] = []
  for (const id of units) (moraleCheck(g, s.units[id]!, CHECK) ? passed : failed).push(id)
  g.emit({ type: 'withdrawal', rule: '8.1.1', at, passed, failed })
  const leaving = canLeave(s, passed) ? yield* g.ask(side, withdrawalQuestion(s, passed)) : STAY
  if (leaving.type === 'leave') yield* leave(g, leaving, at)
  if (failed.length > 0 || leaving.type === 'stay') yield* fightMelee(g, at, side)
}

const STAY: Withdrawal = { type: 'stay' }

/** 8.1.1: they set out; if nobody of them stays, the Melee is over and the enemies there may fire at them. */
function* leave(g: Lnlt, leaving: Extract<Withdrawal, { type: 'leave' }>, at: Location): Rules<void> {
  const s = g.state
  const { side } = s.units[leaving.units[0]!]!
  const move = { ...plannedMove(s, leaving.units, modesOf(s, leaving), at), withdrawing: true }
  if (unitsOf(s, side, at).length === leaving.units.length) removeMeleeMarker(g, at)
  yield* startMove(g, move, placeOf(s, leaving.to))
}

/** Everybody in a location; everybody but one, who is the rearguard; each alone. Others are legal as well. */
function* withdrawCandidates(s: LnltState, impulse: Impulse): Iterable<WithdrawDecision> {
  for (const at of impulse.activated) {
    if (!hasMelee(s, at)) continue
    const able = unitsOf(s, impulse.side, at)
      .map(({ id }) => id)
      .filter((id) => !withdrawerProblem(s, s.units[id]!))
    for (const units of groupsOf(able)) if (!withdrawProblem(s, units)) yield { type: 'withdraw', units }
  }
}

function* groupsOf(able: readonly number[]): Iterable<readonly number[]> {
  yield able
  if (able.length > 2) for (const id of able) yield able.filter((other) => other !== id)
  if (able.length > 1) for (const id of able) yield [id]
}

/** 8.1.1: why these can't announce a withdrawal. */
function withdrawProblem(s: LnltState, units: readonly number[]): Problem | null {
  const first = s.units[units[0]!]
  if (!first) return { rule: '8.1.1', message: 'There is no such unit.' }
  for (let i = 0; i < units.length; i++) {
    const unit = s.units[units[i]!]
    if (!unit) return { rule: '8.1.1', message: 'There is no such unit.' }
    if (units.indexOf(unit.id) < i) return { rule: '8.1.1', message: `The ${typeOf(s, unit).name} is named twice.` }
    if (unit.at !== first.at) return { rule: '8.1.1', message: 'Only units of one Melee withdraw together.' }
    const problem = withdrawerProblem(s, unit)
    if (problem) return problem
  }
  return placeProblem(s, first.at) ?? rearguardProblem(s, units, first.at)
}

/** 8.1, 8.1.1: why a unit can't withdraw. */
function withdrawerProblem(s: LnltState, unit: Unit): Problem | null {
  const { name } = typeOf(s, unit)
  const { side, units } = s.impulse!
  if (unit.side !== side || !units.includes(unit.id)) return { rule: '4.0', message: `The ${name} is not activated in this impulse.` }
  if (!isUnactivated(unit)) return { rule: '8.1.1', message: `The ${name} has acted in this turn, or fought its round.` }
  if (!hasMelee(s, unit.at) || !hasUnit(s, enemyOf(side), unit.at))
    return { rule: '8.1.1', message: `The ${name} is in no Melee with an enemy in ${nameOf(s.setting, unit.at)}.` }
  return hasWayOut(s, unit) ? null : { rule: '8.1.1', message: `The ${name} has nowhere to withdraw to.` }
}
