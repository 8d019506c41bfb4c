import { type Lnlt, roll } from '../context.ts'
import { hexOf } from '../map/location.ts'
import { terrainAt } from '../map/terrain.ts'
import { stackingProblem } from '../movement/stacking.ts'
import { addUnit, newUnit } from '../scenario/new-counters.ts'
import { enemyOf, type LnltState, type Location, type Unit } from '../state.ts'
import { eliminate } from '../units/damage.ts'
import { addMark } from '../units/marks.ts'
import { hasUnit, typeOf } from '../units/units.ts'
import type { VehicleUnit } from './vehicle.ts'

/** 15.4, 16.1.1: what destroyed a vehicle decides on those in it. */
export type Destroyer = 'damageCheck' | 'ordnance' | 'closeAssault' | 'mines' | 'cannon'

/** 15.4: by the Damage Check Table an even die saves the Crew, Shaken; by ordnance a 1, in Good Order; by anything else nothing does (LG-73). */
export function crewBailsOut(g: Lnlt, unit: VehicleUnit, at: Location, by: Destroyer): void {
  if (by === 'closeAssault' || by === 'mines') {
    g.emit({ type: 'bailsOut', rule: '15.4', unit: unit.id, weapon: -1, die: [], survives: false })
    return
  }
  const isShaken = by === 'damageCheck' || by === 'cannon'
  const saves = (die: number) => (isShaken ? die % 2 === 0 : die === 1)
  const { total: die, dice } = roll(g, 'single', `Crew of ${typeOf(g.state, unit).label}`, saves)
  g.emit({ type: 'bailsOut', rule: '15.4', unit: unit.id, weapon: -1, die: dice, survives: saves(die) })
  if (saves(die)) crewAppears(g, unit, at, isShaken, '15.4')
}

/** 15.4: the Crew as a counter of its own, under a Moved marker. */
export function crewAppears(g: Lnlt, vehicle: VehicleUnit, at: Location, isShaken: boolean, rule: string): void {
  const s = g.state
  const type = crewType(s, vehicle)
  if (type === null) return
  const crew = newUnit(s.setting.pack, s.units.length, vehicle.side, type, at)
  crew.shaken = isShaken
  addMark(crew, 'moved')
  addUnit(s, crew)
  g.emit({ type: 'crew', rule, vehicle: vehicle.id, unit: crew.id, at })
  if (isNoPlaceFor(s, crew)) eliminate(g, crew, '16.1')
}

/** LG-79, 19.2.7: whoever gets out where there is no room, no ground for men, or the enemy, is lost. */
export function isNoPlaceFor(s: LnltState, { side, at }: Unit): boolean {
  return terrainAt(s.setting, hexOf(at)).mpLeg === null || hasUnit(s, enemyOf(side), at) || stackingProblem(s, side, [], at) !== null
}

function crewType(s: LnltState, vehicle: VehicleUnit): string | null {
  const { nation } = typeOf(s, vehicle)
  for (const type of s.setting.pack.counters.values()) if (type.kind === 'crew' && type.nation === nation) return type.id
  return null
}
