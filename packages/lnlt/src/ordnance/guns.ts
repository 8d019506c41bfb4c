import type { Problem } from '@firegroup/kernel'
import { type CounterType, gunOf, type Pack } from '../data/pack.ts'
import type { GunColumn, GunType, MountedGun } from '../data/vehicle-types.ts'
import type { LnltState, Unit, Weapon } from '../state.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'

/** 14.0: a gun in somebody's hands: the number of one of his own, or -1 - the id of a Support Weapon that he has. */
export type GunNumber = number

export function gunOfWeapon(weapon: number): GunNumber {
  return -1 - weapon
}

export function weaponOfGun(s: LnltState, gun: GunNumber): Weapon | undefined {
  return gun < 0 ? s.weapons[-1 - gun] : undefined
}

/** 14.0: what a unit can fire by the OFT. */
export interface Gun extends MountedGun {
  readonly number: GunNumber
  readonly type: GunType
  readonly name: string
  /** 23.2.4: HEAT that loses nothing against men in the open. */
  readonly fullHe?: boolean
}

/** 14.1, 1.7.1: the guns of a vehicle or of a gun's team. */
export function gunsOf(s: LnltState, unit: Unit): readonly Gun[] {
  return guns.get(s.setting.pack)?.get(unit.type) ?? remember(s, unit)
}

/** What is printed never changes: put together once for each counter of a pack. */
const guns = new WeakMap<Pack, Map<string, readonly Gun[]>>()

function remember(s: LnltState, unit: Unit): readonly Gun[] {
  const { pack } = s.setting
  const ofPack = guns.get(pack) ?? new Map<string, readonly Gun[]>()
  const found = printedOn(s, typeOf(s, unit))
  guns.set(pack, ofPack.set(unit.type, found))
  return found
}

function printedOn(s: LnltState, { vehicle, gun, he, shots, name }: CounterType): readonly Gun[] {
  const mounted: readonly MountedGun[] = vehicle ? vehicle.guns : gun === null ? [] : [{ gun, mount: 'hull', he, shots }]
  return mounted.map((each, number) => {
    const type = gunOf(s.setting.pack, each.gun)
    return { ...each, number, type, name: vehicle ? type.name : name }
  })
}

/** The gun of that number, or undefined where the unit has none. */
export function gunNumbered(s: LnltState, unit: Unit, number: GunNumber): Gun | undefined {
  const weapon = weaponOfGun(s, number)
  if (number >= 0) return gunsOf(s, unit)[number]
  if (!weapon) return undefined
  const { gun, he, name, fullHe } = typeOfWeapon(s, weapon)
  return gun === null ? undefined : { gun, mount: 'hull', he, shots: 1, number, type: gunOf(s.setting.pack, gun), name, fullHe }
}

/** '75 mm M3': without the vehicle that it is in. */
export const plainGun = (name: string): string => name.replace(/ \([^)]*\)$/, '')

/** 'gun'; by its name where a unit has more than one. */
export function gunWords(s: LnltState, unit: Unit | undefined, number: GunNumber): string {
  const all = unit ? gunsOf(s, unit) : []
  return all.length > 1 && all[number] ? plainGun(all[number].name) : 'gun'
}

/** 14.1: the left-most column whose range is enough; an asterisk, or beyond the last: no shot. */
export function columnFor(
  { columns }: GunType,
  range: number,
): (GunColumn & { readonly toHit: number; readonly penetration: number }) | null {
  for (const column of columns)
    if (range <= column.range) {
      const { toHit, penetration } = column
      return toHit === null || penetration === null ? null : { ...column, toHit, penetration }
    }
  return null
}

export function rangeProblem({ type, name }: Gun, range: number): Problem | null {
  if (columnFor(type, range)) return null
  const reach = type.columns.at(-1)?.range ?? 0
  return {
    rule: '14.1',
    message: range > reach ? `The ${name} reaches ${reach} hexes, not ${range}.` : `The ${name} can't fire at a range of ${range}.`,
  }
}
