import type { Modifier } from '@firegroup/kernel'
import { environmentOf } from '../../environment/environment.ts'
import { type Attack, firingPlaces } from '../../fire/attack.ts'
import { coverOf, terrainCover } from '../../fire/modifiers.ts'
import { distance } from '../../map/terrain.ts'
import type { Shot } from '../../ordnance/shot.ts'
import { attackAt, targetUnits } from '../../ordnance/to-hit.ts'
import type { AslskState, Location, Unit } from '../../state.ts'
import { isVehicle } from '../../units/units.ts'

/** E3.712: farther than this, in hexes. */
const BEYOND = { men: 8, vehicle: 16 } as const

/** E3.712: in any snow, falling or lying. */
function isWhite(s: AslskState, { side }: Unit): boolean {
  const { camouflaged, falling, ground } = environmentOf(s)
  const isSnow = falling === 'snow' || falling === 'heavySnow' || ground === 'groundSnow' || ground === 'deepSnow'
  return isSnow && camouflaged.includes(side)
}

function unclear(s: AslskState, attack: Attack, target: Unit, from: Location): Modifier | undefined {
  if (!isWhite(s, target)) return undefined
  const beyond = isVehicle(target) ? BEYOND.vehicle : BEYOND.men
  if (distance(s, from, attack.at) <= beyond) return undefined
  const cover = isVehicle(target) ? terrainCover(s, attack, target, from) : coverOf(s, attack, target, from, false)
  if (cover && cover.value > 0) return undefined
  return { rule: 'E3.712', label: 'winter camouflage', value: 1, tags: ['lv'] }
}

/** E3.712: for fire that comes from somewhere; residual fire does not look. The paint is the vehicle's, not that of whoever looks out of it. */
export function whiteOnWhite(s: AslskState, attack: Attack, target: Unit): Modifier | undefined {
  if (isVehicle(target)) return undefined
  const places = firingPlaces(s, attack)
  if (places.length === 0) return undefined
  const unclearFrom = places.map((from) => unclear(s, attack, target, from))
  return unclearFrom.find((each) => each !== undefined)
}

/** E3.712: the same for a To Hit DR. */
export function whiteTarget(s: AslskState, shot: Shot): Modifier | undefined {
  const [target] = shot.vehicle ? [shot.vehicle] : targetUnits(s, shot)
  return target && unclear(s, attackAt(shot, [target.id]), target, shot.by.crew.at)
}

/** E3.712: the open does not give it away. */
export function blends(s: AslskState, unit: Unit): boolean {
  return isWhite(s, unit)
}
