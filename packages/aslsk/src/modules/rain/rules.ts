import type { Modifier, Problem } from '@firegroup/kernel'
import { type Aslsk, rollDice } from '../../context.ts'
import { type Attack, firingPlaces } from '../../fire/attack.ts'
import { removeMarker } from '../../map/markers.ts'
import { isSmoke } from '../../map/smoke.ts'
import { distance, isBuilding, isRoadBetween, levelAt } from '../../map/terrain.ts'
import type { AslskState, Hex, Unit } from '../../state.ts'
import { MIST, MUDDY_SLOPE_MF, WIND_CHANGE } from './data.ts'
import { type Falling, setWeather, weatherOf } from './state.ts'

/** What the Wind Change DR of a RPh has brought. */
export interface WindChange {
  readonly dice: readonly [coloured: number, white: number]
  readonly was: Falling
  readonly is: Falling
}

/** B25.65, E3.51: at the start of every RPh the sky may open, open further, or close. */
export function windChange(g: Aslsk): undefined {
  const { falling, wet } = weatherOf(g.state)
  const dr = rollDice(g, 'Wind Change')
  const is = dr.total >= WIND_CHANGE.worse ? worse(falling) : dr.total <= WIND_CHANGE.better ? 'none' : falling
  const of: WindChange = { dice: [dr.coloured, dr.white], was: falling, is }
  g.emit({ type: 'rain:windChange', rule: 'B25.65', of: { ...of } })
  if (is === falling) return
  setWeather(g.state, { falling: is, wet: wet || is !== 'none' })
  if (falling === 'none')
    for (const marker of g.state.markers.filter((each) => isSmoke(g.state, each)))
      if (!isBuilding(g.state, marker.at)) removeMarker(g.state, marker)
}

function worse(falling: Falling): Falling {
  return falling === 'none' ? 'rain' : 'heavyRain'
}

/**
 * E3.51: the mist of rain, as a low visibility DRM by range. It is added like a Hindrance but is none: it cancels neither FFMO nor Interdiction and takes
 * nothing from residual fire, which its tag tells whoever asks.
 */
export function mist(s: AslskState, attack: Attack): Modifier | undefined {
  const { falling } = weatherOf(s)
  if (falling === 'none' || attack.means !== 'fire') return undefined
  let farthest = 0
  for (const from of firingPlaces(s, attack)) farthest = Math.max(farthest, distance(s, from, attack.at))
  const value = mistAt(falling, farthest)
  return value > 0 ? { rule: 'E3.51', label: falling === 'rain' ? 'rain' : 'heavy rain', value, tags: ['lv'] } : undefined
}

function mistAt(falling: Falling, range: number): number {
  const byRange = Math.max(0, Math.floor((range - 1) / MIST.every))
  return byRange + (falling === 'heavyRain' ? MIST.heavy : 0)
}

/** E3.54: during and after rain every level up or down costs more, but on a road: those of our boards are paved. */
export function muddySlope(s: AslskState, _unit: Unit, from: Hex, to: Hex): Modifier | undefined {
  if (!weatherOf(s).wet || from < 0 || isRoadBetween(s, from, to)) return undefined
  const levels = Math.abs(levelAt(s, to) - levelAt(s, from))
  return levels === 0 ? undefined : { rule: 'E3.54', label: 'wet slope', value: levels * MUDDY_SLOPE_MF }
}

/** E3.51: in the rain there is no Smoke but inside a building. */
export function noSmoke(s: AslskState, _unit: Unit, what: string, at?: Hex): Problem | undefined {
  if (what !== 'smoke' || weatherOf(s).falling === 'none' || (at !== undefined && isBuilding(s, at))) return undefined
  return { rule: 'E3.51', message: 'In the rain Smoke is possible only inside a building.' }
}
