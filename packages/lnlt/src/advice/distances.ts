import type { LosTable } from '@firegroup/hexmap'
import { entryCost, isEntryCost } from '../map/costs.ts'
import { LAYERS } from '../map/location.ts'
import { destinations } from '../movement/step.ts'
import type { Setting } from '../setting.ts'
import type { LnltState, Location, Side } from '../state.ts'
import { addedCost, typicalOf } from './planned.ts'

/** Farther than any way on a map, in halves of an MP. */
export const FAR = 120

/** How far it is from every location to the nearest of these, in halves of an MP: by the ground and what modules add to it, as if nobody were in the way. */
export function distancesTo(s: LnltState, side: Side, places: readonly Location[]): Uint8Array {
  const { setting } = s
  const unit = setting.added.movementCosts.length === 0 ? undefined : typicalOf(s, side)
  if (unit) return measured(setting, places, (from, to) => addedCost(s, unit, from, to, [unit.id]))
  const known = remembered.get(setting.los) ?? new Map<string, Uint8Array>()
  remembered.set(setting.los, known)
  const key = places.join()
  let found = known.get(key)
  if (!found) {
    found = measured(setting, places, nothing)
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(key, found)
  }
  return found
}

/** The ground stays the same from game to game, and objectives change with what is held. */
const remembered = new WeakMap<LosTable, Map<string, Uint8Array>>()
const MOST_REMEMBERED = 400

const nothing = () => 0

function measured(setting: Setting, places: readonly Location[], added: (from: Location, to: Location) => number): Uint8Array {
  const far = new Uint8Array(setting.map.size * LAYERS).fill(FAR)
  const byDistance: Location[][] = Array.from({ length: FAR }, () => [])
  for (const at of places) {
    far[at] = 0
    byDistance[0]!.push(at)
  }
  for (let away = 0; away < FAR; away++)
    for (const to of byDistance[away]!) {
      if (far[to]! < away) continue
      for (const from of destinations(setting, to)) {
        const cost = entryCost(setting, from, to)
        const sum = isEntryCost(cost) ? away + Math.max(0, cost.halves + added(from, to)) : FAR
        if (sum >= far[from]!) continue
        far[from] = sum
        byDistance[sum]!.push(from)
      }
    }
  return far
}
