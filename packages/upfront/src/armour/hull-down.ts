import { isEncircled } from '../flanks/encirclement.ts'
import { isFlanking } from '../flanks/flank.ts'
import { isMoving, terrainOf } from '../groups/stack.ts'
import { gunWith, vehicleOf } from '../machines/machine.ts'
import type { Group, UpfrontState } from '../state.ts'

/** 28.9, 28.91, 28.94: a vehicle or gun on Walls, or on a Hill against ordnance that is on none; not while it moves, not for a mortar, and no vehicle from the flank. Without ordnance that fires at it only Walls count: artillery, close combat. */
export function isHullDown(s: UpfrontState, target: Group, from: Group | null, mortar: boolean): boolean {
  if (mortar || isMoving(target) || !(vehicleOf(s, target) || gunWith(s, target))) return false
  if (from && vehicleOf(s, target) && (isFlanking(s, from, target) || isEncircled(s, target))) return false
  const ground = terrainOf(s, target)
  return ground === 'Walls' || (from !== null && ground === 'Hill' && terrainOf(s, from) !== 'Hill')
}
