import { flag, integer, LEGAL, type Problem, type Rules } from '@firegroup/kernel'
import type { ImpulseAct, StepAct } from '../acts.ts'
import type { Lnlt } from '../context.ts'
import { opportunityWindow } from '../fire/opportunity.ts'
import { nameOf } from '../map/location.ts'
import { moverProblem, plannedMove } from '../movement/group.ts'
import { settle } from '../movement/move.ts'
import { enemyOf, type LnltState, type Move } from '../state.ts'
import { hasUnit, typeOf } from '../units/units.ts'
import type { VehicleUnit } from '../vehicles/vehicle.ts'
import { unitInPlace } from '../words/names.ts'
import { groundUnder, isHelicopter, isHovering } from './helicopter.ts'

/** 19.2.1: to hover, or to fly on. */
export interface HoverStep {
  readonly type: 'hover'
  readonly hover: boolean
}

/** 19.2.1, 19.2.2: on its way a helicopter changes its mode, once an impulse, for 1 MP. */
export const hoverStep: StepAct<HoverStep> = {
  type: 'hover',
  rule: '19.2.1',
  fields: { hover: flag() },
  idle: (s) => s.vehicles === undefined,
  *candidates(s, move) {
    const unit = s.units[move.units[0]!]!
    const decision: HoverStep = { type: 'hover', hover: !isHovering(unit) }
    if (move.units.length === 1 && hoverProblem(s, unit.id, decision.hover) === null) yield decision
  },
  problems: (s, move, { hover }) => told(hoverProblem(s, move.units[0]!, hover)),
  perform: (g, move, { hover }) => change(g, move, hover),
  describe: (_, { hover }) => (hover ? 'Hover here' : 'Fly on'),
}

export interface HoverAct extends HoverStep {
  readonly unit: number
}

/** 19.2.1: the same for one that begins with it. */
export const hoverAct: ImpulseAct<HoverAct> = {
  type: 'hover',
  rule: '19.2.1',
  fields: { unit: integer(0, 9999), hover: flag() },
  idle: (s) => s.vehicles === undefined,
  *candidates(s, impulse) {
    for (const id of s.vehicles ?? []) {
      if (!impulse.units.includes(id)) continue
      const decision: HoverAct = { type: 'hover', unit: id, hover: !isHovering(s.units[id]!) }
      if (actProblem(s, decision) === null) yield decision
    }
  },
  problems: (s, _impulse, decision) => told(actProblem(s, decision)),
  *perform(g, _impulse, { unit, hover }) {
    const move = plannedMove(g.state, [unit], ['move'], g.state.units[unit]!.at)
    g.state.move = move
    yield* change(g, move, hover)
  },
  describe: (s, { unit, hover }) => `${unitInPlace(s, unit)}: ${hover ? 'hover' : 'fly'}`,
}

function actProblem(s: LnltState, { unit: id, hover }: HoverAct): Problem | null {
  const unit = s.units[id]
  if (!unit || unit.at < 0) return { rule: '19.2.1', message: 'There is no such helicopter on the map.' }
  return moverProblem(s, unit) ?? hoverProblem(s, id, hover)
}

/** 19.2.1: once an impulse, and no hovering over enemies. */
function hoverProblem(s: LnltState, id: number, hover: boolean): Problem | null {
  const unit = s.units[id]
  if (!unit || !isHelicopter(s, unit)) return { rule: '19.2.1', message: 'That is no helicopter.' }
  const { name } = typeOf(s, unit)
  if (isHovering(unit) === hover) return { rule: '19.2.1', message: `The ${name} ${hover ? 'hovers' : 'flies'} already.` }
  if (unit.vehicle?.switched) return { rule: '19.2.1', message: `The ${name} has changed its mode in this impulse.` }
  const below = groundUnder(unit.at)
  return hover && hasUnit(s, enemyOf(unit.side), below)
    ? { rule: '19.2.1', message: `The ${name} can't hover over the enemy in ${nameOf(s.setting, below)}.` }
    : null
}

function* change(g: Lnlt, move: Move, hover: boolean): Rules<void> {
  const s = g.state
  const unit = s.units[move.units[0]!] as VehicleUnit
  if (hover) unit.vehicle.hovering = true
  else unit.vehicle.hovering = undefined
  unit.vehicle.switched = true
  move.spent[0]! += 2
  move.steps++
  g.emit({ type: 'hovers', rule: '19.2.1', unit: unit.id, at: unit.at, hovering: hover })
  yield* opportunityWindow(g, { units: [unit.id], at: unit.at, budget: 1 })
  settle(g, move)
}

function told(problem: Problem | null): readonly Problem[] {
  return problem ? [problem] : LEGAL
}
