import { bumpInto } from '../../concealment/bump.ts'
import { enterConcealed, exposeMovers, leaveHiding } from '../../concealment/moves.ts'
import { unseenEnemies } from '../../concealment/unseen.ts'
import type { Aslsk } from '../../context.ts'
import { placeOf } from '../../map/terrain.ts'
import { takeControl } from '../../scenario/control.ts'
import { OFFBOARD } from '../../state.ts'
import { carryOut, type Plan, rateOf, type StepDecision } from './step.ts'

/** 3.3.1: the units go into the next hex; the MF are spent there. */
export function takeStep(g: Aslsk, decision: StepDecision, gun?: number): void {
  const s = g.state
  const units = decision.units.map((id) => s.units[id]!)
  const { at: from } = units[0]!
  const to = placeOf(s, decision.to)
  const by = decision.by ?? rateOf(s, from, to)
  const plan: Plan = { units, to, by, mode: decision.mode, ...(gun === undefined ? {} : { gun }) }
  const tired = units.filter((unit) => !unit.cx)
  leaveHiding(g, units)
  const unseen = unseenEnemies(s, units[0]!.side, to)
  if (unseen.length > 0) {
    bumpInto(g, plan, unseen)
    return
  }
  if (from === OFFBOARD) enterConcealed(s, units)
  const { mf, parts } = carryOut(s, plan)
  g.emit({ type: 'moves', rule: '3.3.1', units: decision.units, from, to, by, mode: units[0]!.mode, mf, parts })
  for (const unit of tired) if (unit.cx) g.emit({ type: 'cx', rule: '3.3.1', unit: unit.id, on: true })
  for (const unit of units) takeControl(g, unit)
  exposeMovers(g, units)
}
