import { LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { exposeByActivity } from '../../concealment/reveal.ts'
import type { Aslsk } from '../../context.ts'
import { OFFBOARD_MF, RECOVERY } from '../../data/movement.ts'
import { canUseRoad, type EntryCost } from '../../map/costs.ts'
import { placeOf } from '../../map/terrain.ts'
import { reachProblem } from '../../places/positions.ts'
import { exitProblems, exitUnit } from '../../scenario/exit.ts'
import { type AslskState, newMove, OFFBOARD, type Unit, type Weapon } from '../../state.ts'
import { isVehicle, typeOf, weaponTypeOf } from '../../units/units.ts'
import { vehiclesAt } from '../../vehicles/status.ts'
import { placementCost, placementProblems, takesAll } from '../../weapons/demolition.ts'
import { mountedProblem, tryRecovery } from '../../weapons/possession.ts'
import { smokeMf, smokeProblems, throwSmoke } from '../../weapons/smoke-grenades.ts'
import { paatc, takesPaatc } from '../close-combat/paatc.ts'
import { affords, hasPrepFired, leaderHere, mayJoin, mfLeftHere, mfWords, modeOf, modeProblem, movingProblem } from './factors.ts'
import type { Moving } from './moving.ts'
import { begin, type DeclaredMode, isUnits, leavingProblem, movers, moversProblem, spend } from './step.ts'
import { endingProblems, endMove } from './vehicle/ending.ts'

export interface SmokeDecision {
  readonly type: 'smoke'
  readonly unit: number
  readonly to: string
  readonly mode?: DeclaredMode
}
export interface RecoverDecision {
  readonly type: 'recover'
  readonly unit: number
  readonly weapon: number
  readonly mode?: DeclaredMode
}
export interface PlaceChargeDecision {
  readonly type: 'placeDc'
  readonly unit: number
  readonly weapon: number
  readonly at: string
  /** 4.3: the enemy vehicle on which it is placed. */
  readonly vehicle?: number
  readonly mode?: DeclaredMode
}
export interface DropDecision {
  readonly type: 'drop'
  readonly weapon: number
}
export interface ExitDecision {
  readonly type: 'exit'
  readonly units: readonly number[]
  readonly mode?: DeclaredMode
}
export interface StopDecision {
  readonly type: 'stop'
  readonly units: readonly number[]
}
/** What a unit does for MF without leaving its hex. */
export type ActivityDecision = SmokeDecision | RecoverDecision | PlaceChargeDecision

/** 3.3.1, 4.0, 4.3: an activity needs a unit that may move, what the activity itself asks for, and the MF. */
export function activityProblems(s: AslskState, decision: ActivityDecision): readonly Problem[] {
  const unit = s.units[decision.unit]
  if (!unit) return refuse('3.3', `There is no unit ${decision.unit}.`)
  const problem = movingProblem(s, unit) ?? modeProblem(s, unit, decision.mode)
  if (problem) return [problem]
  const own = ownProblems(s, unit, decision)
  if (own.length > 0) return own
  const mode = modeOf(unit, decision.mode)
  const mf = activityMf(s, unit, decision)
  const left = mfLeftHere(s, unit, mode)
  if (affords(left, mf, mode)) return LEGAL
  if (mode === 'assault' && mf <= left) return refuse('3.3.1', `Assault Movement may not take all the MF of the ${typeOf(s, unit).label}.`)
  return refuse('3.3.1', `That costs ${mfWords(mf)} MF, and the ${typeOf(s, unit).label} has ${mfWords(Math.max(0, left))} left.`)
}

function ownProblems(s: AslskState, unit: Unit, decision: ActivityDecision): readonly Problem[] {
  if (decision.type === 'smoke') return smokeProblems(s, unit, placeOf(s, decision.to))
  const weapon = s.weapons[decision.weapon]
  if (decision.type === 'recover') return recoveryProblems(s, unit, weapon)
  const at = placeOf(s, decision.at)
  const { vehicle } = decision
  if (vehicle !== undefined && !vehiclesAt(s, at).some(({ id, side }) => id === vehicle && side !== unit.side))
    return refuse('4.3', `There is no such enemy vehicle in ${decision.at}.`)
  return placementProblems(s, unit, weapon, at)
}

/** 3.3.1: a Weapon of its hex that nobody possesses; one attempt for each unit and Weapon. */
function recoveryProblems(s: AslskState, unit: Unit, weapon: Weapon | undefined): readonly Problem[] {
  if (!weapon || weapon.owner >= 0 || weapon.at !== unit.at || unit.at < 0)
    return refuse('3.3.1', 'No such Weapon lies unpossessed in its hex.')
  const reach = reachProblem(s, unit, weapon)
  if (reach) return [reach]
  return weapon.triedBy.includes(unit.id)
    ? refuse('3.3.1', `The ${typeOf(s, unit).label} has tried to recover the ${weaponTypeOf(s, weapon).name} in this Movement Phase.`)
    : LEGAL
}

/** The MF of a legal activity, in halves. */
export function activityMf(s: AslskState, unit: Unit, decision: ActivityDecision): number {
  if (decision.type === 'smoke') return smokeMf(unit, placeOf(s, decision.to))
  if (decision.type === 'recover') return RECOVERY.mf
  const at = placeOf(s, decision.at)
  return takesAll(s, unit, at) ? mfLeftHere(s, unit, modeOf(unit, decision.mode)) : (placementCost(s, unit, at) as EntryCost).mf
}

/**
 * 3.3.1, 4.3: the MF are spent in the unit's own hex. Grenades and hands are at work at once, before the DEFENDER answers; a charge lies only
 * when its placer has come through all the fire.
 */
export function carryOutActivity(g: Aslsk, decision: ActivityDecision): undefined {
  const s = g.state
  const unit = s.units[decision.unit]!
  spendOn(g, decision)
  if (decision.type === 'placeDc') beginPlacing(g, unit, decision)
  if (decision.type === 'smoke') throwSmoke(g, unit, placeOf(s, decision.to))
  else if (decision.type === 'recover') recover(g, unit, s.weapons[decision.weapon]!)
}

/** 4.3: whoever goes for a vehicle must be ready to. */
function beginPlacing(g: Aslsk, unit: Unit, { at, vehicle }: PlaceChargeDecision): void {
  if (vehicle !== undefined && takesPaatc(g.state, unit)) paatc(g, unit, '3.7')
  for (const told of g.state.setting.hooks.placing)
    told(g, unit, placeOf(g.state, at), vehicle === undefined ? undefined : g.state.units[vehicle])
}

/** The MF of an activity, which the DEFENDER may answer. */
export function spendOn(g: Aslsk, decision: ActivityDecision): void {
  const s = g.state
  const unit = s.units[decision.unit]!
  const mf = activityMf(s, unit, decision)
  const wasCx = unit.cx
  begin(s, unit, modeOf(unit, decision.mode), leaderHere(s, unit))
  if (unit.cx && !wasCx) g.emit({ type: 'cx', rule: '3.3.1', unit: unit.id, on: true })
  exposeByActivity(g, [unit], '8.3')
  const placing = decision.type === 'placeDc' ? chargeOf(s, decision) : {}
  spend(s, [unit], { at: unit.at, mf, kind: decision.type, ...placing })
  g.emit({ type: 'spends', rule: decision.type === 'placeDc' ? '4.3' : '3.3.1', unit: unit.id, at: unit.at, mf, for: decision.type })
}

function chargeOf(s: AslskState, { weapon, at, vehicle }: PlaceChargeDecision) {
  return { weapon: s.weapons[weapon]!.id, target: placeOf(s, at), ...(vehicle === undefined ? {} : { vehicle: s.units[vehicle]!.id }) }
}

function recover(g: Aslsk, unit: Unit, weapon: Weapon): void {
  weapon.triedBy.push(unit.id)
  tryRecovery(g, unit, weapon, '3.3.1')
}

/** 4.0: an unbroken unit drops what it likes in its MPh. */
export function dropProblems(s: AslskState, weapon: Weapon | undefined): readonly Problem[] {
  const owner = weapon && s.units[weapon.owner]
  if (!owner || owner.side !== s.attacker || owner.at < 0) return refuse('4.0', 'None of your units on the map possesses that Weapon.')
  const mounted = mountedProblem(s, weapon)
  if (mounted) return [mounted]
  if (owner.broken || owner.melee) return refuse('4.0', 'Only an unbroken unit outside a Melee may drop a Weapon in its Movement Phase.')
  if (s.move && !s.move.stack.includes(owner.id) && !mayJoin(s, s.move.stack, owner))
    return refuse('3.3.1', 'Other units are moving: they must end their move first.')
  if (owner.moveEnded && !owner.pinned) return refuse('3.3.1', `The ${typeOf(s, owner).label} has ended its move in this Movement Phase.`)
  return hasPrepFired(s, owner)
    ? refuse('3.3', `The ${typeOf(s, owner).label} fired in the Prep Fire Phase and has no Movement Phase.`)
    : LEGAL
}

/** 3.3: Good Order units leave the map for the Victory Conditions, as if into open ground. */
export function leaveProblems(s: AslskState, decision: ExitDecision): readonly Problem[] {
  const units = movers(s, decision.units)
  if (!isUnits(units)) return units
  for (const unit of units) {
    const problems = exitProblems(s, unit)
    if (problems.length > 0) return problems
  }
  const problem =
    leavingProblem(s, units) ??
    moversProblem(s, units, decision.mode, { mf: OFFBOARD_MF, parts: [] }, canUseRoad(s, OFFBOARD, units[0]!.at))
  return problem ? [problem] : LEGAL
}

/** 3.3: nobody fires at what has left; its move, and its part in the game, is over. */
export function leave(g: Aslsk, decision: ExitDecision): void {
  const s = g.state
  s.move ??= newMove()
  for (const id of decision.units) {
    const unit = s.units[id]!
    if (!s.move.stack.includes(unit.id)) s.move.stack.push(unit.id)
    unit.mode = modeOf(unit, decision.mode)
    unit.moveEnded = true
    exitUnit(g, unit)
  }
}

/** 3.3.1: the end of a move is declared. */
export function stopProblems(s: AslskState, moving: Moving, decision: StopDecision): readonly Problem[] {
  if (decision.units.length === 0) return refuse('3.3.1', 'No unit is named.')
  for (const id of decision.units) {
    if (!isMoving(s, id)) return refuse('3.3.1', `Unit ${id} is not moving.`)
    const unit = s.units[id]!
    const problems = isVehicle(unit) ? endingProblems(s, moving, unit) : LEGAL
    if (problems.length > 0) return problems
  }
  return new Set(decision.units).size < decision.units.length ? refuse('3.3.1', 'A unit is named twice.') : LEGAL
}

function isMoving(s: AslskState, id: number): boolean {
  return s.move?.stack.some((mover) => mover === id) ?? false
}

export function stop(g: Aslsk, units: readonly number[]): void {
  const first = g.state.units[units[0]!]!
  if (isVehicle(first)) {
    endMove(g, first)
    return
  }
  for (const id of units) g.state.units[id]!.moveEnded = true
  g.emit({ type: 'moveEnds', rule: '3.3.1', units })
}
