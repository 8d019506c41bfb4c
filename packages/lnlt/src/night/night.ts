import type { Modifier } from '@firegroup/kernel'
import { fireModifier, fireValue } from '../data/direct-fire.ts'
import type { Attack } from '../fire/attack.ts'
import { isDayTo } from '../modern/thermal.ts'
import type { LnltState } from '../state.ts'
import { isBeyondNight, isNight } from './dark.ts'

/** 20.1: fire at flashes in the dark. Contribution to `attackModifiers`. */
export function nightFire(s: LnltState, { from, at, firers }: Attack): Modifier | undefined {
  if (isNight(s) && firers.length > 0 && firers.every(({ unit }) => isDayTo(s, s.units[unit]!, at))) return undefined
  if (!isNight(s) || !isBeyondNight(s, from, at)) return undefined
  return { rule: fireModifier('night').rule, label: fireModifier('night').label, value: fireValue('night') }
}
