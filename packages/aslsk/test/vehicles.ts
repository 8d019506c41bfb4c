import type { VehicleState } from '../src/state.ts'
import type { Vehicle } from '../src/units/units.ts'
import { hold } from './moves.ts'
import type { AslskTable } from './table.ts'

/** `go(t, 'start', 'tank')`, `go(t, 'drive', 'tank', { to: 'C5' })`: what a vehicle does for MP; nobody fires at it. */
export function go(t: AslskTable, type: string, unit: string, fields: object = {}): AslskTable {
  t.answer('move', act(t, type, unit, fields))
  return hold(t)
}

/** Such an act, to be decided or refused. */
export function act(t: AslskTable, type: string, unit: string, fields: object = {}) {
  return { type, unit: t.unit(unit), ...fields }
}

/** Its move is over. */
export function park(t: AslskTable, unit: string): AslskTable {
  t.answer('move', { type: 'stop', units: [t.unit(unit)] })
  return hold(t)
}

/** What there is to know of a vehicle. */
export function v(t: AslskTable, unit: string): VehicleState {
  return (t.u(unit) as Vehicle).vehicle
}

/** The MP that it has spent. */
export function mp(t: AslskTable, unit: string): number {
  return t.u(unit).spent / 2
}

/** Whether an act is offered now, or would be legal. */
export function mayNot(t: AslskTable, type: string, unit: string, fields: object, rule: string, message: RegExp): AslskTable {
  return t.refuses(t.asked.seat, act(t, type, unit, fields), { rule, message })
}
