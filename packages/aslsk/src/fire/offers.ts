import type { AslskState, Location } from '../state.ts'
import { turnVehicle } from '../vehicles/turn-act.ts'

/** Of what is offered as a whole, not by who does it. */
export const ALL = -1

/**
 * What a side may fire, kept through a fire phase as long as all that happens is that its own vehicles turn (3.3.2). That is much of what is done in such a
 * phase, and changes nothing but what the vehicle itself may do. Whatever else is done, everything is worked out anew.
 */
export class Offers {
  readonly #byAct = new Map<string, Map<number, unknown>>()
  #collapsed: readonly Location[] | undefined

  /** What an act offers, by the number of the unit or Weapon that does it, or `ALL` of it. */
  of<List>(act: string, id: number, workOut: () => List): List {
    let byId = this.#byAct.get(act)
    if (!byId) {
      byId = new Map()
      this.#byAct.set(act, byId)
    }
    const known = byId.get(id)
    if (known) return known as List
    const made = workOut()
    byId.set(id, made)
    return made
  }

  /** Before something is done. The numbers of units and Weapons may be the same: then something is forgotten that need not be. */
  decided(s: AslskState, decision: { readonly type: string; readonly unit?: number }): void {
    if (decision.type !== turnVehicle.type) {
      this.#byAct.clear()
      return
    }
    for (const byId of this.#byAct.values()) {
      byId.delete(decision.unit!)
      for (const weapon of s.weapons) if (weapon.owner === decision.unit) byId.delete(weapon.id)
    }
  }

  /** Before a question is asked. 8.2.1: a vehicle that turns may bring down a hut, and with it change what others see. */
  heed({ collapsed }: AslskState): this {
    if (collapsed !== this.#collapsed) this.#byAct.clear()
    this.#collapsed = collapsed
    return this
  }
}

/** What a phase may keep: nothing with modules, whose rules may depend on anything, nor where a side knows less than there is. */
export function offersIn({ setting }: AslskState): Offers | undefined {
  return setting.modules.length > 0 || setting.fog ? undefined : new Offers()
}
