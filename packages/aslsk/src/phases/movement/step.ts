import { LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { capital } from '@firegroup/kernel/words'
import { isHeldUnseen } from '../../concealment/unseen.ts'
import { PUSHED_TIMES } from '../../data/manhandling.ts'
import { IPC, OFFBOARD_MF, STACKING } from '../../data/movement.ts'
import { NOBODY } from '../../ids.ts'
import { barrier, canUseRoad, type EntryCost, type EntryRate, entryCost, isEntryCost } from '../../map/costs.ts'
import { crestSideOf } from '../../map/crest-side.ts'
import { nameOf, placeOf, roomAt, terrainAt } from '../../map/terrain.ts'
import { type WholeMove, wholeMove } from '../../map/whole-move.ts'
import { loseAcquisition } from '../../ordnance/acquisition.ts'
import { heldByGun } from '../../ordnance/handling.ts'
import { stackedAt } from '../../places/stacking.ts'
import { entryPlaces } from '../../scenario/reinforcements.ts'
import { type AslskState, type Expenditure, enemyOf, type Location, type MoveMode, newMove, OFFBOARD, type Unit } from '../../state.ts'
import { anyForbidden } from '../../units/forbidden.ts'
import { weaponsAround } from '../../units/still.ts'
import { hasUnits, isLeader, sizeInHalfSquads, typeOf, unitsAt, weaponTypeOf } from '../../units/units.ts'
import { vehicleIds } from '../../vehicles/roster.ts'
import { portagePoints } from '../../weapons/possession.ts'
import {
  affords,
  hasStepped,
  isTogether,
  leaderAmong,
  mfLeft,
  mfWords,
  modeOf,
  modeProblem,
  movingProblem,
  portageLoss,
} from './factors.ts'

export type DeclaredMode = 'assault' | 'double'

/** Units that go into the next hex together. The mode is declared with a unit's first MF; without a rate it is the road's, where there is one. */
export interface StepDecision {
  readonly type: 'step'
  readonly units: readonly number[]
  readonly to: string
  readonly mode?: DeclaredMode
  readonly by?: EntryRate
}

/** A step as the rules see it. */
export interface Plan {
  readonly units: readonly Unit[]
  readonly to: Location
  readonly by: EntryRate
  readonly mode: DeclaredMode | undefined
  /** 6.5: the Gun that is pushed. */
  readonly gun?: number
}

export function stepProblems(s: AslskState, decision: StepDecision): readonly Problem[] {
  const to = placeOf(s, decision.to)
  if (to < 0) return refuse('3.3', `There is no hex ${decision.to} on this map.`)
  const units = movers(s, decision.units)
  if (!isUnits(units)) return units
  const { at } = units[0]!
  if (at === OFFBOARD && !entryPlaces(s, units[0]!).includes(to))
    return refuse('3.3', `The ${typeOf(s, units[0]!).label} may not enter the map in ${decision.to}.`)
  const problem = planProblem(s, { units, to, by: decision.by ?? rateOf(s, at, to), mode: decision.mode })
  return problem ? [problem] : LEGAL
}

/** The units of a decision, or why they can't move together. */
export function movers(s: AslskState, ids: readonly number[]): readonly Unit[] | readonly Problem[] {
  const units: Unit[] = []
  for (const id of ids) {
    const unit = s.units[id]
    if (!unit) return refuse('3.3', `There is no unit ${id}.`)
    if (units.includes(unit)) return refuse('3.3.1', 'A unit is named twice.')
    const problem = movingProblem(s, unit)
    if (problem) return [problem]
    if (units.length > 0 && !isTogether(units[0]!, unit)) return refuse('3.3.1', 'Only units of one hex move as a stack.')
    units.push(unit)
  }
  return units.length > 0 ? units : refuse('3.3.1', 'No unit is named.')
}

export function isUnits(found: readonly Unit[] | readonly Problem[]): found is readonly Unit[] {
  return found.length > 0 && 'id' in found[0]!
}

/** 1.1.1: the road's rate where there is a road. */
export function rateOf(s: AslskState, from: Location, to: Location): EntryRate {
  return canUseRoad(s, from, to) ? 'road' : 'terrain'
}

/** 3.3, 3.3.1: why units that may move can't take this step; null if they can. */
export function planProblem(s: AslskState, plan: Plan): Problem | null {
  const { units, to, by } = plan
  const first = units[0]!
  if (hasUnits(s, enemyOf(first.side), to) && !isHeldUnseen(s, first.side, to))
    return no('3.3', `${nameOf(s, to)} is occupied by the enemy: Infantry may not enter it in the Movement Phase.`)
  const cost = stepCost(s, first, to, by, plan.gun)
  if (!isEntryCost(cost)) return cost
  const road = plan.gun === undefined && isRoad(cost, by)
  const whole = wholeMove(s, first.at, to, by)
  const barred = plan.gun === undefined ? undefined : barrier(s, first, first.at, to, true)
  if (barred) return barred
  if (whole && plan.gun !== undefined) return no(whole.rule, `No Gun is pushed into ${whole.name}.`)
  return (
    anyForbidden(s, units, 'move', to) ??
    leavingProblem(s, units) ??
    moversProblem(s, units, plan.mode, cost, road, plan.gun, whole) ??
    roomProblem(s, units, to)
  )
}

/** What each of the units needs for a hexside: the right mode, the MF, and nothing that it can't carry. */
export function moversProblem(
  s: AslskState,
  units: readonly Unit[],
  declared: DeclaredMode | undefined,
  { mf }: EntryCost,
  road: boolean,
  gun?: number,
  whole?: WholeMove,
): Problem | null {
  for (const unit of units) {
    const mode = modeOf(unit, declared)
    const problem = modeProblem(s, unit, declared) ?? carryingProblem(s, unit, gun)
    if (problem) return problem
    if (mode === 'assault' && hasStepped(unit)) return no('3.3.1', 'Assault Movement goes no further than one hex.')
    const left = mfLeft(s, unit, mode, leaderAmong(s, unit, units), road)
    if (whole && (unit.spent > 0 || mode === 'assault'))
      return no(whole.rule, `${capital(whole.name)} takes all the MF of the ${typeOf(s, unit).label}, by normal movement from the start.`)
    if (whole ? left <= 0 : !affords(left, mf, mode)) return shortOfMf(s, unit, left, mf, mode)
  }
  return null
}

function shortOfMf(s: AslskState, unit: Unit, left: number, mf: number, mode: MoveMode): Problem {
  const { label } = typeOf(s, unit)
  if (mode === 'assault' && mf <= left) return no('3.3.1', `Assault Movement may not take all the MF of the ${label}.`)
  return no('3.3.1', `That costs ${mfWords(mf)} MF, and the ${label} has ${mfWords(Math.max(0, left))} left.`)
}

/** 3.3.1: a MMC that has used MF of the leader's bonus must end its move with him: he does not leave it behind, unless fire stopped it. */
export function leavingProblem(s: AslskState, units: readonly Unit[]): Problem | null {
  for (const leader of units) {
    if (!isLeader(s, leader)) continue
    for (const unit of unitsAt(s, leader.at)) {
      if (unit.withLeader !== leader.id || unit.broken || unit.pinned || units.includes(unit)) continue
      if (mfLeft(s, unit, unit.mode, null, true) < 0)
        return no('3.3.1', `The ${typeOf(s, unit).label} has used MF of the leader's bonus and must end its move with him.`)
    }
  }
  return null
}

/** 4.0: no Weapon is carried twice in a MPh, and no leader carries more than 2 PP. */
export function carryingProblem(s: AslskState, unit: Unit, pushed?: number): Problem | null {
  for (const weapon of weaponsAround(s, unit))
    if (weapon.owner === unit.id && weapon.carried)
      return no('4.0', `The ${weaponTypeOf(s, weapon).name} has been carried in this Movement Phase: it must be left here.`)
  const gun = heldByGun(s, unit, pushed)
  if (gun) return no('6.5', gun)
  if (isLeader(s, unit) && portagePoints(s, unit) > IPC.smcMaximum)
    return no('4.0', `A leader never carries more than ${IPC.smcMaximum} PP.`)
  return null
}

/** 3.3, 3.3.1: stacking limits hold at every moment of a move. */
export function roomProblem(s: AslskState, units: readonly Unit[], to: Location): Problem | null {
  let halfSquads = 0
  let leaders = 0
  for (const unit of units) {
    if (isLeader(s, unit)) leaders++
    else halfSquads += sizeInHalfSquads(s, unit)
  }
  const { side } = units[0]!
  for (const unit of stackedAt(s, side, to, units[0]!.at)) {
    if (isLeader(s, unit)) leaders++
    else halfSquads += sizeInHalfSquads(s, unit)
  }
  const room = roomAt(s, to)
  if (halfSquads <= room && leaders <= STACKING.smc) return null
  if (s.setting.places?.of(to))
    return no('A5.1', `Too many units in ${nameOf(s, to)}: it has room for ${room / 2} squad${room > 2 ? 's' : ''}.`)
  return room === STACKING.halfSquads
    ? no('3.3.1', `Too many units in ${nameOf(s, to)}: at most three squads and four leaders.`)
    : no('8.2.1', `Too many units in ${nameOf(s, to)}: at most two squads and four leaders in ${terrainAt(s, to).name}.`)
}

/** 3.3: what the step costs; for a unit that enters elsewhere than beside where it waits, the way along the edge too. 6.5: with a Gun it costs double. */
export function stepCost(s: AslskState, unit: Unit, to: Location, by: EntryRate, gun?: number): EntryCost | Problem {
  const plain = entryCost(s, unit, unit.at, to, by)
  const cost = gun !== undefined && isEntryCost(plain) ? pushed(plain) : plain
  if (unit.at !== OFFBOARD || unit.entry < 0 || unit.entry === to || !isEntryCost(cost)) return cost
  return { mf: cost.mf + OFFBOARD_MF, parts: [{ rule: '3.3', label: 'along the edge', value: OFFBOARD_MF }, ...cost.parts] }
}

function pushed({ mf, parts }: EntryCost): EntryCost {
  const more = mf * (PUSHED_TIMES - 1)
  return { mf: mf + more, parts: [...parts, { rule: '6.5', label: 'pushing a Gun', value: more }] }
}

/** 1.1.1: whether a step keeps the road bonus: at the road's rate, and not through Smoke. */
export function isRoad(cost: EntryCost, by: EntryRate): boolean {
  if (by !== 'road') return false
  for (const part of cost.parts) if (part.tags?.includes('smoke')) return false
  return true
}

/** What a legal step does to the state; without events, so that previews can look ahead with it. */
export function carryOut(s: AslskState, plan: Plan): EntryCost {
  const entry = stepCost(s, plan.units[0]!, plan.to, plan.by, plan.gun) as EntryCost
  const whole = wholeMove(s, plan.units[0]!.at, plan.to, plan.by)
  enterHex(s, plan, entry)
  const cost = costInAll(s, plan.units, entry, whole)
  spend(s, plan.units, { at: plan.to, mf: cost.mf, kind: 'enter' })
  return cost
}

/** 8.2.1: what the entry costs, or all that any of them has, where it takes that. Each of them has begun his move. */
export function costInAll(s: AslskState, units: readonly Unit[], entry: EntryCost, whole: WholeMove | undefined): EntryCost {
  if (!whole) return entry
  const mf = Math.max(...units.map((unit) => allMf(s, unit, units))) + whole.beyond
  return { mf, parts: [{ rule: whole.rule, label: whole.beyond > 0 ? 'all MF, and one more against fire' : 'all MF', value: mf }] }
}

/** 8.2.1: all that a unit has for this MPh, the leader's bonus included. */
function allMf(s: AslskState, unit: Unit, among: readonly Unit[]): number {
  return mfLeft(s, unit, unit.mode, among.find(({ id }) => id === unit.withLeader) ?? null, false)
}

/** 3.3.1: the units and what they carry are in the next hex; what it costs them is another matter. */
export function enterHex(s: AslskState, { units, to, by, mode: declared, gun }: Plan, cost: EntryCost): void {
  const leaders = units.map((unit) => leaderAmong(s, unit, units))
  const { at: from } = units[0]!
  const crestSide = crestSideOf(s, from, to)
  for (const [index, unit] of units.entries()) {
    begin(s, unit, modeOf(unit, declared), leaders[index]!)
    unit.withLeader = leaders[index]?.id ?? NOBODY
    unit.allRoad &&= gun === undefined && isRoad(cost, by)
    unit.onRoad = by === 'road'
    unit.crestSide = crestSide
    unit.at = to
    unit.spentHere = 0
    for (const shot of s.shots) if (shot.at === to) shot.targets = shot.targets.filter((id) => id !== unit.id) // 3.3.3: MF spent anew may be answered anew
    for (const weapon of s.weapons)
      if (weapon.owner === unit.id) {
        weapon.moved = true
        weapon.at = to
        loseAcquisition(weapon)
      }
    for (const told of s.setting.hooks.entered) told(s, unit, from)
  }
}

/** 3.3.1: a unit's mode counts from its first MF; Double Time makes it CX at once. */
export function begin(s: AslskState, unit: Unit, mode: MoveMode, leader: Unit | null): void {
  unit.burden = Math.max(unit.burden, portageLoss(s, unit, mode, leader))
  unit.mode = mode
  if (mode === 'double') unit.cx = true
}

/** 3.3.1, 3.3.3: MF spent by units that now wait for the DEFENDER's answer; whoever spends belongs to the moving stack. */
export function spend(
  s: AslskState,
  units: readonly Unit[],
  what: Pick<Expenditure, 'at' | 'mf' | 'kind' | 'weapon' | 'target' | 'vehicle' | 'tried'>,
): void {
  s.move ??= newMove()
  for (const unit of units) {
    unit.spent += what.mf
    unit.spentHere += what.mf
    if (!s.move.stack.includes(unit.id)) s.move.stack.push(unit.id)
  }
  s.expenditures++
  s.move.spent = { units: units.map((unit) => unit.id), residualDone: false, ...what }
  // 8.3.2: the order in which a mover names units under a counter is his own, and must not come out when they are shown
  if (s.setting.fog) for (const ids of [s.move.stack, s.move.spent.units]) ids.sort((a, b) => a - b)
  if (vehicleIds(s).length > 0) s.move.trail = [...(s.move.trail ?? []), { units: s.move.spent.units.slice(), at: what.at, mf: what.mf }]
}

function no(rule: string, message: string): Problem {
  return { rule, message }
}
