import type { Aslsk } from '../../../context.ts'
import type { Expenditure } from '../../../state.ts'
import type { Vehicle } from '../../../units/units.ts'
import type { VehicleEvent } from '../../../vehicles/events.ts'
import { spend } from '../step.ts'

type Purpose = Extract<VehicleEvent, { type: 'spendsMp' }>['for']

/** 3.3.2, 3.3.3: MP that a vehicle spends where it is, told and answered by the DEFENDER. In halves. */
export function spendMp(g: Aslsk, unit: Vehicle, mp: number, purpose: Purpose, rule: '3.3.2' | '7.5' | '7.6' = '3.3.2'): void {
  const { vca, tca } = unit.vehicle
  unit.mode = 'normal'
  spend(g.state, [unit], { at: unit.at, mf: mp, kind: KINDS[purpose] })
  g.emit({ type: 'spendsMp', rule, unit: unit.id, at: unit.at, mp, for: purpose, vca, tca })
}

const KINDS: { readonly [P in Purpose]: Expenditure['kind'] } = {
  start: 'start',
  stop: 'stop',
  delay: 'delay',
  rest: 'delay',
  turn: 'turn',
  dispense: 'dispense',
}
