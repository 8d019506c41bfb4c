import { flag, integer, LEGAL, type Problem } from '@firegroup/kernel'
import type { ImpulseAct } from '../acts.ts'
import { isHelicopter } from '../air/helicopter.ts'
import { isUnactivated } from '../operations/availability.ts'
import type { Impulse, LnltState } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { unitInPlace } from '../words/names.ts'
import { isVehicle, vehicleType } from './vehicle.ts'

export interface ButtonDecision {
  readonly type: 'button'
  readonly unit: number
  readonly buttoned: boolean
}

/** 15.0.1: at the start of its impulse a vehicle opens or closes its hatches, before it moves or fires; once in a turn. */
export const buttonAct: ImpulseAct<ButtonDecision> = {
  type: 'button',
  rule: '15.0.1',
  fields: { unit: integer(0, 9999), buttoned: flag() },
  idle: (s) => s.vehicles === undefined,
  *candidates(s, impulse) {
    for (const unit of s.vehicles ?? []) {
      if (!impulse.units.includes(unit)) continue
      const decision: ButtonDecision = { type: 'button', unit, buttoned: !s.units[unit]!.vehicle!.buttoned }
      if (buttonProblem(s, impulse, decision) === null) yield decision
    }
  },
  problems(s, impulse, decision) {
    const problem = buttonProblem(s, impulse, decision)
    return problem ? [problem] : LEGAL
  },
  perform(g, _impulse, { unit, buttoned }) {
    const { vehicle } = g.state.units[unit]!
    vehicle!.buttoned = buttoned
    vehicle!.switched = true
    g.emit({ type: 'buttons', rule: '15.0.1', unit, buttoned })
    return undefined
  },
  describe: (s, { unit, buttoned }) => `${buttoned ? 'Button' : 'Open'} ${unitInPlace(s, unit)}`,
}

function buttonProblem(s: LnltState, impulse: Impulse, { unit: id, buttoned }: ButtonDecision): Problem | null {
  const unit = s.units[id]
  if (!unit || !isVehicle(unit) || !impulse.units.includes(id))
    return { rule: '15.0.1', message: 'That is no vehicle that is activated now.' }
  const { name } = typeOf(s, unit)
  if (isHelicopter(s, unit)) return { rule: '19.2.8', message: `The ${name} is a helicopter: it is neither open nor buttoned.` }
  if (vehicleType(s, unit).openTop) return { rule: '15.0.1', message: `The ${name} is open-topped: it has nothing to close.` }
  if (unit.shaken) return { rule: '15.0', message: `The ${name} is Shaken and stays buttoned.` }
  if (unit.vehicle.buttoned === buttoned) return { rule: '15.0.1', message: `The ${name} is ${buttoned ? 'buttoned' : 'open'} already.` }
  if (unit.vehicle.switched || !isUnactivated(unit) || unit.laid.firing !== undefined)
    return { rule: '15.0.1', message: `The ${name} opens or buttons only at the start of its impulse.` }
  return null
}
