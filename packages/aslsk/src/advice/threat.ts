import { weaponType } from '../data/counters.ts'
import { FIRE_DRM } from '../data/fire.ts'
import { columnIndex, FP_UNIT } from '../data/ift.ts'
import { sight } from '../map/los.ts'
import { distance, terrainAt } from '../map/terrain.ts'
import { type AslskState, enemyOf, type Place, type Side, type Unit } from '../state.ts'
import { isGoodOrder, isLeader, leadershipOf, typeOf } from '../units/units.ts'
import { expectedLoss } from './worth.ts'

interface Battery {
  readonly at: Place
  readonly guns: { readonly fp: number; readonly range: number }[]
  leadership: number
}

/** The fire that an enemy could bring down on each hex: a rough reckoning, hex by hex as one group each, for planning moves. */
export class Threat {
  readonly #s: AslskState
  readonly #batteries: Battery[] = []
  readonly #known = new Map<number, readonly { readonly column: number; readonly drm: number; readonly clear: boolean }[]>()

  constructor(s: AslskState, side: Side) {
    this.#s = s
    for (const unit of s.units) if (unit.side === enemyOf(side) && isGoodOrder(unit)) this.#add(unit)
  }

  /** The share of a unit that it is expected to lose in a hex: moving into it, or just being there. */
  on(unit: Unit, place: Place, how: 'moving' | 'assault' | 'still'): number {
    const tem = terrainAt(this.#s, place).tem
    const open = terrainAt(this.#s, place).openGround
    let loss = 0
    for (const { column, drm, clear } of this.#at(place)) {
      const moving = (how === 'moving' ? FIRE_DRM.ffnam : 0) + (how !== 'still' && open && clear ? FIRE_DRM.ffmo : 0)
      loss += (1 - loss) * expectedLoss(unit, column, drm + tem + moving)
    }
    return loss
  }

  #add(unit: Unit): void {
    let battery = this.#batteries.find(({ at }) => at === unit.at)
    if (!battery) {
      battery = { at: unit.at, guns: [], leadership: 0 }
      this.#batteries.push(battery)
    }
    if (isLeader(unit)) {
      if (!unit.pinned) battery.leadership = Math.min(battery.leadership, leadershipOf(unit))
      return
    }
    const share = unit.fire === 'none' ? 1 : unit.fire === 'first' ? 0.5 : 0
    const pinned = unit.pinned ? 0.5 : 1
    const { fp, range } = typeOf(unit)
    if (share > 0) battery.guns.push({ fp: fp * share * pinned, range })
    for (const weapon of this.#s.weapons)
      if (weapon.owner === unit.id && !weapon.malfunctioned && weaponType(weapon.type).kind === 'mg')
        battery.guns.push({
          fp: weaponType(weapon.type).fp * pinned * (weapon.fire === 'final' ? 0 : 1),
          range: weaponType(weapon.type).range,
        })
  }

  #at(place: Place): readonly { readonly column: number; readonly drm: number; readonly clear: boolean }[] {
    let attacks = this.#known.get(place)
    if (attacks) return attacks
    const found: { column: number; drm: number; clear: boolean }[] = []
    for (const battery of this.#batteries) {
      const away = distance(this.#s, battery.at, place)
      let fp = 0
      for (const gun of battery.guns) {
        if (away > 2 * gun.range) continue
        fp += away <= 1 ? gun.fp * 2 : away > gun.range ? gun.fp / 2 : gun.fp
      }
      if (fp < 1) continue
      const { blocked, hindrance } = sight(this.#s, battery.at, place)
      if (!blocked)
        found.push({ column: columnIndex(Math.floor(fp * FP_UNIT)), drm: hindrance + battery.leadership, clear: hindrance === 0 })
    }
    attacks = found
    this.#known.set(place, attacks)
    return attacks
  }
}
