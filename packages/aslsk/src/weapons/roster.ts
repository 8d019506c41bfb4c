import type { WeaponType } from '../data/counters.ts'
import type { Setting } from '../setting.ts'
import type { AslskState } from '../state.ts'
import { weaponTypeOf } from '../units/types.ts'

/**
 * The Weapons of a sort in a game, as far as they have been looked through. They are there from the start: all that comes to be during play are Panzerfausts
 * (4.4.2), and what a Weapon is turned into stays of its sort. So what few of them can do is asked of those few, before every question of a fire phase.
 */
export class WeaponRoster {
  readonly #isMeant: (type: WeaponType) => boolean
  readonly #known = new WeakMap<Setting, Scanned>()
  #last: { readonly setting: Setting; readonly scanned: Scanned } | undefined

  constructor(isMeant: (type: WeaponType) => boolean) {
    this.#isMeant = isMeant
  }

  /** By their number, also those that are lost. */
  ids(s: AslskState): readonly number[] {
    const { setting, weapons } = s
    const scanned = this.#last?.setting === setting ? this.#last.scanned : this.#scannedIn(setting)
    for (; scanned.count < weapons.length; scanned.count++)
      if (this.#isMeant(weaponTypeOf(s, weapons[scanned.count]!))) scanned.ids.push(scanned.count)
    return scanned.ids
  }

  #scannedIn(setting: Setting): Scanned {
    const scanned = this.#known.get(setting) ?? { count: 0, ids: [] }
    this.#known.set(setting, scanned)
    this.#last = { setting, scanned }
    return scanned
  }
}

interface Scanned {
  count: number
  readonly ids: number[]
}
