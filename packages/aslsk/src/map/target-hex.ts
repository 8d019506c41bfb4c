import { SIDES } from '@firegroup/hexmap'
import type { Setting } from '../setting.ts'
import type { AslskState, Hex } from '../state.ts'
import { staysOnRoad } from './roads.ts'
import { hasRoad, hexOf, terrainAt } from './terrain.ts'

/** 1.1.1 Height Advantage: the hexsides of the target hex over which the LOS comes in; two where it comes through a corner. */
export function entrySides(s: AslskState, from: Hex, to: Hex): readonly number[] {
  if (from < 0 || to < 0 || hexOf(s, from) === hexOf(s, to)) return []
  const { los, map } = s.setting
  const { steps } = los.trace(hexOf(s, from), hexOf(s, to))
  const last = steps.at(-2)!
  if (last.kind === 'side') return SIDES.filter((side) => map.grid.hexsideId(to, side) === last.hexside)
  if (last.kind !== 'vertex') return []
  const spine = SIDES.find((candidate) => map.grid.vertexId(to, candidate) === last.vertex)!
  return [spine, (spine + 1) % 6]
}

const remembered = new WeakMap<Setting, Map<number, readonly number[]>>()

/** The same, remembered, for who asks all the time. */
export function sidesBetween(s: AslskState, from: Hex, to: Hex): readonly number[] {
  const known = remembered.get(s.setting) ?? new Map<number, readonly number[]>()
  remembered.set(s.setting, known)
  const key = from * s.setting.map.size + to
  const found = known.get(key) ?? entrySides(s, from, to)
  known.set(key, found)
  return found
}

/** 1.1.1: whether a unit that came along the road is seen as on the road: no woods symbol in its hex lies on the LOS, or the LOS never leaves the orchard's road. */
export function exposedOnRoad(s: AslskState, from: Hex, at: Hex): boolean {
  if (!hasRoad(s, at)) return false
  const terrain = terrainAt(s, at)
  if (terrain.building !== null) return false
  if ((!terrain.woods && !terrain.inherent) || from === at || from < 0) return true
  if (hexOf(s, from) === hexOf(s, at)) return true
  const trace = s.setting.los.trace(hexOf(s, from), hexOf(s, at))
  if (staysOnRoad(s.setting, trace, at)) return true
  if (!terrain.woods) return false
  const inside = trace.steps.find((step) => step.kind === 'hex' && step.hex === at)!
  return !inside.crossings.some(({ depiction, how }) => how === 'through' && s.setting.map.depictions[depiction]!.terrain === 'woods')
}
