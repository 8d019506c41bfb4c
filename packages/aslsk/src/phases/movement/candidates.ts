import { OFFBOARD_MF, RECOVERY, SMOKE_GRENADE } from '../../data/movement.ts'
import { canUseRoad } from '../../map/costs.ts'
import { nameOf, neighbours } from '../../map/terrain.ts'
import { type AslskState, enemyOf, OFFBOARD, type Unit } from '../../state.ts'
import { hasUnits, isLeader, weaponTypeOf } from '../../units/units.ts'
import { smokeExponent, smokeProblems } from '../../weapons/smoke-grenades.ts'
import { actionProblems, recoveryProblems } from './actions.ts'
import { affords, isTogether, mfLeftHere, modeOf, movingProblem } from './factors.ts'
import type { MoveDecision } from './question.ts'
import { type Budget, budgetsOf, fits, type Way, waysFrom } from './ways.ts'

/**
 * What the ATTACKER may do besides ending something: every step of every unit by itself, of each leader with one unit and with all that are with him,
 * of what is left together of a moving stack; all activities of single units, charges only where an enemy is; drops and exits.
 */
export function moveCandidates(s: AslskState): MoveDecision[] {
  const found: MoveDecision[] = []
  const able = ableUnits(s)
  const ways = new Ways(s)
  for (const unit of able) {
    addSteps(s, [unit], ways, found)
    if (unit.at >= 0) addActivities(s, unit, found)
  }
  for (let i = 0; i < able.length; i++) addStackSteps(s, able, able[i]!, ways, found)
  for (const weapon of s.weapons)
    if (weapon.owner >= 0 && s.units[weapon.owner]!.at >= 0 && able.includes(s.units[weapon.owner]!))
      found.push({ type: 'drop', weapon: weapon.id })
  return found
}

function ableUnits(s: AslskState): Unit[] {
  const able: Unit[] = []
  for (const unit of s.units) {
    if (unit.side !== s.attacker || unit.at < OFFBOARD || unit.moveEnded || unit.broken || unit.pinned) continue
    if (movingProblem(s, unit) === null) able.push(unit)
  }
  return able
}

/** The ways out of each hex, worked out once; where a cost may depend on the unit, for each anew. */
class Ways {
  readonly #state: AslskState
  readonly #known: (readonly Way[])[] = []

  constructor(state: AslskState) {
    this.#state = state
  }

  of(unit: Unit): readonly Way[] {
    if (unit.at < 0 || this.#state.setting.hooks.movementCosts.length > 0) return waysFrom(this.#state, unit)
    this.#known[unit.at] ??= waysFrom(this.#state, unit)
    return this.#known[unit.at]!
  }
}

function addStackSteps(s: AslskState, able: readonly Unit[], first: Unit, ways: Ways, found: MoveDecision[]): void {
  if (isLeader(s, first) && !s.move)
    for (const other of able) if (!isLeader(s, other) && isTogether(first, other)) addSteps(s, [first, other], ways, found)
  const stack = together(s, able, first)
  if (stack && stack.length > (s.move || stack.every((unit) => isLeader(s, unit)) ? 1 : 2)) addSteps(s, stack, ways, found)
}

/** Everybody who may go on together with this one, if it is the first of them; before a move begins only where a leader is. */
function together(s: AslskState, able: readonly Unit[], first: Unit): readonly Unit[] | null {
  const stack: Unit[] = []
  let led = s.move !== null
  for (const unit of able) {
    if (!isTogether(unit, first)) continue
    if (stack.length === 0 && unit !== first) return null
    stack.push(unit)
    led ||= isLeader(s, unit)
  }
  return led ? stack : null
}

function addSteps(s: AslskState, units: readonly Unit[], ways: Ways, found: MoveDecision[]): void {
  const budgets = budgetsOf(s, units)
  if (budgets.length === 0) return
  const ids = units.map((unit) => unit.id)
  for (const way of ways.of(units[0]!)) {
    if (!fits(s, way, units)) continue
    for (const budget of budgets) if (way.mf <= (way.keepsRoad ? budget.onRoad : budget.offRoad)) found.push(stepBy(ids, way, budget))
  }
  addExits(s, units[0]!, ids, budgets, found)
}

function stepBy(units: readonly number[], { to, by, chosen }: Way, { mode }: Budget): MoveDecision {
  if (chosen) return mode ? { type: 'step', units, to, mode, by } : { type: 'step', units, to, by }
  return mode ? { type: 'step', units, to, mode } : { type: 'step', units, to }
}

function addExits(s: AslskState, first: Unit, units: readonly number[], budgets: readonly Budget[], found: MoveDecision[]): void {
  if (first.at < 0 || !s.setting.exits[first.side].includes(first.at)) return
  const keepsRoad = canUseRoad(s, OFFBOARD, first.at)
  for (const { mode, onRoad, offRoad } of budgets)
    if (OFFBOARD_MF <= (keepsRoad ? onRoad : offRoad)) found.push(mode ? { type: 'exit', units, mode } : { type: 'exit', units })
}

function addActivities(s: AslskState, unit: Unit, found: MoveDecision[]): void {
  if (smokeExponent(s, unit) > 0 && !unit.triedSmoke) addSmoke(s, unit, found)
  for (const weapon of s.weapons) {
    if (weapon.owner === unit.id) addPlacements(s, unit, weapon.id, found)
    else if (weapon.owner < 0 && weapon.at === unit.at && recoveryProblems(s, unit, weapon).length === 0) {
      const mode = modeOf(unit, undefined)
      if (affords(mfLeftHere(s, unit, mode), RECOVERY.mf, mode)) found.push({ type: 'recover', unit: unit.id, weapon: weapon.id })
    }
  }
}

function addSmoke(s: AslskState, unit: Unit, found: MoveDecision[]): void {
  if (smokeProblems(s, unit, unit.at).length > 0) return
  const mode = modeOf(unit, undefined)
  const left = mfLeftHere(s, unit, mode)
  if (affords(left, SMOKE_GRENADE.ownHexMf, mode)) found.push({ type: 'smoke', unit: unit.id, to: nameOf(s, unit.at) })
  if (affords(left, SMOKE_GRENADE.adjacentHexMf, mode))
    for (const to of neighbours(s, unit.at)) found.push({ type: 'smoke', unit: unit.id, to: nameOf(s, to) })
}

function addPlacements(s: AslskState, unit: Unit, weapon: number, found: MoveDecision[]): void {
  if (weaponTypeOf(s, s.weapons[weapon]!).kind !== 'dc') return
  for (const at of neighbours(s, unit.at)) {
    if (!hasUnits(s, enemyOf(unit.side), at)) continue
    const decision = { type: 'placeDc', unit: unit.id, weapon, at: nameOf(s, at) } as const
    if (actionProblems(s, decision).length === 0) found.push(decision)
  }
}
