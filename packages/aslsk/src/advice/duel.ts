import { type Facing, facingsFrom } from '../armour/facing.ts'
import type { Barrel } from '../data/mortars.ts'
import { toHitNumber } from '../data/to-hit.ts'
import { basicToKill, rangeChange } from '../data/to-kill.ts'
import type { VehicleType } from '../data/vehicles.ts'
import { locationOf } from '../map/location.ts'
import type { AslskState, Hex, Side } from '../state.ts'
import { isGoodOrder, noticedBy, type Vehicle, vehicleTypeOf, weaponTypeOf } from '../units/units.ts'
import { BLOCKED, type Lay, layOf } from './lay.ts'

/** A gun as far as it kills vehicles. */
interface Muzzle {
  readonly at: Hex
  readonly barrel: Barrel
  readonly basic: number
  readonly shell: 'ap' | 'heat' | 'he'
}

/** What the enemy's guns may do to vehicles, from where they stand: a rough reckoning for planning moves. */
export class Duels {
  readonly #s: AslskState
  readonly #lay: Lay
  readonly #muzzles: readonly Muzzle[]

  constructor(s: AslskState, side: Side) {
    this.#s = s
    this.#lay = layOf(s.setting)
    const enemies = noticedBy(s, side).filter((unit) => unit.side !== side && unit.at >= 0 && isGoodOrder(unit))
    const able = new Map(enemies.map((unit) => [unit.id, unit.at]))
    this.#muzzles = s.weapons.flatMap((weapon) => {
      const at = able.get(weapon.owner)
      return at === undefined || weapon.malfunctioned ? [] : (muzzleOf(s, weapon, at) ?? [])
    })
  }

  /** The chance that the enemy's guns kill it there, pointing so, if each fires once. */
  danger(vehicle: Vehicle, place: Hex, vca: number): number {
    const type = vehicleTypeOf(this.#s, vehicle)
    let alive = 1
    for (const muzzle of this.#muzzles) alive *= 1 - this.#kills(muzzle, muzzle.at, type, place, vca)
    return 1 - alive
  }

  #kills({ barrel, basic, shell }: Muzzle, from: Hex, type: VehicleType, place: Hex, vca: number): number {
    if (from === place) return 0
    const range = this.#s.setting.map.grid.distance(from, place)
    if (barrel.shaped && range > MOST_SHAPED) return 0
    const change = rangeChange(shell, barrel.caliber, range)
    if (change === null) return 0
    const hindrance = this.#lay.hindrance(from, place)
    if (hindrance === BLOCKED) return 0
    const number = barrel.shaped ? (barrel.shaped.toHit[range] ?? 0) : toHitNumber('vtt', false, range, barrel)
    const hit = chanceOf(number - type.targetSize - hindrance - this.#lay.tem[place]!)
    if (hit === 0) return 0
    const facing = facingsFrom(this.#s, locationOf(place), vca, locationOf(from))[0]!
    return hit * chanceOf(basic + change - armourAt(type, facing) - 1)
  }
}

/** No rocket is worth firing further. */
const MOST_SHAPED = 5

function armourAt({ armour }: VehicleType, facing: Facing): number {
  return facing === 'front' ? (armour.hullFront + armour.turretFront) / 2 : (armour.hullSideRear + armour.turretSideRear) / 2
}

function muzzleOf(s: AslskState, weapon: AslskState['weapons'][number], at: Hex): Muzzle | null {
  const { barrel, id, nation } = weaponTypeOf(s, weapon)
  if (!barrel || barrel.role === 'MTR') return null
  if (barrel.shaped) return { at, barrel, basic: barrel.shaped.toKill, shell: 'heat' }
  const { caliber, length } = barrel
  const shell = barrel.ap ? 'ap' : 'he'
  const basic = basicToKill(shell, { caliber, length, nation, id })
  return basic === null ? null : { at, barrel, basic, shell }
}

/** Of a DR of at most so much. */
function chanceOf(most: number): number {
  return CHANCES[Math.max(0, Math.min(12, Math.floor(most)))]!
}

const CHANCES = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36].map((rolls) => rolls / 36)
