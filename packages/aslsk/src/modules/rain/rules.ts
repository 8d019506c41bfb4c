import type { Modifier, Problem } from '@firegroup/kernel'
import type { Aslsk, DiceRoll } from '../../context.ts'
import { changeEnvironment, type Environment, environmentOf } from '../../environment/environment.ts'
import { type Attack, firingPlaces } from '../../fire/attack.ts'
import { removeMarker } from '../../map/markers.ts'
import { isSmoke } from '../../map/smoke.ts'
import { distance, isBuilding, isRoadBetween, levelAt } from '../../map/terrain.ts'
import type { Shot } from '../../ordnance/shot.ts'
import type { AslskState, Hex, Unit } from '../../state.ts'
import { MIST, MUDDY_SLOPE_MF, WIND_CHANGE } from './data.ts'

type Falling = Environment['falling']

/** B25.65, E3.51: with the Wind Change DR the sky may open, open further, or close. Once it has rained, everything stays wet. */
export function windChange(g: Aslsk, { dr }: { readonly dr: DiceRoll }): undefined {
  const { falling } = environmentOf(g.state)
  const is = dr.total >= WIND_CHANGE.worse ? worse(falling) : dr.total <= WIND_CHANGE.better ? 'none' : falling
  if (is === falling) return
  g.emit({ type: 'rain:changes', rule: 'E3.51', of: { is } })
  changeEnvironment(g, is === 'none' ? { falling: is } : { falling: is, ec: 'wet' })
}

/** E3.51: when it begins to rain, Smoke goes but inside a building. */
export function drownSmoke(g: Aslsk, before: Environment): void {
  if (isRaining(before.falling) || !isRaining(environmentOf(g.state).falling)) return
  for (const marker of g.state.markers.filter((each) => isSmoke(g.state, each)))
    if (!isBuilding(g.state, marker.at)) removeMarker(g.state, marker)
}

function worse(falling: Falling): Falling {
  return falling === 'none' ? 'rain' : 'heavyRain'
}

function isRaining(falling: Falling): boolean {
  return falling === 'rain' || falling === 'heavyRain'
}

/**
 * E3.51: the mist of rain, as a low visibility DRM by range. It is added like a Hindrance but is none: it cancels neither FFMO nor Interdiction and takes
 * nothing from residual fire, which its tag tells whoever asks.
 */
export function mist(s: AslskState, attack: Attack): Modifier | undefined {
  if (attack.firers.length === 0) return undefined
  let farthest = 0
  for (const from of firingPlaces(s, attack)) farthest = Math.max(farthest, distance(s, from, attack.at))
  return mistAt(s, farthest)
}

/** E3.51: the same for a To Hit DR. */
export function mistToHit(s: AslskState, { range }: Shot): Modifier | undefined {
  return mistAt(s, range)
}

function mistAt(s: AslskState, range: number): Modifier | undefined {
  const { falling } = environmentOf(s)
  if (!isRaining(falling)) return undefined
  const value = Math.max(0, Math.floor((range - 1) / MIST.every)) + (falling === 'heavyRain' ? MIST.heavy : 0)
  return value > 0 ? { rule: 'E3.51', label: falling === 'rain' ? 'rain' : 'heavy rain', value, tags: ['lv'] } : undefined
}

/** E3.54: during and after rain every level up or down costs more, but on a road: those of our boards are paved. */
export function muddySlope(s: AslskState, _unit: Unit, from: Hex, to: Hex): Modifier | undefined {
  if (environmentOf(s).ec !== 'wet' || from < 0 || isRoadBetween(s, from, to)) return undefined
  const levels = Math.abs(levelAt(s, to) - levelAt(s, from))
  return levels === 0 ? undefined : { rule: 'E3.54', label: 'wet slope', value: levels * MUDDY_SLOPE_MF }
}

/** E3.51: in the rain there is no Smoke but inside a building. */
export function noSmoke(s: AslskState, _unit: Unit, what: string, at?: Hex): Problem | undefined {
  if (what !== 'smoke' || !isRaining(environmentOf(s).falling) || (at !== undefined && isBuilding(s, at))) return undefined
  return { rule: 'E3.51', message: 'In the rain Smoke is possible only inside a building.' }
}
