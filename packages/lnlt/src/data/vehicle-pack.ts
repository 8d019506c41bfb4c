import type { Problem } from '@firegroup/kernel'
import { nationOf } from './nations.ts'
import type { GunEntry, VehicleEntry } from './unit-file.ts'
import type { CounterType } from './unit-types.ts'
import { type AirStrike, type Armor, CAPACITIES, type GunType, UNARMORED, type VehicleType } from './vehicle-types.ts'

/** 14.1: a to-hit table as it stands in a file. */
export function gunType(entry: GunEntry): GunType {
  const { id, name, ranges, toHit, penetration, ammunition, era = 'ww2', source, confidence, assumed = [] } = entry
  const columns = ranges.map((range, i) => ({ range, toHit: cell(toHit[i]), penetration: cell(penetration[i]) }))
  return { id, name, columns, ammunition, era, provenance: { source, confidence, assumed } }
}

function cell(value: number | undefined): number | null {
  return value === undefined || value < 0 ? null : value
}

/** 15.0: a vehicle as a counter among the others; a Shaken one has half its MF, rounded down for once. */
export function vehicle(entry: VehicleEntry, nation: string, id: string): Omit<CounterType, 'era' | 'slice' | 'house' | 'provenance'> {
  const { name, movement, morale } = entry
  return {
    id,
    nation,
    badge: null,
    kind: 'vehicle',
    label: name,
    name: `${nationOf(nation).adjective} ${name}`,
    inherent: false,
    fp: 0,
    range: 0,
    minRange: 0,
    extendedRange: false,
    movement,
    morale,
    shakenMovement: movement >> 1,
    shakenMorale: morale,
    leadership: 0,
    leadershipRange: 0,
    halfSquad: null,
    halfSquadEven: null,
    assaultMove: true,
    stealth: false,
    assaulter: false,
    meleeBonus: false,
    selfRally: 'SR',
    smoke: false,
    wounded: null,
    skills: [],
    team: null,
    tis: entry.tis ?? false,
    depletion: 0,
    gun: null,
    he: null,
    shots: 1,
    immobile: false,
    hitAndRun: false,
    mount: null,
    dismounted: null,
    vehicle: vehicleType(entry),
  }
}

const NO_ARMOR: Armor = [UNARMORED, UNARMORED, UNARMORED]

function vehicleType(entry: VehicleEntry): VehicleType {
  const { class: kind, hull, turret, guns = [], machineGuns = [], passengers, openTop = false, size = 'average', flamethrower } = entry
  return {
    class: kind,
    hull: hull ? (hull as unknown as Armor) : NO_ARMOR,
    turret: turret ? (turret as unknown as Armor) : null,
    turreted: turret !== undefined || guns.some(({ mount }) => mount === 'turret'),
    guns: guns.map(({ gun, mount, he = null, shots = 1, depletion }) => ({ gun, mount, he, shots, ...(depletion ? { depletion } : {}) })),
    machineGuns: flamethrower ? [...machineGuns, { ...flamethrower, arc: 'hull', flames: true }] : machineGuns,
    passengers: passengers ? CAPACITIES[passengers]! : null,
    openTop,
    size,
    redArmor: entry.redArmor ?? false,
    air: entry.air ?? null,
    strike: entry.air === 'plane' ? strikeOf(entry) : null,
  }
}

function strikeOf({ cannon, bombs, grid }: VehicleEntry): AirStrike {
  return { cannon: cannon ?? null, bombs: bombs ?? null, grid: grid ?? null }
}

/** 15.0: what a vehicle can't be. */
export function vehicleProblems(guns: ReadonlyMap<string, GunType>, { id, vehicle: type }: CounterType): readonly Problem[] {
  const problems: Problem[] = []
  const { hull, turret, turreted, machineGuns, openTop } = type!
  for (const { gun } of type!.guns)
    if (!guns.has(gun)) problems.push({ rule: '14.1', message: `${id}.guns names no to-hit table: ${gun}.` })
  if (!turreted && machineGuns.some(({ arc }) => arc === 'turret' || arc === 'rear'))
    problems.push({ rule: '15.0', message: `${id}.machineGuns: without a turret nothing fires from it.` })
  if (turreted && turret === null && hull !== NO_ARMOR)
    problems.push({ rule: '14.1.3', message: `${id}.turret: an armored vehicle with a turret needs the armor of the turret.` })
  if (type!.air === 'plane' && hull === NO_ARMOR) problems.push({ rule: '19.1.1', message: `${id}.hull: a plane has an armor factor.` })
  if (openTop && hull === NO_ARMOR) problems.push({ rule: '15.8', message: `${id}.openTop: only an armored vehicle is open-topped.` })
  return problems
}
