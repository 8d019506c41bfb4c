import { isEncircled } from '../flanks/encirclement.ts'
import { isFlanking } from '../flanks/flank.ts'
import type { Group, UpfrontState } from '../state.ts'

/** 17.4, 17.612: whether the fire of one group at another is flanking fire. */
export function hasFlankingFire(s: UpfrontState, from: Group, target: Group): boolean {
  return isFlanking(s, from, target) || isEncircled(s, target)
}
