import type { WeaponType } from './counters.ts'
import type { Barrel } from './mortars.ts'
import { highExplosiveFp } from './to-hit.ts'
import type { VehicleType } from './vehicles.ts'

/** 1.2.7: where something is mounted on a vehicle: its main armament, a MG, or a flamethrower. */
export type MountedPlace = 'main' | 'bow' | 'coaxial' | 'antiAircraft' | 'rear' | 'flame'

/** 7.8: how far vehicular MGs reach. */
const MG_RANGE = { bow: 8, coaxial: 12, antiAircraft: 8, rear: 8 } as const

/** 4.4.4: an anti-tank rifle as main armament. */
const RIFLE = { fp: 1, range: 12 } as const

const MG_NAMES = { bow: 'BMG', coaxial: 'CMG', antiAircraft: 'AAMG', rear: 'RMG' } as const
const MG_PLACES = ['bow', 'coaxial', 'antiAircraft', 'rear'] as const

/** No range is printed: no map is as large. */
const UNLIMITED = 999

/** 7.2: without a printed B# it fails on this. */
const BREAKDOWN = 12

/** 3.1c: what is mounted on a vehicle is repaired on a 1 and lost on a 6. */
const REPAIR = { repair: 1, removal: 6 } as const

/** 1.2.7: everything that a vehicle fires with, the main armament first. */
export function mountedOn(type: VehicleType): WeaponType[] {
  const main = mainArmament(type)
  const mgs = MG_PLACES.flatMap((place) => {
    const fp = type.mg[place]
    return fp === undefined || isMain(type, place) ? [] : [machineGun(type, place, fp)]
  })
  const flame = flamethrower(type)
  return [...(main ? [main] : []), ...mgs, ...(flame ? [flame] : [])]
}

/** What all that is mounted has in common. */
function mount({ id, nation, provenance }: VehicleType, place: MountedPlace) {
  return { id: `${id}:${place}`, nation, mounted: place, xNumber: null, pp: 0, ...REPAIR, provenance }
}

function mainArmament(type: VehicleType): WeaponType | null {
  const { gun, mgArmament } = type
  if (gun) {
    const { caliber, rof, bNumber } = gun
    const name = `${type.armament} gun`
    return {
      ...mount(type, 'main'),
      name,
      kind: 'gun',
      fp: highExplosiveFp(caliber),
      range: UNLIMITED,
      rof,
      breakdown: bNumber,
      barrel: barrelOf(type, gun),
    }
  }
  if (!mgArmament) return null
  const place = mainMg(type)
  const isRifle = mgArmament.weapon === 'ATR'
  return {
    ...mount(type, 'main'),
    name: mgArmament.weapon,
    kind: 'mg',
    fp: isRifle ? RIFLE.fp : (type.mg[place] ?? 0),
    range: isRifle ? RIFLE.range : MG_RANGE[place],
    rof: mgArmament.rof,
    breakdown: mgArmament.bNumber,
  }
}

function barrelOf(
  { turret, targetSize, ammunition }: VehicleType,
  { caliber, length, he, ap, ife, noIntensiveFire = false }: NonNullable<VehicleType['gun']>,
): Barrel {
  const turns = turret === 'NT' ? 'NT' : turret === 'T' ? '360' : 'ST' // 7.2: RST and 1MT pay as ST
  const asGuns = { inBuildings: true, gunshield: false, manhandling: null } as const
  return { role: 'MA', caliber, length, minRange: 0, mount: turns, targetSize, he, ap, ife, ammunition, noIntensiveFire, ...asGuns }
}

/** A22: a flamethrower in the bow; it is never repaired. */
function flamethrower(type: VehicleType): WeaponType | null {
  if (!type.flamethrower) return null
  const { fp, range, reach, xNumber } = type.flamethrower
  const used = { repair: 0, removal: 0, rof: 0, breakdown: xNumber, xNumber }
  return { ...mount(type, 'flame'), ...used, name: 'FT', kind: 'ft', fp, range, reach }
}

function machineGun(type: VehicleType, place: (typeof MG_PLACES)[number], fp: number): WeaponType {
  return { ...mount(type, place), name: MG_NAMES[place], kind: 'mg', fp, range: MG_RANGE[place], rof: 0, breakdown: BREAKDOWN }
}

/** The MG that is a vehicle's main armament. */
function mainMg({ mg, mgArmament }: VehicleType): (typeof MG_PLACES)[number] {
  if (mgArmament?.weapon === 'BMG') return 'bow'
  return mg.coaxial === undefined ? 'bow' : 'coaxial'
}

function isMain(type: VehicleType, place: (typeof MG_PLACES)[number]): boolean {
  return type.mgArmament !== undefined && type.mgArmament.weapon !== 'ATR' && mainMg(type) === place
}
