import type { Tempo } from '@firegroup/table'
import { isStill, settings } from '../../app/settings.ts'
import type { Stops } from '../controller/stand-in.ts'

export const TEMPOS = {
  calm: { beat: 700, act: 900, dice: 2600 },
  normal: { beat: 420, act: 480, dice: 1500 },
  instant: { beat: 0, act: 0, dice: 0 },
} as const satisfies Record<string, Tempo>

/** How fast the computer's acts are shown, as the player has set it. */
export function tempo(): Tempo {
  return TEMPOS[settings().tempo]
}

/** Dice and cards come to rest before what they do is shown; at once where the player wants no waiting or no motion. */
export const landing = (usual: number): number => (settings().tempo === 'instant' || isStill() ? 0 : usual)

/** When the player is asked, as he has set it. */
export function stops(): Stops {
  const { stopAt, stopAlso } = settings()
  return { at: stopAt, also: stopAlso, beat: tempo().beat }
}
