import type { Modifier, Problem } from '@firegroup/kernel'
import type { Aslsk, DiceRoll } from '../../context.ts'
import type { Circumstance } from '../../environment/conditions.ts'
import { changeEnvironment, type Environment, environmentOf } from '../../environment/environment.ts'
import { isPaved, levelCost } from '../../environment/ground.ts'
import { fallAfter } from '../../environment/mist.ts'
import type { EntryRate } from '../../map/costs.ts'
import { removeMarker } from '../../map/markers.ts'
import { isSmoke } from '../../map/smoke.ts'
import { isBuilding } from '../../map/terrain.ts'
import type { AslskState, Hex, Unit } from '../../state.ts'
import { isVehicle } from '../../units/units.ts'

/** B25.65, E3.51: with the Wind Change DR an overcast sky may open, open further, or close. Once it has rained, everything stays wet. */
export function windChange(g: Aslsk, { dr }: { readonly dr: DiceRoll }): undefined {
  const { falling, overcast, ec, ground } = environmentOf(g.state)
  const is = fallAfter(falling, dr.total, 'rain', 'heavyRain')
  if (is === undefined || is === falling || !overcast) return
  g.emit({ type: 'rain:changes', rule: 'E3.51', of: { is } })
  const stays = ground === 'normal' ? {} : { rained: true }
  changeEnvironment(g, is === 'none' ? { falling: is } : { falling: is, ec: ground === 'normal' ? 'wet' : ec, ...stays })
}

/** E3.51: where it rains as the game begins the EC are wet; mud and snow on the ground have their own. */
export function wetDawn({ ground }: Environment, { falling }: Partial<Environment>): Partial<Environment> {
  return { overcast: true, ...(falling !== undefined && isRaining(falling) && ground === 'normal' ? { ec: 'wet' as const } : {}) }
}

/** E3.51: when it begins to rain, Smoke goes but inside a building. */
export function drownSmoke(g: Aslsk, before: Environment): void {
  if (isRaining(before.falling) || !isRaining(environmentOf(g.state).falling)) return
  for (const marker of g.state.markers.filter((each) => isSmoke(g.state, each)))
    if (!isBuilding(g.state, marker.at)) removeMarker(g.state, marker)
}

function isRaining(falling: Environment['falling']): boolean {
  return falling === 'rain' || falling === 'heavyRain'
}

/** E3.54: during and after rain every level up or down costs more, but on a paved road. Snow on the ground has its own price for men. */
export function muddySlope(s: AslskState, unit: Unit, from: Hex, to: Hex, by: EntryRate): Modifier | undefined {
  const { ground } = environmentOf(s)
  const hasItsPrice = (ground === 'groundSnow' || ground === 'deepSnow') && !isVehicle(unit)
  return !hasRained(s) || hasItsPrice || isPaved(s, from, to, by) ? undefined : levelCost(s, from, to, 'E3.54', 'wet slope')
}

/** It rains, or has: the ground keeps the EC that are its own, so that beside them it is remembered. */
function hasRained(s: AslskState): boolean {
  const { falling, ec, ground, rained } = environmentOf(s)
  return isRaining(falling) || rained === true || (ec === 'wet' && ground === 'normal')
}

/** E3.51: in the rain there is no Smoke but inside a building. */
export function noSmoke(s: AslskState, _unit: Unit, what: string, at?: Hex): Problem | undefined {
  if (what !== 'smoke' || !isRaining(environmentOf(s).falling) || (at !== undefined && isBuilding(s, at))) return undefined
  return { rule: 'E3.51', message: 'In the rain Smoke is possible only inside a building.' }
}

/** What the sky does now, in words. */
export function sky(s: AslskState): Circumstance {
  const { falling } = environmentOf(s)
  if (falling === 'heavyRain')
    return { sign: 'rain', name: 'Heavy rain', effect: 'Every shot +1, from 7 hexes +2; no Smoke', rule: 'E3.51' }
  if (falling === 'rain') return { sign: 'rain', name: 'Rain', effect: 'From 7 hexes every shot +1; no Smoke', rule: 'E3.51' }
  return { sign: 'rain', name: 'Overcast', effect: 'It may begin to rain', rule: 'E3.51' }
}
