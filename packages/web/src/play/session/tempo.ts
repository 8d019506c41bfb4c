import { TEMPOS, type Tempo } from './session.ts'

const KEY = 'firegroup.tempo'

/** How fast the computer's acts are shown, as the player has set it. */
export function tempo(): Tempo {
  try {
    const kept = localStorage.getItem(KEY)
    return kept !== null && kept in TEMPOS ? TEMPOS[kept as keyof typeof TEMPOS] : TEMPOS.normal
  } catch {
    return TEMPOS.normal
  }
}
