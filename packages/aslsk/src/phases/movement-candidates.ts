import { type EntryRate, isEntryCost } from '../map/costs.ts'
import { adjacent, nameOf, neighbours, terrainAt } from '../map/terrain.ts'
import { entryPlaces } from '../scenario/reinforcements.ts'
import { type AslskState, enemyOf, OFFBOARD, type Place, type Unit } from '../state.ts'
import { hasUnits, isLeader, typeOf } from '../units/units.ts'
import { smokeProblems } from '../weapons/smoke-grenades.ts'
import { actionProblems, dropProblems, leaveProblems, recoveryProblems } from './movement-actions.ts'
import { affords, hasStepped, isTogether, leaderAmong, mfLeft, mfLeftHere, modeOf, movingProblem } from './movement-factors.ts'
import type { MoveDecision } from './movement-question.ts'
import { type DeclaredMode, isRoad, moversProblem, planProblem, rateOf, stepCost } from './movement-step.ts'

/** No hex and no activity costs less, in half MF. */
const LEAST_MF = 2
const FIRST_MODES: readonly (DeclaredMode | undefined)[] = [undefined, 'assault', 'double']
const GOING_ON: readonly undefined[] = [undefined]

/**
 * What the ATTACKER may do besides ending something: every step of every unit by itself, of each leader with one unit and with all that are with him,
 * of what is left together of a moving stack; all activities of single units, charges only where an enemy is; drops and exits.
 */
export function* moveCandidates(s: AslskState): Generator<MoveDecision> {
  const able: Unit[] = []
  for (const unit of s.units) if (unit.side === s.attacker && movingProblem(s, unit) === null) able.push(unit)
  for (const unit of able) {
    yield* steps(s, [unit])
    if (unit.at >= 0) yield* activities(s, unit)
  }
  yield* stackSteps(s, able)
  for (const weapon of s.weapons)
    if (weapon.owner >= 0 && able.includes(s.units[weapon.owner]!) && dropProblems(s, weapon).length === 0)
      yield { type: 'drop', weapon: weapon.id }
}

function* stackSteps(s: AslskState, able: readonly Unit[]): Generator<MoveDecision> {
  for (let i = 0; i < able.length; i++) {
    const first = able[i]!
    if (isLeader(first) && !hasStepped(first) && !s.move)
      for (const other of able) if (!isLeader(other) && isTogether(first, other) && !hasStepped(other)) yield* steps(s, [first, other])
    const stack = together(s, able, first)
    if (stack && stack.length > (s.move ? 1 : 2)) yield* steps(s, stack)
  }
}

/** Everybody who may go on together with this one, if it is the first of them; before a move begins only where a leader is. */
function together(s: AslskState, able: readonly Unit[], first: Unit): readonly Unit[] | null {
  const stack: Unit[] = []
  let led = s.move !== null
  for (const unit of able) {
    if (!isTogether(unit, first)) continue
    if (stack.length === 0 && unit !== first) return null
    stack.push(unit)
    led ||= isLeader(unit)
  }
  return led ? stack : null
}

function* steps(s: AslskState, units: readonly Unit[]): Generator<MoveDecision> {
  const first = units[0]!
  let fresh = true
  let most = Number.MAX_SAFE_INTEGER
  for (const unit of units) {
    fresh &&= unit.mode === 'still'
    const mode = unit.mode === 'still' ? 'double' : unit.mode
    most = Math.min(most, mfLeft(s, unit, unit.wounded ? modeOf(unit, undefined) : mode, leaderAmong(s, unit, units), true))
  }
  if (most < LEAST_MF) return
  const ids = units.map((unit) => unit.id)
  const targets = first.at === OFFBOARD ? entryPlaces(s, first) : neighbours(s, first.at)
  for (const to of targets) {
    if (hasUnits(s, enemyOf(first.side), to)) continue
    const by = rateOf(s, first.at, to)
    yield* stepsTo(s, units, ids, to, by, most, fresh, false)
    if (by === 'road' && !terrainAt(s, to).openGround) yield* stepsTo(s, units, ids, to, 'terrain', most, fresh, true)
  }
  if (first.at >= 0) yield* exits(s, ids, first, fresh)
}

function* stepsTo(
  s: AslskState,
  units: readonly Unit[],
  ids: readonly number[],
  to: Place,
  by: EntryRate,
  most: number,
  fresh: boolean,
  sayBy: boolean,
): Generator<MoveDecision> {
  const cost = stepCost(s, units[0]!, to, by)
  if (!isEntryCost(cost) || cost.mf > most) return
  let isOpen = false
  for (const mode of fresh ? FIRST_MODES : GOING_ON) {
    // the hex is judged once, the MF for every way to move
    if (isOpen ? moversProblem(s, units, mode, cost, isRoad(cost, by)) : planProblem(s, { units, to, by, mode })) continue
    isOpen = true
    yield { type: 'step', units: ids, to: nameOf(s, to), ...(mode ? { mode } : {}), ...(sayBy ? { by } : {}) }
  }
}

function* exits(s: AslskState, units: readonly number[], first: Unit, fresh: boolean): Generator<MoveDecision> {
  if (!s.setting.exits[first.side].includes(first.at)) return
  for (const mode of fresh ? FIRST_MODES : GOING_ON) {
    const decision = { type: 'exit', units, ...(mode ? { mode } : {}) } as const
    if (leaveProblems(s, decision).length === 0) yield decision
  }
}

function* activities(s: AslskState, unit: Unit): Generator<MoveDecision> {
  const mode = modeOf(unit, undefined)
  const left = mfLeftHere(s, unit, mode)
  if (!affords(left, LEAST_MF, mode)) return
  const own = nameOf(s, unit.at)
  if (typeOf(unit).smokeExponent > 0 && smokeProblems(s, unit, unit.at).length === 0) {
    yield { type: 'smoke', unit: unit.id, to: own }
    if (affords(left, 2 * LEAST_MF, mode))
      for (const to of neighbours(s, unit.at)) yield { type: 'smoke', unit: unit.id, to: nameOf(s, to) }
  }
  for (const weapon of s.weapons) {
    if (weapon.owner < 0 && weapon.at === unit.at && recoveryProblems(unit, weapon).length === 0)
      yield { type: 'recover', unit: unit.id, weapon: weapon.id }
    else if (weapon.owner === unit.id) yield* placements(s, unit, weapon.id)
  }
}

function* placements(s: AslskState, unit: Unit, weapon: number): Generator<MoveDecision> {
  for (const enemy of s.units) {
    if (enemy.side === unit.side || !adjacent(s, unit.at, enemy.at) || isCounted(s, enemy)) continue
    const decision = { type: 'placeDc', unit: unit.id, weapon, at: nameOf(s, enemy.at) } as const
    if (actionProblems(s, decision).length === 0) yield decision
  }
}

/** One charge for a hex, however many are in it. */
function isCounted(s: AslskState, enemy: Unit): boolean {
  for (const other of s.units) if (other.at === enemy.at && other.side === enemy.side) return other !== enemy
  return false
}
