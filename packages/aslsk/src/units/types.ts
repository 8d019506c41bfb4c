import { type Pack, type UnitType, unitType, type WeaponType, weaponType } from '../data/counters.ts'
import type { AslskState, Unit, Weapon } from '../state.ts'

/** What counters are by their number, as they were last asked for: asked millions of times a second, and exchanged now and then. */
class Latest<T> {
  readonly #names: string[] = []
  readonly #types: T[] = []
  readonly #find: (pack: Pack, name: string) => T
  #pack: Pack | null = null

  constructor(find: (pack: Pack, name: string) => T) {
    this.#find = find
  }

  get(pack: Pack, id: number, name: string): T {
    return this.#pack === pack && this.#names[id] === name ? this.#types[id]! : this.#look(pack, id, name)
  }

  #look(pack: Pack, id: number, name: string): T {
    if (this.#pack !== pack) {
      this.#pack = pack
      this.#names.length = 0
    }
    const type = this.#find(pack, name)
    this.#names[id] = name
    this.#types[id] = type
    return type
  }
}

const unitTypes = new Latest(unitType)
const weaponTypes = new Latest(weaponType)

/** The printed values of a unit's counter. */
export function typeOf(s: AslskState, unit: Unit): UnitType {
  return unitTypes.get(s.setting.pack, unit.id, unit.type)
}

/** The printed values of a Weapon's counter. */
export function weaponTypeOf(s: AslskState, weapon: Weapon): WeaponType {
  return weaponTypes.get(s.setting.pack, weapon.id, weapon.type)
}
