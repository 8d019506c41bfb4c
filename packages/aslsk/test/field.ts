import type { MapSpec } from '@firegroup/hexmap'
import { locationOf } from '../src/map/location.ts'
import { type Situation, situation } from '../src/situation/situation.ts'
import type { AslskState, Location } from '../src/state.ts'
import { type BoardOptions, testBoard } from './board.ts'
import { readScript } from './script.ts'

export interface FieldOptions extends BoardOptions, Pick<Situation, 'month' | 'phase'> {}

/** A position from the same text as a table's that nobody plays: for questions about the ground. */
export function field(text: string, { month = 7, phase = 'rally', ...board }: FieldOptions = {}): AslskState {
  const script = readScript(text)
  const units = script.units.map(({ name, label, ...unit }) => unit)
  return stateOf(testBoard(script.hexes, board), { month, phase, units, markers: script.markers })
}

/** A position on a map, with nobody on it unless told. */
export function stateOf(map: MapSpec, more: Partial<Situation> = {}): AslskState {
  const reading = situation({ map, attacker: 'allied', allied: { nation: 'american' }, axis: { nation: 'german' }, units: [], ...more })
  if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join(' '))
  return reading.value
}

export function hexOf(s: AslskState, name: string): Location {
  return locationOf(s.setting.map.grid.indexOf(name))
}
