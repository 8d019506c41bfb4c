import type { LosTable } from '@firegroup/hexmap'
import { isRiver } from '../boats/water.ts'
import { entryCost, isEntryCost } from '../map/costs.ts'
import { hexOf, LAYERS, locationOf } from '../map/location.ts'
import { neighbours } from '../map/terrain.ts'
import { destinations } from '../movement/step.ts'
import type { Setting } from '../setting.ts'
import type { LnltState, Location, Side } from '../state.ts'
import { typeOfWeapon } from '../units/units.ts'
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
  const byBoat = hasBoats(s, side)
  const key = `${byBoat ? 'by boat ' : ''}${places.join()}`
  let found = known.get(key)
  if (!found) {
    found = measured(setting, places, nothing, byBoat)
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(key, found)
  }
  return found
}

/** The ground stays the same from game to game, and objectives change with what is held. */
const remembered = new WeakMap<LosTable, Map<string, Uint8Array>>()
const MOST_REMEMBERED = 400

const nothing = () => 0

function measured(
  setting: Setting,
  places: readonly Location[],
  added: (from: Location, to: Location) => number,
  byBoat = false,
): Uint8Array {
  const far = new Uint8Array(setting.map.size * LAYERS).fill(FAR)
  const byDistance: Location[][] = Array.from({ length: FAR }, () => [])
  for (const at of places) {
    far[at] = 0
    byDistance[0]!.push(at)
  }
  for (let away = 0; away < FAR; away++)
    for (const to of byDistance[away]!) {
      if (far[to]! < away) continue
      for (const from of byBoat ? withWaters(setting, to) : destinations(setting, to)) {
        const sum =
          away + (byBoat && (isRiver({ setting }, from) || isRiver({ setting }, to)) ? BY_BOAT : footCost(setting, from, to, added))
        if (from < 0 || sum >= Math.min(FAR, far[from]!)) continue
        far[from] = sum
        byDistance[sum]!.push(from)
      }
    }
  return far
}

function footCost(setting: Setting, from: Location, to: Location, added: (from: Location, to: Location) => number): number {
  const cost = entryCost(setting, from, to)
  return isEntryCost(cost) ? Math.max(0, cost.halves + added(from, to)) : FAR
}

/** 23.3.1: onto the water and off it takes the whole MF of a Squad. */
const BY_BOAT = 8

function hasBoats(s: LnltState, side: Side): boolean {
  for (const weapon of s.weapons) if (weapon.side === side && typeOfWeapon(s, weapon).kind === 'boat') return true
  return false
}

/** 23.3.1: for those who have a boat the way leads over the River too. */
function withWaters(setting: Setting, at: Location): readonly Location[] {
  const beside = neighbours(setting, hexOf(at)).map((hex) => locationOf(hex))
  return [...destinations(setting, at), ...beside.filter((other) => isRiver({ setting }, other))]
}
