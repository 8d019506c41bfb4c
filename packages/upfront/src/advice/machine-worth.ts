import type { Man, UpfrontState } from '../state.ts'
import { WEIGHTS } from './weights.ts'

/** What a gun or vehicle is worth beside a man, by its points. */
export function machineWorth(s: UpfrontState, man: Man): number {
  return WEIGHTS.man * (1 + s.setting.roster[man.id]!.points / POINTS_OF_A_MAN)
}

const POINTS_OF_A_MAN = 30
