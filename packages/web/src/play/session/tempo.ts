import { settings } from '../../app/settings.ts'
import { TEMPOS, type Tempo } from './session.ts'

/** How fast the computer's acts are shown, as the player has set it. */
export function tempo(): Tempo {
  return TEMPOS[settings().tempo]
}
