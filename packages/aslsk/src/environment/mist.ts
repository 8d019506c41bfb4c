import type { Modifier } from '@firegroup/kernel'
import { type Attack, firingPlaces } from '../fire/attack.ts'
import { distance } from '../map/terrain.ts'
import type { Shot } from '../ordnance/shot.ts'
import type { AslskState } from '../state.ts'
import { type Environment, environmentOf } from './environment.ts'

/** Hexes for each further +1 of the mist, and the +1 that a heavy fall has even close by. */
const MIST = { every: 6, heavy: 1 } as const

type Falling = Environment['falling']
type Fall = Exclude<Falling, 'none'>

const NAMES: { readonly [F in Fall]: string } = { rain: 'rain', heavyRain: 'heavy rain', snow: 'falling snow', heavySnow: 'heavy snow' }

/**
 * E3.51, E3.71: the mist of what falls from the sky, as a low visibility DRM by range. It is added like a Hindrance but is none: it cancels neither FFMO
 * nor Interdiction, takes nothing from residual fire and plays no part in the loss of concealment, which its tag tells whoever asks.
 */
export function mistOf(rule: string, falls: readonly Fall[]) {
  const mistAt = (s: AslskState, range: number): Modifier | undefined => {
    const { falling } = environmentOf(s)
    if (falling === 'none' || !falls.includes(falling)) return undefined
    const isHeavy = falling === 'heavyRain' || falling === 'heavySnow'
    const value = Math.max(0, Math.floor((range - 1) / MIST.every)) + (isHeavy ? MIST.heavy : 0)
    return value > 0 ? { rule, label: NAMES[falling], value, tags: ['lv'] } : undefined
  }
  return {
    /** For a DR on the IFT: as far as the farthest firer. */
    fire(s: AslskState, attack: Attack): Modifier | undefined {
      if (attack.firers.length === 0) return undefined
      let farthest = 0
      for (const from of firingPlaces(s, attack)) farthest = Math.max(farthest, distance(s, from, attack.at))
      return mistAt(s, farthest)
    },
    /** For a To Hit DR. */
    toHit: (s: AslskState, { range }: Shot): Modifier | undefined => mistAt(s, range),
  }
}

/** B25.65: with the Wind Change DR what falls from the sky may begin, become heavy, or end. */
const FALL_CHANGE = { worse: 10, better: 3 } as const

/** What falls after a Wind Change DR: one of these two strengths or nothing; undefined where something else falls. */
export function fallAfter(falling: Falling, dr: number, light: Fall, heavy: Fall): Falling | undefined {
  if (falling !== 'none' && falling !== light && falling !== heavy) return undefined
  if (dr <= FALL_CHANGE.better) return 'none'
  if (dr < FALL_CHANGE.worse) return falling
  return falling === 'none' ? light : heavy
}
