import type { Problem } from '@firegroup/kernel'
import type { CounterFile } from './counter-file.ts'
import { readCounterFile } from './counter-file.ts'
import type { InfantryType, WeaponType } from './counters.ts'
import ourGuns from './guns.json' with { type: 'json' }
import { type GunType, gun, gunProblems } from './guns.ts'
import ourLatw from './latw.json' with { type: 'json' }
import { latw, latwProblems } from './latw.ts'
import ourMortars from './mortars.json' with { type: 'json' }
import { gunAsWeapon, mortar } from './mortars.ts'
import { mountedOn } from './mounted.ts'
import ourVehicles from './vehicles.json' with { type: 'json' }
import { type VehicleType, vehicle, vehicleProblems } from './vehicles.ts'

/** The Guns and vehicles of a game: ours are read when somebody first asks for one, which an Infantry battle never does. */
export class OrdnancePack {
  readonly #infantry: ReadonlyMap<string, InfantryType>
  readonly #file: CounterFile | null
  #guns: ReadonlyMap<string, GunType> | undefined
  #vehicles: ReadonlyMap<string, VehicleType> | undefined
  #weapons: ReadonlyMap<string, WeaponType> | undefined
  #mounted: ReadonlyMap<string, WeaponType> | undefined

  /** Ours, with those of a counter file over them. */
  constructor(infantry: ReadonlyMap<string, InfantryType>, file: CounterFile | null = null) {
    this.#infantry = infantry
    this.#file = file
  }

  get guns(): ReadonlyMap<string, GunType> {
    this.#guns ??= typesOf([...ours('guns', ourGuns), ...(this.#file?.guns ?? [])], gun)
    return this.#guns
  }

  get vehicles(): ReadonlyMap<string, VehicleType> {
    this.#vehicles ??= typesOf([...ours('vehicles', ourVehicles), ...(this.#file?.vehicles ?? [])], (entry) =>
      vehicle(entry, (nation) => this.#crewMorale(nation)),
    )
    return this.#vehicles
  }

  /** 1.2.7: what is mounted on vehicles, by `vehicle:place`. */
  get mounted(): ReadonlyMap<string, WeaponType> {
    this.#mounted ??= new Map([...this.vehicles.values()].flatMap(mountedOn).map((type) => [type.id, type]))
    return this.#mounted
  }

  /** 1.2.6, 4.5: Guns and light Mortars as Weapons that Infantry mans. */
  get weapons(): ReadonlyMap<string, WeaponType> {
    const mortars = () => typesOf([...ours('mortars', ourMortars), ...(this.#file?.mortars ?? [])], mortar)
    const guns = () => [...this.guns].map(([id, type]) => [id, gunAsWeapon(type)] as const)
    const latws = () => typesOf([...ours('latw', ourLatw), ...(this.#file?.latw ?? [])], latw)
    this.#weapons ??= new Map([...mortars(), ...latws(), ...guns()])
    return this.#weapons
  }

  /** 7.10: that of the best elite MMC of the nation. */
  #crewMorale(nation: string): number {
    let best = 0
    for (const type of this.#infantry.values())
      if (type.kind !== 'leader' && type.class === 'elite' && type.nation === nation) best = Math.max(best, type.morale)
    return best || NO_ELITE_MORALE
  }
}

/** Of a nation whose elite we don't know. */
const NO_ELITE_MORALE = 8

export function ordnanceProblems({ guns, vehicles, latw: light }: CounterFile): readonly Problem[] {
  return [...light.flatMap(latwProblems), ...guns.flatMap(gunProblems), ...vehicles.flatMap(vehicleProblems)]
}

function ours<P extends 'mortars' | 'latw' | 'guns' | 'vehicles'>(part: P, json: unknown): CounterFile[P] {
  const reading = readCounterFile(json)
  const problems = reading.ok ? ordnanceProblems(reading.value) : reading.problems
  if (!reading.ok || problems.length > 0) throw new Error(`Table ${part}: ${problems.map(({ message }) => message).join(' ')}`)
  return reading.value[part]
}

/** A later entry replaces an earlier one of the same id. */
function typesOf<E extends { readonly id: string }, T>(entries: readonly E[], type: (entry: E) => T): ReadonlyMap<string, T> {
  return new Map(entries.map((entry) => [entry.id, type(entry)]))
}
