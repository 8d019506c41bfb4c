import type { Walk } from '../tree/walk.ts'
import { tablesOf } from './look.ts'

/** PBS-SPF-05, PBS-SPF-10: next to the firer, or within two hexes at a DRM of -1 or less. */
export function isNear(walk: Walk, at: number, drm: number | undefined): boolean {
  const { near, nearDrm } = tablesOf(walk)['special-firers']
  const { ask } = walk
  if (ask.adjacent(at, ask.spent.at) || at === ask.spent.at) return true
  return drm !== undefined && drm <= nearDrm && ask.range(at, ask.spent.at) <= near
}
