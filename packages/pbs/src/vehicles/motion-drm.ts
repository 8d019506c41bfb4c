import type { Modifier } from '@firegroup/kernel'
import type { OrdnanceTables } from '../data/ordnance-tables.ts'
import { rowOf } from '../data/schema.ts'

export interface MotionFacts {
  /** Case 24 of a shot at the mover by this vehicle now: 4, 3 or 2. */
  readonly movingDrm: number
  readonly rolling: boolean
  readonly inCover: boolean
  /** Friendly AFVs and Guns with LOS that can harm the mover. */
  readonly friends: number
  readonly range: number
  /** The mover is at its side or rear, where that is weaker. */
  readonly beside: boolean
  readonly stops: boolean
}

/** Case 24 of a vehicle that has been in sight for one MP, and for three, at most. */
const ONE_MP = 4
const FEW_MP = 3

/** PBS-MOT-12 to 18: what is added to the check before a Motion Attempt. */
export function motionModifiers(f: MotionFacts, { 'motion-attempt': { drm, closeWithin } }: OrdnanceTables): Modifier[] {
  const found: Modifier[] = []
  const add = (applies: boolean, id: string, times = 1) => {
    if (!applies) return
    const { rule, says, value } = rowOf(drm, id)
    found.push({ rule, label: says, value: value * times })
  }
  add(f.rolling && f.movingDrm === ONE_MP, 'oneMp')
  add(f.rolling && f.movingDrm === FEW_MP, 'fewMp')
  add(f.inCover, 'cover')
  add(f.friends > 0, 'friends', f.friends)
  add(f.range <= closeWithin, 'close')
  add(f.beside, 'beside')
  add(f.stops, 'stops')
  return found
}
