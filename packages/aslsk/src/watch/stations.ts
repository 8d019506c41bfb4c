import { isCloud } from '../ordnance/ammunition.ts'
import type { AslskState, Unit, Weapon } from '../state.ts'
import { weaponTypeOf } from '../units/types.ts'

/*
 * What has changed about single units and Weapons. What a squad can do depends on who else is in its hex; what a vehicle can fire does so only if that is
 * the enemy: when those around it fire, break and rally, it can fire what it could.
 */

/** When last something changed, by unit, by Weapon and by hex: the number of the look that found it. */
export class Stations {
  readonly #units: number[] = []
  /** By Weapon: of all about it but that its side has no more Smoke. */
  readonly #weapons: number[] = []
  /** By unit: of any Weapon that it has or had, but for Ordnance without IFE, or that these were fired. */
  readonly #arms: number[] = []
  readonly #clouds: number[] = []
  /** By hex: when last somebody came or left. */
  readonly #comings: Int32Array

  constructor(size: number) {
    this.#comings = new Int32Array(size)
  }

  /** Of a vehicle and one of its Weapons: all that matters to what this can be fired at but how much Smoke there is. */
  changedFor({ id, at }: Unit, weapon: Weapon): number {
    return Math.max(at < 0 ? 0 : this.#comings[at]!, this.#units[id] ?? 0, this.#weapons[weapon.id] ?? 0)
  }

  /** Of a vehicle with all of its MGs. */
  changedForMgs({ id, at }: Unit): number {
    return Math.max(at < 0 ? 0 : this.#comings[at]!, this.#units[id] ?? 0, this.#arms[id] ?? 0)
  }

  /** When last a vehicle's side had no more Smoke for this Weapon, or had it again. */
  cloudsChanged(weapon: Weapon): number {
    return this.#clouds[weapon.id] ?? 0
  }

  unitChanges(was: Unit | undefined, unit: Unit, now: number): void {
    this.#units[unit.id] = now
    if (was && was.at === unit.at && was.side === unit.side) return
    if (was && was.at >= 0) this.#comings[was.at] = now
    if (unit.at >= 0) this.#comings[unit.at] = now
  }

  weaponChanges(s: AslskState, was: Weapon | undefined, weapon: Weapon, now: number): void {
    this.#weapons[weapon.id] = now
    if (weapon.ordnance && (!was || was.ordnance) && !isSprayedWith(s, weapon)) return
    if (was && was.owner >= 0) this.#arms[was.owner] = now
    if (weapon.owner >= 0) this.#arms[weapon.owner] = now
  }

  /** A unit has fired its Weapons alone, whether or not that shows on them. */
  gunsFire(unit: number, now: number): void {
    this.#arms[unit] = now
  }

  /**
   * 6.2: that its side has no more Smoke in a phase is told to all Ordnance, and matters to what has Smoke. Whether that is all it means: nobody else in
   * the hex of a vehicle need be looked at for that. That it has Smoke again, as in a game taken back, is a change like any other of the Weapon.
   */
  cloudsChange(s: AslskState, weapon: Weapon, now: number): boolean {
    if (!firesClouds(s, weapon)) return true
    if (!s.units[weapon.owner]?.vehicle) return false
    if (weapon.ordnance?.noSmoke) this.#clouds[weapon.id] = now
    else this.#weapons[weapon.id] = now
    return true
  }
}

/** 6.8: Ordnance with an IFE is fired along with the MGs. */
function isSprayedWith(s: AslskState, weapon: Weapon): boolean {
  return (weaponTypeOf(s, weapon).barrel?.ife ?? null) !== null
}

/** 6.2: whether a Weapon has Smoke or white phosphorus. */
function firesClouds(s: AslskState, weapon: Weapon): boolean {
  for (const { kind } of weaponTypeOf(s, weapon).barrel?.ammunition ?? []) if (isCloud(kind)) return true
  return false
}
