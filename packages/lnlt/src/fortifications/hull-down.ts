import { integer, LEGAL, type Modifier, type Problem, type Rules, total } from '@firegroup/kernel'
import type { ImpulseAct, StepAct } from '../acts.ts'
import { type Lnlt, roll } from '../context.ts'
import { opportunityWindow } from '../fire/opportunity.ts'
import { hexOf } from '../map/location.ts'
import { isAloft, terrainAt } from '../map/terrain.ts'
import { allowanceOf } from '../movement/allowance.ts'
import { endMove } from '../movement/end.ts'
import { moverProblem, plannedMove } from '../movement/group.ts'
import { settle } from '../movement/move.ts'
import type { LnltState, Location, Move } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { isVehicle, type VehicleUnit, vehicleLeadership } from '../vehicles/vehicle.ts'
import { unitInPlace } from '../words/names.ts'

/** 15.10: it costs 1 MP, in halves. */
const COST = 2
const UP_TO = { ww2: 2, modern: 3 } as const

export interface HullDownStep {
  readonly type: 'hullDown'
}

/** 15.10: at the end of its way a vehicle looks for a place behind which only its turret shows. */
export const hullDownStep: StepAct<HullDownStep> = {
  type: 'hullDown',
  rule: '15.10',
  fields: {},
  idle: (s) => s.vehicles === undefined,
  *candidates(s, move) {
    if (hullDownProblem(s, move) === null) yield { type: 'hullDown' }
  },
  problems: (s, move) => told(hullDownProblem(s, move)),
  perform: (g, move) => goHullDown(g, move),
  describe: () => 'Look for a hull-down position',
}

export interface HullDownAct extends HullDownStep {
  readonly unit: number
}

/** 15.10, LG-68: where it stands, as its whole move. */
export const hullDownAct: ImpulseAct<HullDownAct> = {
  type: 'hullDown',
  rule: '15.10',
  fields: { unit: integer(0, 9999) },
  idle: (s) => s.vehicles === undefined,
  *candidates(s, impulse) {
    for (const unit of s.vehicles ?? []) if (impulse.units.includes(unit) && actProblem(s, unit) === null) yield { type: 'hullDown', unit }
  },
  problems: (s, _impulse, { unit }) => told(actProblem(s, unit)),
  *perform(g, _impulse, { unit }) {
    g.state.move = moveOf(g.state, unit)
    yield* goHullDown(g, g.state.move)
  },
  describe: (s, { unit }) => `Look for a hull-down position with ${unitInPlace(s, unit)}`,
}

function moveOf(s: LnltState, unit: number): Move {
  return plannedMove(s, [unit], ['move'], s.units[unit]!.at)
}

function actProblem(s: LnltState, id: number): Problem | null {
  const unit = s.units[id]
  if (!unit || !isVehicle(unit) || unit.at < 0) return { rule: '15.10', message: 'That is no vehicle on the map.' }
  return moverProblem(s, unit) ?? hullDownProblem(s, moveOf(s, id))
}

function hullDownProblem(s: LnltState, move: Move): Problem | null {
  const unit = move.units.length === 1 ? s.units[move.units[0]!] : undefined
  if (!unit || !isVehicle(unit)) return { rule: '15.10', message: 'Only a vehicle that moves by itself goes hull down.' }
  const { name } = typeOf(s, unit)
  if (isAloft(unit.at)) return { rule: '15.10', message: `The ${name} is in the air: there is nothing to hide its hull behind.` }
  if (unit.shaken) return { rule: '15.10', message: `The ${name} is Shaken.` }
  if (unit.vehicle.hullDown || unit.vehicle.emplaced) return { rule: '15.10', message: `The hull of the ${name} is hidden already.` }
  if (unit.vehicle.immobilized) return { rule: '21.4.2', message: `The ${name} is Immobilized.` }
  if (move.modes[0] !== 'move' || move.afterAssaultFire || unit.vehicle.assaultFire)
    return { rule: '15.10', message: 'By Assault Move or Assault Fire nobody goes hull down.' }
  if (unit.vehicle.triedHullDown) return { rule: '15.10', message: `The ${name} has tried in this turn.` }
  return move.spent[0]! + COST <= allowanceOf(s, move, 0) ? null : { rule: '15.10', message: `The ${name} has no MP left for that.` }
}

/** 15.10: what the die must not exceed, and what is added to it. */
export function hullDownOdds(
  s: LnltState,
  unit: VehicleUnit,
  at: Location,
): { readonly needed: number; readonly modifiers: readonly Modifier[] } {
  const modifiers: Modifier[] = []
  const leadership = vehicleLeadership(s, unit)
  if (leadership > 0) modifiers.push({ rule: '15.10', label: 'Armor Leader', value: -leadership })
  const hex = hexOf(at)
  if (terrainAt(s.setting, hex).los === 'open' && s.setting.map.levels[hex] === 0)
    modifiers.push({ rule: '15.10', label: 'flat and open', value: 1 })
  return { needed: UP_TO[s.setting.scenario.era], modifiers }
}

/** 15.10: one die; found or not, its impulse is over. 5.3: it has spent an MP. */
function* goHullDown(g: Lnlt, move: Move): Rules<void> {
  const s = g.state
  const unit = s.units[move.units[0]!] as VehicleUnit
  const { needed, modifiers } = hullDownOdds(s, unit, unit.at)
  const passes = (rolled: number) => rolled + total(modifiers) <= needed
  const { total: die } = roll(g, 'single', `hull down: ${typeOf(s, unit).label}`, passes)
  move.spent[0]! += COST
  move.steps++
  unit.vehicle.triedHullDown = true
  if (passes(die)) unit.vehicle.hullDown = true
  g.emit({ type: 'hullDown', rule: '15.10', unit: unit.id, at: unit.at, die, modifiers, needed, passed: passes(die) })
  yield* opportunityWindow(g, { units: [unit.id], at: unit.at, budget: 1 })
  settle(g, move)
  if (s.move === move) endMove(g)
}

function told(problem: Problem | null): readonly Problem[] {
  return problem ? [problem] : LEGAL
}
